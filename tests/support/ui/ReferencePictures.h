// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QString>

#include <algorithm>
#include <cmath>

namespace ringford::test {

constexpr int kBlock = 12; ///< dots

/** How far two pictures differ in any block of dots, 0 to 255, but for what two machines' rasters make of a line. */
inline double worstBlock(const QImage& one, const QImage& other)
{
    double worst = 0;
    for (int top = 0; top < one.height(); top += kBlock) {
        for (int left = 0; left < one.width(); left += kBlock) {
            double sum = 0;
            int count = 0;
            for (int y = top; y < std::min(top + kBlock, one.height()); ++y) {
                for (int x = left; x < std::min(left + kBlock, one.width()); ++x, ++count) {
                    const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
                    sum += (std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                            std::abs(a.blue() - b.blue())) /
                           3.0;
                }
            }
            worst = std::max(worst, sum / count);
        }
    }
    return worst;
}

/**
 * In what @p image is another than the picture in @p file, where any block differs by @p most or more; empty where it
 * is not. With RINGFORD_WRITE_REFERENCES set it is written there instead, for somebody to look at.
 */
inline QString differenceFromReference(const QImage& image, const QString& file, double most)
{
    const QImage expected(file);
    const bool hasSize = image.size() == expected.size();
    const double worst = hasSize ? worstBlock(image, expected) : 0;
    if (hasSize && worst < most)
        return {};
    if (qEnvironmentVariableIsSet("RINGFORD_WRITE_REFERENCES")) {
        QDir().mkpath(QFileInfo(file).path());
        return image.save(file) ? QString() : QStringLiteral("cannot write ") + file;
    }
    return hasSize ? QStringLiteral("%1: a block differs by %2").arg(file, QString::number(worst))
                   : file + QStringLiteral(" is missing, or has another size");
}

} // namespace ringford::test
