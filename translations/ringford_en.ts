<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Diagram</name>
    <message numerus="yes">
        <source>Diagram with %n pieces.</source>
        <extracomment>a picture on a help page, read aloud</extracomment>
        <translation>
            <numerusform>Diagram with %n piece.</numerusform>
            <numerusform>Diagram with %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>killed</comment>
        <extracomment>%n pieces are not named, behind a list of others</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are captured.</source>
        <translation>
            <numerusform>%n piece is captured.</numerusform>
            <numerusform>%n pieces are captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of %1</source>
        <comment>killed</comment>
        <extracomment>how many pieces of a seat were killed: %n, %1 the seat</extracomment>
        <translation>
            <numerusform>%n piece of %1</numerusform>
            <numerusform>%n pieces of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shells of %1 came down and killed nothing.</source>
        <extracomment>%n shells, %1 whose they are</extracomment>
        <translation>
            <numerusform>%n shell of %1 came down and killed nothing.</numerusform>
            <numerusform>%n shells of %1 came down and killed nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shells of %1 came down and killed %2.</source>
        <extracomment>%n shells, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`</extracomment>
        <translation>
            <numerusform>%n shell of %1 came down and killed %2.</numerusform>
            <numerusform>%n shells of %1 came down and killed %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines of %1 went off and killed nothing.</source>
        <extracomment>%n mines, %1 whose they are</extracomment>
        <translation>
            <numerusform>%n mine of %1 went off and killed nothing.</numerusform>
            <numerusform>%n mines of %1 went off and killed nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines of %1 went off and killed %2.</source>
        <extracomment>%n mines, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`</extracomment>
        <translation>
            <numerusform>%n mine of %1 went off and killed %2.</numerusform>
            <numerusform>%n mines of %1 went off and killed %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <extracomment>behind a list of places where something is wrong</extracomment>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message numerus="yes">
        <source>%1 won.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 won.</numerusform>
            <numerusform>%1 won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameItems</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerWords</name>
    <message numerus="yes">
        <source>%n members in.</source>
        <translation>
            <numerusform>%n member in.</numerusform>
            <numerusform>%n members in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n members out.</source>
        <translation>
            <numerusform>%n member out.</numerusform>
            <numerusform>%n members out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>below the names of members at their lines: so many others have no line</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingReport</name>
    <message numerus="yes">
        <source>%1 At %n places not all could be kept.</source>
        <extracomment>%1 says what could not be kept in games, the first ones, and where</extracomment>
        <translation>
            <numerusform>%1 At %n place not all could be kept.</numerusform>
            <numerusform>%1 At %n places not all could be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n positions of this file are left out.</source>
        <extracomment>%1 says what is wrong in the first of these lines, and where, each on a line of its own</extracomment>
        <translation>
            <numerusform>%1 %n position of this file is left out.</numerusform>
            <numerusform>%1 %n positions of this file are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n games of this file are left out.</source>
        <extracomment>%1 says what is wrong in the first of these games, and where, each on a line of its own</extracomment>
        <translation>
            <numerusform>%1 %n game of this file is left out.</numerusform>
            <numerusform>%1 %n games of this file are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comments of this file stand behind variations: here they stand before them.</source>
        <translation>
            <numerusform>%n comment of this file stands behind variations: here it stands before them.</numerusform>
            <numerusform>%n comments of this file stand behind variations: here they stand before them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags of this file are there twice in a game: all are kept.</source>
        <translation>
            <numerusform>%n tag of this file is there twice in a game: both are kept.</numerusform>
            <numerusform>%n tags of this file are there twice in a game: all are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetNotes</name>
    <message numerus="yes">
        <source>With %n tasks on a page, all have room.</source>
        <translation>
            <numerusform>With %n task on a page, all have room.</numerusform>
            <numerusform>With %n tasks on a page, all have room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of %n tasks do not fit into their places: %1. Their ends are left out.</source>
        <extracomment>%1: their numbers, parted by commas</extracomment>
        <translation>
            <numerusform>The text of %n task does not fit into its place: %1. Its end is left out.</numerusform>
            <numerusform>The texts of %n tasks do not fit into their places: %1. Their ends are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n diagrams on a page they have %1.</source>
        <translation>
            <numerusform>With %n diagram on a page they have %1.</numerusform>
            <numerusform>With %n diagrams on a page they have %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pages of tasks, not %1, with %2 on each: with as many as are chosen, the boards would be too small.</source>
        <extracomment>%1 and %2 are numbers; %2 may be several, 7–9</extracomment>
        <translation>
            <numerusform>There is %n page of tasks, not %1, with %2 on each: with as many as are chosen, the boards would be too small.</numerusform>
            <numerusform>There are %n pages of tasks, not %1, with %2 on each: with as many as are chosen, the boards would be too small.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is with %n diagrams on a page.</source>
        <translation>
            <numerusform>That is with %n diagram on a page.</numerusform>
            <numerusform>That is with %n diagrams on a page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no answer to %n tasks: %1. What is played from there becomes the answer.</source>
        <extracomment>%1: their numbers, parted by commas</extracomment>
        <translation>
            <numerusform>There is no answer to %n task: %1. What is played from there becomes the answer.</numerusform>
            <numerusform>There is no answer to %n tasks: %1. What is played from there becomes the answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SituationWords</name>
    <message numerus="yes">
        <source>carries %n flags</source>
        <comment>of a seat, more than one</comment>
        <translation>
            <numerusform>carries %n flag</numerusform>
            <numerusform>carries %n flags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%1 won: %2 resigned.</source>
        <extracomment>%1 is who has won, %2 who gave up</extracomment>
        <translation>
            <numerusform>%1 won: %2 resigned.</numerusform>
            <numerusform>%1 won: %2 resigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 ran out of time.</source>
        <extracomment>%1 is who has won, %2 whose flag fell</extracomment>
        <translation>
            <numerusform>%1 won: %2 ran out of time.</numerusform>
            <numerusform>%1 won: %2 ran out of time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message numerus="yes">
        <source>Win for %1 in %n move(s)</source>
        <extracomment>%1 is a player, or several</extracomment>
        <translation>
            <numerusform>Win for %1 in %n move</numerusform>
            <numerusform>Win for %1 in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win for %1 in at most %n move(s)</source>
        <extracomment>%1 is a player, or several</extracomment>
        <translation>
            <numerusform>Win for %1 in at most %n move</numerusform>
            <numerusform>Win for %1 in at most %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win for %1 within %n action(s)</source>
        <translation>
            <numerusform>Win for %1 within %n action</numerusform>
            <numerusform>Win for %1 within %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loss for %1 within %n action(s)</source>
        <translation>
            <numerusform>Loss for %1 within %n action</numerusform>
            <numerusform>Loss for %1 within %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1, %n periods left</source>
        <extracomment>a clock with periods, read aloud: %1 is what is left of the one that runs, %n how many are left, with it</extracomment>
        <translation>
            <numerusform>%1, %n period left</numerusform>
            <numerusform>%1, %n periods left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is played by the computer.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 is played by the computer.</numerusform>
            <numerusform>%1 are played by the computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is thinking.</source>
        <comment>the computer</comment>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 is thinking.</numerusform>
            <numerusform>%1 are thinking.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 waits until the clocks go on.</source>
        <extracomment>%1 is a seat that the computer plays, or several</extracomment>
        <translation>
            <numerusform>%1 waits until the clocks go on.</numerusform>
            <numerusform>%1 wait until the clocks go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 has no pieces left.</source>
        <extracomment>%1 and %2 are seats</extracomment>
        <translation>
            <numerusform>%1 won: %2 has no pieces left.</numerusform>
            <numerusform>%1 won: %2 has no pieces left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: nobody else has any pieces left.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 won: nobody else has any pieces left.</numerusform>
            <numerusform>%1 won: nobody else has any pieces left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by resignation.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 won by resignation.</numerusform>
            <numerusform>%1 won by resignation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2.</source>
        <extracomment>%1 is one seat or several, %2 the reason</extracomment>
        <translation>
            <numerusform>%1 won: %2.</numerusform>
            <numerusform>%1 won: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ActionsDock</name>
    <message numerus="yes">
        <source>captures %n</source>
        <extracomment>an action in a list; %n is how many pieces it captures</extracomment>
        <translation>
            <numerusform>captures %n</numerusform>
            <numerusform>captures %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets %n back</source>
        <extracomment>an action in a list; %n is how many pieces it captures that are set back</extracomment>
        <translation>
            <numerusform>sets %n back</numerusform>
            <numerusform>sets %n back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kills %n</source>
        <extracomment>an action in a list; %n is how many pieces of others are killed by what goes off</extracomment>
        <translation>
            <numerusform>kills %n</numerusform>
            <numerusform>kills %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <extracomment>an action in a list; %n is how many own pieces are killed by what goes off</extracomment>
        <translation>
            <numerusform>loses %n</numerusform>
            <numerusform>loses %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisController</name>
    <message numerus="yes">
        <source>%n values that stood there were replaced.</source>
        <translation>
            <numerusform>%n value that stood there was replaced.</numerusform>
            <numerusform>%n values that stood there were replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n doubtful</numerusform>
            <numerusform>%n doubtful</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisDialog</name>
    <message numerus="yes">
        <source>%n positions.</source>
        <translation>
            <numerusform>%n position.</numerusform>
            <numerusform>%n positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n seconds; you can go on playing.</source>
        <translation>
            <numerusform>It takes about %n second; you can go on playing.</numerusform>
            <numerusform>It takes about %n seconds; you can go on playing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n minutes; you can go on playing.</source>
        <translation>
            <numerusform>It takes about %n minute; you can go on playing.</numerusform>
            <numerusform>It takes about %n minutes; you can go on playing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ArmyField</name>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>%n rook</numerusform>
            <numerusform>%n rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nightriders</source>
        <translation>
            <numerusform>%n nightrider</numerusform>
            <numerusform>%n nightriders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>%n bishop</numerusform>
            <numerusform>%n bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ClockController</name>
    <message numerus="yes">
        <source>%1 has %n seconds left.</source>
        <extracomment>spoken: %1 is a side whose clock is low</extracomment>
        <translation>
            <numerusform>%1 has %n second left.</numerusform>
            <numerusform>%1 has %n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::CommonRollsFile</name>
    <message numerus="yes">
        <source>%n lines of %1 are wrong; the others count: %2.</source>
        <extracomment>%1 is a file, %2 lists what is wrong with its %n lines</extracomment>
        <translation>
            <numerusform>%n line of %1 is wrong; the others count: %2.</numerusform>
            <numerusform>%n lines of %1 are wrong; the others count: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of %1 are wrong; the others count: %2 …</source>
        <extracomment>the same, where more are wrong than %2 lists</extracomment>
        <translation>
            <numerusform>%n line of %1 is wrong; the others count: %2 …</numerusform>
            <numerusform>%n lines of %1 are wrong; the others count: %2 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ComputerController</name>
    <message numerus="yes">
        <source>The computer waits. Play for it, or let it go on.</source>
        <translation>
            <numerusform>The computer waits. Play for it, or let it go on.</numerusform>
            <numerusform>The computers wait. Play for them, or let them go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let It Go &amp;On</source>
        <translation>
            <numerusform>Let It Go &amp;On</numerusform>
            <numerusform>Let Them Go &amp;On</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ConcessionController</name>
    <message numerus="yes">
        <source>No draw: %1 wants to play on.</source>
        <extracomment>%1 are seats of computers, of which others may agree</extracomment>
        <translation>
            <numerusform>No draw: %1 wants to play on.</numerusform>
            <numerusform>No draw: %1 want to play on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::CrossingsModel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>barred</comment>
        <extracomment>moves to another board that are barred: %1 is a list of some, %n how many others there are</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::Demonstration</name>
    <message numerus="yes">
        <source>Kept in the comment of this place: %n positions.</source>
        <translation>
            <numerusform>Kept in the comment of this place: %n position.</numerusform>
            <numerusform>Kept in the comment of this place: %n positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From a demonstration in a game of %1, after %n actions (%2).</source>
        <translation>
            <numerusform>From a demonstration in a game of %1, after %n action (%2).</numerusform>
            <numerusform>From a demonstration in a game of %1, after %n actions (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::EditSession</name>
    <message numerus="yes">
        <source>Editing a position: %n problems</source>
        <translation>
            <numerusform>Editing a position: %n problem</numerusform>
            <numerusform>Editing a position: %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::FileDrop</name>
    <message numerus="yes">
        <source>%n more files were not opened: that would be too many windows.</source>
        <translation>
            <numerusform>%n more file was not opened: that would be too many windows.</numerusform>
            <numerusform>%n more files were not opened: that would be too many windows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::GameLine</name>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>that one plays</comment>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats to play</source>
        <translation>
            <numerusform>%n seat to play</numerusform>
            <numerusform>%n seats to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: thinking</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: thinking</numerusform>
            <numerusform>%1: thinking</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: waiting while a dialog is open</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: waiting while a dialog is open</numerusform>
            <numerusform>%1: waiting while a dialog is open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: waiting while a menu is open</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: waiting while a menu is open</numerusform>
            <numerusform>%1: waiting while a menu is open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the computer waits</source>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: the computer waits</numerusform>
            <numerusform>%1: the computers wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::HandNews</name>
    <message numerus="yes">
        <source>%n cells can be chosen</source>
        <translation>
            <numerusform>%n cell can be chosen</numerusform>
            <numerusform>%n cells can be chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::HintController</name>
    <message numerus="yes">
        <source>Let It Go &amp;On</source>
        <translation>
            <numerusform>Let It Go &amp;On</numerusform>
            <numerusform>Let Them Go &amp;On</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::LedgerFiles</name>
    <message numerus="yes">
        <source>%n of these files were not opened: the name of a ledger ends in .csv. Games are opened in a game&apos;s window.</source>
        <translation>
            <numerusform>%n of these files was not opened: the name of a ledger ends in .csv. Games are opened in a game&apos;s window.</numerusform>
            <numerusform>%n of these files were not opened: the name of a ledger ends in .csv. Games are opened in a game&apos;s window.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonPanel</name>
    <message numerus="yes">
        <source>Find all: %n to go.</source>
        <translation>
            <numerusform>Find all: %n to go.</numerusform>
            <numerusform>Find all: %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n.</source>
        <translation>
            <numerusform>Win in %n.</numerusform>
            <numerusform>Win in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up the flag in %n.</source>
        <translation>
            <numerusform>Take up the flag in %n.</numerusform>
            <numerusform>Take up the flag in %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonSession</name>
    <message numerus="yes">
        <source>%n to go.</source>
        <extracomment>spoken after an answer, where several are looked for</extracomment>
        <translation>
            <numerusform>%n to go.</numerusform>
            <numerusform>%n to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesController</name>
    <message numerus="yes">
        <source>%n moves were deleted.</source>
        <translation>
            <numerusform>%n move was deleted.</numerusform>
            <numerusform>%n moves were deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesModel</name>
    <message numerus="yes">
        <source>%n more comments</source>
        <translation>
            <numerusform>%n more comment</numerusform>
            <numerusform>%n more comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayNews</name>
    <message numerus="yes">
        <source>%n other lines begin here</source>
        <extracomment>spoken of an action in the list of moves</extracomment>
        <translation>
            <numerusform>%n other line begins here</numerusform>
            <numerusform>%n other lines begin here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::PrintDialog</name>
    <message numerus="yes">
        <source>It goes over %n pages.</source>
        <translation>
            <numerusform>It goes over %n page.</numerusform>
            <numerusform>It goes over %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n things keep it from being played:</source>
        <translation>
            <numerusform>%n thing keeps it from being played:</numerusform>
            <numerusform>%n things keep it from being played:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgramProbe</name>
    <message numerus="yes">
        <source>%1 has not answered in %n seconds: it may not do so with the arguments that it is given (%2), may not be a chess program, or needs longer to start. You can try again.</source>
        <extracomment>%1 is a program, %2 what is typed behind it to start it</extracomment>
        <translation>
            <numerusform>%1 has not answered in %n second: it may not do so with the arguments that it is given (%2), may not be a chess program, or needs longer to start. You can try again.</numerusform>
            <numerusform>%1 has not answered in %n seconds: it may not do so with the arguments that it is given (%2), may not be a chess program, or needs longer to start. You can try again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %n seconds: it is not a chess program, or needs longer to start. You can try again.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>
            <numerusform>%1 has not answered in %n second: it is not a chess program, or needs longer to start. You can try again.</numerusform>
            <numerusform>%1 has not answered in %n seconds: it is not a chess program, or needs longer to start. You can try again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::RecordChooser</name>
    <message numerus="yes">
        <source>Only the first %n games of %1 were read. Which one is to be opened?</source>
        <extracomment>%1 is the name of a file, which may hold more: there is an error in it, or too much</extracomment>
        <translation>
            <numerusform>Only the first %n game of %1 was read. Which one is to be opened?</numerusform>
            <numerusform>Only the first %n games of %1 were read. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n positions of %1 were read. Which one is to be opened?</source>
        <translation>
            <numerusform>Only the first %n position of %1 was read. Which one is to be opened?</numerusform>
            <numerusform>Only the first %n positions of %1 were read. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %2 games in %1 can be read. Which one is to be opened?</source>
        <extracomment>%1 is the name of a file, %2 how many games it holds; the others are damaged</extracomment>
        <translation>
            <numerusform>%n of the %2 games in %1 can be read. Which one is to be opened?</numerusform>
            <numerusform>%n of the %2 games in %1 can be read. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %2 positions in %1 can be read. Which one is to be opened?</source>
        <translation>
            <numerusform>%n of the %2 positions in %1 can be read. Which one is to be opened?</numerusform>
            <numerusform>%n of the %2 positions in %1 can be read. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n games. Which one is to be opened?</source>
        <translation>
            <numerusform>%1 holds %n game. Which one is to be opened?</numerusform>
            <numerusform>%1 holds %n games. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a lesson of %n steps. It can be run, or one of its steps can be opened and changed.</source>
        <translation>
            <numerusform>%1 is a lesson of %n step. It can be run, or its step can be opened and changed.</numerusform>
            <numerusform>%1 is a lesson of %n steps. It can be run, or one of its steps can be opened and changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was copied holds %n games. Which one is to be opened?</source>
        <translation>
            <numerusform>What was copied holds %n game. Which one is to be opened?</numerusform>
            <numerusform>What was copied holds %n games. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was copied holds %n positions. Which one is to be opened?</source>
        <translation>
            <numerusform>What was copied holds %n position. Which one is to be opened?</numerusform>
            <numerusform>What was copied holds %n positions. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n positions. Which one is to be opened?</source>
        <translation>
            <numerusform>%1 holds %n position. Which one is to be opened?</numerusform>
            <numerusform>%1 holds %n positions. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows. Chosen: %1</source>
        <extracomment>read aloud: how many rows of a list are left that hold what is looked for; %1 is the chosen one</extracomment>
        <translation>
            <numerusform>%n row. Chosen: %1</numerusform>
            <numerusform>%n rows. Chosen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollsMenu</name>
    <message numerus="yes">
        <source>%n more are not shown</source>
        <translation>
            <numerusform>%n more is not shown</numerusform>
            <numerusform>%n more are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::StockModel</name>
    <message numerus="yes">
        <source>%1, %n pieces in stock</source>
        <extracomment>a stockpile: %1 is whose it is, %n how many pieces are in it</extracomment>
        <translation>
            <numerusform>%1, %n piece in stock</numerusform>
            <numerusform>%1, %n pieces in stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times %1</source>
        <extracomment>pieces in a stockpile: %n is how many, %1 the piece</extracomment>
        <translation>
            <numerusform>%n times %1</numerusform>
            <numerusform>%n times %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::Worksheet</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::WorksheetController</name>
    <message numerus="yes">
        <source>A worksheet has no more than %n tasks.</source>
        <translation>
            <numerusform>A worksheet has no more than %n task.</numerusform>
            <numerusform>A worksheet has no more than %n tasks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save the %n tasks of the worksheet?</source>
        <translation>
            <numerusform>Save the task of the worksheet?</numerusform>
            <numerusform>Save the %n tasks of the worksheet?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They were neither saved nor printed.</source>
        <translation>
            <numerusform>It was neither saved nor printed.</numerusform>
            <numerusform>They were neither saved nor printed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard Tasks</source>
        <translation>
            <numerusform>&amp;Discard Task</numerusform>
            <numerusform>&amp;Discard Tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::WorksheetDialog</name>
    <message numerus="yes">
        <source>A worksheet has no more than %n tasks: the others are left out.</source>
        <translation>
            <numerusform>A worksheet has no more than %n task: the others are left out.</numerusform>
            <numerusform>A worksheet has no more than %n tasks: the others are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were added.</source>
        <translation>
            <numerusform>%n task was added.</numerusform>
            <numerusform>%n tasks were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were there already.</source>
        <translation>
            <numerusform>%n task was there already.</numerusform>
            <numerusform>%n tasks were there already.</numerusform>
        </translation>
    </message>
</context>
</TS>
