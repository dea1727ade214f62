// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollsMenu.h"

#include "ui/dice/CommonRollsFile.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr const char* kFavourites = "dice/favourites";
constexpr std::size_t kMostOffered = 40; // of a file: a menu is as high as the screen
constexpr std::size_t kMostFavourites = 40;
constexpr qsizetype kMostOfName = 40; // characters

QString cut(const QString& text)
{
    return text.size() <= kMostOfName ? text : text.left(kMostOfName - 1) + u'…';
}

bool isSame(const RollsMenu::Candidate& one, const RollsMenu::Candidate& other)
{
    return one.roll == other.roll && one.name == other.name;
}

} // namespace

RollsMenu::RollsMenu(CommonRollsFile& file, QSettings& store, CandidateSource candidate, QWidget* parent)
    : QMenu(tr("Rolls"), parent), m_file(file), m_store(store), m_candidate(std::move(candidate))
{
    setObjectName(QStringLiteral("rolls"));
    setAccessibleName(title()); // that is the name of what opens it alone
    connect(this, &QMenu::aboutToShow, this, [this] {
        m_file.look();
        fill();
    });
    connect(&file, &CommonRollsFile::changed, this, [this] {
        if (isVisible())
            fill();
    });
}

std::vector<RollsMenu::Candidate> RollsMenu::favourites() const
{
    std::vector<Candidate> found;
    for (const QString& line : m_store.value(QLatin1String(kFavourites)).toStringList()) {
        const QString roll = line.section(u'\t', 1);
        const std::string text = roll.toStdString();
        if (found.size() < kMostFavourites && dice::readRoll(text))
            found.push_back({line.section(u'\t', 0, 0), roll});
    }
    return found;
}

void RollsMenu::keep(const std::vector<Candidate>& favourites)
{
    QStringList lines;
    for (const Candidate& one : favourites)
        lines += QString(one.name).replace(u'\t', u' ') + u'\t' + one.roll;
    m_store.setValue(QLatin1String(kFavourites), lines);
}

void RollsMenu::addRoll(const QString& name, const QString& roll)
{
    //: a roll in a menu: %1 is its name, %2 what is rolled
    QString text = name == roll ? cut(roll) : tr("%1: %2").arg(cut(name), cut(roll));
    addAction(text.replace(u'&', QStringLiteral("&&")), this, [this, roll] { emit chosen(roll); });
}

void RollsMenu::fill()
{
    clear();
    const std::vector<Candidate> kept = favourites();
    for (const Candidate& one : kept)
        addRoll(one.name, one.roll);
    addSection(tr("From dice.ini"));
    const auto& rolls = m_file.content().rolls;
    for (std::size_t i = 0; i < std::min(rolls.size(), kMostOffered); ++i)
        addRoll(words::fromUtf8(rolls[i].name), words::fromUtf8(rolls[i].roll.text));
    if (rolls.size() > kMostOffered)
        addAction(tr("%n more are not shown", nullptr, static_cast<int>(rolls.size() - kMostOffered)))
            ->setEnabled(false);
    if (rolls.empty())
        addAction(tr("Write rolls into %1").arg(QDir::toNativeSeparators(m_file.file())))->setEnabled(false);
    addSeparator();
    addChanges(kept);
}

void RollsMenu::addChanges(const std::vector<Candidate>& favourites)
{
    const auto candidate = m_candidate();
    const auto known =
        candidate ? std::ranges::find_if(favourites, [&](const Candidate& one) { return isSame(one, *candidate); })
                  : favourites.end();
    const bool isKnown = candidate && known != favourites.end();
    QAction* const add = addAction(tr("&Add to Favourites"), this, [this, favourites, candidate] {
        auto more = favourites;
        more.push_back(*candidate);
        keep(more);
    });
    add->setObjectName(QStringLiteral("addFavourite"));
    add->setEnabled(candidate && !isKnown && favourites.size() < kMostFavourites);
    QAction* const remove = addAction(tr("&Remove from Favourites"), this, [this, favourites, candidate] {
        auto fewer = favourites;
        std::erase_if(fewer, [&](const Candidate& one) { return isSame(one, *candidate); });
        keep(fewer);
    });
    remove->setObjectName(QStringLiteral("removeFavourite"));
    remove->setEnabled(isKnown);
}

} // namespace ringford::ui
