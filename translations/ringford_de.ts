<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>can be captured</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>only looked at</source>
        <translation>nur angesehen</translation>
    </message>
    <message>
        <source>would go here</source>
        <translation>würde hierher ziehen</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>kann hierhin</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <extracomment>a cell on which something is drawn, a ring or a colour; %1 is its name and what stands there</extracomment>
        <translation>%1, markiert</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter picks up and puts down, Esc puts back, F turns the board.</source>
        <translation>Pfeiltasten bewegen, Enter nimmt auf und setzt ab, Esc stellt zurück, F dreht das Brett.</translation>
    </message>
    <message>
        <source>would change places with this</source>
        <translation>würde hiermit den Platz tauschen</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>can change places with this</source>
        <translation>kann hiermit den Platz tauschen</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <extracomment>a cell of a board whose pieces nobody is to see; %1 is its name</extracomment>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>can be taken, or shot from afar</source>
        <translation>kann geschlagen oder aus der Ferne geschossen werden</translation>
    </message>
    <message>
        <source>can be shot from afar</source>
        <translation>kann aus der Ferne geschossen werden</translation>
    </message>
    <message>
        <source>in range: an enemy here could be shot</source>
        <translation>in Schussweite: ein Gegner hier könnte beschossen werden</translation>
    </message>
</context>
<context>
    <name>BoardSpeech</name>
    <message>
        <source>%1 On another board, later: %2</source>
        <extracomment>two sentences, read aloud: %1 is what was played last on a board, %2 what later on another one</extracomment>
        <translation>%1 Auf einem anderen Brett, später: %2</translation>
    </message>
    <message>
        <source>Nothing has been played on this board yet. On another one: %1</source>
        <translation>Auf diesem Brett ist noch nichts gespielt worden. Auf einem anderen: %1</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <extracomment>a seat on turn, %1, which the computer plays</extracomment>
        <translation>%1 (Computer)</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken: %1 is who has played, %2 what</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>spoken: %1 is what was played, %2 who goes out by it, or how the game has ended</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
        <source>%1 There are no clocks.</source>
        <translation>%1 Es gibt keine Uhren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>clock</comment>
        <extracomment>a clock read aloud: %1 is whose, %2 the time left</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 Clocks: %2.</source>
        <extracomment>%1 is a sentence, %2 a list of clocks</extracomment>
        <translation>%1 Uhren: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pieces</comment>
        <extracomment>where pieces stand, read aloud: %1 is the piece, %2 the cells</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No %1 is on the board.</source>
        <extracomment>%1 is a kind of piece</extracomment>
        <translation>%1: keine auf dem Brett.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>No line leads that way.</source>
        <translation>Dorthin führt keine Linie.</translation>
    </message>
    <message>
        <source>Water lies that way.</source>
        <translation>Dort liegt Wasser.</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>read aloud behind the cells that lie on a line: it ends there</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>%1 Clocks then: %2.</source>
        <extracomment>%1 is a sentence, %2 a list of clocks, looking back</extracomment>
        <translation>%1 Uhren damals: %2.</translation>
    </message>
    <message>
        <source>%1 Running now: %2.</source>
        <extracomment>%1 is what the clocks showed then, %2 a list of clocks</extracomment>
        <translation>%1 Jetzt läuft: %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action</comment>
        <extracomment>spoken: %1 is an action as it is written, %2 what it does</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>turn and check</comment>
        <extracomment>%1 is whose turn it is, %2 who is in check</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing is played here: the game waits.</source>
        <translation>Hier wird nichts gespielt: Die Partie wartet.</translation>
    </message>
    <message>
        <source>Nobody is on turn.</source>
        <translation>Niemand ist am Zug.</translation>
    </message>
    <message>
        <source>The pieces are hidden while the clocks are paused.</source>
        <translation>Die Figuren sind verdeckt, solange die Uhren angehalten sind.</translation>
    </message>
</context>
<context>
    <name>BoardState</name>
    <message>
        <source>to play</source>
        <comment>a side on a board</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>has no move there and waits</source>
        <comment>a side on a board</comment>
        <translation>hat dort keinen Zug und wartet</translation>
    </message>
    <message>
        <source>has acted in this round</source>
        <comment>a board</comment>
        <translation>hat in dieser Runde gezogen</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a side on a board</comment>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a side on a board</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a side on a board</comment>
        <translation>remis</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>%1 off the board</source>
        <extracomment>a charge: %1 is the column or row that leaves the board
----------
a piece leaves the board from %1</extracomment>
        <translation>%1 vom Brett</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a charge or a move: from %1 to %2</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <extracomment>a capture: the piece on %1 goes to %2</extracomment>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 shoots %2</source>
        <extracomment>a shot: from %1 at %2</extracomment>
        <translation>%1 schießt auf %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a cell</comment>
        <extracomment>a mine or a shell goes to %1</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1, leaving what it carries</source>
        <extracomment>%1 is what a piece does</extracomment>
        <translation>%1, lässt Getragenes zurück</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <extracomment>a cell of one of several boards</extracomment>
        <translation>%1 auf Brett %2</translation>
    </message>
</context>
<context>
    <name>ChancesChart</name>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>rolled %1; %2 reach that</source>
        <extracomment>above a chart: %1 is a result, %2 how likely that or more is</extracomment>
        <translation>%1 gewürfelt; %2 erreichen das</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <extracomment>above a chart: %1 is a result, %2 how likely that or more is</extracomment>
        <translation>%1 oder mehr: %2</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a choice among promotions: %1 is the piece, %2 the action as lists show it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference</comment>
        <extracomment>a choice: %1 is what is done, %2 the action as lists show it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ClockLook</name>
    <message>
        <source>%1, running</source>
        <comment>a clock</comment>
        <translation>%1, läuft</translation>
    </message>
    <message>
        <source>%1 at the position shown</source>
        <comment>a clock</comment>
        <translation>%1 in der gezeigten Stellung</translation>
    </message>
    <message>
        <source>%1, runs in %2 s</source>
        <extracomment>a clock that is about to run: %1 is what it shows, %2 how many seconds</extracomment>
        <translation>%1, läuft in %2 s</translation>
    </message>
</context>
<context>
    <name>CommandHelp</name>
    <message>
        <source>Lets you choose a game, its options and who plays, and begins it.</source>
        <translation>Hier wählen Sie ein Spiel, seine Optionen und wer spielt, und beginnen es.</translation>
    </message>
    <message>
        <source>Begins the same game with the same options again; everybody moves on by one seat.</source>
        <translation>Beginnt dasselbe Spiel mit denselben Optionen noch einmal; alle rücken um einen Platz weiter.</translation>
    </message>
    <message>
        <source>Opens a game from a file. A file may hold many; then you choose one.</source>
        <translation>Öffnet eine Partie aus einer Datei. Enthält sie mehrere, wählen Sie eine aus.</translation>
    </message>
    <message>
        <source>Files that were opened or saved last.</source>
        <translation>Dateien, die zuletzt geöffnet oder gespeichert wurden.</translation>
    </message>
    <message>
        <source>Writes the game with all its variations and comments into its file.</source>
        <translation>Schreibt die Partie mit allen Varianten und Kommentaren in ihre Datei.</translation>
    </message>
    <message>
        <source>Writes the game into another file, which is its file from then on.</source>
        <translation>Schreibt die Partie in eine andere Datei, die von da an ihre Datei ist.</translation>
    </message>
    <message>
        <source>Who plays, at which event, where and when: it is saved with the game.</source>
        <translation>Wer spielt, bei welchem Anlass, wo und wann: Das wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>Closes this window. If something is not saved, you are asked first.</source>
        <translation>Schließt dieses Fenster. Ist etwas nicht gespeichert, werden Sie vorher gefragt.</translation>
    </message>
    <message>
        <source>Closes all windows. If something is not saved, you are asked first.</source>
        <translation>Schließt alle Fenster. Ist etwas nicht gespeichert, werden Sie vorher gefragt.</translation>
    </message>
    <message>
        <source>Undoes the last change to a comment, a mark or a variation. Actions on the board are taken back in the menu Move.</source>
        <translation>Nimmt die letzte Änderung an einem Kommentar, einem Zeichen oder einer Variante zurück. Züge auf dem Brett nimmt das Menü Zug zurück.</translation>
    </message>
    <message>
        <source>Makes the change that was undone last once more.</source>
        <translation>Wiederholt die Änderung, die zuletzt rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Copies the position on the board as text.</source>
        <translation>Kopiert die Stellung auf dem Brett als Text.</translation>
    </message>
    <message>
        <source>Copies the whole game as text, as it would be saved.</source>
        <translation>Kopiert die ganze Partie als Text, so wie sie gespeichert würde.</translation>
    </message>
    <message>
        <source>Begins a game at the position that was copied, here or in another program.</source>
        <translation>Beginnt eine Partie mit der Stellung, die hier oder in einem anderen Programm kopiert wurde.</translation>
    </message>
    <message>
        <source>Opens the game that was copied as text.</source>
        <translation>Öffnet die Partie, die als Text kopiert wurde.</translation>
    </message>
    <message>
        <source>Goes to the field for a comment on the action that is chosen in the list of moves.</source>
        <translation>Geht in das Feld für einen Kommentar zu dem Zug, der in der Zugliste gewählt ist.</translation>
    </message>
    <message>
        <source>Signs that judge an action or a position, such as !? for an interesting one.</source>
        <translation>Zeichen, die einen Zug oder eine Stellung bewerten, etwa !? für einen interessanten Zug.</translation>
    </message>
    <message>
        <source>Makes this variation the main line; what was the main line becomes a variation.</source>
        <translation>Macht diese Variante zur Hauptvariante; die bisherige wird eine Nebenvariante.</translation>
    </message>
    <message>
        <source>Deletes the chosen action and all that follows it. The message that says so has an Undo.</source>
        <translation>Löscht den gewählten Zug und alles, was auf ihn folgt. In der Meldung darüber steht „Rückgängig“.</translation>
    </message>
    <message>
        <source>Takes back the last action; others can be played instead, and this one is kept as a variation.</source>
        <translation>Nimmt den letzten Zug zurück; stattdessen kann anders gezogen werden, und der alte Zug bleibt als Variante erhalten.</translation>
    </message>
    <message>
        <source>Plays again what was taken back.</source>
        <translation>Spielt wieder, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Shows the start of the game. The game itself stays where it is.</source>
        <translation>Zeigt den Anfang der Partie. Die Partie selbst bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Shows the previous position. The game itself stays where it is.</source>
        <translation>Zeigt die vorige Stellung. Die Partie selbst bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Shows the next position. The game itself stays where it is.</source>
        <translation>Zeigt die nächste Stellung. Die Partie selbst bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Shows the end of the line.</source>
        <translation>Zeigt das Ende der Variante.</translation>
    </message>
    <message>
        <source>Goes to what was played here in the previous line.</source>
        <translation>Geht zu dem, was hier in der vorigen Variante gespielt wurde.</translation>
    </message>
    <message>
        <source>Goes to what was played here in the next line.</source>
        <translation>Geht zu dem, was hier in der nächsten Variante gespielt wurde.</translation>
    </message>
    <message>
        <source>Opens a field in which actions are typed, as in e2-e4. What can be played is offered while you type.</source>
        <translation>Öffnet ein Feld, in das Züge getippt werden, etwa e2-e4. Was möglich ist, wird beim Tippen angeboten.</translation>
    </message>
    <message>
        <source>Ends the game as a draw, where its rules allow a player to claim one. While they do not, pointing at this entry tells what is missing.</source>
        <translation>Beendet die Partie remis, wo die Regeln erlauben, das zu beanspruchen. Solange sie es nicht tun, zeigt der Mauszeiger auf diesem Eintrag, was fehlt.</translation>
    </message>
    <message>
        <source>Ends the game as a draw, because all players want it.</source>
        <translation>Beendet die Partie remis, weil alle es wollen.</translation>
    </message>
    <message>
        <source>Stops the clocks until they are started again.</source>
        <translation>Hält die Uhren an, bis sie wieder gestartet werden.</translation>
    </message>
    <message>
        <source>Shows the board larger. Ctrl and the mouse wheel do the same.</source>
        <translation>Zeigt das Brett größer. Strg und das Mausrad tun dasselbe.</translation>
    </message>
    <message>
        <source>Shows the board smaller. Ctrl and the mouse wheel do the same.</source>
        <translation>Zeigt das Brett kleiner. Strg und das Mausrad tun dasselbe.</translation>
    </message>
    <message>
        <source>Shows the whole board as large as it fits.</source>
        <translation>Zeigt das ganze Brett so groß, wie Platz ist.</translation>
    </message>
    <message>
        <source>Puts panels and toolbars back where they were at the first start.</source>
        <translation>Stellt Seitenfenster und Werkzeugleisten dorthin zurück, wo sie beim ersten Start waren.</translation>
    </message>
    <message>
        <source>How large the board is, and which panels are shown.</source>
        <translation>Wie groß das Brett ist und welche Seitenfenster zu sehen sind.</translation>
    </message>
    <message>
        <source>Shows the names of rows and columns at the edge of the board.</source>
        <translation>Zeigt die Namen der Reihen und Spalten am Rand des Bretts.</translation>
    </message>
    <message>
        <source>Marks where a piece may go when it is picked up.</source>
        <translation>Markiert, wohin eine Figur darf, wenn sie aufgenommen ist.</translation>
    </message>
    <message>
        <source>Says why something cannot be played, at the place where it was tried.</source>
        <translation>Sagt, warum etwas nicht gespielt werden kann, und zwar dort, wo es versucht wurde.</translation>
    </message>
    <message>
        <source>Whether a seat is shown targets, is told reasons, and is asked before its actions count, where that differs from the other seats.</source>
        <translation>Ob ein Platz Ziele gezeigt und Gründe gesagt bekommt und gefragt wird, bevor sein Zug zählt, wo das bei ihm anders ist.</translation>
    </message>
    <message>
        <source>The colours of the board. Each has a light and a dark form.</source>
        <translation>Die Farben des Bretts. Jede gibt es hell und dunkel.</translation>
    </message>
    <message>
        <source>How the board looks and how one plays on it.</source>
        <translation>Wie das Brett aussieht und wie man darauf spielt.</translation>
    </message>
    <message>
        <source>Opens the rules of this game with diagrams. After something was refused it opens them at the rule in question.</source>
        <translation>Öffnet die Regeln dieses Spiels mit Diagrammen. Wurde gerade etwas abgelehnt, dann bei der Regel, um die es ging.</translation>
    </message>
    <message>
        <source>Tells how to play, go back, comment, end and save games in this window.</source>
        <translation>Erklärt, wie man in diesem Fenster spielt, zurückgeht, kommentiert, Partien beendet und speichert.</translation>
    </message>
    <message>
        <source>Lists all keys.</source>
        <translation>Zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Explains what you click next; on the board by keyboard, the piece under the cursor.</source>
        <translation>Erklärt, was Sie als Nächstes anklicken; mit der Tastatur auf dem Brett die Figur unter dem Zeiger.</translation>
    </message>
    <message>
        <source>Version and licence of this program.</source>
        <translation>Version und Lizenz dieses Programms.</translation>
    </message>
    <message>
        <source>Version of the library that the window is made with.</source>
        <translation>Version der Bibliothek, mit der das Fenster gemacht ist.</translation>
    </message>
    <message>
        <source>Turns the board, so that the next seat has it in front of it. A ring can also be turned with the mouse, to any angle: drag its rim.</source>
        <translation>Dreht das Brett so, dass der nächste Platz es vor sich hat. Einen Ring können Sie mit der Maus auch beliebig drehen: ziehen Sie an seinem Rand.</translation>
    </message>
    <message>
        <source>Shows the board as large as it can be with all of its width in view.</source>
        <translation>Zeigt das Brett so groß, dass seine ganze Breite zu sehen ist.</translation>
    </message>
    <message>
        <source>Shows the board as large as it can be with all of its height in view: a long one is then panned along its length.</source>
        <translation>Zeigt das Brett so groß, dass seine ganze Höhe zu sehen ist: ein langes wird dann der Länge nach verschoben.</translation>
    </message>
    <message>
        <source>Shows the whole board in small beside it while only a part of it is seen. What you see is framed there; drag the frame to see another part.</source>
        <translation>Zeigt das ganze Brett klein daneben, solange nur ein Teil davon zu sehen ist. Was man sieht, ist darin umrahmt; den Rahmen ziehen, um einen anderen Teil zu sehen.</translation>
    </message>
    <message>
        <source>Lets the boards stand around a table, each turned so that its players face their seats; otherwise they stand in rows, upright.</source>
        <translation>Stellt die Bretter um einen Tisch, jedes so gedreht, dass seine Spieler an ihren Plätzen davor sitzen; sonst stehen sie aufrecht in Reihen.</translation>
    </message>
    <message>
        <source>Shows all boards as large as one another. A double click on a board, or the key of its number, makes it large.</source>
        <translation>Zeigt alle Bretter gleich groß. Ein Doppelklick auf ein Brett oder die Taste seiner Nummer macht es groß.</translation>
    </message>
    <message>
        <source>Makes the next board large, the others small beside it.</source>
        <translation>Macht das nächste Brett groß, die anderen klein daneben.</translation>
    </message>
    <message>
        <source>Makes the previous board large, the others small beside it.</source>
        <translation>Macht das vorige Brett groß, die anderen klein daneben.</translation>
    </message>
    <message>
        <source>Makes a board large as soon as it waits for one of these seats.</source>
        <translation>Macht ein Brett groß, sobald es auf einen dieser Plätze wartet.</translation>
    </message>
    <message>
        <source>Opens the bar with drawing tools: arrows, rings, coloured cells, labels. What is drawn is kept in the comment of the place shown. With the right button one can draw at any time.</source>
        <translation>Öffnet die Leiste mit Zeichenwerkzeugen: Pfeile, Ringe, farbige Felder, Beschriftungen. Was gezeichnet wird, steht im Kommentar der gezeigten Stelle. Mit der rechten Taste kann man jederzeit zeichnen.</translation>
    </message>
    <message>
        <source>Prints the board true to scale, or writes the page as a PDF. A preview comes first.</source>
        <translation>Druckt das Brett maßstäblich oder schreibt die Seite als PDF. Vorher ist sie zu sehen.</translation>
    </message>
    <message>
        <source>Copies the board as a picture, to be pasted in other programs. How it looks is chosen in Export Picture.</source>
        <translation>Kopiert das Brett als Bild, um es in andere Programme einzufügen. Wie es aussieht, wird in „Bild exportieren“ gewählt.</translation>
    </message>
    <message>
        <source>Lets you set up any position, as a start for another game. The game that is being played waits.</source>
        <translation>Lässt Sie eine beliebige Stellung aufbauen, als Anfang einer anderen Partie. Die laufende Partie wartet.</translation>
    </message>
    <message>
        <source>Lessons that teach the rules of a game by doing, step by step.</source>
        <translation>Lektionen, in denen man die Regeln eines Spiels spielend lernt, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Opens a lesson from a file, in a window of its own.</source>
        <translation>Öffnet eine Lektion aus einer Datei, in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>What helps to explain: drawings on the board, and lessons.</source>
        <translation>Was beim Erklären hilft: Zeichnungen auf dem Brett und Lektionen.</translation>
    </message>
    <message>
        <source>Shows what people have drawn on the boards, or hides it; nothing is lost.</source>
        <translation>Zeigt oder verbirgt, was Menschen auf die Bretter gezeichnet haben; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Shows what the program marks by itself: the last action, check, what an action would take. Without these marks a class has to look for itself.</source>
        <translation>Zeigt, was das Programm von sich aus markiert: den letzten Zug, Schach, was ein Zug schlagen würde. Ohne das sucht eine Klasse selbst danach.</translation>
    </message>
    <message>
        <source>Lets you put any piece anywhere, without rules, to show something. The game waits, untouched; what is worth keeping is kept beside this place of the game.</source>
        <translation>Damit stellen Sie jede Figur ohne Regeln irgendwohin, um etwas zu zeigen. Die Partie wartet unberührt; was aufgehoben werden soll, wird neben dieser Stelle der Partie aufgehoben.</translation>
    </message>
    <message>
        <source>An action that the rules do not allow is shown as if it were played, then what is wrong with it, and is taken back. Wrong actions are counted for each seat.</source>
        <translation>Ein Zug, den die Regeln nicht erlauben, wird gezeigt, als wäre er gespielt, dann, was an ihm falsch ist, und zurückgenommen. Falsche Züge werden für jeden Platz gezählt.</translation>
    </message>
    <message>
        <source>Adds the position on the board to the worksheet, also while it is edited: with its comment as the task, what is drawn there, and what is played next as the answer.</source>
        <translation>Fügt die Stellung auf dem Brett dem Arbeitsblatt hinzu, auch während sie bearbeitet wird: ihr Kommentar ist die Aufgabe, dazu kommt, was dort gezeichnet ist, und was als Nächstes gespielt wird, ist die Lösung.</translation>
    </message>
    <message>
        <source>Shows the tasks that were added: words and order of each, and how they are written on pages, with lines to write on and an answer page.</source>
        <translation>Zeigt die Aufgaben, die hinzugefügt wurden: Worte und Reihenfolge, und wie sie auf Seiten geschrieben werden, mit Linien zum Schreiben und einer Lösungsseite.</translation>
    </message>
    <message>
        <source>Prints the game with its actions, comments, variations, and diagrams at marked places.</source>
        <translation>Druckt die Partie mit Zügen, Kommentaren, Varianten und Diagrammen an markierten Stellen.</translation>
    </message>
    <message>
        <source>Prints sheets on which the players of this game write down their actions.</source>
        <translation>Druckt Blätter, auf denen alle ihre Züge mitschreiben können.</translation>
    </message>
    <message>
        <source>Prints the board over several pages, pieces to cut out, and the rules on one page.</source>
        <translation>Druckt das Brett auf mehrere Seiten, Figuren zum Ausschneiden und die Regeln auf einer Seite.</translation>
    </message>
    <message>
        <source>Goes to the buttons of single boards in the panel Seats. They are there while somebody can press one.</source>
        <translation>Geht zu den Knöpfen einzelner Bretter im Feld Plätze. Sie sind da, solange jemand einen drücken kann.</translation>
    </message>
    <message>
        <source>Fills the screen with the board, drawn for people who look on from afar.</source>
        <translation>Füllt den Bildschirm mit dem Brett, gezeichnet für alle, die von weitem zusehen.</translation>
    </message>
    <message>
        <source>Makes the next board large on which somebody is on turn, or one of the seats that are followed, if there are any.</source>
        <translation>Macht das nächste Brett groß, auf dem jemand am Zug ist: von den Plätzen, denen gefolgt wird, wenn es solche gibt.</translation>
    </message>
    <message>
        <source>Shows all games, lessons, and the files that were used last, to choose from.</source>
        <translation>Zeigt alle Spiele, die Lektionen und die zuletzt benutzten Dateien zur Auswahl.</translation>
    </message>
    <message>
        <source>Writes the board as a picture to a file: SVG, PDF or PNG, as large as you like.</source>
        <translation>Schreibt das Brett als Bild in eine Datei: SVG, PDF oder PNG, so groß, wie gewünscht.</translation>
    </message>
    <message>
        <source>Lets a player give up, on turn or not.</source>
        <translation>Hier gibt jemand auf, auch wer nicht am Zug ist.</translation>
    </message>
    <message>
        <source>Fills the screen with this window, or shows it in its frame again.</source>
        <translation>Füllt mit diesem Fenster den Bildschirm oder gibt ihm seinen Rahmen zurück.</translation>
    </message>
    <message>
        <source>Playing: taking back, leafing through the game, ending it.</source>
        <translation>Was das Spielen betrifft: zurücknehmen, durch die Partie blättern, sie beenden.</translation>
    </message>
    <message>
        <source>Opens a window for a tournament of Longchess: its members, challenges and battles, and the ledger that adds them up.</source>
        <translation>Öffnet ein Fenster für ein Turnier im Langschach: Mitglieder, Herausforderungen und Schlachten, und die Turnierliste, die sie zusammenzählt.</translation>
    </message>
    <message>
        <source>Shows the panel with the dice: rolls of any kind, their chances, and all that was rolled.</source>
        <translation>Zeigt die Würfel: Würfe jeder Art, ihre Aussichten und alles, was gewürfelt wurde.</translation>
    </message>
    <message>
        <source>Rolls what is written in the panel with the dice, and shows it.</source>
        <translation>Würfelt, was bei den Würfeln geschrieben steht, und zeigt es.</translation>
    </message>
    <message>
        <source>Shows with an arrow what could be played. Chosen again, it plays that.</source>
        <translation>Zeigt mit einem Pfeil, was gespielt werden könnte. Noch einmal gewählt, spielt es das.</translation>
    </message>
    <message>
        <source>Ends the computer&apos;s thinking: it plays the best that it has found so far.</source>
        <translation>Beendet das Überlegen des Computers: Er spielt das Beste, was er bisher gefunden hat.</translation>
    </message>
    <message>
        <source>Gives the seat whose turn it is to the computer, at the level that was chosen last, or takes it back.</source>
        <translation>Gibt den Platz, der am Zug ist, dem Computer, in der zuletzt gewählten Stufe, oder nimmt ihn dem Computer wieder ab.</translation>
    </message>
    <message>
        <source>Names other chess programs, Stockfish or Fairy-Max for example, which can play seats in chess.</source>
        <translation>Nennt andere Schachprogramme, zum Beispiel Stockfish oder Fairy-Max, die im Schach Plätze spielen können.</translation>
    </message>
    <message>
        <source>Shows with an arrow what the opponent would play if you did nothing now. Chosen again, it takes the arrow away.</source>
        <translation>Zeigt mit einem Pfeil, was der Gegner spielen würde, wenn Sie jetzt nichts täten. Noch einmal nimmt ihn weg.</translation>
    </message>
    <message>
        <source>Shows in a panel who stands better at the place shown, and the line that the computer expects. It takes the computer&apos;s time, and helps whoever looks.</source>
        <translation>Zeigt in einer Leiste, wer an der angezeigten Stelle besser steht, und die Zugfolge, die der Computer erwartet. Das braucht Rechenzeit und hilft dem, der hinsieht.</translation>
    </message>
    <message>
        <source>Lets the computer go over the whole game: it keeps with each move who stands better, marks bad moves and shows what would have been better.</source>
        <translation>Lässt den Computer die ganze Partie durchgehen: Er vermerkt bei jedem Zug, wer besser steht, bezeichnet schlechte Züge und zeigt, was besser gewesen wäre.</translation>
    </message>
    <message>
        <source>Takes all values out of the game, and the marks and variations that an analysis has added. What you have added yourself stays.</source>
        <translation>Nimmt alle Werte aus der Partie heraus, und die Zeichen und Varianten, die eine Analyse hinzugefügt hat. Was Sie selbst hinzugefügt haben, bleibt.</translation>
    </message>
    <message>
        <source>The computer as a player, analysis, and dice.</source>
        <translation>Der Computer als Spieler, Analyse und Würfel.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Details of the Game…</source>
        <translation>&amp;Angaben zur Partie …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo Edit</source>
        <translation>Änderung &amp;rückgängig</translation>
    </message>
    <message>
        <source>Redo &amp;Edit</source>
        <translation>Änderung &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Partie ein&amp;fügen</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>K&amp;ommentar</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Zeichen</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Variante &amp;aufwerten</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Wieder spielen</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <source>Previous &amp;Variation</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Next V&amp;ariation</source>
        <translation>Nä&amp;chste Variante</translation>
    </message>
    <message>
        <source>T&amp;ype an Action</source>
        <translation>Zug ein&amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Claim a Draw</source>
        <translation>Re&amp;mis beanspruchen</translation>
    </message>
    <message>
        <source>A&amp;gree on a Draw…</source>
        <translation>Remis verein&amp;baren …</translation>
    </message>
    <message>
        <source>Re&amp;sign…</source>
        <translation>Au&amp;fgeben …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Ganzes &amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Turn the Board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>Show &amp;Coordinates</source>
        <translation>&amp;Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Legal Targets</source>
        <translation>&amp;Mögliche Ziele zeigen</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Configure Ringford…</source>
        <translation>Ringford &amp;einrichten …</translation>
    </message>
    <message>
        <source>&amp;Help on This Game</source>
        <translation>&amp;Hilfe zu diesem Spiel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;About Ringford</source>
        <translation>Ü&amp;ber Ringford</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Always the Same Seat</source>
        <translation>&amp;Immer derselbe Platz</translation>
    </message>
    <message>
        <source>&amp;Who Is on Turn</source>
        <translation>&amp;Wer am Zug ist</translation>
    </message>
    <message>
        <source>Always the Same; &amp;Pieces Face Their Own Seats</source>
        <translation>Immer derselbe; &amp;Figuren schauen zu ihrem Platz</translation>
    </message>
    <message>
        <source>Pause the Cl&amp;ocks</source>
        <translation>&amp;Uhren anhalten</translation>
    </message>
    <message>
        <source>For Each &amp;Seat</source>
        <translation>Für jeden &amp;Platz</translation>
    </message>
    <message>
        <source>Show &amp;Why a Move Is Refused</source>
        <translation>Zeigen, &amp;warum ein Zug nicht geht</translation>
    </message>
    <message>
        <source>&amp;Using the Window</source>
        <translation>Das &amp;Fenster benutzen</translation>
    </message>
    <message>
        <source>All of Its Wi&amp;dth</source>
        <translation>Ganze &amp;Breite</translation>
    </message>
    <message>
        <source>All of Its &amp;Height</source>
        <translation>Ganze &amp;Höhe</translation>
    </message>
    <message>
        <source>Mi&amp;nimap</source>
        <translation>&amp;Übersichtskarte</translation>
    </message>
    <message>
        <source>Boards in a &amp;Circle</source>
        <translation>Bretter im Krei&amp;s</translation>
    </message>
    <message>
        <source>All Boards E&amp;qually Large</source>
        <translation>Alle Bretter glei&amp;ch groß</translation>
    </message>
    <message>
        <source>&amp;Next Board</source>
        <translation>&amp;Nächstes Brett</translation>
    </message>
    <message>
        <source>Pre&amp;vious Board</source>
        <translation>V&amp;origes Brett</translation>
    </message>
    <message>
        <source>Follow the T&amp;urn of</source>
        <translation>Dem Zug &amp;folgen von</translation>
    </message>
    <message>
        <source>&amp;Draw on the Board</source>
        <translation>Auf das Brett &amp;zeichnen</translation>
    </message>
    <message>
        <source>Te&amp;ach</source>
        <translation>U&amp;nterricht</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Edit Pos&amp;ition</source>
        <translation>Stellung &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>Lektion ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Beamer</translation>
    </message>
    <message>
        <source>&amp;Show Drawings</source>
        <translation>Zeichnungen zei&amp;gen</translation>
    </message>
    <message>
        <source>Show the Program&apos;s &amp;Marks</source>
        <translation>Zeichen des &amp;Programms zeigen</translation>
    </message>
    <message>
        <source>D&amp;emonstration Without Rules</source>
        <translation>&amp;Vorführen ohne Regeln</translation>
    </message>
    <message>
        <source>&amp;Practice: Wrong Actions Are Shown</source>
        <translation>&amp;Üben: falsche Züge werden gezeigt</translation>
    </message>
    <message>
        <source>&amp;Add to Worksheet</source>
        <translation>Zum Arbeitsblatt &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>Arbeits&amp;blatt …</translation>
    </message>
    <message>
        <source>&amp;Game with its Moves…</source>
        <translation>&amp;Partie mit Zügen …</translation>
    </message>
    <message>
        <source>&amp;Score Sheet…</source>
        <translation>&amp;Partieformular …</translation>
    </message>
    <message>
        <source>Print and &amp;Play…</source>
        <translation>Zum Aus&amp;schneiden …</translation>
    </message>
    <message>
        <source>Pr&amp;int More</source>
        <translation>&amp;Weiteres drucken</translation>
    </message>
    <message>
        <source>Choose a &amp;Board</source>
        <translation>Ein &amp;Brett wählen</translation>
    </message>
    <message>
        <source>Next Board on T&amp;urn</source>
        <translation>Nächstes Brett am Z&amp;ug</translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;Roll Dice</source>
        <translation>Wü&amp;rfeln</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>At the Bo&amp;ttom</source>
        <translation>&amp;Unten sitzt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>&amp;Computer Plays the Seat on Turn</source>
        <translation>&amp;Computer spielt den Platz am Zug</translation>
    </message>
    <message>
        <source>Chess &amp;Programs…</source>
        <translation>Schach&amp;programme …</translation>
    </message>
    <message>
        <source>What &amp;Threatens Me</source>
        <translation>Was mir &amp;droht</translation>
    </message>
    <message>
        <source>Who Stands &amp;Better</source>
        <translation>Wer &amp;besser steht</translation>
    </message>
    <message>
        <source>&amp;Analyse Game…</source>
        <translation>Partie &amp;analysieren …</translation>
    </message>
    <message>
        <source>R&amp;emove Analysis</source>
        <translation>Analyse &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>ComputerSeats</name>
    <message>
        <source>computer</source>
        <extracomment>who plays at a seat, in place of a name: Black (computer)</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well the computer plays</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well the computer plays</comment>
        <translation>geübt</translation>
    </message>
    <message>
        <source>club</source>
        <comment>how well the computer plays</comment>
        <translation>erfahren</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well the computer plays</comment>
        <translation>stark</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1 (%2)</source>
        <extracomment>who plays at a seat: %1 is how well, %2 the same as a number from 1 to 10</extracomment>
        <translation>Computer: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>piece and cell</comment>
        <extracomment>%1 is a piece, %2 the cell on which it stands</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Diagram with %n pieces.</source>
        <extracomment>a picture on a help page, read aloud</extracomment>
        <translation>
            <numerusform>Diagramm mit %n Figur.</numerusform>
            <numerusform>Diagramm mit %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Diagram: %1.</source>
        <extracomment>a picture on a help page, read aloud: %1 are its pieces</extracomment>
        <translation>Diagramm: %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>arrow</comment>
        <extracomment>%1 and %2 are the cells between which an arrow is drawn</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Arrows: %1.</source>
        <extracomment>read aloud: %1 are the cells from which and to which arrows lead</extracomment>
        <translation>Pfeile: %1.</translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <extracomment>read aloud: %1 are cells with a ring around them</extracomment>
        <translation>Markiert: %1.</translation>
    </message>
</context>
<context>
    <name>DiceItems</name>
    <message>
        <source>Row %1: %2</source>
        <comment>number, sum</comment>
        <translation>Reihe %1: %2</translation>
    </message>
    <message>
        <source>%1 hits ✓</source>
        <translation>%1 trifft ✓</translation>
    </message>
    <message>
        <source>%1 misses ✗</source>
        <translation>%1 verfehlt ✗</translation>
    </message>
    <message>
        <source>%1 saved ✓, %2 left</source>
        <extracomment>of a saving throw: %1 is `+2 = 18`, %2 the damage that is left</extracomment>
        <translation>%1 gerettet ✓, es bleiben %2</translation>
    </message>
    <message>
        <source>%1 not saved ✗, %2 left</source>
        <translation>%1 nicht gerettet ✗, es bleiben %2</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>%1 %2</source>
        <comment>killed</comment>
        <extracomment>a piece that was killed: %1 is the piece, %2 the cell where it stood</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>killed</comment>
        <extracomment>%n pieces are not named, behind a list of others</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Killed: %1.</source>
        <extracomment>%1 is a list: white pawn a5, white rook a6 and 3 more</extracomment>
        <translation>Getötet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are captured.</source>
        <translation>
            <numerusform>%n Figur wird geschlagen.</numerusform>
            <numerusform>%n Figuren werden geschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>check</source>
        <extracomment>whose king is attacked, where there are several</extracomment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>check to %1</source>
        <translation>Schach für %1</translation>
    </message>
    <message>
        <source>%1 takes up the %2 of %3.</source>
        <extracomment>%1 is the seat whose piece takes it up, %2 what (flag), %3 whose that is</extracomment>
        <translation>%1 nimmt auf: %2 von %3.</translation>
    </message>
    <message>
        <source>The %1 of %2 is brought home by %3.</source>
        <extracomment>%1 is what (flag), %2 whose it is, %3 the seat that brought it</extracomment>
        <translation>Heimgebracht: %1 von %2, durch %3.</translation>
    </message>
    <message>
        <source>%1 has lost the king and plays on.</source>
        <extracomment>a seat of a team whose king was captured</extracomment>
        <translation>%1 hat den König verloren und spielt weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of %1</source>
        <comment>killed</comment>
        <extracomment>how many pieces of a seat were killed: %n, %1 the seat</extracomment>
        <translation>
            <numerusform>%n Figur von %1</numerusform>
            <numerusform>%n Figuren von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shells of %1 came down and killed nothing.</source>
        <extracomment>%n shells, %1 whose they are</extracomment>
        <translation>
            <numerusform>%n Granate von %1 schlug ein und traf nichts.</numerusform>
            <numerusform>%n Granaten von %1 schlugen ein und trafen nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shells of %1 came down and killed %2.</source>
        <extracomment>%n shells, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`</extracomment>
        <translation>
            <numerusform>%n Granate von %1 schlug ein und vernichtete %2.</numerusform>
            <numerusform>%n Granaten von %1 schlugen ein und vernichteten %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines of %1 went off and killed nothing.</source>
        <extracomment>%n mines, %1 whose they are</extracomment>
        <translation>
            <numerusform>%n Mine von %1 ging hoch und traf nichts.</numerusform>
            <numerusform>%n Minen von %1 gingen hoch und trafen nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mines of %1 went off and killed %2.</source>
        <extracomment>%n mines, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`</extracomment>
        <translation>
            <numerusform>%n Mine von %1 ging hoch und vernichtete %2.</numerusform>
            <numerusform>%n Minen von %1 gingen hoch und vernichteten %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promoted: %1.</source>
        <extracomment>%1 is what a piece has become (king)</extracomment>
        <translation>Umgewandelt: %1.</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <comment>stockpile</comment>
        <extracomment>a piece that came into a stockpile: %1 is the piece, %2 how many of them are there now</extracomment>
        <translation>%1, jetzt %2</translation>
    </message>
    <message>
        <source>Into the stockpile: %1.</source>
        <extracomment>spoken behind what a seat has played: %1 are the pieces that came into its stockpile</extracomment>
        <translation>In den Vorrat: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <extracomment>behind a list of places where something is wrong</extracomment>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1: this is an address, and no file of this computer. Save what is there as a file, and open that.</source>
        <translation>%1: Das ist eine Adresse und keine Datei auf diesem Rechner. Speichern Sie als Datei, was dort ist, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>%1: several files can be meant, whose names are not written in UTF-8: %2 and %3. Drop the one that you want on the window.</source>
        <translation>%1: Mehrere Dateien können gemeint sein, deren Namen nicht in UTF-8 geschrieben sind: %2 und %3. Ziehen Sie die gewünschte auf das Fenster.</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>below a diagram: it shows the position after this move</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Schlussstellung</translation>
    </message>
    <message>
        <source>Drawn.</source>
        <translation>Remis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen.</numerusform>
            <numerusform>%1 haben gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameItems</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 players</source>
        <extracomment>two numbers, of which either will do</extracomment>
        <translation>%1 oder %2 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
</context>
<context>
    <name>IdleKeys</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Es gibt nichts noch einmal zu spielen.</translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation>Das ist der Anfang der Partie.</translation>
    </message>
    <message>
        <source>Nothing was played after this.</source>
        <translation>Danach wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>There is no other line here.</source>
        <translation>Hier gibt es keine andere Variante.</translation>
    </message>
    <message>
        <source>%1: not possible now.</source>
        <extracomment>shown or spoken when its key is pressed: %1 is the name of a command</extracomment>
        <translation>%1: jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>%1: only in the game, not while something is set up.</source>
        <extracomment>shown or spoken when its key is pressed: %1 is the name of a command</extracomment>
        <translation>%1: nur in der Partie, nicht während etwas aufgebaut wird.</translation>
    </message>
    <message>
        <source>Moves are deleted in their list: choose one there, and press %1.</source>
        <extracomment>shown or spoken when its key is pressed elsewhere: %1 is the key</extracomment>
        <translation>Züge werden in ihrer Liste gelöscht: Wählen Sie dort einen, und drücken Sie %1.</translation>
    </message>
</context>
<context>
    <name>KitWords</name>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>pages %1 to %2</source>
        <translation>Seiten %1 bis %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Trays for stockpiles</source>
        <translation>Ablagen für Vorräte</translation>
    </message>
    <message>
        <source>Stockpile: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>This line is 100 mm long.</source>
        <translation>Diese Linie ist 100 mm lang.</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), not fitted to the paper, and check the line below. Stiff paper is best for pieces.</source>
        <translation>Alle Seiten mit 100 % drucken („tatsächliche Größe“), nicht an das Papier angepasst, und die Linie unten nachmessen. Für Figuren ist festes Papier am besten.</translation>
    </message>
    <message>
        <source>Pieces: cut along the lines, fold along the dashes, glue the halves together.</source>
        <translation>Figuren: an den Linien ausschneiden, an der gestrichelten Linie falten, die Hälften zusammenkleben.</translation>
    </message>
    <message>
        <source>Pieces: cut along the lines and fold along the dashes, so that the picture is on both sides; glue the two tabs to each other as a foot.</source>
        <translation>Figuren: an den Linien ausschneiden und an den gestrichelten Linien falten, sodass das Bild auf beiden Seiten ist; die beiden Laschen als Fuß übereinanderkleben.</translation>
    </message>
    <message>
        <source>The board: cut the pages along the long marks, at the left and at the top. Lay each on the previous one, with its cut side at the dashed marks, and glue it there. A number in a circle names the page that comes on that side.</source>
        <translation>Das Brett: Die Seiten an den langen Marken abschneiden, links und oben. Jede so auf die vorige legen, dass die Schnittkante an den gestrichelten Marken liegt, und dort ankleben. Eine Zahl im Kreis nennt die Seite, die dort anschließt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a set is for: %1 is an option of the game, %2 what was chosen</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LedgerTable</name>
    <message>
        <source>Armies</source>
        <extracomment>column: the values of white&apos;s and of black&apos;s army</extracomment>
        <translation>Heere</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>column: the values of the pieces that white and black have lost</extracomment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>column: of the challenger and of the challenged member</extracomment>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>LedgerWords</name>
    <message>
        <source>joins</source>
        <comment>event</comment>
        <translation>tritt bei</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>event</comment>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>surrender</source>
        <comment>event</comment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>battle</source>
        <comment>event</comment>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>result</source>
        <comment>event</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>challenger</source>
        <comment>who plays white</comment>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>challenged</source>
        <comment>who plays white</comment>
        <translation>Herausgeforderter</translation>
    </message>
    <message>
        <source>white</source>
        <comment>who has won</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <comment>who has won</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>who has won</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>the loser&apos;s army</comment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>survived</source>
        <comment>the loser&apos;s army</comment>
        <translation>überlebt</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>column</comment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>column</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Challenger</source>
        <comment>column</comment>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>Challenged</source>
        <comment>column</comment>
        <translation>Herausgeforderter</translation>
    </message>
    <message>
        <source>White is</source>
        <comment>column</comment>
        <translation>Weiß ist</translation>
    </message>
    <message>
        <source>Loser</source>
        <comment>column</comment>
        <translation>Verlierer</translation>
    </message>
    <message>
        <source>Won by</source>
        <comment>column</comment>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>%1 joins with %2 points.</source>
        <translation>%1 tritt mit %2 Punkten bei.</translation>
    </message>
    <message>
        <source>%1 challenges %2, and has %3 points.</source>
        <extracomment>%1 and %2 are members, %3 the points of the first</extracomment>
        <translation>%1 fordert %2 heraus und hat %3 Punkte.</translation>
    </message>
    <message>
        <source>%2 surrenders to %1: %1 has %3 points, %2 has %4.</source>
        <extracomment>%1 and %2 are members, %3 and %4 their points</extracomment>
        <translation>%2 gibt gegen %1 auf: %1 hat %3 Punkte, %2 hat %4.</translation>
    </message>
    <message>
        <source>The battle of %1 and %2 begins: %1 plays white with an army of %3, %2 black with one of %4.</source>
        <extracomment>%1 and %2 are members, %3 and %4 the values of their armies</extracomment>
        <translation>Die Schlacht von %1 und %2 beginnt: %1 spielt Weiß mit einem Heer von %3, %2 Schwarz mit einem von %4.</translation>
    </message>
    <message>
        <source>%1 has %3 points, %2 has %4.</source>
        <translation>%1 hat %3 Punkte, %2 hat %4.</translation>
    </message>
    <message>
        <source>The battle of %1 and %2 is drawn.</source>
        <translation>Die Schlacht von %1 und %2 endet remis.</translation>
    </message>
    <message>
        <source>%1 has won against %2.</source>
        <extracomment>the first has won</extracomment>
        <translation>%1 hat gegen %2 gewonnen.</translation>
    </message>
    <message>
        <source>The tournament is won by %1.</source>
        <translation>Das Turnier hat %1 gewonnen.</translation>
    </message>
    <message>
        <source>White
army</source>
        <comment>column</comment>
        <translation>Heer
Weiß</translation>
    </message>
    <message>
        <source>Black
army</source>
        <comment>column</comment>
        <translation>Heer
Schwarz</translation>
    </message>
    <message>
        <source>White
lost</source>
        <comment>column</comment>
        <translation>Verlust
Weiß</translation>
    </message>
    <message>
        <source>Black
lost</source>
        <comment>column</comment>
        <translation>Verlust
Schwarz</translation>
    </message>
    <message>
        <source>Challenger
has</source>
        <comment>column</comment>
        <translation>Forderer
hat</translation>
    </message>
    <message>
        <source>Challenged
has</source>
        <comment>column</comment>
        <translation>Geforderter
hat</translation>
    </message>
    <message numerus="yes">
        <source>%n members in.</source>
        <translation>
            <numerusform>%n Mitglied dabei.</numerusform>
            <numerusform>%n Mitglieder dabei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n members out.</source>
        <translation>
            <numerusform>%n Mitglied ausgeschieden.</numerusform>
            <numerusform>%n Mitglieder ausgeschieden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonHints</name>
    <message>
        <source>Look at %1.</source>
        <translation>Schau auf %1.</translation>
    </message>
    <message>
        <source>Look at the stockpile of %1.</source>
        <extracomment>%1 is a seat</extracomment>
        <translation>Sieh dir den Vorrat von %1 an.</translation>
    </message>
    <message>
        <source>Look at the buttons beside the board.</source>
        <translation>Sieh dir die Knöpfe neben dem Brett an.</translation>
    </message>
    <message>
        <source>Take “%1” in hand.</source>
        <extracomment>%1 is a tool, as its button calls it</extracomment>
        <translation>Nimm „%1“ in die Hand.</translation>
    </message>
    <message>
        <source>Take “%1” in hand. %2</source>
        <extracomment>%1 is a tool, as its button calls it, %2 a sentence that says where to look</extracomment>
        <translation>Nimm „%1“ in die Hand. %2</translation>
    </message>
</context>
<context>
    <name>LessonShelf</name>
    <message>
        <source>%1 is not a lesson that can be run. Line %2, column %3: %4</source>
        <extracomment>%1 is a file, %2 a line, %3 a column, %4 what is wrong there</extracomment>
        <translation>%1 ist keine Lektion, die laufen kann. Zeile %2, Spalte %3: %4</translation>
    </message>
</context>
<context>
    <name>LineSteps</name>
    <message>
        <source>%1: %2</source>
        <comment>seat and action</comment>
        <extracomment>a line to be read aloud: %1 is a seat, %2 what it plays</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <extracomment>%1 is one thing or a list of them, %2 what comes next in it, and is not the last one</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>the end of a list: %1 is all but the last thing in it</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessant</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>%1 stands a little better</source>
        <translation>%1 steht etwas besser</translation>
    </message>
    <message>
        <source>%2 stands a little better</source>
        <translation>%2 steht etwas besser</translation>
    </message>
    <message>
        <source>%1 stands better</source>
        <translation>%1 steht besser</translation>
    </message>
    <message>
        <source>%2 stands better</source>
        <translation>%2 steht besser</translation>
    </message>
    <message>
        <source>%1 is winning</source>
        <translation>%1 steht auf Gewinn</translation>
    </message>
    <message>
        <source>%2 is winning</source>
        <translation>%2 steht auf Gewinn</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>a diagram is printed here</source>
        <translation>hier wird ein Diagramm gedruckt</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Computer</source>
        <extracomment>who plays, in place of a name: Ann – Computer</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>N.N.</source>
        <extracomment>in place of the name of a player whom nobody knows</extracomment>
        <translation>N. N.</translation>
    </message>
</context>
<context>
    <name>PassedTurn</name>
    <message>
        <source>What threatens cannot be told here.</source>
        <translation>Was droht, lässt sich hier nicht sagen.</translation>
    </message>
    <message>
        <source>%1 is in check: that is what threatens.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 steht im Schach: Das ist die Drohung.</translation>
    </message>
    <message>
        <source>What is aimed or fired comes down first: what threatens then cannot be told yet.</source>
        <translation>Erst geht nieder, worauf gezielt oder was abgefeuert wurde: Was dann droht, lässt sich noch nicht sagen.</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>The FEN does not tell who may castle: nobody may.</source>
        <translation>Die FEN sagt nicht, wer rochieren darf: Niemand darf es.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>setup</comment>
        <extracomment>a place in a setup: %1 is a group, %2 an item of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a place, %2 what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is too long to paste: open it as a file.</source>
        <translation>Das ist zu lang zum Einfügen: Öffnen Sie es als Datei.</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <translation>In diesem Text steht keine Partie.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%1 line, %2 column, %3 what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>This is no position in FEN.</source>
        <translation>Das ist keine Stellung in FEN.</translation>
    </message>
    <message>
        <source>This is the address of a file, not what stands in it: open the file, or paste its text.</source>
        <translation>Das ist die Adresse einer Datei, nicht ihr Inhalt: Öffnen Sie die Datei, oder fügen Sie ihren Text ein.</translation>
    </message>
</context>
<context>
    <name>PieceCard</name>
    <message>
        <source>From here it goes to: %1.</source>
        <translation>Von hier zieht die Figur nach: %1.</translation>
    </message>
    <message>
        <source>It captures on: %1.</source>
        <translation>Sie schlägt auf: %1.</translation>
    </message>
    <message>
        <source>F1 opens the help on this game.</source>
        <translation>F1 öffnet die Hilfe zu diesem Spiel.</translation>
    </message>
    <message>
        <source>It cannot go anywhere from here now.</source>
        <translation>Von hier kann sie jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>It could shoot an enemy on: %1.</source>
        <translation>Einen Gegner könnte sie beschießen auf: %1.</translation>
    </message>
    <message>
        <source>It changes places with the piece on: %1.</source>
        <translation>Sie tauscht den Platz mit der Figur auf: %1.</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K</source>
        <comment>king</comment>
        <extracomment>The letter of a kind of pieces in short notation: N in Nf3. Those of one game must differ.</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>N</source>
        <comment>nightrider</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>elephant</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>general</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>A</source>
        <comment>artillery</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>F</source>
        <comment>flag</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>O-O-O</source>
        <comment>castling long</comment>
        <extracomment>as chess books of the language write it</extracomment>
        <translation>0-0-0</translation>
    </message>
    <message>
        <source>O-O</source>
        <comment>castling short</comment>
        <extracomment>as chess books of the language write it</extracomment>
        <translation>0-0</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>below the names of members at their lines: so many others have no line</extracomment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaptionSentences</name>
    <message>
        <source>to play|to move</source>
        <extracomment>ends of a sentence that tells who is on turn and nothing else, parted by bars</extracomment>
        <translation>am Zug|zieht|beginnt</translation>
    </message>
    <message>
        <source>mate in|find|finds|solve|show|to play and|to move and</source>
        <extracomment>words of a sentence that asks for something, parted by bars; the surest ones</extracomment>
        <translation>matt in|finde|finden|findet|löse|lösen|löst|zeige|zeigen|zeigt|am Zug und|zieht und|beginnt und</translation>
    </message>
    <message>
        <source>mate|mates|checkmate|win|wins|draw|draws|save|saves|best</source>
        <extracomment>words of a sentence that tells what is to be reached, parted by bars</extracomment>
        <translation>matt|mattsetzen|gewinne|gewinnen|gewinnt|remis|rette|retten|rettet|beste|besten|bester</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Event:</source>
        <translation>Turnier:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Ergebnis:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>No answer is in the record.</source>
        <extracomment>in place of the answer to a task</extracomment>
        <translation>In der Aufzeichnung steht keine Lösung.</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two right answers to a task: &quot;1.Qe7+ or 1.Qd3+&quot;</extracomment>
        <translation>oder</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a letter: the same tasks are in another order in each</extracomment>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>The title does not fit into two lines: its end is left out.</source>
        <translation>Der Titel passt nicht in zwei Zeilen: sein Ende fehlt.</translation>
    </message>
    <message>
        <source>Boxes are printed for signs that no font has: %1.</source>
        <extracomment>%1: the signs, with their numbers</extracomment>
        <translation>Für Zeichen, die keine Schriftart hat, werden Kästchen gedruckt: %1.</translation>
    </message>
</context>
<context>
    <name>ReadableText</name>
    <message>
        <source>Link: %1</source>
        <extracomment>spoken: %1 are the words of a link on a help page</extracomment>
        <translation>Verweis: %1</translation>
    </message>
</context>
<context>
    <name>ReadingReport</name>
    <message numerus="yes">
        <source>%1 At %n places not all could be kept.</source>
        <extracomment>%1 says what could not be kept in games, the first ones, and where</extracomment>
        <translation>
            <numerusform>%1 An %n Stelle konnte nicht alles behalten werden.</numerusform>
            <numerusform>%1 An %n Stellen konnte nicht alles behalten werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n positions of this file are left out.</source>
        <extracomment>%1 says what is wrong in the first of these lines, and where, each on a line of its own</extracomment>
        <translation>
            <numerusform>%1 %n Stellung dieser Datei bleibt weg.</numerusform>
            <numerusform>%1 %n Stellungen dieser Datei bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n games of this file are left out.</source>
        <extracomment>%1 says what is wrong in the first of these games, and where, each on a line of its own</extracomment>
        <translation>
            <numerusform>%1 %n Partie dieser Datei fehlt.</numerusform>
            <numerusform>%1 %n Partien dieser Datei fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comments of this file stand behind variations: here they stand before them.</source>
        <translation>
            <numerusform>%n Kommentar dieser Datei steht hinter Varianten: hier steht er vor ihnen.</numerusform>
            <numerusform>%n Kommentare dieser Datei stehen hinter Varianten: hier stehen sie vor ihnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags of this file are there twice in a game: all are kept.</source>
        <translation>
            <numerusform>%n Angabe dieser Datei steht zweimal in einer Partie: beide bleiben.</numerusform>
            <numerusform>%n Angaben dieser Datei stehen zweimal in einer Partie: alle bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollSetWords</name>
    <message>
        <source>%1 left of %2</source>
        <translation>%1 von %2 bleiben</translation>
    </message>
    <message>
        <source>The rows&apos; halves make %1, their quarters %2.</source>
        <translation>Die Hälften der Reihen ergeben %1, ihre Viertel %2.</translation>
    </message>
    <message>
        <source>Half the sum is %1, a quarter %2.</source>
        <translation>Die Hälfte der Summe ist %1, ein Viertel %2.</translation>
    </message>
    <message>
        <source>Rows: least %1, most %2, mean %3.</source>
        <translation>Reihen: mindestens %1, höchstens %2, im Mittel %3.</translation>
    </message>
    <message>
        <source>Possible: %1 to %2; expected %3.</source>
        <translation>Möglich: %1 bis %2; zu erwarten %3.</translation>
    </message>
    <message>
        <source>Possible: %1 to %2.</source>
        <translation>Möglich: %1 bis %2.</translation>
    </message>
    <message>
        <source>Tampered: somebody has edited the file by hand. What stands here is not what was rolled.</source>
        <translation>Verändert: Jemand hat die Datei von Hand bearbeitet. Was hier steht, ist nicht das, was gewürfelt wurde.</translation>
    </message>
    <message>
        <source>Some dice were kept and only the rest was rolled: this proves nothing.</source>
        <translation>Einige Würfel wurden festgehalten, nur der Rest wurde gewürfelt: Das beweist nichts.</translation>
    </message>
</context>
<context>
    <name>RowFolding</name>
    <message>
        <source>Folded.</source>
        <comment>a row that has others below it</comment>
        <translation>Zugeklappt.</translation>
    </message>
    <message>
        <source>Unfolded.</source>
        <translation>Aufgeklappt.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>level %1, %2</source>
        <extracomment>who plays at a seat, in place of a name: the computer; %1 is how well, from 1 to 10, %2 the same in a word</extracomment>
        <translation>Stufe %1, %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>who plays at a seat where there is little room: the computer; %1 is how well, from 1 to 10: Black (level 4)</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side</comment>
        <extracomment>an army and who plays it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat</comment>
        <extracomment>%1 is a seat, %2 who plays there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>also %1</source>
        <extracomment>seats that the same person has</extracomment>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>the other seats of a team</extracomment>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>%1 %2</source>
        <comment>colour and board</comment>
        <extracomment>there is little room: %1 is a colour, %2 the number of the board it plays on</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <extracomment>a colour on one of several boards: %1 is the colour, %2 the board&apos;s number or name</extracomment>
        <translation>%1 auf Brett %2</translation>
    </message>
    <message>
        <source>out: %1 of %2</source>
        <extracomment>%1 is what killed the last piece (shell), %2 whose it was; there is little room</extracomment>
        <translation>aus: %1 von %2</translation>
    </message>
    <message>
        <source>lost to %1</source>
        <extracomment>of a seat that is out: %1 is who put it out; there is little room</extracomment>
        <translation>unterlag %1</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>out: %1</source>
        <translation>ausgeschieden: %1</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>no pieces left</source>
        <translation>keine Figuren mehr</translation>
    </message>
    <message>
        <source>out: %1 of %2 (%3)</source>
        <extracomment>%1 is what killed the last piece (shell), %2 whose it was, %3 what somebody played before</extracomment>
        <translation>ausgeschieden: %1 von %2 (%3)</translation>
    </message>
    <message>
        <source>lost to %1 (%2)</source>
        <extracomment>of a seat that is out: %1 is who put it out, %2 by what action</extracomment>
        <translation>unterlag %1 (%2)</translation>
    </message>
    <message>
        <source>waits until somebody plays for it or lets it go on</source>
        <comment>the computer</comment>
        <translation>wartet, bis jemand für ihn spielt oder ihn weiterspielen lässt</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>the computer</comment>
        <extracomment>%1 is the seat of a person who is asked, in a list with little room</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>waits for an answer</source>
        <comment>the computer</comment>
        <translation>wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>waits for %1 to answer</source>
        <comment>the computer</comment>
        <translation>wartet auf Antwort von %1</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <comment>the computer</comment>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>the computer</comment>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>waits for you</source>
        <extracomment>the computer does not act on its boards before a person has acted</extracomment>
        <translation>wartet auf Sie</translation>
    </message>
    <message>
        <source>team won</source>
        <comment>a seat whose board is lost</comment>
        <translation>Mannschaft hat gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>no king</source>
        <comment>of a seat that plays on</comment>
        <translation>ohne König</translation>
    </message>
    <message>
        <source>is asked</source>
        <comment>a seat, by another one</comment>
        <translation>ist gefragt</translation>
    </message>
    <message>
        <source>paused</source>
        <comment>the computer</comment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>waits while a dialog is open</source>
        <comment>the computer</comment>
        <translation>wartet, solange ein Dialog offen ist</translation>
    </message>
    <message>
        <source>waits while a menu is open</source>
        <comment>the computer</comment>
        <translation>wartet, solange ein Menü offen ist</translation>
    </message>
</context>
<context>
    <name>SettingsPlace</name>
    <message>
        <source>%1 is not a file. Settings that were kept there are not read.</source>
        <translation>%1 ist keine Datei. Einstellungen, die dort lagen, werden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 is not a file: what you set holds until you quit.</source>
        <translation>%1 ist keine Datei: Was Sie einstellen, gilt, bis Sie das Programm beenden.</translation>
    </message>
    <message>
        <source>%1 is not a folder: what you set holds until you quit.</source>
        <translation>%1 ist kein Ordner: Was Sie einstellen, gilt, bis Sie das Programm beenden.</translation>
    </message>
</context>
<context>
    <name>SetupPasting</name>
    <message>
        <source>Nothing was pasted: the clipboard holds no text.</source>
        <translation>Es wurde nichts eingefügt: Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>What was copied is not a position.</source>
        <translation>Was kopiert wurde, ist keine Stellung.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>SheetNotes</name>
    <message>
        <source>Not all pages have the columns and rows that are chosen: boards of several shapes stand where they have room.</source>
        <translation>Nicht alle Seiten haben die gewählten Spalten und Zeilen: Bretter verschiedener Form stehen, wo sie Platz haben.</translation>
    </message>
    <message>
        <source>Task %1 does not fit on a page with its text and lines: it is left out.</source>
        <translation>Aufgabe %1 hat mit Text und Linien auf keiner Seite Platz: Sie fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>With %n tasks on a page, all have room.</source>
        <translation>
            <numerusform>Mit %n Aufgabe auf einer Seite haben alle Platz.</numerusform>
            <numerusform>Mit %n Aufgaben auf einer Seite haben alle Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of %n tasks do not fit into their places: %1. Their ends are left out.</source>
        <extracomment>%1: their numbers, parted by commas</extracomment>
        <translation>
            <numerusform>Der Text von %n Aufgabe hat an seinem Platz nicht genug Raum: %1. Sein Ende fehlt.</numerusform>
            <numerusform>Die Texte von %n Aufgaben haben an ihrem Platz nicht genug Raum: %1. Ihre Enden fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of %1 are hard to read on paper; they need %2.</source>
        <translation>Felder von %1 sind auf Papier schlecht zu lesen; sie brauchen %2.</translation>
    </message>
    <message numerus="yes">
        <source>With %n diagrams on a page they have %1.</source>
        <translation>
            <numerusform>Mit %n Diagramm auf einer Seite haben sie %1.</numerusform>
            <numerusform>Mit %n Diagrammen auf einer Seite haben sie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With fewer diagrams on a page they are larger.</source>
        <translation>Mit weniger Diagrammen auf einer Seite werden sie größer.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n pages of tasks, not %1, with %2 on each: with as many as are chosen, the boards would be too small.</source>
        <extracomment>%1 and %2 are numbers; %2 may be several, 7–9</extracomment>
        <translation>
            <numerusform>Die Aufgaben stehen auf %n Seite statt %1, je %2: mit so vielen, wie gewählt sind, wären die Bretter zu klein.</numerusform>
            <numerusform>Die Aufgaben stehen auf %n Seiten statt %1, je %2: mit so vielen, wie gewählt sind, wären die Bretter zu klein.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 tasks on a page: with as many as are chosen, the boards would be too small.</source>
        <extracomment>%1 is a number, or several, 7–9</extracomment>
        <translation>Auf einer Seite stehen %1 Aufgaben: mit so vielen, wie gewählt sind, wären die Bretter zu klein.</translation>
    </message>
    <message>
        <source>Columns and rows, where both are chosen, hold as many all the same.</source>
        <translation>Spalten und Zeilen, wenn beide gewählt sind, fassen trotzdem so viele.</translation>
    </message>
    <message>
        <source>Held upright, the paper has room for cells of %1 instead of %2.</source>
        <extracomment>%1 and %2 are lengths, 7.0 mm</extracomment>
        <translation>Im Hochformat hat das Papier Platz für Felder von %1 statt %2.</translation>
    </message>
    <message>
        <source>Held sideways, the paper has room for cells of %1 instead of %2.</source>
        <translation>Im Querformat hat das Papier Platz für Felder von %1 statt %2.</translation>
    </message>
    <message numerus="yes">
        <source>That is with %n diagrams on a page.</source>
        <translation>
            <numerusform>Das gilt bei %n Diagramm auf einer Seite.</numerusform>
            <numerusform>Das gilt bei %n Diagrammen auf einer Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is with fewer diagrams on a page.</source>
        <translation>Das gilt bei weniger Diagrammen auf einer Seite.</translation>
    </message>
    <message>
        <source>The numbers are those on paper: where a wide board leaves room, a later task that fits comes before it.</source>
        <translation>Die Nummern sind die auf dem Papier: Wo ein breites Brett Platz lässt, kommt eine spätere Aufgabe, die hineinpasst, vor ihm.</translation>
    </message>
    <message numerus="yes">
        <source>There is no answer to %n tasks: %1. What is played from there becomes the answer.</source>
        <extracomment>%1: their numbers, parted by commas</extracomment>
        <translation>
            <numerusform>Zu %n Aufgabe gibt es keine Lösung: %1. Was von dort aus gespielt wird, wird die Lösung.</numerusform>
            <numerusform>Zu %n Aufgaben gibt es keine Lösung: %1. Was von dort aus gespielt wird, wird die Lösung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SituationWords</name>
    <message>
        <source>the %1 on %2</source>
        <extracomment>%1 is a piece (black knight), %2 its cell</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>The %1 aimed at %2 will hit nothing.</source>
        <extracomment>%1 is a shell (white shell), %2 a cell</extracomment>
        <translation>Auf %2 gezielt: %1; das trifft nichts.</translation>
    </message>
    <message>
        <source>The %1 aimed at %2 will hit %3.</source>
        <extracomment>%1 is a shell (white shell), %2 a cell, %3 a list of pieces</extracomment>
        <translation>Auf %2 gezielt: %1; das trifft %3.</translation>
    </message>
    <message>
        <source>carries the %1, on %2</source>
        <extracomment>of a seat; %1 is a flag (white flag), %2 the cell of the piece that carries it</extracomment>
        <translation>trägt auf %2 die %1</translation>
    </message>
    <message>
        <source>carries the %1</source>
        <extracomment>of a piece; %1 is a flag (white flag)</extracomment>
        <translation>trägt die %1</translation>
    </message>
    <message numerus="yes">
        <source>carries %n flags</source>
        <comment>of a seat, more than one</comment>
        <translation>
            <numerusform>trägt %n Fahne</numerusform>
            <numerusform>trägt %n Fahnen</numerusform>
        </translation>
    </message>
    <message>
        <source>a %1 will come down here</source>
        <extracomment>of a cell; %1 is a shell (white shell)</extracomment>
        <translation>hier schlägt ein: %1</translation>
    </message>
    <message>
        <source>will be hit by the %1 aimed at %2</source>
        <extracomment>of a piece; %1 is a shell (white shell), %2 a cell</extracomment>
        <translation>wird getroffen: %1, auf %2 gezielt</translation>
    </message>
    <message>
        <source>The %1 on %2 carries the %3.</source>
        <extracomment>%1 is a piece (black rook), %2 its cell, %3 a flag (white flag)</extracomment>
        <translation>%1 auf %2 trägt die %3.</translation>
    </message>
    <message>
        <source>carries a grey flag</source>
        <translation>trägt eine graue Flagge</translation>
    </message>
</context>
<context>
    <name>SpokenActions</name>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <extracomment>spoken: %1 is a kind of piece, %2 the column, row or cell that it stands on: knight b</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <extracomment>spoken: %1 is a cell, %2 the name of a board</extracomment>
        <translation>%1 auf Brett %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <extracomment>spoken: %1 is the piece that captures, perhaps with where it stands, or the column of a pawn; %2 is a cell</extracomment>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 shoots %2</source>
        <extracomment>spoken: %1 is the piece that shoots, perhaps with where it stands, or the column of a pawn; %2 is a cell</extracomment>
        <translation>%1 schießt auf %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it goes</comment>
        <extracomment>spoken: %1 is a piece, %2 the cell that it goes to: knight f3</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>spoken: %1 is a piece and where it stands, %2 where it goes: knight b to d7</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1, check</source>
        <extracomment>spoken: %1 is an action</extracomment>
        <translation>%1, Schach</translation>
    </message>
    <message>
        <source>%1, checkmate</source>
        <extracomment>spoken: %1 is an action</extracomment>
        <translation>%1, Schachmatt</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>rochiert kurz</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>rochiert lang</translation>
    </message>
    <message>
        <source>%1 dropped on %2</source>
        <extracomment>spoken: %1 is a kind of piece that comes from a stockpile, %2 a cell</extracomment>
        <translation>%1 auf %2 eingesetzt</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <extracomment>spoken: %1 is where a pawn goes, %2 a kind of piece</extracomment>
        <translation>%1, wird %2</translation>
    </message>
    <message>
        <source>%1, flags left behind</source>
        <extracomment>spoken: %1 is an action of a piece that carries flags</extracomment>
        <translation>%1, Fahnen bleiben zurück</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>spoken: %1 is the name of a board, %2 an action there</extracomment>
        <translation>Brett %1: %2</translation>
    </message>
    <message>
        <source>%1 of set %2</source>
        <extracomment>spoken: %1 is a kind of piece, %2 the number of the chess set that it comes from</extracomment>
        <translation>%1 aus Satz %2</translation>
    </message>
    <message>
        <source>%1, becomes %2 on %3</source>
        <extracomment>spoken: %1 is where a pawn goes, %2 the piece that takes its place, and %3 the cell on which it comes to the board</extracomment>
        <translation>%1, wird %2 auf %3</translation>
    </message>
    <message>
        <source>%1 jumps to %2</source>
        <extracomment>spoken: a piece on %1 captures on its way; %2 are the cells that it comes to, one after the other</extracomment>
        <translation>%1 springt nach %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>charge, %1</source>
        <extracomment>%1 is from where to where the row of pawns goes</extracomment>
        <translation>Sturmlauf, %1</translation>
    </message>
    <message>
        <source>mine on %1</source>
        <extracomment>%1 is a cell</extracomment>
        <translation>Mine auf %1</translation>
    </message>
    <message>
        <source>shell aimed at %1</source>
        <extracomment>%1 is a cell</extracomment>
        <translation>Granate auf %1 gerichtet</translation>
    </message>
    <message>
        <source>fire</source>
        <extracomment>ends the aiming of shells: as the button that does it, in the middle of a line</extracomment>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>gives up board %1</source>
        <extracomment>%1 is the name of a board</extracomment>
        <translation>gibt Brett %1 auf</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <extracomment>spoken: %1 and %2 are the cells of two pieces</extracomment>
        <translation>%1 und %2 tauschen die Plätze</translation>
    </message>
    <message>
        <source>%1 off the board</source>
        <extracomment>spoken: %1 is the cell of a piece that is taken away</extracomment>
        <translation>%1 vom Brett</translation>
    </message>
    <message>
        <source>%1 and %2 off the board</source>
        <extracomment>spoken: %1 and %2 are the cells of two pieces that are taken away</extracomment>
        <translation>%1 und %2 vom Brett</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a list: %1 is the name of a board, %2 an action there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <comment>a piece</comment>
        <extracomment>spoken: %1 is a piece, perhaps with where it stands, %2 the name of its board, which it leaves</extracomment>
        <translation>%1 auf Brett %2</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1 is out.</source>
        <translation>%1 ist ausgeschieden.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several seats</comment>
        <translation>%1 sind ausgeschieden.</translation>
    </message>
    <message>
        <source>%1 is out: %2.</source>
        <extracomment>%1 is a seat, %2 the reason, for example: bare king</extracomment>
        <translation>%1 ist ausgeschieden: %2.</translation>
    </message>
    <message>
        <source>%1 are out: %2.</source>
        <extracomment>%1 is several seats, %2 the reason</extracomment>
        <translation>%1 sind ausgeschieden: %2.</translation>
    </message>
    <message>
        <source>%1 is out: the team has no king left.</source>
        <translation>%1 ist ausgeschieden: Die Mannschaft hat keinen König mehr.</translation>
    </message>
    <message>
        <source>%1 are out: the team has no king left.</source>
        <translation>%1 sind ausgeschieden: Die Mannschaft hat keinen König mehr.</translation>
    </message>
    <message>
        <source>%1 is out: captured by %2.</source>
        <extracomment>%1 is a seat, %2 who did it</extracomment>
        <translation>%1 ist ausgeschieden: geschlagen von %2.</translation>
    </message>
    <message>
        <source>%1 are out: their last king was captured by %2.</source>
        <extracomment>%1 is several seats, %2 who did it</extracomment>
        <translation>%1 sind ausgeschieden: Ihren letzten König hat %2 geschlagen.</translation>
    </message>
    <message>
        <source>%1 out (bare king)</source>
        <extracomment>in the list of moves: who goes out, reduced to the king</extracomment>
        <translation>%1 raus (nackter König)</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>in the list of moves: who goes out</extracomment>
        <translation>%1 raus</translation>
    </message>
    <message>
        <source>%1 now plays %2 on board %3.</source>
        <extracomment>%1 is a seat, %2 a colour, %3 a board</extracomment>
        <translation>%1 spielt jetzt %2 auf Brett %3.</translation>
    </message>
    <message>
        <source>Board %1: %2, won by %3.</source>
        <extracomment>%1 is a board, %2 how it was won, %3 who has won it: `Board 2: checkmate, won by Seat A.`</extracomment>
        <translation>Brett %1: %2, gewonnen von %3.</translation>
    </message>
    <message>
        <source>Board %1 is closed: nobody has won it.</source>
        <translation>Brett %1 ist geschlossen: niemand hat es gewonnen.</translation>
    </message>
    <message>
        <source>won by nobody</source>
        <comment>a board</comment>
        <translation>von niemandem gewonnen</translation>
    </message>
    <message>
        <source>%1: won by %2</source>
        <comment>a board</comment>
        <extracomment>over a board: %1 is how it was won, %2 who has won it</extracomment>
        <translation>%1: gewonnen von %2</translation>
    </message>
    <message>
        <source>%1 won %2 : %3.</source>
        <extracomment>the result of a game on several boards: %1 is a colour, %2 and %3 how many boards each side has won</extracomment>
        <translation>%1 hat %2 : %3 gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 resigned.</source>
        <extracomment>%1 is who has won, %2 who gave up</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen: %2 hat aufgegeben.</numerusform>
            <numerusform>%1 haben gewonnen: %2 hat aufgegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 ran out of time.</source>
        <extracomment>%1 is who has won, %2 whose flag fell</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen: %2 hat die Zeit überschritten.</numerusform>
            <numerusform>%1 haben gewonnen: %2 hat die Zeit überschritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <extracomment>%1 is the colour of a team, %2 the reason</extracomment>
        <translation>%1 hat gewonnen: %2.</translation>
    </message>
    <message>
        <source>%1 now plays %2.</source>
        <extracomment>%1 is a seat, %2 a colour</extracomment>
        <translation>%1 spielt jetzt %2.</translation>
    </message>
    <message>
        <source>%1: no king is left.</source>
        <comment>seats that are out</comment>
        <translation>%1: kein König ist übrig.</translation>
    </message>
    <message>
        <source>From here on check rules hold: no king may be left attacked.</source>
        <translation>Ab jetzt gelten die Schachregeln: kein König darf angegriffen bleiben.</translation>
    </message>
    <message>
        <source>check counts now</source>
        <extracomment>in the list of moves: from here on kings may not be left in check</extracomment>
        <translation>nun gilt Schach</translation>
    </message>
    <message>
        <source>%1 won: %2 on board %3.</source>
        <extracomment>%1 is the colour of a team, %2 the reason, %3 the board that decided</extracomment>
        <translation>%1 hat gewonnen: %2 auf Brett %3.</translation>
    </message>
</context>
<context>
    <name>TaskReader</name>
    <message>
        <source>There is no new task in %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>In %1 ist keine neue Aufgabe.</translation>
    </message>
    <message>
        <source>There is no new task in what was copied.</source>
        <translation>In dem, was kopiert wurde, ist keine neue Aufgabe.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard holds no text.</source>
        <translation>Es wurde nichts eingefügt: Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>What was copied holds no positions and no games: %1</source>
        <translation>In dem, was kopiert wurde, sind weder Stellungen noch Partien: %1</translation>
    </message>
</context>
<context>
    <name>TreeEdits</name>
    <message>
        <source>edit comment</source>
        <translation>Kommentar ändern</translation>
    </message>
    <message>
        <source>change marks</source>
        <translation>Zeichen ändern</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>Züge löschen</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share, as a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>Win for %1 in %n move(s)</source>
        <extracomment>%1 is a player, or several</extracomment>
        <translation>
            <numerusform>Gewinn für %1 in %n Zug</numerusform>
            <numerusform>Gewinn für %1 in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win for %1 in at most %n move(s)</source>
        <extracomment>%1 is a player, or several</extracomment>
        <translation>
            <numerusform>Gewinn für %1 in höchstens %n Zug</numerusform>
            <numerusform>Gewinn für %1 in höchstens %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win for %1 within %n action(s)</source>
        <translation>
            <numerusform>Gewinn für %1 binnen %n Zug</numerusform>
            <numerusform>Gewinn für %1 binnen %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loss for %1 within %n action(s)</source>
        <translation>
            <numerusform>Verlust für %1 binnen %n Zug</numerusform>
            <numerusform>Verlust für %1 binnen %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>About even (%1 %2)</source>
        <extracomment>%1 is who is ahead, %2 by how much: About even (White +0.10)</extracomment>
        <translation>Etwa gleich (%1 %2)</translation>
    </message>
    <message>
        <source>%1 a little better (%2)</source>
        <extracomment>%1 is a player, or several, %2 by how much</extracomment>
        <translation>%1 etwas besser (%2)</translation>
    </message>
    <message>
        <source>%1 better (%2)</source>
        <translation>%1 besser (%2)</translation>
    </message>
    <message>
        <source>%1 much better (%2)</source>
        <translation>%1 viel besser (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>share</comment>
        <extracomment>who has how much of a game: %1 is a player, or several, %2 a share</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>piece</comment>
        <extracomment>a piece: %1 is its colour, %2 its kind</extracomment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cell</comment>
        <extracomment>a cell read aloud: %1 is its name, %2 what stands there</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat</comment>
        <extracomment>a seat: %1 is its colour or letter, %2 who plays there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Schachmatt</translation>
    </message>
    <message>
        <source>the king was captured</source>
        <translation>der König wurde geschlagen</translation>
    </message>
    <message>
        <source>the flag is home</source>
        <translation>die Fahne ist zu Hause</translation>
    </message>
    <message>
        <source>all are out</source>
        <translation>alle sind ausgeschieden</translation>
    </message>
    <message>
        <source>all pieces were captured</source>
        <translation>alle Steine wurden geschlagen</translation>
    </message>
    <message>
        <source>the last one left</source>
        <translation>als Letzter übrig</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: nobody else has any pieces left.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen: Niemand sonst hat noch etwas auf dem Brett.</numerusform>
            <numerusform>%1 haben gewonnen: Niemand sonst hat noch etwas auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>every board is checkmate</source>
        <translation>jedes Brett ist matt</translation>
    </message>
    <message>
        <source>nobody can act</source>
        <translation>niemand kann ziehen</translation>
    </message>
    <message>
        <source>boards won</source>
        <translation>gewonnene Bretter</translation>
    </message>
    <message>
        <source>the same position for the third time</source>
        <translation>dieselbe Stellung zum dritten Mal</translation>
    </message>
    <message>
        <source>nothing has happened for too long</source>
        <translation>zu lange ist nichts geschehen</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>die Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2.</source>
        <extracomment>%1 is one seat or several, %2 the reason</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen: %2.</numerusform>
            <numerusform>%1 haben gewonnen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <translation>Unentschieden: %1.</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1: Zeit abgelaufen</translation>
    </message>
    <message>
        <source>draw claimed</source>
        <translation>Remis beansprucht</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation>Remis vereinbart</translation>
    </message>
    <message>
        <source>Drawn by claim: too many quiet actions.</source>
        <translation>Remis beansprucht: zu viele ruhige Züge.</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>nackter König</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>the framed cells of Longchess</comment>
        <translation>Burg</translation>
    </message>
    <message>
        <source>an obstacle, its seat is out</source>
        <translation>ein Hindernis, sein Platz ist ausgeschieden</translation>
    </message>
    <message>
        <source>%1 of set %2</source>
        <extracomment>%1 is a piece, %2 the number of the chess set that it comes from</extracomment>
        <translation>%1 aus Satz %2</translation>
    </message>
    <message>
        <source>mist</source>
        <translation>blasstürkis</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pflaumenfarben</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>schiefergrau</translation>
    </message>
    <message numerus="yes">
        <source>%1 won by resignation.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 hat durch Aufgabe gewonnen.</numerusform>
            <numerusform>%1 haben durch Aufgabe gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <extracomment>what is known of a piece: %1 is what it is about (Direction), %2 what is known</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>clock</comment>
        <extracomment>a clock with periods: %1 is what is left of the one that runs, %2 how many are left, with it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n periods left</source>
        <extracomment>a clock with periods, read aloud: %1 is what is left of the one that runs, %n how many are left, with it</extracomment>
        <translation>
            <numerusform>%1, noch %n Periode</numerusform>
            <numerusform>%1, noch %n Perioden</numerusform>
        </translation>
    </message>
    <message>
        <source>the side on turn has no move</source>
        <translation>die Seite am Zug hat keinen Zug</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>who plays at a seat, in place of a name: Black (computer)</extracomment>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>%1 is played by the computer.</source>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 wird vom Computer gespielt.</numerusform>
            <numerusform>%1 werden vom Computer gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is thinking.</source>
        <comment>the computer</comment>
        <extracomment>%1 is a seat, or several</extracomment>
        <translation>
            <numerusform>%1 überlegt.</numerusform>
            <numerusform>%1 überlegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 has no pieces left.</source>
        <extracomment>%1 and %2 are seats</extracomment>
        <translation>
            <numerusform>%1 hat gewonnen: %2 hat nichts mehr auf dem Brett.</numerusform>
            <numerusform>%1 haben gewonnen: %2 hat nichts mehr auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 waits until the clocks go on.</source>
        <extracomment>%1 is a seat that the computer plays, or several</extracomment>
        <translation>
            <numerusform>%1 wartet, bis die Uhren weitergehen.</numerusform>
            <numerusform>%1 warten, bis die Uhren weitergehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (grey: its seat is out)</source>
        <extracomment>%1 is a flag (white flag) of a seat that is out</extracomment>
        <translation>%1, grau: ihr Platz ist ausgeschieden</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>unknown game &apos;%1&apos;; known: %2</source>
        <translation>unbekanntes Spiel „%1“; bekannt: %2</translation>
    </message>
    <message>
        <source>Choice checkers</source>
        <translation>Wahldame</translation>
    </message>
    <message>
        <source>man</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>nothing is expected behind the cell, not &apos;%1&apos;</source>
        <translation>hinter dem Feld wird nichts erwartet, nicht „%1“</translation>
    </message>
    <message>
        <source>a man on its last rank would be a king</source>
        <translation>ein Stein auf seiner letzten Reihe wäre ein König</translation>
    </message>
    <message>
        <source>nobody has a piece</source>
        <translation>niemand hat einen Stein</translation>
    </message>
    <message>
        <source>a king moves one cell diagonally</source>
        <translation>ein König zieht ein Feld schräg</translation>
    </message>
    <message>
        <source>a man moves one cell diagonally forward</source>
        <translation>ein Stein zieht ein Feld schräg vorwärts</translation>
    </message>
    <message>
        <source>a man that reaches the last rank becomes a king, and its turn ends there</source>
        <translation>ein Stein, der die letzte Reihe erreicht, wird König, und damit endet der Zug</translation>
    </message>
    <message>
        <source>a jump goes diagonally over one piece to the cell right behind it</source>
        <translation>ein Sprung geht schräg über einen Stein auf das Feld gleich dahinter</translation>
    </message>
    <message>
        <source>the piece on %1 has been jumped already; none is jumped twice</source>
        <translation>der Stein auf %1 wurde schon übersprungen; keiner wird zweimal übersprungen</translation>
    </message>
    <message>
        <source>there is no enemy on %1 to jump</source>
        <translation>auf %1 steht kein Gegner, der übersprungen werden könnte</translation>
    </message>
    <message>
        <source>a man goes forward only</source>
        <translation>ein Stein geht nur vorwärts</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 ist besetzt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a light square: only the dark ones are played on</source>
        <translation>„%1“ ist ein helles Feld, und hier wird nur auf dunklen gespielt</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>am Zug: %1</translation>
    </message>
    <message>
        <source>there is no piece on %1</source>
        <translation>auf %1 steht keine Figur</translation>
    </message>
    <message>
        <source>the board has no cell &apos;%1&apos;</source>
        <translation>das Brett hat kein Feld „%1“</translation>
    </message>
    <message>
        <source>castling is for a king and a rook that have not moved: the one on %1 or the one on %2 has</source>
        <translation>rochieren können nur König und Turm, die noch nicht gezogen haben: der auf %1 oder der auf %2 hat schon gezogen</translation>
    </message>
    <message>
        <source>en passant takes only a pawn that has just moved two cells: that on %1 has not</source>
        <translation>en passant schlägt man nur einen Bauern, der gerade zwei Felder gezogen ist: Der auf %1 ist das nicht</translation>
    </message>
    <message>
        <source>the %1 on %2 belongs to %3, and it is the turn of %4</source>
        <translation>%1 auf %2 gehört %3, und am Zug ist %4</translation>
    </message>
    <message>
        <source>only a pawn is promoted</source>
        <translation>nur ein Bauer wird umgewandelt</translation>
    </message>
    <message>
        <source>a pawn is promoted only on the last rank</source>
        <translation>ein Bauer wird nur auf der letzten Reihe umgewandelt</translation>
    </message>
    <message>
        <source>a pawn that reaches the last rank is promoted: =Q, =R, =B or =N says to what</source>
        <translation>ein Bauer, der die letzte Reihe erreicht, wird umgewandelt: =Q, =R, =B oder =N sagt, wozu</translation>
    </message>
    <message>
        <source>a %1 stands on %2: a capture is written with x</source>
        <translation>auf %2 steht eine Figur (%1): Schlagen wird mit x geschrieben</translation>
    </message>
    <message>
        <source>there is nothing to capture on %1</source>
        <translation>auf %1 ist nichts zu schlagen</translation>
    </message>
    <message>
        <source>^ only on a king or rook at home</source>
        <translation>^ nur an König oder Turm auf dem Ausgangsfeld</translation>
    </message>
    <message>
        <source>a pawn never stands on rank 1 or 8</source>
        <translation>ein Bauer steht nie auf Reihe 1 oder 8</translation>
    </message>
    <message>
        <source>exactly one king is needed, not %1</source>
        <translation>genau ein König wird gebraucht, nicht %1</translation>
    </message>
    <message>
        <source>not on turn, and could be captured from %1</source>
        <translation>nicht am Zug und könnte von %1 aus geschlagen werden</translation>
    </message>
    <message>
        <source>the way is blocked by the %1 on %2</source>
        <translation>der Weg ist versperrt: %1 auf %2</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>a %1 does not move from %2 to %3</source>
        <translation>%1: so zieht diese Figur nicht von %2 nach %3</translation>
    </message>
    <message>
        <source>a pawn moves diagonally only when it captures</source>
        <translation>ein Bauer zieht nur beim Schlagen schräg</translation>
    </message>
    <message>
        <source>a pawn moves straight ahead, one cell or two from its starting rank, and captures one cell diagonally ahead</source>
        <translation>ein Bauer zieht geradeaus, ein Feld oder zwei von seiner Ausgangsreihe, und schlägt ein Feld schräg voraus</translation>
    </message>
    <message>
        <source>a pawn captures diagonally, never straight ahead</source>
        <translation>ein Bauer schlägt schräg, nie geradeaus</translation>
    </message>
    <message>
        <source>a pawn moves two cells only from its starting rank</source>
        <translation>ein Bauer zieht nur von seiner Ausgangsreihe zwei Felder</translation>
    </message>
    <message>
        <source>your king on %1 would still be attacked by the %2 on %3</source>
        <translation>der eigene König auf %1 wäre immer noch angegriffen (%2 auf %3)</translation>
    </message>
    <message>
        <source>your king on %1 would be attacked by the %2 on %3</source>
        <translation>der eigene König auf %1 wäre angegriffen (%2 auf %3)</translation>
    </message>
    <message>
        <source>a whole FEN has at least four fields (ranks, side to move, castling rights, en passant square), not %1</source>
        <translation>eine ganze FEN hat mindestens vier Teile (Reihen, wer am Zug ist, Rochaderechte, En-passant-Feld), nicht %1</translation>
    </message>
    <message>
        <source>at character %1: %2</source>
        <translation>beim %1. Zeichen: %2</translation>
    </message>
    <message>
        <source>no pawn can have passed over the en passant square &apos;%1&apos; in the last move</source>
        <translation>über das En-passant-Feld „%1“ kann im letzten Zug kein Bauer gezogen sein</translation>
    </message>
    <message>
        <source>the en passant square is one such as e6, or -, not &apos;%1&apos;</source>
        <translation>das En-passant-Feld ist eines wie e6, oder -, nicht „%1“</translation>
    </message>
    <message>
        <source>the clock, which counts half-moves without a capture or a pawn&apos;s move, is from 0 to %1, not &apos;%2&apos;</source>
        <translation>die Uhr, die Halbzüge ohne Schlagen und ohne Bauernzug zählt, ist 0 bis %1, nicht „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; on %2: %3</source>
        <translation>„%1“ auf %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>expected 8 ranks with a / between two, not %1</source>
        <translation>erwartet werden 8 Reihen mit / zwischen zweien, nicht %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in rank %2 is no piece; expected one of KQRBNP or kqrbnp, or 1 to 8 for empty squares</source>
        <translation>„%1“ in Reihe %2 ist keine Figur; erwartet wird eine von KQRBNP oder kqrbnp, oder 1 bis 8 für leere Felder</translation>
    </message>
    <message>
        <source>two numbers in rank %1; expected one for empty squares that are beside one another</source>
        <translation>zwei Zahlen in Reihe %1; für leere Felder nebeneinander wird eine erwartet</translation>
    </message>
    <message>
        <source>expected 8 squares in rank %1, not %2</source>
        <translation>erwartet werden 8 Felder in Reihe %1, nicht %2</translation>
    </message>
    <message>
        <source>the side to move is w or b, not &apos;%1&apos;</source>
        <translation>am Zug ist w oder b, nicht „%1“</translation>
    </message>
    <message>
        <source>the castling rights &apos;%1&apos; are those of Chess960; orthodox chess has the letters KQkq, each at most once, or -</source>
        <translation>die Rochaderechte „%1“ gehören zu Chess960; im orthodoxen Schach werden sie mit KQkq geschrieben, jeder Buchstabe höchstens einmal, oder mit -</translation>
    </message>
    <message>
        <source>the castling rights are the letters KQkq, each at most once, or -, not &apos;%1&apos;</source>
        <translation>die Rochaderechte werden mit KQkq geschrieben, jeder Buchstabe höchstens einmal, oder mit -, nicht „%1“</translation>
    </message>
    <message>
        <source>the castling right &apos;%1&apos; needs a king on %2 and a rook on %3; from other squares it is that of Chess960</source>
        <translation>Rochaderecht „%1“ braucht einen König auf %2 und einen Turm auf %3; von anderen Feldern aus gehört es zu Chess960</translation>
    </message>
    <message>
        <source>the castling right &apos;%1&apos; needs a king on %2 and a rook on %3</source>
        <translation>Rochaderecht „%1“ braucht einen König auf %2 und einen Turm auf %3</translation>
    </message>
    <message>
        <source>the move number is from 1 to %1, not &apos;%2&apos;</source>
        <translation>die Zugnummer ist 1 bis %1, nicht „%2“</translation>
    </message>
    <message>
        <source>Orthodox chess</source>
        <translation>Orthodoxes Schach</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not belong behind a piece; only ^ does</source>
        <translation>„%1“ gehört nicht hinter eine Figur, nur ^</translation>
    </message>
    <message>
        <source>no pawn can have passed over this cell in the last action</source>
        <translation>über dieses Feld kann im letzten Zug kein Bauer gezogen sein</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist beendet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no seat of this game</source>
        <translation>„%1“ ist kein Platz dieses Spiels</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>expected option=value, not &apos;%1&apos;</source>
        <translation>erwartet wird Option=Wert, nicht „%1“</translation>
    </message>
    <message>
        <source>more than %1 options: no game has so many</source>
        <translation>mehr als %1 Optionen: So viele hat kein Spiel</translation>
    </message>
    <message>
        <source>option &apos;%1&apos; is given twice</source>
        <translation>die Option „%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>%1: unknown option &apos;%2&apos;; allowed: %3</source>
        <translation>%1: unbekannte Option „%2“; erlaubt: %3</translation>
    </message>
    <message>
        <source>%1: %2=%3 is not allowed; allowed: %4</source>
        <translation>%1: %2=%3 ist nicht erlaubt; erlaubt: %4</translation>
    </message>
    <message>
        <source>an empty group: expected a name and a colon between two semicolons</source>
        <translation>eine leere Gruppe: zwischen zwei Strichpunkten werden Name und Doppelpunkt erwartet</translation>
    </message>
    <message>
        <source>expected a colon behind the group&apos;s name</source>
        <translation>hinter dem Namen der Gruppe wird ein Doppelpunkt erwartet</translation>
    </message>
    <message>
        <source>expected a group&apos;s name before the colon</source>
        <translation>vor dem Doppelpunkt wird der Name einer Gruppe erwartet</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>steht zweimal da</translation>
    </message>
    <message>
        <source>longer than %1 characters: no group is</source>
        <translation>länger als %1 Zeichen: So lang ist keine Gruppe</translation>
    </message>
    <message>
        <source>unknown; known: %1</source>
        <translation>unbekannt; bekannt: %1</translation>
    </message>
    <message>
        <source>an item is one word</source>
        <translation>ein Eintrag ist ein einziges Wort</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>expected a piece letter and a cell; &apos;%1&apos; is no piece of this game</source>
        <translation>erwartet werden Figurenbuchstabe und Feld; „%1“ ist keine Figur dieses Spiels</translation>
    </message>
    <message>
        <source>expected a piece letter and a cell; the board has no cell &apos;%1&apos;</source>
        <translation>erwartet werden Figurenbuchstabe und Feld; das Brett hat kein Feld „%1“</translation>
    </message>
    <message>
        <source>the cell is occupied</source>
        <translation>das Feld ist besetzt</translation>
    </message>
    <message>
        <source>expected exactly one seat, not %1</source>
        <translation>genau ein Platz wird erwartet, nicht %1</translation>
    </message>
    <message>
        <source>no seat of this game; expected one of: %1</source>
        <translation>kein Platz dieses Spiels; erwartet wird: %1</translation>
    </message>
    <message>
        <source>no side of this game</source>
        <translation>keine Seite dieses Spiels</translation>
    </message>
    <message>
        <source>%1 is on turn on that board already</source>
        <translation>%1 ist an diesem Brett schon am Zug</translation>
    </message>
    <message>
        <source>expected one number</source>
        <translation>eine Zahl wird erwartet</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2 wird erwartet</translation>
    </message>
    <message>
        <source>expected one cell</source>
        <translation>ein Feld wird erwartet</translation>
    </message>
    <message>
        <source>the board has no such cell</source>
        <translation>das Brett hat kein solches Feld</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no clock in this game; expected one of: %2</source>
        <translation>„%1“ hat in diesem Spiel keine Uhr; erwartet wird: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given two clocks</source>
        <translation>„%1“ bekommt zwei Uhren</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1: diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>%1: there is no folder %2</source>
        <translation>%1: den Ordner %2 gibt es nicht</translation>
    </message>
    <message>
        <source>%1: permission denied</source>
        <translation>%1: keine Berechtigung</translation>
    </message>
    <message>
        <source>%1: the disk is full</source>
        <translation>%1: der Datenträger ist voll</translation>
    </message>
    <message>
        <source>%1: the file would be larger than is allowed here</source>
        <translation>%1: die Datei würde größer, als hier erlaubt ist</translation>
    </message>
    <message>
        <source>%1: the disk can only be read</source>
        <translation>%1: der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>%1: the name is too long</source>
        <translation>%1: der Name ist zu lang</translation>
    </message>
    <message>
        <source>%1: part of the name is no folder</source>
        <translation>%1: ein Teil des Namens ist kein Ordner</translation>
    </message>
    <message>
        <source>%1: the link leads in a circle</source>
        <translation>%1: die Verknüpfung führt im Kreis</translation>
    </message>
    <message>
        <source>%1: too many files are open</source>
        <translation>%1: zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>%1: the system says: %2</source>
        <translation>%1: das System meldet: %2</translation>
    </message>
    <message>
        <source>%1: this is a folder, expected a file</source>
        <translation>%1: das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>%1: this is a pipe, expected a file</source>
        <translation>%1: das ist eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>%1: this is a socket, expected a file</source>
        <translation>%1: das ist ein Socket, keine Datei</translation>
    </message>
    <message>
        <source>%1: this is a device, expected a file</source>
        <translation>%1: das ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>a file needs a name</source>
        <translation>eine Datei braucht einen Namen</translation>
    </message>
    <message>
        <source>%1: the file is larger than %2 MiB</source>
        <translation>%1: die Datei ist größer als %2 MiB</translation>
    </message>
    <message>
        <source>%1: the file is write-protected</source>
        <translation>%1: die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>expected an entry before this mark</source>
        <translation>vor diesem Zeichen wird ein Eintrag erwartet</translation>
    </message>
    <message>
        <source>expected an entry before this variation, which stands in its place</source>
        <translation>vor dieser Variante wird der Eintrag erwartet, an dessen Stelle sie steht</translation>
    </message>
    <message>
        <source>expected brackets no deeper than %1</source>
        <translation>Klammern dürfen höchstens %1 tief stehen</translation>
    </message>
    <message>
        <source>expected an entry or a result; this bracket closes nothing</source>
        <translation>ein Eintrag oder Ergebnis wird erwartet; diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>expected an entry: a variation has at least one</source>
        <translation>ein Eintrag wird erwartet: eine Variante hat mindestens einen</translation>
    </message>
    <message>
        <source>this variation has no end: expected )</source>
        <translation>diese Variante hat kein Ende: ) wird erwartet</translation>
    </message>
    <message>
        <source>expected an entry or a result: 1-0, 0-1, 1/2-1/2 or *</source>
        <translation>ein Eintrag oder Ergebnis wird erwartet: 1-0, 0-1, 1/2-1/2 oder *</translation>
    </message>
    <message>
        <source>the play contradicts this result: expected %1</source>
        <translation>der Verlauf widerspricht diesem Ergebnis: erwartet wird %1</translation>
    </message>
    <message>
        <source>a file holds no more than %1 records; split this one</source>
        <translation>eine Datei enthält höchstens %1 Partien; diese ist zu teilen</translation>
    </message>
    <message>
        <source>a file holds no more than %1 actions and comments; split this one</source>
        <translation>eine Datei enthält höchstens %1 Züge und Kommentare; diese ist zu teilen</translation>
    </message>
    <message>
        <source>a record holds no more than %1 actions and comments</source>
        <translation>eine Partie enthält höchstens %1 Züge und Kommentare</translation>
    </message>
    <message>
        <source>a record has no more than %1 tags</source>
        <translation>eine Partie hat höchstens %1 Angaben im Kopf</translation>
    </message>
    <message>
        <source>expected nothing behind the result but the next record&apos;s [</source>
        <translation>hinter dem Ergebnis wird nur das [ der nächsten Partie erwartet</translation>
    </message>
    <message>
        <source>expected UTF-8; these bytes are another encoding</source>
        <translation>UTF-8 wird erwartet; diese Bytes sind anders kodiert</translation>
    </message>
    <message>
        <source>expected a line end (LF or CR LF), not a CR alone</source>
        <translation>ein Zeilenende (LF oder CR LF) wird erwartet, nicht CR allein</translation>
    </message>
    <message>
        <source>expected text; this is control character %1</source>
        <translation>Text wird erwartet; das ist Steuerzeichen %1</translation>
    </message>
    <message>
        <source>this bracket has no end: expected a tag like [Event &quot;Club evening&quot;]</source>
        <translation>diese Klammer hat kein Ende: erwartet wird eine Angabe wie [Event &quot;Klubabend&quot;]</translation>
    </message>
    <message>
        <source>expected a tag&apos;s name: letters, digits and _</source>
        <translation>der Name einer Angabe wird erwartet: Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>expected a value in quotation marks behind the tag&apos;s name</source>
        <translation>hinter dem Namen wird ein Wert in Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>expected ] behind the tag&apos;s value</source>
        <translation>hinter dem Wert wird ] erwartet</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the value, on the same line</source>
        <translation>am Ende des Werts wird ein Anführungszeichen erwartet, auf derselben Zeile</translation>
    </message>
    <message>
        <source>expected an entry or a result; this brace closes nothing</source>
        <translation>ein Eintrag oder Ergebnis wird erwartet; diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>this comment has no end: expected }</source>
        <translation>dieser Kommentar hat kein Ende: } wird erwartet</translation>
    </message>
    <message>
        <source>expected a mark from $0 to $255</source>
        <translation>ein Zeichen von $0 bis $255 wird erwartet</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this file: its format is %1, expected 1</source>
        <translation>eine neuere Version des Programms hat diese Datei geschrieben: ihr Format ist %1, erwartet wird 1</translation>
    </message>
    <message>
        <source>expected format 1, not &apos;%1&apos;</source>
        <translation>Format 1 wird erwartet, nicht „%1“</translation>
    </message>
    <message>
        <source>this setup does not fit: %1</source>
        <translation>diese Stellung passt nicht: %1</translation>
    </message>
    <message>
        <source>expected a seat, a colon and a name, like red: Ann</source>
        <translation>Platz, Doppelpunkt und Name werden erwartet, wie red: Ann</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no seat of this game; expected one of: %2</source>
        <translation>„%1“ ist kein Platz dieses Spiels; erwartet wird: %2</translation>
    </message>
    <message>
        <source>the seat &apos;%1&apos; is named twice</source>
        <translation>der Platz „%1“ ist zweimal benannt</translation>
    </message>
    <message>
        <source>the tag %1 is there twice</source>
        <translation>die Angabe %1 steht zweimal da</translation>
    </message>
    <message>
        <source>expected a record that names its game: [Game &quot;...&quot;] with one of: %1</source>
        <translation>erwartet wird eine Partie, die ihr Spiel nennt: [Game &quot;...&quot;] mit einem von: %1</translation>
    </message>
    <message>
        <source>the tag %1 holds a line end or another character that a record cannot hold</source>
        <translation>die Angabe %1 enthält ein Zeilenende oder ein anderes Zeichen, das eine Partie nicht enthalten kann</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a tag of one&apos;s own</source>
        <translation>„%1“ ist kein Name für eine eigene Angabe</translation>
    </message>
    <message>
        <source>the variations nest deeper than %1; a record cannot hold more</source>
        <translation>die Varianten sind tiefer als %1 verschachtelt; mehr fasst eine Partie nicht</translation>
    </message>
    <message>
        <source>a comment holds a character that a record cannot hold: %1</source>
        <translation>ein Kommentar enthält ein Zeichen, das eine Partie nicht enthalten kann: %1</translation>
    </message>
    <message>
        <source>&apos;%1 %2&apos; is no result of this game</source>
        <translation>„%1 %2“ ist kein Ergebnis dieses Spiels</translation>
    </message>
    <message>
        <source>the record would be larger than %1 MiB, and could not be opened again</source>
        <translation>die Partie würde größer als %1 MiB und könnte nicht wieder geöffnet werden</translation>
    </message>
    <message>
        <source>group &apos;%1&apos;: %2</source>
        <translation>Gruppe „%1“: %2</translation>
    </message>
    <message>
        <source>item &apos;%1&apos;: %2</source>
        <translation>Eintrag „%1“: %2</translation>
    </message>
    <message>
        <source>group &apos;%1&apos;: item &apos;%2&apos;: %3</source>
        <translation>Gruppe „%1“: Eintrag „%2“: %3</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>nothing can be played that way</source>
        <translation>so kann nichts gespielt werden</translation>
    </message>
    <message>
        <source>the piece on %1 has nowhere to go</source>
        <translation>die Figur auf %1 kann nirgendwohin</translation>
    </message>
    <message>
        <source>no piece can stand there: that place is not played on</source>
        <translation>dort kann keine Figur stehen: auf diesem Feld wird nicht gespielt</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Circular chess</source>
        <translation>Rundschach</translation>
    </message>
    <message>
        <source>Remove facing pawns</source>
        <translation>Bauernpaar entfernen</translation>
    </message>
    <message>
        <source>Stay in check?</source>
        <translation>Im Schach bleiben?</translation>
    </message>
    <message>
        <source>Move into check?</source>
        <translation>Ins Schach ziehen?</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed with %3; allowed: %4</source>
        <translation>%1: %2 ist zusammen mit %3 nicht erlaubt; erlaubt: %4</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>A seat without king</source>
        <translation>Platz ohne König</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>the %1 on %2 is an obstacle: %3 is out, and nobody moves its pieces</source>
        <translation>%1 auf %2 ist ein Hindernis: %3 ist ausgeschieden, und niemand zieht diese Figuren</translation>
    </message>
    <message>
        <source>a move leads to another cell; a piece never comes back round the ring to its own</source>
        <translation>ein Zug führt auf ein anderes Feld; keine Figur kommt um den Ring auf ihr eigenes zurück</translation>
    </message>
    <message>
        <source>the %1 on %2 belongs to %3, a teammate, and cannot be captured</source>
        <translation>%1 auf %2 gehört dem Mitspieler %3 und kann nicht geschlagen werden</translation>
    </message>
    <message>
        <source>both ways round are blocked: by the %1 on %2 and by the %3 on %4</source>
        <translation>beide Wege herum sind versperrt: %1 auf %2 und %3 auf %4</translation>
    </message>
    <message>
        <source>a pawn goes to another ring only when it captures</source>
        <translation>auf einen anderen Ring zieht ein Bauer nur, wenn er schlägt</translation>
    </message>
    <message>
        <source>the pawn on %1 goes one cell along its ring, to the higher number, and captures one column further that way, one ring out or in</source>
        <translation>der Bauer auf %1 zieht auf seinem Ring ein Feld weiter, zur höheren Zahl, und schlägt eine Spalte weiter in dieser Richtung, einen Ring nach außen oder innen</translation>
    </message>
    <message>
        <source>the pawn on %1 goes one cell along its ring, to the lower number, and captures one column further that way, one ring out or in</source>
        <translation>der Bauer auf %1 zieht auf seinem Ring ein Feld weiter, zur niedrigeren Zahl, und schlägt eine Spalte weiter in dieser Richtung, einen Ring nach außen oder innen</translation>
    </message>
    <message>
        <source>a pawn never captures straight ahead</source>
        <translation>ein Bauer schlägt nie geradeaus</translation>
    </message>
    <message>
        <source>in the Byzantine rules no pawn is promoted</source>
        <translation>nach den byzantinischen Regeln wird kein Bauer umgewandelt</translation>
    </message>
    <message>
        <source>a pawn is promoted when it has travelled %1 columns: that on %2 will have travelled %3</source>
        <translation>ein Bauer wird umgewandelt, wenn er %1 Spalten gegangen ist: der auf %2 ist dann %3 gegangen</translation>
    </message>
    <message>
        <source>the pawn on %1 has then travelled %2 columns and is promoted: =Q, =R, =B or =N says to what</source>
        <translation>der Bauer auf %1 ist dann %2 Spalten gegangen und wird umgewandelt: =Q, =R, =B oder =N sagt, worin</translation>
    </message>
    <message>
        <source>pawns change places only with a teammate&apos;s, and there are no teams</source>
        <translation>Bauern tauschen nur mit denen eines Mitspielers, und es gibt keine Mannschaften</translation>
    </message>
    <message>
        <source>a pawn changes places with the one on the cell in front of it: %1 is not in front of that on %2</source>
        <translation>ein Bauer tauscht mit dem auf dem Feld vor ihm: %1 liegt nicht vor dem auf %2</translation>
    </message>
    <message>
        <source>on %1 stands no pawn of a teammate in the game</source>
        <translation>auf %1 steht kein Bauer eines Mitspielers, der im Spiel ist</translation>
    </message>
    <message>
        <source>facing pawns are taken off in the Byzantine rules only</source>
        <translation>gegenüberstehende Bauern werden nur nach den byzantinischen Regeln entfernt</translation>
    </message>
    <message>
        <source>of facing pawns the one that goes to the higher number is named first</source>
        <translation>von gegenüberstehenden Bauern wird der zuerst genannt, der zur höheren Zahl geht</translation>
    </message>
    <message>
        <source>%1 and %2 are not side by side on one ring, in rising order</source>
        <translation>%1 und %2 liegen nicht in steigender Folge nebeneinander auf einem Ring</translation>
    </message>
    <message>
        <source>no two pawns face each other on %1 and %2</source>
        <translation>auf %1 und %2 stehen keine zwei Bauern einander gegenüber</translation>
    </message>
    <message>
        <source>the pawns on %1 and %2 are not of one seat</source>
        <translation>die Bauern auf %1 und %2 gehören nicht zu einem Platz</translation>
    </message>
    <message>
        <source>the pawns on %1 and %2 are obstacles: %3 is out</source>
        <translation>die Bauern auf %1 und %2 sind Hindernisse: %3 ist ausgeschieden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not belong behind a piece; only a pawn carries a direction</source>
        <translation>„%1“ gehört nicht hinter eine Figur; nur ein Bauer trägt eine Richtung</translation>
    </message>
    <message>
        <source>a pawn carries + or - and nothing else</source>
        <translation>ein Bauer trägt + oder - und sonst nichts</translation>
    </message>
    <message>
        <source>a pawn carries + or - and 0 to 5, the columns that it has travelled</source>
        <translation>ein Bauer trägt + oder - und 0 bis 5, die Spalten, die er gegangen ist</translation>
    </message>
    <message>
        <source>nobody is left in the game</source>
        <translation>niemand ist mehr im Spiel</translation>
    </message>
    <message>
        <source>no king, and the seat is not out</source>
        <translation>kein König, und der Platz ist nicht ausgeschieden</translation>
    </message>
    <message>
        <source>a bare king, and the seat is not out</source>
        <translation>nur ein König, und der Platz ist nicht ausgeschieden</translation>
    </message>
    <message>
        <source>no piece, and the seat is not out</source>
        <translation>keine Figur, und der Platz ist nicht ausgeschieden</translation>
    </message>
    <message>
        <source>the team has no king, and the seat is not out</source>
        <translation>die Mannschaft hat keinen König, und der Platz ist nicht ausgeschieden</translation>
    </message>
    <message>
        <source>%1 kings: a seat has one at most</source>
        <translation>%1 Könige: ein Platz hat höchstens einen</translation>
    </message>
    <message>
        <source>the seat is out</source>
        <translation>der Platz ist ausgeschieden</translation>
    </message>
    <message>
        <source>an %1 stands on %2: a capture is written with x</source>
        <translation>auf %2 steht eine Figur (%1): Schlagen wird mit x geschrieben</translation>
    </message>
    <message>
        <source>only pawns change places: the %1 on %2 is not one</source>
        <translation>nur Bauern tauschen den Platz, und %1 auf %2 ist keiner</translation>
    </message>
    <message>
        <source>your own pieces are not jumped, and one stands on %1</source>
        <translation>eigene Figuren werden nicht übersprungen, und auf %1 steht eine</translation>
    </message>
    <message>
        <source>a piece moves to another cell</source>
        <translation>ein Zug führt auf ein anderes Feld</translation>
    </message>
    <message>
        <source>your own %1 stands on %2</source>
        <translation>auf %2 steht eine eigene Figur: %1</translation>
    </message>
    <message>
        <source>the pieces of today, or the elephants and generals of old and pawns that are never promoted</source>
        <translation>die Figuren von heute, oder Elefanten und Generäle von einst und Bauern, die nie umgewandelt werden</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>modern</translation>
    </message>
    <message>
        <source>Byzantine</source>
        <translation>byzantinisch</translation>
    </message>
    <message>
        <source>everyone alone, or four or six players in teams</source>
        <translation>jeder für sich, oder zu viert oder sechst in Mannschaften</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>who has the first turn; as usual, it is the first seat of the round</source>
        <translation>wer den ersten Zug hat; üblich ist der erste der Runde</translation>
    </message>
    <message>
        <source>in teams: whether a seat whose king was captured plays on while a teammate still has one</source>
        <translation>in Mannschaften: ob jemand ohne König weiterspielt, solange sonst jemand in der Mannschaft einen hat</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>scheidet aus</translation>
    </message>
    <message>
        <source>whether the program asks before an action that leaves one&apos;s own king open to capture</source>
        <translation>ob das Programm vor einem Zug fragt, nach dem der eigene König geschlagen werden kann</translation>
    </message>
    <message>
        <source>ask first (mercy)</source>
        <translation>vorher fragen (gnädig)</translation>
    </message>
    <message>
        <source>none (hardcore)</source>
        <translation>keine (hart)</translation>
    </message>
    <message>
        <source>Dead positions</source>
        <translation>Tote Stellungen</translation>
    </message>
    <message>
        <source>what happens when nobody can mate any more</source>
        <translation>was geschieht, wenn niemand mehr mattsetzen kann</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>die Partie geht weiter</translation>
    </message>
    <message>
        <source>drawn at once</source>
        <translation>sofort remis</translation>
    </message>
    <message>
        <source>no draw can be claimed: the position stands for the first time, not the third</source>
        <translation>Remis kann nicht beansprucht werden: die Stellung steht zum ersten Mal da, nicht zum dritten</translation>
    </message>
    <message>
        <source>no draw can be claimed: the position stands for the first time, not the third, and %1 quiet actions in a row were played, not %2</source>
        <translation>Remis kann nicht beansprucht werden: die Stellung steht zum ersten Mal da, nicht zum dritten, und ruhige Züge in Folge waren es %1, nicht %2</translation>
    </message>
    <message>
        <source>no draw can be claimed: the position stands for the second time, not the third</source>
        <translation>Remis kann nicht beansprucht werden: die Stellung steht zum zweiten Mal da, nicht zum dritten</translation>
    </message>
    <message>
        <source>no draw can be claimed: the position stands for the second time, not the third, and %1 quiet actions in a row were played, not %2</source>
        <translation>Remis kann nicht beansprucht werden: die Stellung steht zum zweiten Mal da, nicht zum dritten, und ruhige Züge in Folge waren es %1, nicht %2</translation>
    </message>
    <message>
        <source>a knight moves two cells straight and one to the side, not from %1 to %2</source>
        <translation>ein Springer zieht zwei Felder gerade und eines zur Seite, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>a bishop moves diagonally, not from %1 to %2</source>
        <translation>ein Läufer zieht schräg, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>a rook moves straight, not from %1 to %2</source>
        <translation>ein Turm zieht gerade, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>a queen moves straight or diagonally, not from %1 to %2</source>
        <translation>eine Dame zieht gerade oder schräg, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>a king moves one cell, not from %1 to %2</source>
        <translation>ein König zieht ein Feld weit, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>an elephant jumps two cells diagonally, not from %1 to %2</source>
        <translation>ein Elefant springt zwei Felder schräg, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>a general moves one cell diagonally, not from %1 to %2</source>
        <translation>ein General zieht ein Feld schräg, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>nightrider</source>
        <translation>Nachtreiter</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>shell</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Longchess</source>
        <translation>Langschach</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmlauf</translation>
    </message>
    <message>
        <source>Lay a Mine</source>
        <translation>Mine legen</translation>
    </message>
    <message>
        <source>Aim Shells</source>
        <translation>Granaten richten</translation>
    </message>
    <message>
        <source>Leave the Flag</source>
        <translation>Fahne liegen lassen</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>four teams play for flags</source>
        <translation>zu viert wird um Fahnen gespielt</translation>
    </message>
    <message>
        <source>the artillery stands behind the flag</source>
        <translation>das Geschütz steht hinter der Fahne</translation>
    </message>
    <message>
        <source>the board for four teams has no central river</source>
        <translation>das Brett für vier hat keinen mittleren Fluss</translation>
    </message>
    <message>
        <source>with two sides, the last one left is the first to win</source>
        <translation>zu zweit ist der Letzte der Erste</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>carry the other side&apos;s flag into the own keep, or drive its pieces off the board</source>
        <translation>die Fahne der anderen Seite in die eigene Burg tragen oder ihre Figuren vom Brett treiben</translation>
    </message>
    <message>
        <source>capture the flag</source>
        <translation>die Fahne</translation>
    </message>
    <message>
        <source>capture the map</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>two on the long board, or four in the corners of a square one</source>
        <translation>zwei auf dem langen Brett oder vier in den Ecken eines quadratischen</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>Central river</source>
        <translation>Mittlerer Fluss</translation>
    </message>
    <message>
        <source>whether pieces that go far stop in the middle, may go on over the bridges, or find land there instead of water; two teams only</source>
        <translation>ob weit gehende Figuren in der Mitte anhalten, über die Brücken weitergehen dürfen oder dort Land statt Wasser finden; nur zu zweit</translation>
    </message>
    <message>
        <source>pieces pause there</source>
        <translation>Figuren halten dort an</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>keine Pause</translation>
    </message>
    <message>
        <source>no river</source>
        <translation>kein Fluss</translation>
    </message>
    <message>
        <source>Range attacks</source>
        <translation>Angriffe aus der Ferne</translation>
    </message>
    <message>
        <source>whether rooks, bishops and pawns may capture without leaving their cells</source>
        <translation>ob Türme, Läufer und Bauern schlagen dürfen, ohne ihr Feld zu verlassen</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Captured pieces</source>
        <translation>Geschlagene Figuren</translation>
    </message>
    <message>
        <source>whether they leave the game, or are set back by so many ranks; 5 is usual</source>
        <translation>ob sie ausscheiden oder um so viele Reihen zurückgesetzt werden; üblich sind 5</translation>
    </message>
    <message>
        <source>are gone</source>
        <translation>scheiden aus</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>whether pawns lay mines beside them</source>
        <translation>ob Bauern neben sich Minen legen</translation>
    </message>
    <message>
        <source>pawns lay them</source>
        <translation>Bauern legen sie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>a piece that fires up to four shells a turn, which land when that seat is on turn again; capture the flag only</source>
        <translation>eine Figur, die bis zu vier Granaten feuert, die einschlagen, wenn ihre Seite wieder am Zug ist; nur beim Spiel um die Fahne</translation>
    </message>
    <message>
        <source>one a side</source>
        <translation>eines je Seite</translation>
    </message>
    <message>
        <source>Victory of four</source>
        <translation>Sieg zu viert</translation>
    </message>
    <message>
        <source>four teams: the first flag brought home wins, or puts its side out until one is left</source>
        <translation>zu viert: Die erste heimgebrachte Fahne gewinnt, oder sie wirft ihre Seite hinaus, bis eine übrig ist</translation>
    </message>
    <message>
        <source>first flag home</source>
        <translation>erste Fahne daheim</translation>
    </message>
    <message>
        <source>last side left</source>
        <translation>letzte Seite im Spiel</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed with %3: %4; allowed: %5</source>
        <translation>%1: %2 ist nicht mit %3 erlaubt: %4; erlaubt: %5</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>%1 is water, not a cell</source>
        <translation>%1 ist Wasser und kein Feld</translation>
    </message>
    <message>
        <source>the board has no column &apos;%1&apos;</source>
        <translation>das Brett hat keine Reihe „%1“</translation>
    </message>
    <message>
        <source>the board has no row &apos;%1&apos;</source>
        <translation>das Brett hat keine Zeile „%1“</translation>
    </message>
    <message>
        <source>mines and shells have groups of their own</source>
        <translation>Minen und Granaten haben eigene Gruppen</translation>
    </message>
    <message>
        <source>a second flag: each seat has one</source>
        <translation>eine zweite Fahne: Jeder Platz hat eine</translation>
    </message>
    <message>
        <source>a second artillery: a seat has one at most</source>
        <translation>ein zweites Geschütz: Ein Platz hat höchstens eines</translation>
    </message>
    <message>
        <source>expected a seat, =, and cells with commas between</source>
        <translation>erwartet werden ein Platz, = und Felder mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>a seat has one list at most</source>
        <translation>ein Platz hat höchstens eine Liste</translation>
    </message>
    <message>
        <source>a second mine on %1</source>
        <translation>eine zweite Mine auf %1</translation>
    </message>
    <message>
        <source>a second shell at %1</source>
        <translation>eine zweite Granate auf %1</translation>
    </message>
    <message>
        <source>%1 has more than %2 shells in the air</source>
        <translation>%1 hat mehr als %2 Granaten in der Luft</translation>
    </message>
    <message>
        <source>expected one seat</source>
        <translation>erwartet wird ein Platz</translation>
    </message>
    <message>
        <source>that seat is not on turn</source>
        <translation>dieser Platz ist nicht am Zug</translation>
    </message>
    <message>
        <source>the flag is missing</source>
        <translation>die Fahne fehlt</translation>
    </message>
    <message>
        <source>carries an enemy flag in its own keep: that flag would be gone</source>
        <translation>trägt eine gegnerische Fahne in der eigenen Burg: Diese Fahne wäre weg</translation>
    </message>
    <message>
        <source>two seats have an enemy flag at home</source>
        <translation>zwei Plätze haben eine gegnerische Fahne daheim</translation>
    </message>
    <message>
        <source>%1 has no piece and is not named</source>
        <translation>%1 hat keine Figur und ist nicht genannt</translation>
    </message>
    <message>
        <source>%1 has pieces and is not out</source>
        <translation>%1 hat Figuren und ist nicht ausgeschieden</translation>
    </message>
    <message>
        <source>needs the artillery on the board and one to three shells</source>
        <translation>dazu gehören das Geschütz auf dem Brett und eine bis drei Granaten</translation>
    </message>
    <message>
        <source>%1 is on turn and not firing: its shells would have landed</source>
        <translation>%1 ist am Zug und feuert nicht: Die Granaten wären eingeschlagen</translation>
    </message>
    <message>
        <source>the seat has no action, and another has</source>
        <translation>der Platz kann nichts tun, und ein anderer kann es</translation>
    </message>
    <message>
        <source>a nightrider makes a knight&apos;s steps, all in one direction, not from %1 to %2</source>
        <translation>ein Nachtreiter macht Springerschritte, alle in einer Richtung, nicht von %1 nach %2</translation>
    </message>
    <message>
        <source>on this board only ranks of pawns charge; rows do with four teams</source>
        <translation>auf diesem Brett stürmen nur Reihen von Bauern; Zeilen tun es zu viert</translation>
    </message>
    <message>
        <source>a charge goes one or two places, not %1</source>
        <translation>ein Sturmlauf geht einen oder zwei Plätze weit, nicht %1</translation>
    </message>
    <message>
        <source>a charge needs at least two of your pawns on that rank, not %1</source>
        <translation>ein Sturmlauf braucht mindestens zwei eigene Bauern auf dieser Reihe, und dort sind %1</translation>
    </message>
    <message>
        <source>a charge needs at least two of your pawns on that row, not %1</source>
        <translation>ein Sturmlauf braucht mindestens zwei eigene Bauern auf dieser Zeile, und dort sind %1</translation>
    </message>
    <message>
        <source>the charge is blocked by your own %1 on %2</source>
        <translation>dem Sturmlauf steht eine eigene Figur im Weg: %1 auf %2</translation>
    </message>
    <message>
        <source>a charge does not pass over a flag, and one is on %1</source>
        <translation>ein Sturmlauf geht über keine Fahne hinweg, und auf %1 ist eine</translation>
    </message>
    <message>
        <source>your own flag lies on %1 in its keep: it cannot be picked up there</source>
        <translation>die eigene Fahne liegt auf %1 in ihrer eigenen Burg: Dort kann sie nicht aufgenommen werden</translation>
    </message>
    <message>
        <source>the charge would end in water on %1</source>
        <translation>der Sturmlauf endete im Wasser auf %1</translation>
    </message>
    <message>
        <source>pawns leave the board over their own end only</source>
        <translation>Bauern verlassen das Brett nur über ihr eigenes Ende</translation>
    </message>
    <message>
        <source>pawns do not leave the board by a charge with four teams</source>
        <translation>zu viert verlassen Bauern das Brett nicht durch einen Sturmlauf</translation>
    </message>
    <message>
        <source>there are no mines in this game</source>
        <translation>in diesem Spiel gibt es keine Minen</translation>
    </message>
    <message>
        <source>mines are laid on empty cells, and the %1 stands on %2</source>
        <translation>Minen werden auf leere Felder gelegt, und dort steht etwas: %1 auf %2</translation>
    </message>
    <message>
        <source>mines are laid on empty cells, and a flag lies on %1</source>
        <translation>Minen werden auf leere Felder gelegt, und auf %1 liegt eine Fahne</translation>
    </message>
    <message>
        <source>a mine lies on %1 already</source>
        <translation>auf %1 liegt schon eine Mine</translation>
    </message>
    <message>
        <source>none of your pawns stands next to %1, orthogonally</source>
        <translation>neben %1 steht, längs oder quer, kein eigener Bauer</translation>
    </message>
    <message>
        <source>an enemy stands next to the mine&apos;s cell: the %1 on %2</source>
        <translation>neben dem Feld der Mine steht ein Gegner: %1 auf %2</translation>
    </message>
    <message>
        <source>there is no artillery in this game</source>
        <translation>in diesem Spiel gibt es kein Geschütz</translation>
    </message>
    <message>
        <source>%1 has no artillery on the board, and cannot fire</source>
        <translation>%1 hat kein Geschütz auf dem Brett und kann nicht feuern</translation>
    </message>
    <message>
        <source>no firing has begun that could be ended</source>
        <translation>es ist nichts gefeuert worden, was beendet werden könnte</translation>
    </message>
    <message>
        <source>shells are aimed in the order of the cells: %1 does not come after %2</source>
        <translation>Granaten werden in der Reihenfolge der Felder gerichtet: %1 kommt nicht nach %2</translation>
    </message>
    <message>
        <source>the flag on %1 ends the way</source>
        <translation>die Fahne auf %1 beendet den Weg</translation>
    </message>
    <message>
        <source>a nightrider does not step over water alone: %1 and %2, in the middle of its step, are both water</source>
        <translation>ein Nachtreiter geht nicht über lauter Wasser: %1 und %2 in der Mitte seines Schrittes sind beide Wasser</translation>
    </message>
    <message>
        <source>a nightrider does not step across the centre: it pauses there</source>
        <translation>ein Nachtreiter geht nicht über die Mitte hinweg: Er hält dort an</translation>
    </message>
    <message>
        <source>pause at the centre: the %1 ends its move on %2, and goes on from there with another one</source>
        <translation>Pause in der Mitte: Der Zug (%1) endet auf %2 und geht von dort mit einem weiteren weiter</translation>
    </message>
    <message>
        <source>a pawn shoots straight ahead over a river that it stands two places before, three places on; %1 is not there from %2</source>
        <translation>ein Bauer schießt gerade über einen Fluss, vor dem er mit einem Feld Abstand steht, drei Plätze weit; %1 liegt von %2 aus nicht dort</translation>
    </message>
    <message>
        <source>the target on %1 is adjacent: it can only be captured by moving there</source>
        <translation>das Ziel auf %1 ist benachbart: Es kann nur durch einen Zug geschlagen werden</translation>
    </message>
    <message>
        <source>both stand in the same quadrant: there nothing is captured from range</source>
        <translation>beide stehen im selben Viertel: Dort wird nichts aus der Ferne geschlagen</translation>
    </message>
    <message>
        <source>both stand behind the same home river: there nothing is captured from range</source>
        <translation>beide stehen hinter demselben Heimatfluss: Dort wird nichts aus der Ferne geschlagen</translation>
    </message>
    <message>
        <source>the %1 goes one cell up, down, left or right</source>
        <translation>%1: Diese Figur geht nur ein Feld weit nach oben, unten, links oder rechts</translation>
    </message>
    <message>
        <source>a mine lies on %1: only pawns may end a move there</source>
        <translation>auf %1 liegt eine Mine: Nur Bauern dürfen dort einen Zug beenden</translation>
    </message>
    <message>
        <source>the %1 on %2 carries no flag that could stay behind</source>
        <translation>hier wird keine Fahne getragen, die liegen bleiben könnte: %1 auf %2</translation>
    </message>
    <message>
        <source>in this game nothing is captured from range</source>
        <translation>in diesem Spiel wird nichts aus der Ferne geschlagen</translation>
    </message>
    <message>
        <source>the %1 captures by moving, not from range</source>
        <translation>%1: Diese Figur schlägt nur mit einem Zug, nicht aus der Ferne</translation>
    </message>
    <message>
        <source>artillery cannot be captured from range</source>
        <translation>ein Geschütz kann nicht aus der Ferne geschlagen werden</translation>
    </message>
    <message>
        <source>the way of the %1 over its own end is not free: something is on %2</source>
        <translation>der Weg über das eigene Ende ist nicht frei (%1): Auf %2 ist etwas</translation>
    </message>
    <message>
        <source>no way of the %1 on %2 leads over its own end of the board</source>
        <translation>kein Weg führt von dort über das eigene Ende des Bretts: %1 auf %2</translation>
    </message>
    <message>
        <source>a flag captures nothing, and does not leave the board</source>
        <translation>eine Fahne schlägt nichts und verlässt das Brett nicht</translation>
    </message>
    <message>
        <source>outside its own keep a flag does not move by itself: a piece carries it</source>
        <translation>außerhalb ihrer Burg geht eine Fahne nicht selbst: Eine Figur trägt sie</translation>
    </message>
    <message>
        <source>by itself a flag moves within its own keep only</source>
        <translation>selbst geht eine Fahne nur in ihrer eigenen Burg</translation>
    </message>
    <message>
        <source>by itself a flag moves one cell up, down, left or right</source>
        <translation>selbst geht eine Fahne ein Feld nach oben, unten, links oder rechts</translation>
    </message>
    <message>
        <source>by itself a flag moves to an empty cell only, and %1 is not empty</source>
        <translation>selbst geht eine Fahne nur auf ein leeres Feld, und %1 ist keines</translation>
    </message>
    <message>
        <source>a mine lies on %1: a flag does not go there</source>
        <translation>auf %1 liegt eine Mine: Eine Fahne geht nicht dorthin</translation>
    </message>
    <message>
        <source>a flag carries no flag that could stay behind</source>
        <translation>eine Fahne trägt keine, die liegen bleiben könnte</translation>
    </message>
    <message>
        <source>nobody carries the flag on %1, and it is not that of %2</source>
        <translation>niemand trägt die Fahne auf %1, und es ist nicht die von %2</translation>
    </message>
    <message>
        <source>while firing, only another shell can follow, or the end of the firing</source>
        <translation>während des Feuerns kann nur eine weitere Granate folgen oder das Ende</translation>
    </message>
    <message>
        <source>a shell is aimed at %1 already</source>
        <translation>auf %1 ist schon eine Granate gerichtet</translation>
    </message>
    <message>
        <source>there is no king on %1 to castle</source>
        <translation>auf %1 steht kein König, der rochieren könnte</translation>
    </message>
    <message>
        <source>there is no rook on %1 to castle with</source>
        <translation>auf %1 steht kein Turm zum Rochieren</translation>
    </message>
    <message>
        <source>your king on %1 is attacked by the %2 on %3: there is no castling out of check</source>
        <translation>der eigene König auf %1 ist angegriffen (%2 auf %3): Aus dem Schach heraus wird nicht rochiert</translation>
    </message>
    <message>
        <source>your king would pass %1, which is attacked by the %2 on %3</source>
        <translation>der eigene König käme über %1, und das ist angegriffen (%2 auf %3)</translation>
    </message>
    <message>
        <source>the way is blocked by the %1 on %2: castling needs all cells between king and rook empty</source>
        <translation>der Weg ist versperrt (%1 auf %2): Zum Rochieren müssen alle Felder zwischen König und Turm leer sein</translation>
    </message>
    <message>
        <source>your own pawn stands on %1, face to face with that on %2: an opponent may take both off</source>
        <translation>auf %1 steht ein eigener Bauer, Auge in Auge mit dem auf %2: Ein Gegner darf beide vom Brett nehmen</translation>
    </message>
    <message>
        <source>%1 is %2 places from the artillery on %3, along ranks and rows; it fires %4 far</source>
        <translation>%1 ist, längs und quer gezählt, %2 Plätze vom Geschütz auf %3 entfernt; es feuert %4 weit</translation>
    </message>
    <message>
        <source>nothing can be put there: that place is not played on</source>
        <translation>dort kann nichts hingelegt werden: auf diesem Feld wird nicht gespielt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Mehrspielerschach</translation>
    </message>
    <message>
        <source>Yield a Board</source>
        <translation>Ein Brett aufgeben</translation>
    </message>
    <message>
        <source>how many seats sit around the table, and as many boards; one person may take several</source>
        <translation>wie viele Plätze am Tisch sitzen, und ebenso viele Bretter; jemand kann mehrere übernehmen</translation>
    </message>
    <message>
        <source>whether a piece may come back to the board of its own chess set</source>
        <translation>ob eine Figur auf das Brett ihres eigenen Satzes zurückkommen darf</translation>
    </message>
    <message>
        <source>never return to their own board</source>
        <translation>kehren nie auf ihr eigenes Brett zurück</translation>
    </message>
    <message>
        <source>may return to their own board</source>
        <translation>dürfen auf ihr eigenes Brett zurück</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Gangart</translation>
    </message>
    <message>
        <source>whether each board goes on by itself, or all wait until every board has acted</source>
        <translation>ob jedes Brett für sich weitergeht oder alle warten, bis auf jedem gezogen wurde</translation>
    </message>
    <message>
        <source>boards do not wait</source>
        <translation>Bretter warten nicht</translation>
    </message>
    <message>
        <source>in rounds</source>
        <translation>in Runden</translation>
    </message>
    <message>
        <source>board %1 has acted in this round, and waits for the others</source>
        <translation>auf Brett %1 ist in dieser Runde gezogen worden, es wartet auf die anderen</translation>
    </message>
    <message>
        <source>board %1 is checkmate: a drop answers a check, never a checkmate</source>
        <translation>Brett %1 ist matt: Einsetzen wehrt ein Schach ab, nie ein Matt</translation>
    </message>
    <message>
        <source>board %1 is checkmate: nobody yields before that is settled</source>
        <translation>Brett %1 ist matt: bevor das abgewickelt ist, gibt niemand ein Brett auf</translation>
    </message>
    <message>
        <source>%1 yields a board only when in stalemate on both: on boards %2 and %3</source>
        <translation>%1 gibt ein Brett nur auf, wenn auf beiden patt: auf den Brettern %2 und %3</translation>
    </message>
    <message>
        <source>the stockpile of %1 holds no %2 for %3</source>
        <translation>der Vorrat von %1 hat für %3 nichts davon: %2</translation>
    </message>
    <message>
        <source>the stockpile of %1 holds such pieces of several sets: %2 says which</source>
        <translation>der Vorrat von %1 hat solche Figuren aus mehreren Sätzen: %2 sagt, welche</translation>
    </message>
    <message>
        <source>the stockpile of %1 holds no %2 of set %3 for %4</source>
        <translation>der Vorrat von %1 hat für %4 aus Satz %3 nichts davon: %2</translation>
    </message>
    <message>
        <source>the set is written only when the stockpile holds such pieces of several sets</source>
        <translation>der Satz wird nur geschrieben, wenn der Vorrat solche Figuren aus mehreren Sätzen hat</translation>
    </message>
    <message>
        <source>kings are not dropped</source>
        <translation>Könige werden nicht eingesetzt</translation>
    </message>
    <message>
        <source>a %2 is dropped where one begins, and %1 is no such cell</source>
        <translation>eingesetzt wird, wo die Figur anfangs steht (%2), und %1 ist kein solches Feld</translation>
    </message>
    <message>
        <source>a %1 is dropped where one begins, and all those cells are occupied</source>
        <translation>eingesetzt wird, wo die Figur anfangs steht (%1), und alle diese Felder sind besetzt</translation>
    </message>
    <message>
        <source>a piece is placed on an empty cell, but the %1 stands on %2</source>
        <translation>eine Figur kommt auf ein leeres Feld, und auf %2 steht: %1</translation>
    </message>
    <message>
        <source>a pawn goes onto the last rank only when a piece of the stockpile is placed for it: %1</source>
        <translation>ein Bauer geht nur auf die letzte Reihe, wenn für ihn eine Figur aus dem Vorrat eingesetzt wird: %1</translation>
    </message>
    <message>
        <source>board %1 is closed</source>
        <translation>Brett %1 ist geschlossen</translation>
    </message>
    <message>
        <source>board %1 is closed: the group seats does not name it</source>
        <translation>Brett %1 ist geschlossen: die Gruppe seats nennt es nicht</translation>
    </message>
    <message>
        <source>expected a board and its white and black seat, like 1=AB</source>
        <translation>erwartet: ein Brett und sein weißer und schwarzer Platz, wie 1=AB</translation>
    </message>
    <message>
        <source>no board is named</source>
        <translation>es wird kein Brett genannt</translation>
    </message>
    <message>
        <source>%1 plays white on another board too</source>
        <translation>%1 spielt auch auf einem anderen Brett Weiß</translation>
    </message>
    <message>
        <source>the black seat of a board is the white seat of the next one: expected %1</source>
        <translation>der schwarze Platz eines Bretts ist der weiße des nächsten: erwartet: %1</translation>
    </message>
    <message>
        <source>expected nothing behind the cell, or ^, or # and the number of another set</source>
        <translation>hinter dem Feld steht nichts, oder ^, oder # und die Nummer eines anderen Satzes</translation>
    </message>
    <message>
        <source>expected nothing behind the cell, or ^</source>
        <translation>hinter dem Feld steht nichts, oder ^</translation>
    </message>
    <message>
        <source>a king stays on the board of its own set</source>
        <translation>ein König bleibt auf dem Brett seines eigenen Satzes</translation>
    </message>
    <message>
        <source>set %1 is the board&apos;s own, and is not written</source>
        <translation>Satz %1 ist der eigene des Bretts und wird nicht geschrieben</translation>
    </message>
    <message>
        <source>nobody is on turn on board %1</source>
        <translation>auf Brett %1 ist niemand am Zug</translation>
    </message>
    <message>
        <source>expected a seat and what it holds, like A=Pb#2,Qw#1</source>
        <translation>erwartet: ein Platz und was er hat, wie A=Pb#2,Qw#1</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1 ist nicht im Spiel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no piece of a stockpile: expected one of PNBRQ, w or b, # and the set</source>
        <translation>&apos;%1&apos; ist keine Figur eines Vorrats: erwartet: eins von PNBRQ, w oder b, # und der Satz</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no piece of a stockpile: expected one of PNBRQ, then w or b</source>
        <translation>&apos;%1&apos; ist keine Figur eines Vorrats: erwartet: eins von PNBRQ, dann w oder b</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would have left the game: it could be placed only on the board of its own set</source>
        <translation>&apos;%1&apos; hätte das Spiel verlassen: es könnte nur auf das Brett seines eigenen Satzes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is held more than %2 times</source>
        <translation>&apos;%1&apos; ist mehr als %2-mal vorhanden</translation>
    </message>
    <message>
        <source>expected a board and a cell of it, like 1=e3</source>
        <translation>erwartet: ein Brett und ein Feld darauf, wie 1=e3</translation>
    </message>
    <message>
        <source>expected the number of a board that is in the game</source>
        <translation>erwartet: die Nummer eines Bretts, das im Spiel ist</translation>
    </message>
    <message>
        <source>a pawn moves one cell ahead or back, up to three ahead as its first action, on a road one cell to the side, and captures one cell diagonally ahead</source>
        <translation>ein Bauer zieht ein Feld vorwärts oder zurück, beim ersten Mal bis zu drei vorwärts, auf einer Straße eines zur Seite, und schlägt ein Feld schräg vorwärts</translation>
    </message>
    <message>
        <source>a pawn captures one cell diagonally ahead and nowhere else</source>
        <translation>ein Bauer schlägt ein Feld schräg vorwärts und sonst nirgends</translation>
    </message>
    <message>
        <source>a pawn steps to the side only on a road, and there is none on %1</source>
        <translation>ein Bauer geht nur auf einer Straße zur Seite, und auf %1 ist keine</translation>
    </message>
    <message>
        <source>a pawn moves two or three cells only as its first action</source>
        <translation>ein Bauer zieht nur beim ersten Mal zwei oder drei Felder</translation>
    </message>
    <message>
        <source>board %1 is closed: nothing happens on it any more</source>
        <translation>Brett %1 ist geschlossen: dort geschieht nichts mehr</translation>
    </message>
    <message>
        <source>a king is never captured</source>
        <translation>ein König wird nie geschlagen</translation>
    </message>
    <message>
        <source>a king stays on its board</source>
        <translation>ein König bleibt auf seinem Brett</translation>
    </message>
    <message>
        <source>boards %1 and %2 do not touch: a piece reaches only the board next to its own</source>
        <translation>die Bretter %1 und %2 berühren sich nicht: erreicht wird nur ein Brett daneben</translation>
    </message>
    <message>
        <source>a move over the edge ends on the first cell of the next board</source>
        <translation>ein Zug über den Rand endet auf dem ersten Feld des nächsten Brettes</translation>
    </message>
    <message>
        <source>a piece goes to the next board only when %1 is on turn there, but now it is the turn of %2</source>
        <translation>auf das nächste Brett geht eine Figur nur, wenn dort %1 am Zug ist; am Zug ist aber %2</translation>
    </message>
    <message>
        <source>^ only on a pawn where it starts</source>
        <translation>^ nur bei einem Bauern auf seinem Ausgangsfeld</translation>
    </message>
    <message>
        <source>expected a board and who has won it, as in 1=w, 1=b or 1=-</source>
        <translation>erwartet wird ein Brett und wer es gewonnen hat, wie in 1=w, 1=b oder 1=-</translation>
    </message>
    <message>
        <source>the board is named twice</source>
        <translation>das Brett wird zweimal genannt</translation>
    </message>
    <message>
        <source>with ending=first a single board decides</source>
        <translation>mit ending=first entscheidet ein einziges Brett</translation>
    </message>
    <message>
        <source>board %1 is missing</source>
        <translation>Brett %1 fehlt</translation>
    </message>
    <message>
        <source>nobody is on turn on board %1, which is closed</source>
        <translation>auf Brett %1 ist niemand am Zug, denn es ist geschlossen</translation>
    </message>
    <message>
        <source>White on board %1</source>
        <translation>Weiß auf Brett %1</translation>
    </message>
    <message>
        <source>Black on board %1</source>
        <translation>Schwarz auf Brett %1</translation>
    </message>
    <message>
        <source>Strategic chess</source>
        <translation>Strategisches Schach</translation>
    </message>
    <message>
        <source>Does %1 agree to give away the %2 on %3?</source>
        <translation>Gibt %1 diese Figur her: %2 auf %3?</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>how many stand side by side; two play on each</source>
        <translation>wie viele nebeneinander stehen; auf jedem spielen zwei</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>the ranks on which pawns may step to the side</source>
        <translation>die Reihen, auf denen Bauern zur Seite gehen dürfen</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>the first checkmate decides, or whoever wins more boards when all are over</source>
        <translation>das erste Matt entscheidet, oder wer mehr Bretter gewonnen hat, wenn alle zu Ende sind</translation>
    </message>
    <message>
        <source>first checkmate</source>
        <translation>das erste Matt</translation>
    </message>
    <message>
        <source>most boards</source>
        <translation>die meisten Bretter</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>whether a player who waits for the other side is asked before a teammate takes a piece away</source>
        <translation>ob, wer auf den Gegner wartet, gefragt wird, bevor ein Mitspieler eine Figur wegnimmt</translation>
    </message>
    <message>
        <source>the giver is asked</source>
        <translation>der Gebende wird gefragt</translation>
    </message>
    <message>
        <source>without a question</source>
        <translation>ohne Frage</translation>
    </message>
    <message>
        <source>%1: roads=%2 is not allowed; allowed: none, or ranks 1 to 8 and spans of them in rising order, as in 1-2,4-5,7-8</source>
        <translation>%1: roads=%2 ist nicht erlaubt; erlaubt: none, oder Reihen von 1 bis 8 und Spannen davon in steigender Folge, wie in 1-2,4-5,7-8</translation>
    </message>
    <message>
        <source>this piece cannot be placed now</source>
        <translation>diese Figur kann jetzt nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>nothing can be put there: that is water</source>
        <translation>dort kann nichts hin: das ist Wasser</translation>
    </message>
    <message>
        <source>no piece can stand there: that is water</source>
        <translation>dort kann keine Figur stehen: das ist Wasser</translation>
    </message>
    <message>
        <source>first choose in the stockpile what comes onto the board, or click the piece to put it back</source>
        <translation>zuerst im Vorrat wählen, was aufs Brett kommt, oder die Figur anklicken, um sie zurückzustellen</translation>
    </message>
    <message>
        <source>%1 can place this piece only as %2</source>
        <translation>%1 kann diese Figur nur als %2 einsetzen</translation>
    </message>
    <message>
        <source>%1 can place this piece only as %2, which is not on turn</source>
        <translation>%1 kann diese Figur nur als %2 einsetzen; dort ist %1 nicht am Zug</translation>
    </message>
    <message>
        <source>board %1 is checkmate: nothing is played on it any more</source>
        <translation>Brett %1 ist schachmatt: darauf wird nichts mehr gespielt</translation>
    </message>
    <message>
        <source>%1; nor can it shoot: %2</source>
        <translation>%1; auch schießen kann sie nicht: %2</translation>
    </message>
    <message>
        <source>this piece leaves the board where the arrow heads are, not here</source>
        <translation>diese Figur verlässt das Brett dort, wo die Pfeilspitzen sind, nicht hier</translation>
    </message>
    <message>
        <source>there is no board &apos;%1&apos;, only board 1</source>
        <translation>es gibt kein Brett &apos;%1&apos;, nur Brett 1</translation>
    </message>
    <message>
        <source>there is no board &apos;%1&apos;: boards are 1 to %2</source>
        <translation>es gibt kein Brett &apos;%1&apos;: die Bretter sind 1 bis %2</translation>
    </message>
    <message>
        <source>Has not moved</source>
        <translation>Noch nicht gezogen</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Schon gezogen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>towards higher columns</source>
        <translation>zu höheren Spalten</translation>
    </message>
    <message>
        <source>towards lower columns</source>
        <translation>zu niedrigeren Spalten</translation>
    </message>
    <message>
        <source>Columns travelled</source>
        <translation>Zurückgelegte Spalten</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Shells in the air</source>
        <translation>Granaten in der Luft</translation>
    </message>
    <message>
        <source>In the middle of firing</source>
        <translation>Mitten im Schießen</translation>
    </message>
    <message>
        <source>Chess set</source>
        <translation>Figurensatz</translation>
    </message>
    <message>
        <source>the board&apos;s own</source>
        <translation>der des Bretts</translation>
    </message>
    <message>
        <source>of board %1</source>
        <translation>von Brett %1</translation>
    </message>
    <message>
        <source>Who plays white and black on each board</source>
        <translation>Wer auf jedem Brett Weiß und Schwarz spielt</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Cell that a pawn has just passed over</source>
        <translation>Feld, das ein Bauer gerade überschritten hat</translation>
    </message>
    <message>
        <source>Have acted in this round</source>
        <translation>Haben in dieser Runde gezogen</translation>
    </message>
    <message>
        <source>Closed boards</source>
        <translation>Geschlossene Bretter</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Quiet actions so far</source>
        <translation>Ruhige Züge bisher</translation>
    </message>
    <message>
        <source>expected the task read, find, all, mate N or flag N (N from 1 to %1), not %2</source>
        <translation>erwartet wird die Aufgabe read, find, all, mate N oder flag N (N von 1 bis %1), nicht %2</translation>
    </message>
    <message>
        <source>expected words of a goal, such as from CELL, to CELL, capture, check or win, not %1</source>
        <translation>erwartet werden Wörter eines Ziels wie from FELD, to FELD, capture, check oder win, nicht %1</translation>
    </message>
    <message>
        <source>nobody is on turn here: there is nothing to be found</source>
        <translation>niemand ist hier am Zug: Es gibt nichts zu finden</translation>
    </message>
    <message>
        <source>a task to win by force needs one seat alone on turn</source>
        <translation>bei einer Aufgabe, den Gewinn zu erzwingen, muss ein Platz allein am Zug sein</translation>
    </message>
    <message>
        <source>a task to win by force has no other goal</source>
        <translation>eine Aufgabe, den Gewinn zu erzwingen, hat kein anderes Ziel</translation>
    </message>
    <message>
        <source>expected an answer: an action that is not marked as wrong, or a goal that some action meets</source>
        <translation>erwartet wird eine Antwort: ein Zug, der nicht als falsch gekennzeichnet ist, oder ein Ziel, das ein Zug erreicht</translation>
    </message>
    <message>
        <source>expected the tag Lesson in the first record</source>
        <translation>erwartet wird das Merkmal Lesson im ersten Datensatz</translation>
    </message>
    <message>
        <source>a lesson has no more than %1 steps</source>
        <translation>eine Lektion hat höchstens %1 Schritte</translation>
    </message>
    <message>
        <source>are set back one place</source>
        <translation>gehen ein Feld zurück</translation>
    </message>
    <message>
        <source>are set back %1 places</source>
        <translation>gehen %1 Felder zurück</translation>
    </message>
    <message>
        <source>Ends the aiming: the shells aimed so far are fired.</source>
        <translation>Beendet das Zielen: die bisher gezielten Granaten sind abgefeuert.</translation>
    </message>
    <message>
        <source>%1 gives up board %2 and is out; the other board goes to the winner.</source>
        <translation>%1 gibt Brett %2 auf und ist ausgeschieden; das andere Brett bekommt der Sieger.</translation>
    </message>
    <message>
        <source>%1 has no move on either board and must give one up:</source>
        <translation>%1 hat auf keinem der beiden Bretter einen Zug und muss eines aufgeben:</translation>
    </message>
    <message>
        <source>Yield Board %1</source>
        <translation>Brett %1 aufgeben</translation>
    </message>
    <message>
        <source>the tag %1 stands twice in one record</source>
        <translation>das Kennzeichen %1 steht zweimal in einer Aufzeichnung</translation>
    </message>
    <message>
        <source>the pieces on the boards stay on their boards</source>
        <translation>die Figuren auf den Brettern bleiben auf ihren Brettern</translation>
    </message>
    <message>
        <source>expected %1..%2, not %3</source>
        <translation>erwartet wird %1..%2, nicht %3</translation>
    </message>
    <message>
        <source>expected }</source>
        <translation>erwartet wird }</translation>
    </message>
    <message>
        <source>this does not belong to a roll</source>
        <translation>das gehört nicht zu einem Wurf</translation>
    </message>
    <message>
        <source>expected at most %1 dice in all, not %2</source>
        <translation>erwartet werden insgesamt höchstens %1 Würfel, nicht %2</translation>
    </message>
    <message>
        <source>expected a number behind the sign</source>
        <translation>erwartet wird eine Zahl hinter dem Vorzeichen</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>expected the closing bracket )</source>
        <translation>erwartet wird die schließende Klammer )</translation>
    </message>
    <message>
        <source>expected d, as in 3d6, behind the number</source>
        <translation>erwartet wird d hinter der Zahl, wie in 3d6</translation>
    </message>
    <message>
        <source>expected dice such as 3d6</source>
        <translation>erwartet werden Würfel wie 3d6</translation>
    </message>
    <message>
        <source>expected the number of sides</source>
        <translation>erwartet wird die Zahl der Seiten</translation>
    </message>
    <message>
        <source>expected a comma or ]</source>
        <translation>erwartet wird ein Komma oder ]</translation>
    </message>
    <message>
        <source>expected a bonus such as +5</source>
        <translation>erwartet wird ein Bonus wie +5</translation>
    </message>
    <message>
        <source>expected + or - behind step</source>
        <translation>erwartet wird + oder - hinter step</translation>
    </message>
    <message>
        <source>expected x and the number of bonuses</source>
        <translation>erwartet wird x und die Zahl der Boni</translation>
    </message>
    <message>
        <source>expected the number of bonuses</source>
        <translation>erwartet wird die Zahl der Boni</translation>
    </message>
    <message>
        <source>expected %1..%2 bonuses, not more</source>
        <translation>erwartet werden %1..%2 Boni, nicht mehr</translation>
    </message>
    <message>
        <source>expected bonuses of %1..%2</source>
        <translation>erwartet werden Boni von %1..%2</translation>
    </message>
    <message>
        <source>the number of rows is given in front already</source>
        <translation>die Zahl der Reihen steht schon vorn</translation>
    </message>
    <message>
        <source>expected x and the number of rows</source>
        <translation>erwartet wird x und die Zahl der Reihen</translation>
    </message>
    <message>
        <source>expected the number of rows</source>
        <translation>erwartet wird die Zahl der Reihen</translation>
    </message>
    <message>
        <source>expected { and dice behind the name</source>
        <translation>hinter dem Namen werden { und Würfel erwartet</translation>
    </message>
    <message>
        <source>expected { in front of }</source>
        <translation>vor } wird { erwartet</translation>
    </message>
    <message>
        <source>expected a name in front of {</source>
        <translation>vor { wird ein Name erwartet</translation>
    </message>
    <message>
        <source>expected text: this is not a character</source>
        <translation>hier wird Text erwartet: das ist kein Zeichen</translation>
    </message>
    <message>
        <source>this line is not written as those of roll sets are</source>
        <translation>diese Zeile ist nicht so geschrieben wie die eines Wurfs</translation>
    </message>
    <message>
        <source>expected a line that begins with %1</source>
        <translation>erwartet wird eine Zeile, die mit %1 beginnt</translation>
    </message>
    <message>
        <source>these dice are not those that the roll asks for</source>
        <translation>das sind nicht die Würfel, die der Wurf verlangt</translation>
    </message>
    <message>
        <source>this is not what follows from the dice of the row</source>
        <translation>das folgt nicht aus den Würfeln der Reihe</translation>
    </message>
    <message>
        <source>this is not what the rows come to</source>
        <translation>das ist nicht, was die Reihen ergeben</translation>
    </message>
    <message>
        <source>nothing is expected between the total and the check</source>
        <translation>zwischen Summe und Prüfzeile wird nichts erwartet</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet wird %1</translation>
    </message>
    <message>
        <source>expected a last line of %1 and %2 digits</source>
        <translation>erwartet wird eine letzte Zeile aus %1 und %2 Ziffern</translation>
    </message>
    <message>
        <source>a quotation mark within a field that does not begin with one</source>
        <translation>ein Anführungszeichen in einem Eintrag, der nicht mit einem beginnt</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>dieses Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>expected a comma behind the closing quotation mark</source>
        <translation>hinter dem schließenden Anführungszeichen wird ein Komma erwartet</translation>
    </message>
    <message>
        <source>%1: there is a file of that name already; nothing was written</source>
        <translation>%1: eine Datei dieses Namens gibt es schon; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>%1: another program has changed this ledger; nothing was written</source>
        <translation>%1: ein anderes Programm hat diese Turnierliste geändert; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>expected nothing here in a row &apos;%1&apos;, not &apos;%2&apos;</source>
        <translation>in einer Zeile „%1“ steht hier nichts, nicht „%2“</translation>
    </message>
    <message>
        <source>a row &apos;%1&apos; needs something here</source>
        <translation>eine Zeile „%1“ braucht hier etwas</translation>
    </message>
    <message>
        <source>expected join, challenge, surrender, battle or result, not &apos;%1&apos;</source>
        <translation>erwartet wird join, challenge, surrender, battle oder result, nicht „%1“</translation>
    </message>
    <message>
        <source>the tournament is over: nothing can follow</source>
        <translation>das Turnier ist zu Ende: nichts kann folgen</translation>
    </message>
    <message>
        <source>expected a day of the calendar as YYYY-MM-DD, not &apos;%1&apos;</source>
        <translation>erwartet wird ein Tag des Kalenders als JJJJ-MM-TT, nicht „%1“</translation>
    </message>
    <message>
        <source>this day comes before %1, the day of what happened last</source>
        <translation>dieser Tag liegt vor dem %1, dem Tag des letzten Ereignisses</translation>
    </message>
    <message>
        <source>the number of this challenge is %1, not &apos;%2&apos;</source>
        <translation>diese Herausforderung hat die Nummer %1, nicht „%2“</translation>
    </message>
    <message>
        <source>there is no challenge &apos;%1&apos;</source>
        <translation>eine Herausforderung „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>challenge %1 has ended</source>
        <translation>Herausforderung %1 ist beendet</translation>
    </message>
    <message>
        <source>challenge %1 has lapsed: one of its members is out</source>
        <translation>Herausforderung %1 ist verfallen: einer der beiden ist ausgeschieden</translation>
    </message>
    <message>
        <source>the battle of challenge %1 has not begun</source>
        <translation>die Schlacht zur Herausforderung %1 hat nicht begonnen</translation>
    </message>
    <message>
        <source>the battle of challenge %1 has begun</source>
        <translation>die Schlacht zur Herausforderung %1 hat schon begonnen</translation>
    </message>
    <message>
        <source>a challenge needs %1 points; %2 has %3</source>
        <translation>eine Herausforderung braucht %1 Punkte; %2 hat %3</translation>
    </message>
    <message>
        <source>%1 cannot be both challenger and challenged</source>
        <translation>%1 kann nicht zugleich herausfordern und herausgefordert sein</translation>
    </message>
    <message>
        <source>a name has no spaces at its ends</source>
        <translation>ein Name hat keine Leerzeichen an den Enden</translation>
    </message>
    <message>
        <source>a name has no control characters</source>
        <translation>ein Name hat keine Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 has joined already</source>
        <translation>%1 nimmt schon teil</translation>
    </message>
    <message>
        <source>there is no member &apos;%1&apos;</source>
        <translation>ein Mitglied „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>challenge %1 has &apos;%2&apos; here, not &apos;%3&apos;</source>
        <translation>bei Herausforderung %1 steht hier „%2“, nicht „%3“</translation>
    </message>
    <message>
        <source>expected challenger or challenged, not &apos;%1&apos;</source>
        <translation>erwartet wird challenger oder challenged, nicht „%1“</translation>
    </message>
    <message>
        <source>with %1 points or more the army is the full one, %1, not &apos;%2&apos;</source>
        <translation>ab %1 Punkten ist das Heer das volle, %1, nicht „%2“</translation>
    </message>
    <message>
        <source>expected the value of an army from 1 to %1, the points of its member, not &apos;%2&apos;</source>
        <translation>erwartet wird der Wert eines Heers von 1 bis %1, den Punkten seines Mitglieds, nicht „%2“</translation>
    </message>
    <message>
        <source>expected the value of what was captured, from 0 to %1, not &apos;%2&apos;</source>
        <translation>erwartet wird der Wert des Geschlagenen, von 0 bis %1, nicht „%2“</translation>
    </message>
    <message>
        <source>expected captured, survived or, in a draw, nothing, not &apos;%1&apos;</source>
        <translation>erwartet wird captured, survived oder, bei einem Remis, nichts, nicht „%1“</translation>
    </message>
    <message>
        <source>&apos;captured&apos; means that just one side lost its whole army</source>
        <translation>„captured“ heißt, dass genau eine Seite ihr ganzes Heer verloren hat</translation>
    </message>
    <message>
        <source>&apos;survived&apos; means that no side lost its whole army</source>
        <translation>„survived“ heißt, dass keine Seite ihr ganzes Heer verloren hat</translation>
    </message>
    <message>
        <source>without a loser the result is draw, not &apos;%1&apos;</source>
        <translation>ohne Verlierer ist das Ergebnis draw, nicht „%1“</translation>
    </message>
    <message>
        <source>expected who has won, white or black, not &apos;%1&apos;</source>
        <translation>erwartet wird, wer gewonnen hat, white oder black, nicht „%1“</translation>
    </message>
    <message>
        <source>the winner is not the side that lost its whole army</source>
        <translation>gewonnen hat nicht die Seite, die ihr ganzes Heer verloren hat</translation>
    </message>
    <message>
        <source>the points after this are %1, not &apos;%2&apos;</source>
        <translation>danach sind es %1 Punkte, nicht „%2“</translation>
    </message>
    <message>
        <source>a byte that is no UTF-8, or a control character</source>
        <translation>ein Byte, das kein UTF-8 ist, oder ein Steuerzeichen</translation>
    </message>
    <message>
        <source>too few fields: a line has %1</source>
        <translation>zu wenige Einträge: eine Zeile hat %1</translation>
    </message>
    <message>
        <source>too many fields: a line has %1</source>
        <translation>zu viele Einträge: eine Zeile hat %1</translation>
    </message>
    <message>
        <source>expected %1 in the header, not &apos;%2&apos;</source>
        <translation>in der Kopfzeile wird %1 erwartet, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 has %2 and is out</source>
        <translation>%1 hat %2 und scheidet aus</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>challenging costs %1 and leaves %2</source>
        <translation>herauszufordern kostet %1 und lässt %2 übrig</translation>
    </message>
    <message>
        <source>surrender: %1; %2</source>
        <translation>aufgeben: %1; %2</translation>
    </message>
    <message>
        <source>defence: an army of %1 against one of %2, at most; losing costs %3, or %4 when all is captured</source>
        <translation>verteidigen: ein Heer von höchstens %1 gegen eines von höchstens %2; eine Niederlage kostet %3, oder %4, wenn alles geschlagen ist</translation>
    </message>
    <message>
        <source>a battle is a game of %1 with %2, and no other option changed</source>
        <translation>eine Schlacht ist ein Spiel %1 mit %2, und sonst ist keine Option geändert</translation>
    </message>
    <message>
        <source>a battle begins with the armies at their start, less what was given up</source>
        <translation>eine Schlacht beginnt mit den Heeren am Anfang, ohne das, was abgegeben wurde</translation>
    </message>
    <message>
        <source>this battle is not over</source>
        <translation>diese Schlacht ist nicht zu Ende</translation>
    </message>
    <message>
        <source>this battle begins with armies of %1 and %2, that of the ledger with %3 and %4</source>
        <translation>diese Schlacht beginnt mit Heeren von %1 und %2, die der Turnierliste mit %3 und %4</translation>
    </message>
    <message>
        <source>checkers on the dark cells, in which nobody is ever made to jump</source>
        <translation>Dame auf den dunklen Feldern, bei der niemand springen muss</translation>
    </message>
    <message>
        <source>chess round a ring, everyone alone or in teams</source>
        <translation>Schach rund um einen Ring, jeder für sich oder in Mannschaften</translation>
    </message>
    <message>
        <source>armies on a long board with rivers and bridges carry the enemy&apos;s flag home</source>
        <translation>auf einem langen Brett mit Flüssen und Brücken tragen Heere die feindliche Fahne heim</translation>
    </message>
    <message>
        <source>chess as it is played all over the world</source>
        <translation>Schach, wie es in aller Welt gespielt wird</translation>
    </message>
    <message>
        <source>chess on boards side by side, which send one another reinforcements</source>
        <translation>Schach auf Brettern nebeneinander, die einander Verstärkung schicken</translation>
    </message>
    <message>
        <source>a king moves one cell; castling is written %1</source>
        <translation>ein König zieht ein Feld; die Rochade wird %1 geschrieben</translation>
    </message>
    <message>
        <source>there is no castling in this game</source>
        <translation>in diesem Spiel gibt es keine Rochade</translation>
    </message>
    <message>
        <source>there is no en passant in this game</source>
        <translation>in diesem Spiel gibt es kein Schlagen im Vorbeigehen</translation>
    </message>
    <message>
        <source>there is water on %1, which the %2 cannot pass</source>
        <translation>auf %1 ist Wasser, da kommt diese Figur nicht durch: %2</translation>
    </message>
    <message>
        <source>the pawns of a charge go straight, one or two places</source>
        <translation>die Bauern eines Sturms gehen geradeaus, ein oder zwei Felder weit</translation>
    </message>
    <message>
        <source>expected an @ and the cell where the piece is placed</source>
        <translation>erwartet werden ein @ und das Feld, auf das die Figur kommt</translation>
    </message>
    <message>
        <source>a pawn goes onto the last rank only when a piece of the stockpile is placed for it, and that of %1 holds no knight, bishop, rook or queen for %2</source>
        <translation>ein Bauer geht nur auf die letzte Reihe, wenn dafür eine Figur aus dem Vorrat gesetzt wird, und im Vorrat von %1 ist kein Springer, Läufer, Turm und keine Dame für %2</translation>
    </message>
    <message>
        <source>an action on one board names it once, in front</source>
        <translation>ein Zug auf einem Brett nennt es einmal, am Anfang</translation>
    </message>
    <message>
        <source>in this game no piece leaves the board by a move</source>
        <translation>in diesem Spiel verlässt keine Figur durch einen Zug das Brett</translation>
    </message>
    <message>
        <source>a piece comes into a stockpile by being captured, not by a move</source>
        <translation>in einen Vorrat kommt eine Figur, wenn sie geschlagen wird, nicht durch einen Zug</translation>
    </message>
    <message>
        <source>a piece of the stockpile is placed on a cell of a board</source>
        <translation>eine Figur aus dem Vorrat wird auf ein Feld eines Bretts gesetzt</translation>
    </message>
    <message>
        <source>nothing can be put there: that lies beyond the board</source>
        <translation>dort kann nichts hin: das liegt außerhalb des Bretts</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no action of this game</source>
        <translation>„%1“ ist kein Zug dieses Spiels</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no action of this game: expected one like %2</source>
        <translation>„%1“ ist kein Zug dieses Spiels; erwartet wird einer wie %2</translation>
    </message>
    <message>
        <source>expected a time like 10, 0.5, 10+5, 10b5, 10d5, 10h or 10y3x30, not &apos;%1&apos;</source>
        <translation>erwartet wird eine Zeit wie 10, 0.5, 10+5, 10b5, 10d5, 10h oder 10y3x30, nicht „%1“</translation>
    </message>
    <message>
        <source>%1: with this the ledger would be larger than %2 MiB, and could not be opened again</source>
        <translation>%1: damit würde die Turnierliste größer als %2 MiB und ließe sich nicht wieder öffnen</translation>
    </message>
    <message>
        <source>everyone plays on two boards at once, and captured pieces change over</source>
        <translation>alle spielen an zwei Brettern, und geschlagene Figuren wechseln das Brett</translation>
    </message>
    <message>
        <source>2 pairs, face to face</source>
        <translation>2 Paare, gegenüber</translation>
    </message>
    <message>
        <source>3 pairs, face to face</source>
        <translation>3 Paare, gegenüber</translation>
    </message>
    <message>
        <source>2 teams of 3, in turn</source>
        <translation>3 gegen 3, abwechselnd</translation>
    </message>
    <message>
        <source>&apos;%1&apos; moves nothing, and this game has no such move</source>
        <translation>„%1“ zieht nichts, und einen solchen Zug gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may mean %2 or %3: expected a move that only one piece can make</source>
        <translation>„%1“ kann %2 oder %3 heißen: ein Zug wird erwartet, den nur eine Figur machen kann</translation>
    </message>
    <message>
        <source>expected a move or a result, not &apos;%1&apos;</source>
        <translation>ein Zug oder ein Ergebnis wird erwartet, nicht „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not legal here</source>
        <translation>„%1“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>%1; the game ends before it, and the rest becomes a comment</source>
        <translation>%1; die Partie endet davor, der Rest wird zum Kommentar</translation>
    </message>
    <message>
        <source>%1; the variation ends before it, and the rest becomes a comment</source>
        <translation>%1; die Variante endet davor, der Rest wird zum Kommentar</translation>
    </message>
    <message>
        <source>expected another game: a result has ended the one before</source>
        <translation>erwartet wurde eine andere Partie: die vorige hat ihr Ergebnis schon</translation>
    </message>
    <message>
        <source>expected a game: tags like [Event &quot;Club evening&quot;], or moves like 1. e4 e5</source>
        <translation>eine Partie wird erwartet: Angaben wie [Event &quot;Club evening&quot;], oder Züge wie 1. e4 e5</translation>
    </message>
    <message>
        <source>a file holds no more than %1 games; split this one</source>
        <translation>eine Datei enthält höchstens %1 Partien; diese ist zu teilen</translation>
    </message>
    <message>
        <source>expected a quotation mark and ] at the end of the tag&apos;s value, on the same line</source>
        <translation>am Ende des Werts werden ein Anführungszeichen und ] erwartet, in derselben Zeile</translation>
    </message>
    <message>
        <source>expected a quotation mark and ] at the end of the tag&apos;s value, before the next tag</source>
        <translation>am Ende des Werts werden ein Anführungszeichen und ] erwartet, vor der nächsten Angabe</translation>
    </message>
    <message>
        <source>this game is of a variant, &apos;%1&apos;; expected orthodox chess</source>
        <translation>diese Partie ist von einer Abart, „%1“; orthodoxes Schach wird erwartet</translation>
    </message>
    <message>
        <source>this program knows no orthodox chess</source>
        <translation>dieses Programm kennt kein orthodoxes Schach</translation>
    </message>
    <message>
        <source>this FEN does not fit: %1</source>
        <translation>diese FEN passt nicht: %1</translation>
    </message>
    <message>
        <source>the tag Event a second time, at which other programs begin another game</source>
        <translation>die Angabe Event ein zweites Mal, mit der für andere Programme eine weitere Partie beginnt</translation>
    </message>
    <message>
        <source>the tag %1, which means something else in PGN</source>
        <translation>die Angabe %1, die in PGN etwas anderes bedeutet</translation>
    </message>
    <message>
        <source>the variation %1, which is no move</source>
        <translation>die Variante %1, die kein Zug ist</translation>
    </message>
    <message>
        <source>variations in place of %1, which is no move</source>
        <translation>Varianten anstelle von %1, was kein Zug ist</translation>
    </message>
    <message>
        <source>a closing brace in a comment of several lines; it becomes a bracket</source>
        <translation>eine schließende geschweifte Klammer in einem Kommentar von mehreren Zeilen; sie wird zu einer runden</translation>
    </message>
    <message>
        <source>a line of a comment that begins as a tag does; a blank comes before it</source>
        <translation>eine Zeile eines Kommentars, die wie eine Angabe beginnt; vor sie kommt ein Leerzeichen</translation>
    </message>
    <message>
        <source>PGN can only hold orthodox chess, not %1</source>
        <translation>PGN kann nur orthodoxes Schach enthalten, nicht %1</translation>
    </message>
    <message>
        <source>nobody on turn has such a piece</source>
        <translation>niemand am Zug hat eine solche Figur</translation>
    </message>
    <message>
        <source>no such piece stands on that board</source>
        <translation>auf diesem Brett steht keine solche Figur</translation>
    </message>
    <message>
        <source>the game is too long to be saved with more actions than this: it has %1 entries and comments</source>
        <translation>mit noch mehr Zügen könnte das Spiel nicht gespeichert werden: es hat %1 Einträge und Kommentare</translation>
    </message>
    <message>
        <source>the file would be larger than %1 MiB, and could not be opened again</source>
        <translation>die Datei würde größer als %1 MiB und könnte nicht wieder geöffnet werden</translation>
    </message>
    <message>
        <source>what follows is left out: a file holds no more than %1 rolls</source>
        <translation>was folgt, bleibt weg: eine Datei enthält höchstens %1 Würfe</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB; the games from here on are left out</source>
        <translation>die Datei ist größer als %1 MiB; die Partien von hier an bleiben weg</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of this text</source>
        <translation>am Ende dieses Textes fehlt ein Anführungszeichen</translation>
    </message>
    <message>
        <source>expected moves behind &apos;%1&apos;</source>
        <translation>hinter „%1“ fehlen Züge</translation>
    </message>
    <message>
        <source>expected a number behind &apos;%1&apos;</source>
        <translation>hinter „%1“ fehlt eine Zahl</translation>
    </message>
    <message>
        <source>expected one number behind &apos;%1&apos;, not &apos;%2&apos;</source>
        <translation>hinter „%1“ wird eine Zahl erwartet, nicht „%2“</translation>
    </message>
    <message>
        <source>a semicolon may be missing before &apos;%1&apos;</source>
        <translation>vor „%1“ fehlt vielleicht ein Semikolon</translation>
    </message>
    <message>
        <source>this line is too long for a position</source>
        <translation>diese Zeile ist zu lang für eine Stellung</translation>
    </message>
    <message>
        <source>expected positions in FEN, one on each line</source>
        <translation>erwartet werden Stellungen in FEN, in jeder Zeile eine</translation>
    </message>
    <message>
        <source>Aim a shell at %1? It will hit pieces of your own: %2.</source>
        <translation>Eine Granate auf %1 richten? Sie wird eigene Figuren treffen: %2.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the %1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>the tag %1 is there twice: this one is left out</source>
        <translation>die Angabe %1 steht zweimal da: diese fällt weg</translation>
    </message>
    <message>
        <source>the tag %1 is there twice: both are kept</source>
        <translation>die Angabe %1 steht zweimal da: beide bleiben</translation>
    </message>
    <message>
        <source>the mark &apos;%1&apos; is left out: it stands behind no move</source>
        <translation>das Zeichen „%1“ fällt weg: es steht hinter keinem Zug</translation>
    </message>
    <message>
        <source>the mark &apos;%1&apos; is left out: expected $0 to $%2</source>
        <translation>das Zeichen „%1“ fällt weg: erwartet wird $0 bis $%2</translation>
    </message>
    <message>
        <source>this comment stands behind variations, and moves before them</source>
        <translation>dieser Kommentar steht hinter Varianten und rückt vor sie</translation>
    </message>
    <message>
        <source>this text is UTF-16: expected UTF-8 or Latin-1</source>
        <translation>dieser Text ist UTF-16: erwartet wird UTF-8 oder Latin-1</translation>
    </message>
    <message>
        <source>how many armies stand on the ring; one person may lead several</source>
        <translation>wie viele Heere auf dem Ring stehen; eine Person kann mehrere führen</translation>
    </message>
    <message>
        <source>the ring has eight columns for each army, and is longer the more there are</source>
        <translation>der Ring hat acht Spalten für jedes Heer, wird also mit jedem länger</translation>
    </message>
    <message>
        <source>the seat that is chosen here has the first turn, and the others follow in their order</source>
        <translation>der hier gewählte Platz hat den ersten Zug, die anderen folgen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>queens and bishops go as in the chess of today, and a pawn can become another piece</source>
        <translation>Damen und Läufer ziehen wie im heutigen Schach, und ein Bauer kann zu einer anderen Figur werden</translation>
    </message>
    <message>
        <source>elephants jump two cells and generals go one cell, both diagonally; a pawn stays one, and two of a player that stand face to face may be taken off by any opponent at any time; without teams, whoever has nothing but the king left is out</source>
        <translation>Elefanten springen zwei Felder und Generäle gehen eines, beide schräg; ein Bauer bleibt einer, und zwei desselben Spielers, die sich gegenüberstehen, darf jeder Gegner jederzeit vom Brett nehmen; ohne Mannschaften scheidet aus, wer nur noch den König hat</translation>
    </message>
    <message>
        <source>everybody plays against everybody else</source>
        <translation>jeder spielt gegen alle anderen</translation>
    </message>
    <message>
        <source>four players: those who sit face to face win together</source>
        <translation>vier Spieler: Wer sich gegenübersitzt, gewinnt zusammen</translation>
    </message>
    <message>
        <source>six players: those who sit face to face win together</source>
        <translation>sechs Spieler: Wer sich gegenübersitzt, gewinnt zusammen</translation>
    </message>
    <message>
        <source>six players: every second one around the ring is of the same team, and a team wins together</source>
        <translation>sechs Spieler: Jeder zweite am Ring gehört zur selben Mannschaft, und eine Mannschaft gewinnt zusammen</translation>
    </message>
    <message>
        <source>whose king was captured goes on moving the other pieces, as long as a teammate has a king</source>
        <translation>wessen König geschlagen wurde, zieht mit den anderen Figuren weiter, solange jemand in der Mannschaft einen König hat</translation>
    </message>
    <message>
        <source>whose king was captured has no more turns; the pieces stay on the ring and stand in the way</source>
        <translation>wessen König geschlagen wurde, ist nicht mehr am Zug; die Figuren bleiben auf dem Ring und stehen im Weg</translation>
    </message>
    <message>
        <source>where kings are captured (while more than two play, and in teams), you are asked once more before you play a move after which your king could be captured, so that no game ends by an oversight</source>
        <translation>wo Könige geschlagen werden (solange mehr als zwei spielen, und in Mannschaften), werden Sie noch einmal gefragt, bevor Sie einen Zug spielen, nach dem Ihr König geschlagen werden könnte: So endet keine Partie aus Versehen</translation>
    </message>
    <message>
        <source>where kings are captured (while more than two play, and in teams), any move is played at once, also one that leaves your king to be captured, and check is not marked: everybody looks out alone</source>
        <translation>wo Könige geschlagen werden (solange mehr als zwei spielen, und in Mannschaften), wird jeder Zug sofort gespielt, auch einer, nach dem Ihr König geschlagen werden kann, und Schach wird nicht angezeigt: Jeder passt selbst auf</translation>
    </message>
    <message>
        <source>there are no flags: whoever has pieces left when the other side has none has won</source>
        <translation>es gibt keine Fahnen: Wer noch Figuren hat, wenn die andere Seite keine mehr hat, hat gewonnen</translation>
    </message>
    <message>
        <source>White and Black face each other along a board of 37 ranks</source>
        <translation>Weiß und Schwarz stehen sich auf einem Brett von 37 Reihen gegenüber</translation>
    </message>
    <message>
        <source>four sides play for flags, each from a corner of a board of 13 by 13 cells</source>
        <translation>vier Seiten spielen um Fahnen, jede aus einer Ecke eines Bretts von 13 mal 13 Feldern</translation>
    </message>
    <message>
        <source>a rook, bishop or nightrider that comes to the river in the middle ends its move there, on a bridge, and goes on with the next</source>
        <translation>ein Turm, Läufer oder Nachtreiter, der zum Fluss in der Mitte kommt, beendet seinen Zug dort auf einer Brücke und geht mit dem nächsten weiter</translation>
    </message>
    <message>
        <source>the river in the middle is like the two others: over its bridges pieces go on in the same move</source>
        <translation>der Fluss in der Mitte ist wie die beiden anderen: Über seine Brücken geht es im selben Zug weiter</translation>
    </message>
    <message>
        <source>there is no river in the middle; the two others stay</source>
        <translation>in der Mitte ist kein Fluss; die beiden anderen bleiben</translation>
    </message>
    <message>
        <source>a rook or bishop may shoot at an enemy piece in its line and stay where it is, and a pawn may shoot straight over the river before it</source>
        <translation>Turm und Läufer dürfen auf eine gegnerische Figur in ihrer Linie schießen und stehen bleiben, und ein Bauer darf gerade über den Fluss vor ihm schießen</translation>
    </message>
    <message>
        <source>pieces capture by moving, and not from afar</source>
        <translation>Figuren schlagen, indem sie ziehen, und nicht aus der Ferne</translation>
    </message>
    <message>
        <source>a captured piece leaves the game</source>
        <translation>eine geschlagene Figur ist aus dem Spiel</translation>
    </message>
    <message>
        <source>a captured piece goes back towards its own end by so many places, and plays on; past its end it is out</source>
        <translation>eine geschlagene Figur geht so viele Felder zu ihrem eigenen Ende zurück und spielt weiter; jenseits ihres Endes ist sie fort</translation>
    </message>
    <message>
        <source>there are no mines</source>
        <translation>es gibt keine Minen</translation>
    </message>
    <message>
        <source>instead of moving, a pawn may lay a mine on a cell beside it; when an enemy piece comes next to it, all within two cells die</source>
        <translation>statt zu ziehen, darf ein Bauer auf ein Feld neben sich eine Mine legen; kommt eine gegnerische Figur daneben, stirbt alles im Umkreis von zwei Feldern</translation>
    </message>
    <message>
        <source>there is no artillery</source>
        <translation>es gibt kein Geschütz</translation>
    </message>
    <message>
        <source>each side has a piece that may fire up to four shells far over the board instead of moving; they land at that side&apos;s next turn, and kill all within three cells</source>
        <translation>jede Seite hat eine Figur, die, statt zu ziehen, bis zu vier Granaten weit über das Brett feuern darf; sie schlagen ein, wenn diese Seite wieder am Zug ist, und töten alles im Umkreis von drei Feldern</translation>
    </message>
    <message>
        <source>the first side that brings another&apos;s flag home has won</source>
        <translation>die erste Seite, die eine andere Fahne heimbringt, hat gewonnen</translation>
    </message>
    <message>
        <source>a side whose flag is brought home by another is out, and the last one left has won</source>
        <translation>eine Seite, deren Fahne eine andere heimbringt, scheidet aus, und die letzte hat gewonnen</translation>
    </message>
    <message>
        <source>each seat plays on two boards: White against one neighbour, and Black against the other</source>
        <translation>jeder Platz spielt auf zwei Brettern: mit Weiß gegen den einen Nachbarn und mit Schwarz gegen den anderen</translation>
    </message>
    <message>
        <source>a captured piece may be placed on the board where its captor plays that colour; if its chess set belongs there, it leaves the game instead</source>
        <translation>eine geschlagene Figur darf auf das Brett, auf dem ihr Fänger diese Farbe spielt; gehört ihr Satz dorthin, so ist sie stattdessen aus dem Spiel</translation>
    </message>
    <message>
        <source>a captured piece may be placed on the board where its captor plays that colour, even if its chess set belongs there</source>
        <translation>eine geschlagene Figur darf auf das Brett, auf dem ihr Fänger diese Farbe spielt, auch wenn ihr Satz dorthin gehört</translation>
    </message>
    <message>
        <source>whoever is on turn on a board may act there at once, however far the other boards are</source>
        <translation>wer auf einem Brett am Zug ist, darf dort gleich ziehen, wie weit die anderen auch sind</translation>
    </message>
    <message>
        <source>each board has one move in a round, and waits then until every other board has had its own</source>
        <translation>jedes Brett hat in einer Runde einen Zug und wartet dann, bis jedes andere auch seinen hatte</translation>
    </message>
    <message>
        <source>with kings alone, or one bishop or knight beside them, the game goes on all the same</source>
        <translation>stehen nur noch die Könige, oder dazu ein Läufer oder Springer, so geht die Partie trotzdem weiter</translation>
    </message>
    <message>
        <source>with kings alone, or one bishop or knight beside them, the game is drawn at once; after repetitions or fifty moves a player still has to claim a draw</source>
        <translation>stehen nur noch die Könige, oder dazu ein Läufer oder Springer, so ist die Partie sofort remis; nach Wiederholungen oder fünfzig Zügen muss weiterhin jemand Remis beanspruchen</translation>
    </message>
    <message>
        <source>the king of %1 is attacked by the %2 on %3: no piece comes to a board whose king is in check</source>
        <translation>der König von %1 wird angegriffen: %2 auf %3; auf ein Brett, dessen König im Schach steht, kommt keine Figur</translation>
    </message>
    <message>
        <source>the king of %1 would be attacked by the %2 on %3</source>
        <translation>der König von %1 wäre angegriffen: %2 auf %3</translation>
    </message>
    <message>
        <source>the king of %1 would still be attacked by the %2 on %3</source>
        <translation>der König von %1 wäre immer noch angegriffen: %2 auf %3</translation>
    </message>
    <message>
        <source>the king of %1 would be exposed to the %2 on %3</source>
        <translation>der König von %1 wäre preisgegeben: %2 auf %3</translation>
    </message>
    <message>
        <source>there is one board, and nothing goes over to another</source>
        <translation>es gibt ein einziges Brett, und nichts geht auf ein anderes hinüber</translation>
    </message>
    <message>
        <source>with more than one, all boards are played at the same time, and pieces, but no kings, may go over to the board beside their own</source>
        <translation>mehrere Bretter werden gleichzeitig gespielt, und Figuren, aber keine Könige, dürfen auf das Brett neben ihrem hinübergehen</translation>
    </message>
    <message>
        <source>ranks are counted from White, 1 to 8; 4-5 are the ranks 4 and 5, commas stand between several, and none means that no pawn steps to the side. 1-2,4-5,7-8 are three roads: where each army stands, and in the middle</source>
        <translation>die Reihen zählen von Weiß aus, 1 bis 8; 4-5 sind die Reihen 4 und 5, Kommas trennen mehrere, und none heißt, dass kein Bauer zur Seite geht. 1-2,4-5,7-8 sind drei Straßen: zwei, wo die Heere stehen, und eine in der Mitte</translation>
    </message>
    <message>
        <source>as soon as somebody is checkmated on any board, the other colour has won on all of them</source>
        <translation>sobald auf irgendeinem Brett jemand matt ist, hat die andere Farbe auf allen gewonnen</translation>
    </message>
    <message>
        <source>a board is over when somebody is checkmated there, and the others go on; in the end the colour that won more boards has won</source>
        <translation>ein Brett ist zu Ende, wenn dort jemand matt ist, und die anderen spielen weiter; am Ende gewinnt die Farbe, die mehr Bretter gewonnen hat</translation>
    </message>
    <message>
        <source>when a teammate takes a piece from a board where it is the other side&apos;s turn, the program asks the player who gives it</source>
        <translation>nimmt jemand aus der Mannschaft eine Figur von einem Brett, auf dem die andere Seite am Zug ist, so fragt das Programm den, der sie dort spielt</translation>
    </message>
    <message>
        <source>on their own turn teammates take pieces from a board where it is the other side&apos;s turn, and nobody is asked</source>
        <translation>wer am Zug ist, nimmt Figuren der Mannschaft auch von einem Brett, auf dem die andere Seite am Zug ist, und niemand wird gefragt</translation>
    </message>
    <message>
        <source>each side has a flag, and tries to carry another&apos;s into its own keep: the nine cells around where its own flag stands at first</source>
        <translation>jede Seite hat eine Fahne und versucht, eine andere in die eigene Burg zu tragen: die neun Felder um den Platz, an dem ihre Fahne anfangs steht</translation>
    </message>
    <message>
        <source>a FEN has no more than six fields (ranks, side to move, castling rights, en passant square, clock, move number), not %1</source>
        <translation>eine FEN hat höchstens sechs Teile (Reihen, wer am Zug ist, Rochaderechte, En-passant-Feld, Uhr der ruhigen Züge, Zugnummer), nicht %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Plays, teaches and prints board games.</source>
        <translation>Spielt, lehrt und druckt Brettspiele.</translation>
    </message>
    <message>
        <source>Games to open, each in a window of its own.</source>
        <translation>Partien, die geöffnet werden sollen, jede in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>Try: ringford --help</source>
        <translation>Mehr dazu: ringford --help</translation>
    </message>
    <message>
        <source>Opens the ledger of a tournament.</source>
        <translation>Öffnet die Liste eines Turniers.</translation>
    </message>
    <message>
        <source>Opens the dice, in a window of their own.</source>
        <translation>Öffnet die Würfel in einem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ActionChooser</name>
    <message>
        <source>Choose an action</source>
        <translation>Zug wählen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ActionOffer</name>
    <message>
        <source>Play %1</source>
        <extracomment>asks whether an action is meant: %1 is the action as lists show it</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Put Back</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Play %1: %2</source>
        <extracomment>%1 is the action as lists show it, %2 what it does</extracomment>
        <translation>%1 spielen: %2</translation>
    </message>
    <message>
        <source>Who plays %1?</source>
        <extracomment>asks which seat does something out of turn; %1 is the action as lists show it</extracomment>
        <translation>Wer spielt %1?</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <extracomment>answers a question: %1 is what is played then</extracomment>
        <translation>Ja: %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No: Put Back</source>
        <translation>Nein: zurückstellen</translation>
    </message>
    <message>
        <source>Nothing was played.</source>
        <translation>Es wurde nichts gespielt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ActionsDock</name>
    <message>
        <source>Actions</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Actions that can be played</source>
        <translation>Züge, die gespielt werden können</translation>
    </message>
    <message numerus="yes">
        <source>captures %n</source>
        <extracomment>an action in a list; %n is how many pieces it captures</extracomment>
        <translation>
            <numerusform>schlägt %n</numerusform>
            <numerusform>schlägt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action</comment>
        <extracomment>an action in a list: %1 is what it does, %2 what it brings and costs</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>&amp;Mögliche Züge</translation>
    </message>
    <message>
        <source>%1: none can be played now.</source>
        <extracomment>an empty list; %1 is what it would hold: Charge</extracomment>
        <translation>%1: zurzeit ist keiner möglich.</translation>
    </message>
    <message numerus="yes">
        <source>sets %n back</source>
        <extracomment>an action in a list; %n is how many pieces it captures that are set back</extracomment>
        <translation>
            <numerusform>setzt %n zurück</numerusform>
            <numerusform>setzt %n zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kills %n</source>
        <extracomment>an action in a list; %n is how many pieces of others are killed by what goes off</extracomment>
        <translation>
            <numerusform>tötet %n</numerusform>
            <numerusform>tötet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <extracomment>an action in a list; %n is how many own pieces are killed by what goes off</extracomment>
        <translation>
            <numerusform>verliert %n</numerusform>
            <numerusform>verliert %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None can be played now.</source>
        <extracomment>an empty list, below what it would hold: Charge</extracomment>
        <translation>Zurzeit sind keine möglich.</translation>
    </message>
    <message>
        <source>What can be played now and is hard to see on the board, such as charges. What you point at or click is shown on the board; Enter, or a double click, plays it.</source>
        <translation>Was jetzt gespielt werden kann und auf dem Brett schwer zu sehen ist, etwa Sturmläufe. Worauf Sie zeigen oder klicken, das sehen Sie auf dem Brett; Enter oder ein Doppelklick spielt es.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisBar</name>
    <message>
        <source>The game is being analysed. Meanwhile everything can be used as before; nothing is written into the game until the analysis is complete.</source>
        <translation>Die Partie wird analysiert. Währenddessen lässt sich alles wie sonst benutzen; in die Partie wird nichts geschrieben, bis die Analyse fertig ist.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Analysing: %1 of %2</source>
        <extracomment>how far an analysis is: %1 of %2 positions</extracomment>
        <translation>Analyse: %1 von %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisController</name>
    <message>
        <source>The analysis was cancelled: its moves are gone.</source>
        <translation>Die Analyse wurde abgebrochen: Ihre Züge sind nicht mehr da.</translation>
    </message>
    <message>
        <source>The game is being analysed already.</source>
        <translation>Die Partie wird schon analysiert.</translation>
    </message>
    <message>
        <source>&amp;Cancel the Analysis</source>
        <translation>Analyse &amp;abbrechen</translation>
    </message>
    <message>
        <source>The game is being analysed.</source>
        <translation>Die Partie wird analysiert.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>Die Analyse wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The analysis was cancelled after %1 of %2 positions, from the end of the game on.</source>
        <translation>Die Analyse wurde nach %1 von %2 Stellungen abgebrochen, vom Ende der Partie an.</translation>
    </message>
    <message>
        <source>&amp;Keep What Was Found</source>
        <translation>Gefundenes &amp;behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n values that stood there were replaced.</source>
        <translation>
            <numerusform>%n Wert, der dort stand, wurde ersetzt.</numerusform>
            <numerusform>%n Werte, die dort standen, wurden ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n grober Fehler</numerusform>
            <numerusform>%n grobe Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n zweifelhaft</numerusform>
            <numerusform>%n zweifelhaft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a seat, %2 how many blunders and mistakes it has made</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 positions were analysed: nothing was played badly there.</source>
        <translation>%1 von %2 Stellungen wurden analysiert: Dort wurde nichts schlecht gespielt.</translation>
    </message>
    <message>
        <source>%1 of %2 positions were analysed. %3.</source>
        <extracomment>%3 says how many blunders and mistakes each seat has made</extracomment>
        <translation>%1 von %2 Stellungen wurden analysiert. %3.</translation>
    </message>
    <message>
        <source>The analysis is done: nothing was played badly.</source>
        <translation>Die Analyse ist fertig: Nichts wurde schlecht gespielt.</translation>
    </message>
    <message>
        <source>The analysis is done. %1.</source>
        <translation>Die Analyse ist fertig. %1.</translation>
    </message>
    <message>
        <source>There is no analysis in this game.</source>
        <translation>In dieser Partie ist keine Analyse.</translation>
    </message>
    <message>
        <source>remove analysis</source>
        <translation>Analyse entfernen</translation>
    </message>
    <message>
        <source>The analysis was removed.</source>
        <translation>Die Analyse wurde entfernt.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The game is still being analysed.</source>
        <translation>Die Partie wird noch analysiert.</translation>
    </message>
    <message>
        <source>%1 of %2 positions are done.</source>
        <translation>%1 von %2 Stellungen sind fertig.</translation>
    </message>
    <message>
        <source>&amp;Leave Without It</source>
        <translation>&amp;Ohne sie weiter</translation>
    </message>
    <message>
        <source>&amp;Go On Analysing</source>
        <translation>&amp;Weiter analysieren</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisDialog</name>
    <message>
        <source>Analyse Game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>&amp;How thoroughly:</source>
        <translation>&amp;Wie gründlich:</translation>
    </message>
    <message>
        <source>&amp;For each position:</source>
        <translation>&amp;Für jede Stellung:</translation>
    </message>
    <message>
        <source>&amp;Which line:</source>
        <translation>Welche &amp;Züge:</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thoroughly</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>A number of seconds</source>
        <translation>So viele Sekunden</translation>
    </message>
    <message>
        <source>A number of nodes</source>
        <translation>So viele Knoten</translation>
    </message>
    <message>
        <source>How long the computer thinks about each position of the game. With a number of nodes (positions that it looks at) it finds the same each time.</source>
        <translation>Wie lange der Computer über jede Stellung der Partie nachdenkt. Mit einer Zahl von Knoten (Stellungen, die er ansieht) findet er jedes Mal dasselbe.</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>Für jede Stellung</translation>
    </message>
    <message>
        <source>How many seconds or nodes each position gets.</source>
        <translation>Wie viele Sekunden oder Knoten jede Stellung bekommt.</translation>
    </message>
    <message>
        <source>The main line</source>
        <translation>Die Hauptvariante</translation>
    </message>
    <message>
        <source>The line that is shown</source>
        <translation>Die gezeigte Variante</translation>
    </message>
    <message>
        <source>Which moves are analysed: those of the game, or those of the variation that is shown.</source>
        <translation>Welche Züge analysiert werden: die der Partie oder die der gezeigten Variante.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n positions.</source>
        <translation>
            <numerusform>%n Stellung.</numerusform>
            <numerusform>%n Stellungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n seconds; you can go on playing.</source>
        <translation>
            <numerusform>Es dauert etwa %n Sekunde; Sie können weiterspielen.</numerusform>
            <numerusform>Es dauert etwa %n Sekunden; Sie können weiterspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n minutes; you can go on playing.</source>
        <translation>
            <numerusform>Es dauert etwa %n Minute; Sie können weiterspielen.</numerusform>
            <numerusform>Es dauert etwa %n Minuten; Sie können weiterspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source> nodes</source>
        <translation> Knoten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the least and the most that can be written into a field</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A&amp;nalysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ArmyBoard</name>
    <message>
        <source>The armies as they begin. A click with the right button gives a piece up, with the hand one can be dragged off the board; from the palette pieces are put back.</source>
        <translation>Die Heere zu Beginn. Ein Klick mit der rechten Taste gibt eine Figur ab, mit der Hand lässt sie sich vom Brett ziehen; aus der Palette werden Figuren zurückgestellt.</translation>
    </message>
    <message>
        <source>choose armies</source>
        <translation>Heere wählen</translation>
    </message>
    <message>
        <source>In a battle pieces begin where they always do: %1 does not belong there.</source>
        <extracomment>%1 is a piece and its cell</extracomment>
        <translation>In einer Schlacht beginnen die Figuren, wo sie immer stehen: %1 gehört nicht dorthin.</translation>
    </message>
    <message>
        <source>A battle begins as every game does, less the pieces that are given up.</source>
        <translation>Eine Schlacht beginnt wie jede Partie, ohne die abgegebenen Figuren.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ArmyField</name>
    <message>
        <source>Rooks:</source>
        <translation>Türme:</translation>
    </message>
    <message>
        <source>Nightriders:</source>
        <translation>Nachtreiter:</translation>
    </message>
    <message>
        <source>Bishops:</source>
        <translation>Läufer:</translation>
    </message>
    <message>
        <source>Pawns:</source>
        <translation>Bauern:</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>Proposed armies</source>
        <translation>Vorgeschlagene Heere</translation>
    </message>
    <message>
        <source>Armies that use all the points, those with the most pieces first.</source>
        <translation>Heere, die alle Punkte nutzen, die mit den meisten Figuren zuerst.</translation>
    </message>
    <message>
        <source>How many of these stay. Each is worth %1.</source>
        <translation>Wie viele davon bleiben. Jede Figur zählt %1.</translation>
    </message>
    <message>
        <source>Worth %1, and no more than %2 can be brought.</source>
        <translation>Wert %1; mehr als %2 darf es nicht sein.</translation>
    </message>
    <message>
        <source>Worth %1 of %2 points.</source>
        <translation>Wert %1 von %2 Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>%n rooks</source>
        <translation>
            <numerusform>%n Turm</numerusform>
            <numerusform>%n Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nightriders</source>
        <translation>
            <numerusform>%n Nachtreiter</numerusform>
            <numerusform>%n Nachtreiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishops</source>
        <translation>
            <numerusform>%n Läufer</numerusform>
            <numerusform>%n Läufer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns</source>
        <translation>
            <numerusform>%n Bauer</numerusform>
            <numerusform>%n Bauern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::BattleGames</name>
    <message>
        <source>This battle is not open in any window.</source>
        <translation>Diese Schlacht ist in keinem Fenster offen.</translation>
    </message>
    <message>
        <source>This battle is not over.</source>
        <translation>Diese Schlacht ist nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::BoardClocksModel</name>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>keine Uhr</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>clock</comment>
        <extracomment>a clock of one of several boards: %1 is who plays there, %2 the colour, %3 what the clock shows</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>ringford::ui::BoardKeys</name>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Nothing lies that way. Along the ring: %1.</source>
        <extracomment>the keyboard&apos;s cursor is where a ring turns; %1 is one arrow key or several</extracomment>
        <translation>Dort liegt nichts. Den Ring entlang: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There is nothing to pick up here.</source>
        <translation>Hier gibt es nichts aufzunehmen.</translation>
    </message>
    <message>
        <source>Over this edge the piece leaves the board for good: press Enter to let it go.</source>
        <translation>Über diesen Rand verlässt sie das Brett für immer: Enter tut das.</translation>
    </message>
    <message>
        <source>Nothing lies that way.</source>
        <translation>Dort liegt nichts.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::BoardPreview</name>
    <message>
        <source>Picture of the start</source>
        <translation>Bild der Ausgangsstellung</translation>
    </message>
</context>
<context>
    <name>ringford::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>The piece that was being promoted is back on its cell: after what was just played it cannot go on.</source>
        <translation>Die Figur, die umgewandelt werden sollte, steht wieder auf ihrem Feld: Nach dem, was eben gespielt wurde, kann sie nicht weiter.</translation>
    </message>
    <message>
        <source>Over this edge the piece leaves the board for good.</source>
        <translation>Über diesen Rand verlässt sie das Brett für immer.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::BoundedField</name>
    <message>
        <source>This is too long for the field: nothing was pasted.</source>
        <translation>Das ist zu lang für dieses Feld: Es wurde nichts eingefügt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::CapturedStrip</name>
    <message>
        <source>Captured pieces</source>
        <translation>Geschlagene Figuren</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>captured pieces: %1 is how many, %2 the kind</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 has captured %2.</source>
        <extracomment>%1 is a side, %2 the pieces that it has captured</extracomment>
        <translation>%1 hat geschlagen: %2.</translation>
    </message>
    <message>
        <source>%1 has captured %2, and is ahead by %3.</source>
        <extracomment>%3 is by how much it is ahead, in pawns</extracomment>
        <translation>%1 hat geschlagen: %2, und liegt um %3 vorn.</translation>
    </message>
    <message>
        <source>%1 has captured nothing, and is ahead by %2.</source>
        <extracomment>%1 is a side, %2 by how much it is ahead, in pawns</extracomment>
        <translation>%1 hat nichts geschlagen und liegt um %2 vorn.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>Nichts wurde geschlagen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>worth</comment>
        <extracomment>what a kind of piece counts: %1 is the kind, %2 a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Who is ahead has more standing on the board, counted so: %1.</source>
        <extracomment>%1 is a list of kinds of pieces, each with what it counts: pawn 1, knight 3</extracomment>
        <translation>Vorn liegt, von wem mehr auf dem Brett steht; gezählt wird so: %1.</translation>
    </message>
    <message>
        <source>What each side has captured, and by how much it is ahead.</source>
        <translation>Was jede Seite geschlagen hat und um wie viel sie vorn liegt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ChallengeDialog</name>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Chall&amp;enge</source>
        <translation>H&amp;erausfordern</translation>
    </message>
    <message>
        <source>&amp;Challenger:</source>
        <translation>&amp;Wer fordert heraus:</translation>
    </message>
    <message>
        <source>Who challenges, and pays for it.</source>
        <translation>Wer herausfordert und dafür bezahlt.</translation>
    </message>
    <message>
        <source>C&amp;hallenged:</source>
        <translation>Wen &amp;heraus:</translation>
    </message>
    <message>
        <source>Who is to surrender or to defend.</source>
        <translation>Wer aufgeben oder sich verteidigen soll.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>member</comment>
        <extracomment>a member and its points</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ChallengesModel</name>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>the battle: %1 is white, %2 against %3</source>
        <extracomment>the end of a battle: %1 plays white, %2 and %3 are the values of the armies</extracomment>
        <translation>die Schlacht: %1 ist Weiß, %2 gegen %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>Challenged</source>
        <translation>Herausgeforderter</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ChancesDialog</name>
    <message>
        <source>Chances</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Print Chances</source>
        <translation>Aussichten drucken</translation>
    </message>
    <message>
        <source>The paper that is printed on.</source>
        <translation>Das Papier, auf das gedruckt wird.</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Bild exportieren …</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ChancesPage</name>
    <message>
        <source>%1: exactly %2, at least %3.</source>
        <extracomment>spoken; chances: %1 is a result</extracomment>
        <translation>%1: genau %2, mindestens %3.</translation>
    </message>
    <message>
        <source>Of a single ro&amp;w</source>
        <translation>Einer ein&amp;zelnen Reihe</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Res&amp;ult:</source>
        <translation>Er&amp;gebnis:</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>A result: how likely it is, and how likely it is to reach it.</source>
        <translation>Ein Ergebnis: wie wahrscheinlich es ist, und wie wahrscheinlich es erreicht wird.</translation>
    </message>
    <message>
        <source>Shows the chances of one row, and not of the sum of all rows.</source>
        <translation>Zeigt die Aussichten einer Reihe, nicht der Summe aller Reihen.</translation>
    </message>
    <message>
        <source>Prints the chart, or writes it to a file: PDF, SVG or PNG.</source>
        <translation>Druckt das Diagramm oder schreibt es in eine Datei: PDF, SVG oder PNG.</translation>
    </message>
    <message>
        <source>These chances are not worked out: results differ by more than 20,000, or some of more than 20 dice are kept. Those of a single row may be.</source>
        <translation>Diese Aussichten werden nicht berechnet: Die Ergebnisse liegen um mehr als 20.000 auseinander, oder von mehr als 20 Würfeln zählen einige. Die einer einzelnen Reihe vielleicht.</translation>
    </message>
    <message>
        <source>These chances are not worked out: results differ by more than 20,000, or some of more than 20 dice are kept.</source>
        <translation>Diese Aussichten werden nicht berechnet: Die Ergebnisse liegen um mehr als 20.000 auseinander, oder von mehr als 20 Würfeln zählen einige.</translation>
    </message>
    <message>
        <source>%1: exactly %2, at least %3, at most %4. Mean %5.</source>
        <extracomment>chances: %1 is a result</extracomment>
        <translation>%1: genau %2, mindestens %3, höchstens %4. Im Mittel %5.</translation>
    </message>
    <message>
        <source>These chances are being worked out.</source>
        <translation>Diese Aussichten werden gerade berechnet.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ChancesView</name>
    <message>
        <source>Chart of the chances</source>
        <translation>Diagramm der Aussichten</translation>
    </message>
    <message>
        <source>&lt;p&gt;How likely each result of this roll is, worked out exactly, with attacks, explosions and saving throws. Dark bars reach the marked result. A click marks another one.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wie wahrscheinlich jedes Ergebnis dieses Wurfs ist, genau berechnet, mit Angriffen, explodierenden Würfeln und Rettungswürfen. Dunkle Balken erreichen das markierte Ergebnis. Ein Klick markiert ein anderes.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>result, chance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>results, chance</comment>
        <translation>%1 bis %2: %3</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ClockController</name>
    <message numerus="yes">
        <source>%1 has %n seconds left.</source>
        <extracomment>spoken: %1 is a side whose clock is low</extracomment>
        <translation>
            <numerusform>%1 hat noch %n Sekunde.</numerusform>
            <numerusform>%1 hat noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the Cl&amp;ocks</source>
        <translation>&amp;Uhren starten</translation>
    </message>
    <message>
        <source>Let the Cl&amp;ocks Go On</source>
        <translation>&amp;Uhren weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Pause the Cl&amp;ocks</source>
        <translation>&amp;Uhren anhalten</translation>
    </message>
    <message>
        <source>The clocks show again what they showed before.</source>
        <translation>Die Uhren zeigen wieder, was sie vorher zeigten.</translation>
    </message>
    <message>
        <source>The clocks keep the time that was used.</source>
        <translation>Die verbrauchte Zeit kommt nicht zurück.</translation>
    </message>
    <message>
        <source>The clocks run.</source>
        <translation>Die Uhren laufen.</translation>
    </message>
    <message>
        <source>The clocks are paused.</source>
        <translation>Die Uhren stehen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ClockForm</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>No clocks</source>
        <translation>Keine Uhren</translation>
    </message>
    <message>
        <source>Time for the game, in minutes</source>
        <translation>Zeit für die Partie, in Minuten</translation>
    </message>
    <message>
        <source>Seconds for each turn</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>For each turn:</source>
        <translation>Je Zug:</translation>
    </message>
    <message>
        <source>Time of %1, in minutes</source>
        <translation>Zeit von %1, in Minuten</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>clock</comment>
        <extracomment>a seat, before the field for its time</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The time for the game is too short: give at least %1 minutes.</source>
        <extracomment>%1 is a number of minutes</extracomment>
        <translation>Die Zeit für die Partie ist zu kurz: Geben Sie mindestens %1 Minuten an.</translation>
    </message>
    <message>
        <source>The time of %1 is too short: give at least %2 minutes.</source>
        <extracomment>%1 is a seat, %2 a number of minutes</extracomment>
        <translation>Die Zeit von %1 ist zu kurz: Geben Sie mindestens %2 Minuten an.</translation>
    </message>
    <message>
        <source>The seconds for each turn are too few: give at least 1, or choose another kind of clock.</source>
        <translation>Es sind zu wenige Sekunden je Zug: Geben Sie mindestens 1 an, oder wählen Sie eine andere Art von Uhr.</translation>
    </message>
    <message>
        <source>Double time: everybody plays on two boards.</source>
        <translation>Doppelte Zeit: Alle spielen auf zwei Brettern.</translation>
    </message>
    <message>
        <source>Different times for different sides</source>
        <translation>Verschiedene Zeiten für die Seiten</translation>
    </message>
    <message>
        <source>Choose a common time…</source>
        <translation>Übliche Zeit wählen …</translation>
    </message>
    <message>
        <source>%1 min + %2 s a turn</source>
        <translation>%1 min + %2 s je Zug</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>One time for the whole game</source>
        <translation>Eine Zeit für die ganze Partie</translation>
    </message>
    <message>
        <source>Nobody&apos;s time is measured.</source>
        <translation>Niemandes Zeit wird gemessen.</translation>
    </message>
    <message>
        <source>Each has this time, and no more.</source>
        <translation>Jeder hat diese Zeit, und keine weitere.</translation>
    </message>
    <message>
        <source>Seconds are added after each turn.</source>
        <translation>Nach jedem Zug kommen Sekunden hinzu.</translation>
    </message>
    <message>
        <source>What was used of these seconds comes back after each turn.</source>
        <translation>Was von diesen Sekunden verbraucht wurde, kommt nach jedem Zug zurück.</translation>
    </message>
    <message>
        <source>The clock stands still for these seconds of each turn.</source>
        <translation>Für diese Sekunden steht die Uhr in jedem Zug still.</translation>
    </message>
    <message>
        <source>What one uses, the next gets.</source>
        <translation>Was einer verbraucht, bekommt der Nächste.</translation>
    </message>
    <message>
        <source>Behind the time there are periods of seconds; one that is not used up begins anew with the next turn.</source>
        <translation>Nach der Zeit kommen Abschnitte von Sekunden; einer, der nicht aufgebraucht wird, beginnt mit dem nächsten Zug neu.</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Zuschlag (Fischer)</translation>
    </message>
    <message>
        <source>Time back (Bronstein)</source>
        <translation>Zeit zurück (Bronstein)</translation>
    </message>
    <message>
        <source>Delay of each turn</source>
        <translation>Aufschub je Zug</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <extracomment>a usual time: %1 minutes for the game, then %2 periods of %3 seconds</extracomment>
        <translation>%1 min, dann %2 × %3 s</translation>
    </message>
    <message>
        <source>How much time everybody has. Fischer: the seconds are added after each turn. Bronstein: what a turn used comes back, up to the seconds. Delay: the clock waits that long at the start of each turn. Hourglass: the time that one player uses goes to the next. Byo-yomi: periods follow when the time is used up; one that was not used up in a turn begins anew with the next.</source>
        <translation>Wie viel Zeit alle haben. Fischer: Nach jedem Zug kommen die Sekunden dazu. Bronstein: Was ein Zug gebraucht hat, kommt zurück, höchstens die Sekunden. Aufschub: Zu Beginn jedes Zuges wartet die Uhr so lange. Sanduhr: Die Zeit, die jemand braucht, fließt dem Nächsten zu. Byoyomi: Ist die Zeit verbraucht, folgen Perioden; eine, die für einen Zug reicht, beginnt beim nächsten von vorn.</translation>
    </message>
    <message>
        <source>Periods:</source>
        <translation>Perioden:</translation>
    </message>
    <message>
        <source>Number of periods</source>
        <translation>Anzahl der Perioden</translation>
    </message>
    <message>
        <source>Byo-yomi: then periods</source>
        <translation>Byoyomi: danach Perioden</translation>
    </message>
    <message>
        <source>There are too few periods: give at least 1, or choose another kind of clock.</source>
        <translation>Es sind zu wenige Perioden: mindestens 1 ist nötig, oder eine andere Art von Uhr.</translation>
    </message>
    <message>
        <source>For each period:</source>
        <translation>Je Periode:</translation>
    </message>
    <message>
        <source>Common times:</source>
        <translation>Übliche Zeiten:</translation>
    </message>
    <message>
        <source>Clocks:</source>
        <translation>Uhren:</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ClocksDock</name>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>C&amp;locks</source>
        <translation>U&amp;hren</translation>
    </message>
    <message>
        <source>Clocks of the boards</source>
        <translation>Uhren der Bretter</translation>
    </message>
    <message>
        <source>Starts the clocks, pauses them, and lets them go on.</source>
        <translation>Startet die Uhren, hält sie an und lässt sie weiterlaufen.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Start the Cl&amp;ocks</source>
        <translation>U&amp;hren starten</translation>
    </message>
    <message>
        <source>Go O&amp;n</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>How much time everybody has left on each board. ▸ marks clocks that run. Whoever takes over a board takes over its clock.</source>
        <translation>Wie viel Zeit jeder auf jedem Brett noch hat. ▸ läuft jetzt. Wer ein Brett übernimmt, übernimmt auch dessen Uhr.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::CommandSet</name>
    <message>
        <source>&amp;Wood</source>
        <translation>&amp;Holz</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>&amp;Schiefer</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>mark</comment>
        <extracomment>a mark and what it means: `!? interesting`</extracomment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::CommonRollsFile</name>
    <message>
        <source>line %1, character %2: %3</source>
        <extracomment>of a file: %1 and %2 are numbers, %3 says what is wrong</extracomment>
        <translation>Zeile %1, Zeichen %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of %1 are wrong; the others count: %2.</source>
        <extracomment>%1 is a file, %2 lists what is wrong with its %n lines</extracomment>
        <translation>
            <numerusform>%n Zeile von %1 ist falsch; die anderen gelten: %2.</numerusform>
            <numerusform>%n Zeilen von %1 sind falsch; die anderen gelten: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of %1 are wrong; the others count: %2 …</source>
        <extracomment>the same, where more are wrong than %2 lists</extracomment>
        <translation>
            <numerusform>%n Zeile von %1 ist falsch; die anderen gelten: %2 …</numerusform>
            <numerusform>%n Zeilen von %1 sind falsch; die anderen gelten: %2 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ComputerController</name>
    <message>
        <source>%1 While that is so, the game does not count for “%2”.</source>
        <extracomment>%1 is a sentence: who plays at a seat now; %2 is a tournament or the like</extracomment>
        <translation>%1 Solange das so ist, zählt die Partie nicht für „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>The computer waits. Play for it, or let it go on.</source>
        <translation>
            <numerusform>Der Computer wartet. Spielen Sie für ihn, oder lassen Sie ihn weiterspielen.</numerusform>
            <numerusform>Die Computer warten. Spielen Sie für sie, oder lassen Sie sie weiterspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let It Go &amp;On</source>
        <translation>
            <numerusform>&amp;Weiterspielen lassen</numerusform>
            <numerusform>&amp;Weiterspielen lassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the Co&amp;mputer Go On</source>
        <translation>Den Co&amp;mputer weiterspielen lassen</translation>
    </message>
    <message>
        <source>%1: a person plays here now.</source>
        <comment>seat</comment>
        <extracomment>%1 is a seat</extracomment>
        <translation>%1: Hier spielt jetzt ein Mensch.</translation>
    </message>
    <message>
        <source>%1: %2 plays here now.</source>
        <comment>seat</comment>
        <extracomment>%1 is a seat, %2 the name of a chess program</extracomment>
        <translation>%1: Hier spielt jetzt %2.</translation>
    </message>
    <message>
        <source>%1: the computer plays here now, at level %2, %3.</source>
        <comment>seat</comment>
        <extracomment>%1 is a seat, %2 a number, %3 a word for it, such as casual</extracomment>
        <translation>%1: Hier spielt jetzt der Computer, Stufe %2, %3.</translation>
    </message>
    <message>
        <source>All seats: persons play here now.</source>
        <translation>Alle Plätze: Hier spielen jetzt Menschen.</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ConcessionController</name>
    <message>
        <source>The computer wants to play on.</source>
        <translation>Der Computer möchte weiterspielen.</translation>
    </message>
    <message numerus="yes">
        <source>No draw: %1 wants to play on.</source>
        <extracomment>%1 are seats of computers, of which others may agree</extracomment>
        <translation>
            <numerusform>Kein Remis: %1 möchte weiterspielen.</numerusform>
            <numerusform>Kein Remis: %1 möchten weiterspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <extracomment>%1 is a seat and who plays it: White (computer)</extracomment>
        <translation>%1 bietet Remis an.</translation>
    </message>
    <message>
        <source>&amp;Agree to a Draw</source>
        <translation>&amp;Remis annehmen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ConditionFields</name>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>What an attack has to reach to hit its target.</source>
        <translation>Was ein Angriff erreichen muss, um sein Ziel zu treffen.</translation>
    </message>
    <message>
        <source>&amp;1 counts as −10, 20 as 30</source>
        <translation>&amp;1 zählt −10, 20 zählt 30</translation>
    </message>
    <message>
        <source>Saving thro&amp;w</source>
        <translation>Rettungswur&amp;f</translation>
    </message>
    <message>
        <source>Difficulty of the saving throw</source>
        <translation>Schwierigkeit des Rettungswurfs</translation>
    </message>
    <message>
        <source>What a saving throw has to reach, often called DC.</source>
        <translation>Was ein Rettungswurf erreichen muss, oft SG (englisch DC) genannt.</translation>
    </message>
    <message>
        <source>Bonus of the saving throw</source>
        <translation>Bonus des Rettungswurfs</translation>
    </message>
    <message>
        <source>What is added to the d20 of a saving throw.</source>
        <translation>Was zum W20 eines Rettungswurfs gezählt wird.</translation>
    </message>
    <message>
        <source>A natural 1 of an attack counts as −10 and a natural 20 as 30. Otherwise the one always misses and the other always hits.</source>
        <translation>Eine gewürfelte 1 eines Angriffs zählt als −10, eine gewürfelte 20 als 30. Sonst verfehlt die eine immer, und die andere trifft immer.</translation>
    </message>
    <message>
        <source>Armo&amp;ur:</source>
        <translation>Rüst&amp;ung:</translation>
    </message>
    <message>
        <source>&amp;leaves</source>
        <translation>&amp;lässt</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>S&amp;chwierigkeit:</translation>
    </message>
    <message>
        <source>B&amp;onus:</source>
        <translation>B&amp;onus:</translation>
    </message>
    <message>
        <source>Each row makes a saving throw in the end: a d20 and its bonus against a difficulty.</source>
        <translation>Jede Reihe macht am Ende einen Rettungswurf: ein W20 und sein Bonus gegen eine Schwierigkeit.</translation>
    </message>
    <message>
        <source>What a saving throw that is made leaves</source>
        <translation>Was ein gelungener Rettungswurf übrig lässt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>What is left of a row&apos;s sum when its saving throw is made. Halves and quarters are rounded down, but to no less than 1 of what is above 0.</source>
        <translation>Was von der Summe einer Reihe bleibt, wenn ihr Rettungswurf gelingt. Hälften und Viertel werden abgerundet, von mehr als 0 aber auf wenigstens 1.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::CrossingsDock</name>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Rei&amp;nforcements</source>
        <translation>Vers&amp;tärkungen</translation>
    </message>
    <message>
        <source>No piece can go to another board now.</source>
        <translation>Keine Figur kann jetzt auf ein anderes Brett.</translation>
    </message>
    <message>
        <source>Which pieces can go to another board now. A push takes the turn on both boards, a pull only on the board that gets the piece. What you point at is shown on the boards. Drag a piece to its cell, or click it and then the cell; Enter, or a double click, plays it at once. Moves that are barred tell why.</source>
        <translation>Welche Figuren jetzt auf ein anderes Brett gehen können. Ein Schub ist der Zug beider Bretter, ein Holen allein der des Bretts, das die Figur bekommt. Worauf Sie zeigen, das ist auf den Brettern zu sehen. Ziehen Sie eine Figur auf ihr Feld, oder klicken Sie sie und dann das Feld an; Enter oder ein Doppelklick spielt sie sofort. Bei Gesperrtem steht, warum.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::CrossingsModel</name>
    <message>
        <source>Barred: to board %1, %2</source>
        <extracomment>who would get pieces from other boards that may not go there now: %1 is the board, %2 the colour</extracomment>
        <translation>Gesperrt: nach Brett %1, %2</translation>
    </message>
    <message>
        <source>To board %1, %2</source>
        <extracomment>who gets pieces from other boards: %1 is the board, %2 the colour</extracomment>
        <translation>Nach Brett %1, %2</translation>
    </message>
    <message>
        <source>push: the turn of %1 and of %2</source>
        <extracomment>%1 and %2 are sides: White on board 1</extracomment>
        <translation>Schub: Zug von %1 und von %2</translation>
    </message>
    <message>
        <source>pull: the turn of %2 alone, a piece of %1</source>
        <extracomment>%1 and %2 are sides: White on board 1</extracomment>
        <translation>Holen: allein Zug von %2, eine Figur von %1</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>crossing</comment>
        <extracomment>a piece that goes to another board: %1 is its kind, %2 the way</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>barred</comment>
        <extracomment>moves to another board that are barred: %1 is a list of some, %n how many others there are</extracomment>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>how a piece goes to another board</comment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>barred</comment>
        <extracomment>moves to another board that are barred: %1 is a list of them, %2 a sentence that says why</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 on board %2 takes %3</source>
        <extracomment>a piece goes to another board: %1 is its cell on board %2, %3 the cell there</extracomment>
        <translation>%1 auf Brett %2 schlägt %3</translation>
    </message>
    <message>
        <source>%1 on board %2 to %3</source>
        <extracomment>a piece goes to another board: %1 is its cell on board %2, %3 the cell there</extracomment>
        <translation>%1 auf Brett %2 nach %3</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DayField</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>The day on which it happened, as 2026-11-02: not before that of the last entry.</source>
        <translation>Der Tag, an dem es geschah, wie 2026-11-02: nicht vor dem des letzten Eintrags.</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Picks the day from a calendar.</source>
        <translation>Wählt den Tag aus einem Kalender.</translation>
    </message>
    <message>
        <source>There is no day %1.</source>
        <translation>Den Tag %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>A day is written as 2026-11-02.</source>
        <translation>Ein Tag wird wie 2026-11-02 geschrieben.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DefenceDialog</name>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>&amp;Begin Battle</source>
        <translation>Schlacht &amp;beginnen</translation>
    </message>
    <message>
        <source>White army</source>
        <translation>Heer von Weiß</translation>
    </message>
    <message>
        <source>Black army</source>
        <translation>Heer von Schwarz</translation>
    </message>
    <message>
        <source>Who plays white: the two members agree on it.</source>
        <translation>Wer Weiß spielt: Darüber einigen sich die beiden.</translation>
    </message>
    <message>
        <source>&amp;White is:</source>
        <translation>&amp;Weiß ist:</translation>
    </message>
    <message>
        <source>White army, of %1</source>
        <extracomment>%1 is a member</extracomment>
        <translation>Weißes Heer von %1</translation>
    </message>
    <message>
        <source>Black army, of %1</source>
        <translation>Schwarzes Heer von %1</translation>
    </message>
    <message>
        <source>&amp;Open the battle as a game</source>
        <translation>Die Schlacht als &amp;Partie öffnen</translation>
    </message>
    <message>
        <source>The game opens in a window of its own, with these armies, and its end is entered when it is over. A battle at a table is entered by hand.</source>
        <translation>Die Partie öffnet sich mit diesen Heeren in einem eigenen Fenster, und ihr Ende wird eingetragen, wenn sie vorbei ist. Eine Schlacht am Tisch wird von Hand eingetragen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Demonstration</name>
    <message>
        <source>Demonstration</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Position of the Game</source>
        <translation>Stellung der Partie</translation>
    </message>
    <message>
        <source>Puts everything back as it stands in the game</source>
        <translation>Stellt alles wieder hin, wie es in der Partie steht</translation>
    </message>
    <message>
        <source>Keep Here</source>
        <translation>Hier aufheben</translation>
    </message>
    <message>
        <source>Keeps what is on the boards beside this place of the game, in its comment: it is saved with the game, and shown again with Previous and Next</source>
        <translation>Hebt auf, was auf den Brettern steht, neben dieser Stelle der Partie, in ihrem Kommentar: es wird mit der Partie gespeichert und mit „Vorige“ und „Nächste“ wieder gezeigt</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Shows what was kept here before this, or the game&apos;s position</source>
        <translation>Zeigt, was hier davor aufgehoben wurde, oder die Stellung der Partie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Shows what else was kept here</source>
        <translation>Zeigt, was hier noch aufgehoben wurde</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>No longer keeps what is on the boards here</source>
        <translation>Hebt hier nicht länger auf, was auf den Brettern steht</translation>
    </message>
    <message>
        <source>New Game from Here</source>
        <translation>Neue Partie von hier</translation>
    </message>
    <message>
        <source>Begins a game at this position, if it can be played, with a comment that tells where it is from</source>
        <translation>Beginnt eine Partie in dieser Stellung, wenn sie spielbar ist, mit einem Kommentar, der sagt, woher sie ist</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Shows the game again, as it was</source>
        <translation>Zeigt die Partie wieder, wie sie war</translation>
    </message>
    <message>
        <source>Show What Is &amp;Kept Here</source>
        <translation>&amp;Zeigen, was hier aufgehoben ist</translation>
    </message>
    <message>
        <source>No rules now: put any piece anywhere, or drag it off the board. The game waits, untouched.</source>
        <translation>Jetzt ohne Regeln: stellen Sie jede Figur irgendwohin, oder ziehen Sie sie vom Brett. Die Partie wartet unberührt.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message numerus="yes">
        <source>Kept in the comment of this place: %n positions.</source>
        <translation>
            <numerusform>Im Kommentar dieser Stelle aufgehoben: %n Stellung.</numerusform>
            <numerusform>Im Kommentar dieser Stelle aufgehoben: %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>forget a position</source>
        <translation>Stellung vergessen</translation>
    </message>
    <message>
        <source>It is no longer kept here; the boards still show it.</source>
        <translation>Hier ist es nicht länger aufgehoben; die Bretter zeigen es noch.</translation>
    </message>
    <message>
        <source>What was kept here is not a position.</source>
        <translation>Was hier aufgehoben war, ist keine Stellung.</translation>
    </message>
    <message>
        <source>Kept position</source>
        <translation>Aufgehobene Stellung</translation>
    </message>
    <message>
        <source>From a demonstration in a game of %1, at its start.</source>
        <extracomment>a comment at the start of a game: %1 is the game that it was branched off, %n how many actions, %2 the last one</extracomment>
        <translation>Aus einer Vorführung in einer Partie %1, an ihrem Anfang.</translation>
    </message>
    <message numerus="yes">
        <source>From a demonstration in a game of %1, after %n actions (%2).</source>
        <translation>
            <numerusform>Aus einer Vorführung in einer Partie %1, nach %n Zug (%2).</numerusform>
            <numerusform>Aus einer Vorführung in einer Partie %1, nach %n Zügen (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Demonstration, without rules: the game waits</source>
        <translation>Vorführen ohne Regeln: Die Partie wartet</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DetailsDialog</name>
    <message>
        <source>Details of the Game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>seat</comment>
        <extracomment>a seat, before the field for the name of who plays there</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Anlass:</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>&amp;Ort:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Who plays here. It is saved with the game.</source>
        <translation>Wer hier spielt. Das wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>The tournament or meeting at which the game was played.</source>
        <translation>Das Turnier oder Treffen, bei dem die Partie gespielt wurde.</translation>
    </message>
    <message>
        <source>Where it was played.</source>
        <translation>Wo gespielt wurde.</translation>
    </message>
    <message>
        <source>When it was played: year, month and day with dots, as in 2026.11.20.</source>
        <translation>Wann gespielt wurde: Jahr, Monat und Tag mit Punkten, etwa 2026.11.20.</translation>
    </message>
    <message>
        <source>The round of the tournament.</source>
        <translation>Die Runde des Turniers.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DiagramDialog</name>
    <message>
        <source>Cells of %1 are hard to read on paper; they need %2.</source>
        <translation>Felder von %1 sind auf Papier schwer zu lesen; sie brauchen %2.</translation>
    </message>
    <message>
        <source>Cells of %1.</source>
        <translation>Felder von %1.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DiagramForm</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Stil:</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>eines Feldes</translation>
    </message>
    <message>
        <source>the whole, across</source>
        <translation>des Ganzen, Breite</translation>
    </message>
    <message>
        <source>What the size measures</source>
        <translation>Wovon die Größe angegeben ist</translation>
    </message>
    <message>
        <source>What the size measures. A ring&apos;s cell is as large as one ring is deep.</source>
        <translation>Wovon die Größe angegeben ist. Das Feld eines Rings ist so groß, wie ein Ring tief ist.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>True to scale on paper: check the printer by the line of 100 mm.</source>
        <translation>Auf dem Papier maßstäblich: Der Drucker lässt sich an der Linie von 100 mm prüfen.</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Who sits at the lower side of the board.</source>
        <translation>Wer an der unteren Seite des Bretts sitzt.</translation>
    </message>
    <message>
        <source>&amp;Below:</source>
        <translation>&amp;Unten:</translation>
    </message>
    <message>
        <source>This part does not show all of the side at which it is marked.</source>
        <translation>Dieser Teil zeigt die Seite, an der das angezeigt wird, nicht ganz.</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>ganzes Brett</translation>
    </message>
    <message>
        <source>Two cells with a hyphen, such as a1-d4: only the cells from the one to the other are printed. Empty: all.</source>
        <translation>Zwei Felder mit Bindestrich, etwa a1-d4: Nur die Felder vom einen bis zum anderen werden gedruckt. Leer: alle.</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Teil:</translation>
    </message>
    <message>
        <source>Text below the board.</source>
        <translation>Text unter dem Brett.</translation>
    </message>
    <message>
        <source>C&amp;aption:</source>
        <translation>Unters&amp;chrift:</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>Arro&amp;ws and marks</source>
        <translation>&amp;Pfeile und Markierungen</translation>
    </message>
    <message>
        <source>&amp;Last action</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>Whose &amp;turn it is</source>
        <translation>Wer am &amp;Zug ist</translation>
    </message>
    <message>
        <source>Stoc&amp;kpiles</source>
        <translation>Vo&amp;rräte</translation>
    </message>
    <message>
        <source>&amp;Numbers of sets</source>
        <translation>Nu&amp;mmern der Sätze</translation>
    </message>
    <message>
        <source>Patterns o&amp;f the seats</source>
        <translation>Muster &amp;der Plätze</translation>
    </message>
    <message>
        <source>A size is 1 to 10000 mm, not %1.</source>
        <translation>Eine Größe ist 1 bis 10000 mm, nicht %1.</translation>
    </message>
    <message>
        <source>“%1” is no part of a board: expected two of its cells with a hyphen, such as %2.</source>
        <translation>„%1“ ist kein Teil eines Bretts: erwartet werden zwei seiner Felder mit Bindestrich, etwa %2.</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DiceArea</name>
    <message>
        <source>Dice as they fell</source>
        <translation>Würfel, wie sie gefallen sind</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>Festgehalten: %1</translation>
    </message>
    <message>
        <source>No longer locked: %1</source>
        <translation>Nicht mehr festgehalten: %1</translation>
    </message>
    <message>
        <source>d%1: %2</source>
        <extracomment>of a die: how many sides it has, and what it shows</extracomment>
        <translation>W%1: %2</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, festgehalten</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every die as it fell. The highest value of a die is drawn dark, a die that is not kept is pale and struck out, and a die that was rolled again is joined to what was added.&lt;/p&gt;&lt;p&gt;A click, or Space, locks a die: it has a frame with a lock, and stays when the rest is rolled again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Jeder Würfel, wie er fiel. Der höchste Wert eines Würfels ist dunkel, ein Würfel, der nicht zählt, blass und durchgestrichen, und ein Würfel, der nochmals geworfen wurde, ist mit dem verbunden, was dazukam.&lt;/p&gt;&lt;p&gt;Ein Klick oder die Leertaste hält einen Würfel fest: Er hat einen Rahmen mit einem Schloss und bleibt liegen, wenn der Rest nochmals gewürfelt wird.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No die is locked any more.</source>
        <translation>Kein Würfel wird mehr festgehalten.</translation>
    </message>
    <message>
        <source>This die is kept when the rest is rolled again. Click to let it go.</source>
        <translation>Dieser Würfel bleibt liegen, wenn der Rest nochmals gewürfelt wird. Ein Klick lässt ihn los.</translation>
    </message>
    <message>
        <source>Click to keep this die when the rest is rolled again.</source>
        <translation>Ein Klick hält diesen Würfel fest, wenn der Rest nochmals gewürfelt wird.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DiceDock</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DicePanel</name>
    <message>
        <source>Aga&amp;in</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Rolls the shown roll again, as a new one.</source>
        <translation>Würfelt den gezeigten Wurf noch einmal, als neuen.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saves the shown roll as text, with a mark that shows when somebody has edited the file.</source>
        <translation>Speichert den gezeigten Wurf als Text, mit einer Marke, an der man erkennt, wenn jemand die Datei bearbeitet.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copies the shown roll as text, as it would be saved, to be sent.</source>
        <translation>Kopiert den gezeigten Wurf als Text, wie er gespeichert würde, zum Verschicken.</translation>
    </message>
    <message>
        <source>Roll Rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Rolls all dice again that are not locked. Such a roll proves nothing, and is saved without a mark.</source>
        <translation>Würfelt alle Würfel noch einmal, die nicht festgehalten sind. Ein solcher Wurf beweist nichts und wird ohne Marke gespeichert.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Lets all locked dice go, so that all are rolled again.</source>
        <translation>Lässt alle festgehaltenen Würfel los, sodass wieder alle gewürfelt werden.</translation>
    </message>
    <message>
        <source>Opens a roll that was saved, and says whether it was edited by hand. One that came in a letter is pasted where rolls are written.</source>
        <translation>Öffnet einen gespeicherten Wurf und sagt, ob er von Hand bearbeitet wurde. Einer, der in einem Brief kam, wird dort eingefügt, wo Würfe geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DiceWindow</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Document</name>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DrawBar</name>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Tools for drawing on the board. The right button draws without them: a drag makes an arrow, a click a ring; Shift red, Alt blue, both yellow.</source>
        <translation>Werkzeuge zum Zeichnen auf dem Brett. Die rechte Taste zeichnet ohne sie: Ziehen gibt einen Pfeil, ein Klick einen Ring; Umschalt rot, Alt blau, beide gelb.</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Drag from one cell to another, or click both. The same again takes it away.</source>
        <translation>Von einem Feld zum anderen ziehen, oder beide anklicken. Noch einmal dasselbe nimmt ihn wieder weg.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Click a cell. The same again takes it away.</source>
        <translation>Ein Feld anklicken. Noch einmal dasselbe nimmt es wieder weg.</translation>
    </message>
    <message>
        <source>Coloured cell</source>
        <translation>Farbiges Feld</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Click a cell and write on it.</source>
        <translation>Ein Feld anklicken und darauf schreiben.</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Click a cell: what is drawn on it goes, and arrows that begin or end there.</source>
        <translation>Ein Feld anklicken: Was darauf gezeichnet ist, verschwindet, und Pfeile, die dort beginnen oder enden.</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>a drawing tool: its name, its key, what one does with it</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a drawing colour: its name and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Number the arrows</source>
        <translation>Pfeile nummerieren</translation>
    </message>
    <message>
        <source>Number the arrows (N), in the order in which they were drawn</source>
        <translation>Pfeile nummerieren (N), in der Reihenfolge, in der sie gezeichnet wurden</translation>
    </message>
    <message>
        <source>Clear drawings</source>
        <translation>Zeichnungen löschen</translation>
    </message>
    <message>
        <source>Takes everything away that is drawn at this place; undo brings it back</source>
        <translation>Nimmt alles weg, was an dieser Stelle gezeichnet ist; Rückgängig bringt es wieder</translation>
    </message>
    <message>
        <source>Lock drawings</source>
        <translation>Zeichnungen sperren</translation>
    </message>
    <message>
        <source>Lock drawings: nothing changes them until they are unlocked</source>
        <translation>Zeichnungen sperren: Nichts ändert sie, bis sie entsperrt werden</translation>
    </message>
    <message>
        <source>Text on %1 (leave it empty to take it away):</source>
        <extracomment>%1 is a cell</extracomment>
        <translation>Text auf %1 (leer nimmt ihn weg):</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (%1): takes back what was drawn last</source>
        <translation>Rückgängig (%1): nimmt zurück, was zuletzt gezeichnet wurde</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DrawTool</name>
    <message>
        <source>The drawings are locked: the bar for drawing has a button that unlocks them.</source>
        <translation>Die Zeichnungen sind gesperrt: Die Zeichenleiste hat einen Knopf, der sie entsperrt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DrawingController</name>
    <message>
        <source>&amp;Undo Edit</source>
        <translation>Änderung &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo &amp;Edit</source>
        <translation>Änderung &amp;wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <extracomment>spoken: %1 is what was done before: delete moves</extracomment>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <extracomment>spoken: %1 is what was undone before: delete moves</extracomment>
        <translation>Wiederholt: %1.</translation>
    </message>
    <message>
        <source>Drawing on the board.</source>
        <translation>Auf dem Brett wird gezeichnet.</translation>
    </message>
    <message>
        <source>No longer drawing.</source>
        <translation>Es wird nicht mehr gezeichnet.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::DrawingPad</name>
    <message>
        <source>draw</source>
        <translation>zeichnen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::EditSession</name>
    <message>
        <source>Edit position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>All is taken off.</source>
        <translation>Alles ist weggenommen.</translation>
    </message>
    <message>
        <source>The standard start is set up.</source>
        <translation>Die Grundstellung ist aufgebaut.</translation>
    </message>
    <message>
        <source>The position is mirrored.</source>
        <translation>Die Stellung ist gespiegelt.</translation>
    </message>
    <message>
        <source>The sides are swapped.</source>
        <translation>Die Seiten sind vertauscht.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Takes everything off the boards</source>
        <translation>Nimmt alles von den Brettern</translation>
    </message>
    <message>
        <source>Standard Start</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Sets up the standard start</source>
        <translation>Stellt die Grundstellung auf</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Shows the position as a mirror would</source>
        <translation>Zeigt die Stellung wie in einem Spiegel</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Gives each army the place of the next one</source>
        <translation>Gibt jedem Heer den Platz des nächsten</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <source>Begins a game at this position</source>
        <translation>Beginnt eine Partie in dieser Stellung</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Shows the game again; what you have edited is kept for the next time</source>
        <translation>Zeigt wieder die Partie; was Sie bearbeitet haben, bleibt bis zum nächsten Mal</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Position of the game</source>
        <translation>Stellung der Partie</translation>
    </message>
    <message>
        <source>This is what you edited last.</source>
        <translation>Das haben Sie zuletzt bearbeitet.</translation>
    </message>
    <message>
        <source>Take the Position of the &amp;Game</source>
        <translation>&amp;Stellung der Partie nehmen</translation>
    </message>
    <message>
        <source>Editing a position: the game is over there</source>
        <translation>Stellung bearbeiten: Die Partie ist dort zu Ende</translation>
    </message>
    <message>
        <source>Editing a position: it can be played</source>
        <translation>Stellung bearbeiten: Sie ist spielbar</translation>
    </message>
    <message numerus="yes">
        <source>Editing a position: %n problems</source>
        <translation>
            <numerusform>Stellung bearbeiten: %n Fehler</numerusform>
            <numerusform>Stellung bearbeiten: %n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::EditTool</name>
    <message>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Hinstellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>This is not a cell: nothing can stand here.</source>
        <translation>Das ist kein Feld: Hier kann nichts stehen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::EloField</name>
    <message>
        <source>&amp;Weaker, Elo:</source>
        <translation>Sch&amp;wächer, Elo:</translation>
    </message>
    <message>
        <source>Whether the program is to play weaker than it can. Not all of them know how.</source>
        <translation>Ob das Programm schwächer spielen soll, als es kann. Nicht alle können das.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>How strong it is to play: 1500 is a casual player, 2000 a strong club player.</source>
        <translation>Wie stark es spielen soll: 1500 ist ein Gelegenheitsspieler, 2000 ein starker Vereinsspieler.</translation>
    </message>
    <message>
        <source>as it is</source>
        <comment>how strong a program plays that cannot play weaker</comment>
        <translation>wie es ist</translation>
    </message>
</context>
<context>
    <name>ringford::ui::EntryController</name>
    <message>
        <source>Taken out of the ledger: “%1”</source>
        <extracomment>%1 is the entry that was undone</extracomment>
        <translation>Aus der Turnierliste gestrichen: „%1“</translation>
    </message>
    <message>
        <source>&amp;Enter It</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Battle %1 is over: %2.</source>
        <extracomment>%1 is the number of a challenge, %2 what its end brings</extracomment>
        <translation>Schlacht %1 ist zu Ende: %2.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::EntryDialog</name>
    <message>
        <source>Da&amp;y:</source>
        <translation>&amp;Tag:</translation>
    </message>
    <message>
        <source>&amp;Read the Ledger Again</source>
        <translation>Turnierliste neu &amp;lesen</translation>
    </message>
    <message>
        <source>Another program has changed %1. What is typed here stays: read the ledger again, then enter it.</source>
        <translation>Ein anderes Programm hat %1 geändert. Was hier steht, bleibt: Turnierliste neu lesen, dann eintragen.</translation>
    </message>
    <message>
        <source>What comes of this entry, or what stands in its way.</source>
        <translation>Was dieser Eintrag bewirkt, oder was ihm im Weg steht.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ExportDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>How fine a PNG is, in dots per inch. SVG and PDF hold shapes, which are always fine.</source>
        <translation>Wie fein ein PNG ist, in Punkten pro Zoll. SVG und PDF enthalten Formen, die immer fein sind.</translation>
    </message>
    <message>
        <source>&amp;Dots per inch (PNG):</source>
        <translation>Punkte pro Zoll (P&amp;NG):</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Das Bild wurde kopiert.</translation>
    </message>
    <message>
        <source>A picture of this size has more than %1 dots a side: choose fewer dots per inch, or a smaller size.</source>
        <translation>Ein Bild dieser Größe hat mehr als %1 Punkte je Seite: Weniger Punkte pro Zoll wählen oder eine kleinere Größe.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::FactsPanel</name>
    <message>
        <source>What is known of the piece</source>
        <translation>Was von der Figur bekannt ist</translation>
    </message>
    <message>
        <source>Click a piece with the hand to see what is known of it.</source>
        <translation>Klicken Sie mit der Hand eine Figur an, um zu sehen, was von ihr bekannt ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell</comment>
        <extracomment>%1 is a cell, %2 the piece there</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::FileController</name>
    <message>
        <source>Games (*.%1)</source>
        <translation>Partien (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing was saved. %1</source>
        <translation>Nichts wurde gespeichert. %1</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Another file is still being read or written. Try again in a moment.</source>
        <translation>Eine andere Datei wird noch gelesen oder geschrieben. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was opened. %1</source>
        <extracomment>%1 is a sentence: what is wrong with a file</extracomment>
        <translation>Nichts wurde geöffnet. %1</translation>
    </message>
    <message>
        <source>&amp;Open What Comes before the Error</source>
        <translation>Ö&amp;ffnen, was vor dem Fehler steht</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Unsaved Game</source>
        <translation>Nicht gespeicherte Partie</translation>
    </message>
    <message>
        <source>Save Else&amp;where…</source>
        <translation>&amp;Woanders speichern …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Nothing was saved: %1 is open in another window.</source>
        <translation>Nichts wurde gespeichert: %1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 is open in another window. This is a copy: saving asks for a name of its own.</source>
        <translation>%1 ist in einem anderen Fenster offen. Dies ist eine Kopie: Beim Speichern wird nach einem eigenen Namen gefragt.</translation>
    </message>
    <message>
        <source>Overwrite %1?</source>
        <translation>%1 überschreiben?</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here. Overwriting it loses those changes.</source>
        <translation>Ein anderes Programm hat die Datei geändert, seit sie hier geöffnet wurde. Beim Überschreiben gehen diese Änderungen verloren.</translation>
    </message>
    <message>
        <source>Save this game first?</source>
        <translation>Diese Partie erst speichern?</translation>
    </message>
    <message>
        <source>What has changed in %1 since it was last saved would be lost.</source>
        <translation>Was sich in %1 seit dem letzten Speichern geändert hat, geht sonst verloren.</translation>
    </message>
    <message>
        <source>Do&amp;n&apos;t Save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>%1 has no file yet, and would be lost.</source>
        <translation>%1 hat noch keine Datei und ist sonst verloren.</translation>
    </message>
    <message>
        <source>Games of chess for other programs (*.%1)</source>
        <translation>Schachpartien für andere Programme (*.%1)</translation>
    </message>
    <message>
        <source>%1 cannot hold all of this game.</source>
        <translation>%1 kann nicht alles an dieser Partie enthalten.</translation>
    </message>
    <message>
        <source>PGN, which other chess programs read, has no place for:</source>
        <translation>In PGN, das andere Schachprogramme lesen, ist kein Platz für:</translation>
    </message>
    <message>
        <source>Save &amp;without It</source>
        <translation>&amp;Ohne das speichern</translation>
    </message>
    <message>
        <source>Save All as a &amp;Record…</source>
        <translation>Alles als &amp;Partiedatei speichern …</translation>
    </message>
    <message>
        <source>This game of %1 could not be read again.</source>
        <translation>Diese Partie aus %1 konnte nicht noch einmal gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is large: the game was opened by itself. What you save goes to another file.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1 ist groß: Die Partie wurde für sich allein geöffnet. Was Sie speichern, kommt in eine andere Datei.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Games and positions (*.%1 *.%2 *.epd *.fen)</source>
        <translation>Partien und Stellungen (*.%1 *.%2 *.epd *.fen)</translation>
    </message>
    <message>
        <source>%1 holds positions. What you save goes to another file.</source>
        <translation>%1 enthält Stellungen. Was gespeichert wird, kommt in eine andere Datei.</translation>
    </message>
    <message>
        <source>Show &amp;All…</source>
        <translation>&amp;Alle zeigen …</translation>
    </message>
</context>
<context>
    <name>ringford::ui::FileDrop</name>
    <message numerus="yes">
        <source>%n more files were not opened: that would be too many windows.</source>
        <translation>
            <numerusform>%n weitere Datei wurde nicht geöffnet: Das wären zu viele Fenster.</numerusform>
            <numerusform>%n weitere Dateien wurden nicht geöffnet: Das wären zu viele Fenster.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::FittedWords</name>
    <message>
        <source>… (this text is longer than can be shown here)</source>
        <extracomment>behind the beginning of a text of many pages, all that is shown of it</extracomment>
        <translation>… (dieser Text ist länger, als hier gezeigt werden kann)</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GameArea</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GameController</name>
    <message>
        <source>The game was not copied.</source>
        <translation>Die Partie wurde nicht kopiert.</translation>
    </message>
    <message>
        <source>What was copied is not a position of this game.</source>
        <translation>Was kopiert wurde, ist keine Stellung dieses Spiels.</translation>
    </message>
    <message>
        <source>What was copied is not a game.</source>
        <translation>Was kopiert wurde, ist keine Partie.</translation>
    </message>
    <message>
        <source>No draw can be claimed.</source>
        <translation>Es kann kein Remis beansprucht werden.</translation>
    </message>
    <message>
        <source>Agree on a Draw</source>
        <translation>Remis vereinbaren</translation>
    </message>
    <message>
        <source>Do all players agree on a draw?</source>
        <translation>Sind alle mit einem Remis einverstanden?</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Remis</translation>
    </message>
    <message>
        <source>The game is not drawn.</source>
        <translation>Die Partie ist nicht remis.</translation>
    </message>
    <message>
        <source>Nobody resigned.</source>
        <translation>Niemand hat aufgegeben.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>score</comment>
        <extracomment>how many points somebody has: %1 is a seat or a person, %2 the points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <extracomment>%1 is who has how many points</extracomment>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>Score, as you sit now: %1</source>
        <translation>Stand, wie Sie jetzt sitzen: %1</translation>
    </message>
    <message>
        <source>Do you offer the computer a draw?</source>
        <translation>Bieten Sie dem Computer ein Remis an?</translation>
    </message>
    <message>
        <source>Do you offer the computers a draw? All of them must agree.</source>
        <translation>Bieten Sie den Computern ein Remis an? Alle müssen zustimmen.</translation>
    </message>
    <message>
        <source>Do all players offer the computers a draw? All of these must agree, too.</source>
        <translation>Bieten alle Spieler den Computern ein Remis an? Auch diese müssen alle zustimmen.</translation>
    </message>
    <message>
        <source>Do all players offer the computer a draw?</source>
        <translation>Bieten alle Spieler dem Computer ein Remis an?</translation>
    </message>
    <message>
        <source>&amp;Offer</source>
        <translation>&amp;Anbieten</translation>
    </message>
    <message>
        <source>New game: %1. %2.</source>
        <extracomment>spoken: a game has begun; %1 is the game, %2 whose turn it is</extracomment>
        <translation>Neues Spiel: %1. %2.</translation>
    </message>
    <message>
        <source>Not all of what was copied is here.</source>
        <translation>Nicht alles, was kopiert wurde, ist hier.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard holds no text.</source>
        <translation>Es wurde nichts eingefügt: Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>The game before is kept: Game &gt; Open Recent leads to it.</source>
        <translation>Die vorige Partie ist aufgehoben: Partie &gt; Zuletzt geöffnet führt zu ihr.</translation>
    </message>
    <message>
        <source>Go Bac&amp;k to It</source>
        <translation>&amp;Zurück zu ihr</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>Die Stellung wurde kopiert.</translation>
    </message>
    <message>
        <source>The game was copied.</source>
        <translation>Die Partie wurde kopiert.</translation>
    </message>
    <message>
        <source>What was dropped is neither a game nor a position of this game.</source>
        <translation>Was abgelegt wurde, ist weder eine Partie noch eine Stellung dieses Spiels.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GameLine</name>
    <message>
        <source>%1 (%2)</source>
        <comment>seats</comment>
        <extracomment>%1 are several seats, %2 is what plays them: computer</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <extracomment>one seat or several</extracomment>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Game</source>
        <translation>Zurück z&amp;ur Partie</translation>
    </message>
    <message>
        <source>State of the game</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <source>The record says %2: %1</source>
        <comment>%1 is whose turn it is</comment>
        <translation>Laut Partie %2: %1</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <comment>whose turn it is there</comment>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Looking ahead: %1</source>
        <comment>whose turn it is there</comment>
        <translation>Vorausblick: %1</translation>
    </message>
    <message>
        <source>Claim a &amp;Draw</source>
        <translation>Re&amp;mis beanspruchen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hint</comment>
        <extracomment>%1 is whose turn it is, %2 what can be done</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Whose turn it is, or how the game ended. Names of the players stand at the right.</source>
        <translation>Wer am Zug ist oder wie die Partie ausging. Rechts stehen die Namen.</translation>
    </message>
    <message>
        <source>The rules allow a draw to be claimed now. This ends the game drawn.</source>
        <translation>Die Regeln erlauben jetzt, Remis zu beanspruchen. Damit endet die Partie remis.</translation>
    </message>
    <message>
        <source>Begins the same game again; everybody moves on by one seat.</source>
        <translation>Beginnt dasselbe Spiel noch einmal; alle rücken um einen Platz weiter.</translation>
    </message>
    <message>
        <source>You are looking at an earlier or another position. This goes back to where the game stands.</source>
        <translation>Sie sehen eine frühere oder andere Stellung. Das führt dorthin zurück, wo die Partie steht.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>turn and check</comment>
        <extracomment>%1 is whose turn it is, %2 who is in check</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <comment>that one plays</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats to play</source>
        <translation>
            <numerusform>%n Platz ist am Zug</numerusform>
            <numerusform>%n Plätze sind am Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Put Back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Takes back what you have begun on the board. So do Esc and the right mouse button.</source>
        <translation>Nimmt zurück, was auf dem Brett begonnen ist. Das tun auch Esc und die rechte Maustaste.</translation>
    </message>
    <message numerus="yes">
        <source>%1: thinking</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: überlegt</numerusform>
            <numerusform>%1: überlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: waiting for an answer</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>%1: eine Antwort steht aus</translation>
    </message>
    <message>
        <source>%1: waiting for %2 to answer</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is, %2 who is asked</extracomment>
        <translation>%1: Antwort von %2 steht aus</translation>
    </message>
    <message numerus="yes">
        <source>%1: the computer waits</source>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: der Computer wartet</numerusform>
            <numerusform>%1: die Computer warten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: paused</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>%1: angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%1: waiting while a dialog is open</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: wartet, solange ein Dialog offen ist</numerusform>
            <numerusform>%1: warten, solange ein Dialog offen ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: waiting while a menu is open</source>
        <comment>the computer</comment>
        <extracomment>%1 is whose turn it is</extracomment>
        <translation>
            <numerusform>%1: wartet, solange ein Menü offen ist</numerusform>
            <numerusform>%1: warten, solange ein Menü offen ist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::GamePrintDialog</name>
    <message>
        <source>The heading is cut: names have %1 letters at most, what else stands there %2.</source>
        <translation>Die Überschrift ist gekürzt: Namen haben höchstens %1 Buchstaben, was sonst dort steht, höchstens %2.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Print Game</source>
        <translation>Partie drucken</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>S&amp;palten:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>Ce&amp;lls of diagrams:</source>
        <translation>F&amp;elder der Diagramme:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Diagrams at mar&amp;ked places</source>
        <translation>D&amp;iagramme an markierten Stellen</translation>
    </message>
    <message>
        <source>A place is marked in the menu Edit, Mark, with “a diagram is printed here”.</source>
        <translation>Markiert wird eine Stelle im Menü Bearbeiten, Zeichen, mit „hier wird ein Diagramm gedruckt“.</translation>
    </message>
    <message>
        <source>A diagram at the e&amp;nd</source>
        <translation>Ein Diagramm am E&amp;nde</translation>
    </message>
    <message>
        <source>Co&amp;mments</source>
        <translation>Ko&amp;mmentare</translation>
    </message>
    <message>
        <source>Wha&amp;t the clocks showed</source>
        <translation>Was die U&amp;hren zeigten</translation>
    </message>
    <message>
        <source>No place of this game is marked for a diagram yet.</source>
        <translation>In dieser Partie ist noch keine Stelle für ein Diagramm markiert.</translation>
    </message>
    <message>
        <source>A document has %1 diagrams at most: what comes after them is left out. Without “Diagrams at marked places” all of the game is printed.</source>
        <translation>Ein Dokument hat höchstens %1 Diagramme: was danach kommt, fehlt. Ohne „Diagramme an markierten Stellen“ wird das ganze Spiel gedruckt.</translation>
    </message>
    <message>
        <source>&amp;Variations:</source>
        <translation>&amp;Varianten:</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>in paragraphs of their own</source>
        <translation>in eigenen Absätzen</translation>
    </message>
    <message>
        <source>in brackets</source>
        <translation>in Klammern</translation>
    </message>
    <message>
        <source>Diagrams mark what was pla&amp;yed last</source>
        <translation>Diagramme &amp;zeigen den letzten Zug</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GiverQuestion</name>
    <message>
        <source>Asking for Agreement</source>
        <translation>Frage um Zustimmung</translation>
    </message>
    <message>
        <source>%1 (computer) would play %2 with it.</source>
        <extracomment>%1 is a seat that the computer plays, %2 an action</extracomment>
        <translation>%1 (Computer) würde damit %2 spielen.</translation>
    </message>
    <message>
        <source>&amp;Give It Away</source>
        <translation>&amp;Hergeben</translation>
    </message>
    <message>
        <source>&amp;Keep It</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GroupField</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>open</source>
        <comment>board</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>board</comment>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>board</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
</context>
<context>
    <name>ringford::ui::GroupsPanel</name>
    <message>
        <source>What else belongs to the position</source>
        <translation>Was sonst zur Stellung gehört</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HandNews</name>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Enter stops here; %1 goes on</source>
        <extracomment>in the middle of a row of jumps; %1 is a list of cells</extracomment>
        <translation>Enter hält hier an; %1 geht weiter</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 geht weiter</translation>
    </message>
    <message>
        <source>%1 from the stockpile</source>
        <extracomment>spoken: %1 is a piece</extracomment>
        <translation>%1 aus dem Vorrat</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Zurückgestellt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>in hand</comment>
        <extracomment>spoken: %1 is a cell and what stands there, %2 what is done with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No longer looked at.</source>
        <translation>Nicht mehr angesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells can be chosen</source>
        <translation>
            <numerusform>%n Feld kann gewählt werden</numerusform>
            <numerusform>%n Felder können gewählt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>spoken: a cell about which the editor&apos;s panels tell</extracomment>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HeldModel</name>
    <message>
        <source>%1, held: %2</source>
        <extracomment>what a seat holds: %1 is a piece, %2 how often</extracomment>
        <translation>%1, im Vorrat: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HelpBrowser</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>A page of the help. Links lead to other sections and pages; Alt+Left goes back.</source>
        <translation>Eine Seite der Hilfe. Verweise führen zu anderen Abschnitten und Seiten; Alt+Links geht zurück.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HelpController</name>
    <message>
        <source>About Ringford</source>
        <translation>Über Ringford</translation>
    </message>
    <message>
        <source>Ringford %1</source>
        <translation>Ringford %1</translation>
    </message>
    <message>
        <source>Board games that no chess program holds: play, teach and print them.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Brettspiele, die kein Schachprogramm kennt: spielen, lehren und drucken.

Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewähr.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <extracomment>title of the window: %1 is the page</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Using the &amp;Window</source>
        <translation>Das &amp;Fenster benutzen</translation>
    </message>
    <message>
        <source>&amp;All Pages</source>
        <translation>&amp;Alle Seiten</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;Tournaments</source>
        <translation>&amp;Turniere</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HelpedSeat</name>
    <message>
        <source>This game counts for “%1”: the computer helps nobody until it is over.</source>
        <extracomment>%1 is a tournament or the like</extracomment>
        <translation>Diese Partie zählt für „%1“: Der Computer hilft niemandem, bis sie vorbei ist.</translation>
    </message>
    <message>
        <source>The computer is on turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::HintController</name>
    <message>
        <source>Looking for something to play…</source>
        <translation>Es wird nach einem guten Zug gesucht …</translation>
    </message>
    <message>
        <source>Hint: %1. %2 plays it.</source>
        <extracomment>%1 is an action, %2 a key</extracomment>
        <translation>Tipp: %1. %2 spielt ihn.</translation>
    </message>
    <message>
        <source>&amp;Play It</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an action, that the computer would play there</extracomment>
        <translation>Tipp: %1.</translation>
    </message>
    <message>
        <source>%1 is played by the computer: nothing is played for it. With Tools &gt; Who Plays a person takes the seat.</source>
        <extracomment>%1 is a seat</extracomment>
        <translation>%1 spielt der Computer: Für ihn wird nichts gezogen. Mit „Extras &gt; Wer spielt“ übernimmt jemand den Platz.</translation>
    </message>
    <message numerus="yes">
        <source>Let It Go &amp;On</source>
        <translation>
            <numerusform>&amp;Weiterspielen lassen</numerusform>
            <numerusform>&amp;Weiterspielen lassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::HistoryBar</name>
    <message>
        <source>Previous roll</source>
        <translation>Wurf davor</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Nächster Wurf</translation>
    </message>
    <message>
        <source>Name of the roll</source>
        <translation>Name des Wurfs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What this roll was for: it is saved with it.</source>
        <translation>Wofür dieser Wurf war: Das wird mit ihm gespeichert.</translation>
    </message>
    <message>
        <source>What this roll was for. It is saved with the roll; left empty it is what was rolled.</source>
        <translation>Wofür dieser Wurf war. Das wird mit dem Wurf gespeichert; leer gelassen ist es das, was gewürfelt wurde.</translation>
    </message>
    <message>
        <source>Large view</source>
        <translation>Große Ansicht</translation>
    </message>
    <message>
        <source>Shows the dice on all of the screen, for people who look on from afar. Esc ends that.</source>
        <translation>Zeigt die Würfel auf dem ganzen Bildschirm, für Leute, die von weitem zusehen. Esc beendet das.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of rolls: number %1 of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <extracomment>spoken: the place in the history (`2 of 5`), the name of a roll, what came of it</extracomment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Walks through the history: the latest 10,000 rolls are kept, also when the program ends.</source>
        <translation>Geht durch den Verlauf: Die letzten 10.000 Würfe werden behalten, auch wenn das Programm endet.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::JournalController</name>
    <message>
        <source>If Ringford ends unexpectedly, what is not saved is lost. %1</source>
        <comment>%1 names a file, and why</comment>
        <translation>Wenn Ringford unerwartet endet, ist verloren, was nicht gespeichert ist. %1</translation>
    </message>
    <message>
        <source>If Ringford ends unexpectedly, what is not saved is lost: nothing can be written to %1.</source>
        <translation>Wenn Ringford unerwartet endet, ist verloren, was nicht gespeichert ist: Nach %1 kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>The position that was being set up and the tasks of the worksheet are there, too.</source>
        <translation>Auch die Stellung, die gerade aufgebaut wurde, und die Aufgaben des Arbeitsblatts sind wieder da.</translation>
    </message>
    <message>
        <source>The position that was being set up is there, too.</source>
        <translation>Auch die Stellung, die gerade aufgebaut wurde, ist wieder da.</translation>
    </message>
    <message>
        <source>The tasks of the worksheet are there, too.</source>
        <translation>Auch die Aufgaben des Arbeitsblatts sind wieder da.</translation>
    </message>
    <message>
        <source>This was open when Ringford ended unexpectedly.</source>
        <translation>Dies war offen, als Ringford unerwartet endete.</translation>
    </message>
    <message>
        <source>This was open when Ringford ended unexpectedly. The game is saved in %1.</source>
        <translation>Dies war offen, als Ringford unerwartet endete. Die Partie ist in %1 gespeichert.</translation>
    </message>
    <message>
        <source>This game was open when Ringford ended unexpectedly. It has not been saved yet.</source>
        <translation>Diese Partie war offen, als Ringford unerwartet endete. Sie ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>This game was open when Ringford ended unexpectedly. What was played last is not in %1 yet.</source>
        <translation>Diese Partie war offen, als Ringford unerwartet endete. Was zuletzt gespielt wurde, steht noch nicht in %1.</translation>
    </message>
    <message>
        <source>Not all that was being prepared can be read back; what was found was kept in %1.</source>
        <translation>Nicht alles, was vorbereitet wurde, lässt sich wieder lesen; was gefunden wurde, ist in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>A game was open when Ringford ended unexpectedly, but it cannot be read back. It was kept in %1.</source>
        <translation>Als Ringford unerwartet endete, war eine Partie offen, die sich nicht wieder lesen lässt. Sie wurde in %1 aufgehoben.</translation>
    </message>
    <message>
        <source>This game was open when Ringford ended unexpectedly. Only its beginning can be read back; what was found was kept in %1.</source>
        <translation>Diese Partie war offen, als Ringford unerwartet endete. Nur ihr Anfang lässt sich wieder lesen; was gefunden wurde, ist in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Ringford ended twice while it brought a game back. It was kept in %1.</source>
        <translation>Ringford endete zweimal, während es eine Partie zurückholte. Sie liegt in %1.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor to the next cell in that direction; between dark cells Up and Down stay within columns a and b, c and d …, Left and Right within the row</source>
        <translation>Den Zeiger auf das nächste Feld in dieser Richtung setzen; zwischen dunklen Feldern bleiben Auf und Ab in den Spalten a und b, c und d …, Links und Rechts in der Reihe</translation>
    </message>
    <message>
        <source>Pick up, put down; end a row of jumps</source>
        <translation>Aufnehmen, absetzen; eine Reihe von Sprüngen beenden</translation>
    </message>
    <message>
        <source>Put back what is picked up; close the message</source>
        <translation>Zurückstellen, was aufgenommen ist; die Meldung schließen</translation>
    </message>
    <message>
        <source>In the list of moves</source>
        <translation>In der Zugliste</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Previous, next place of the line</source>
        <translation>Vorige, nächste Stelle der Variante</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Previous, next row</source>
        <translation>Vorige, nächste Zeile</translation>
    </message>
    <message>
        <source>Unfold, fold a variation</source>
        <translation>Variante auf-, zuklappen</translation>
    </message>
    <message>
        <source>Delete a move and what follows</source>
        <translation>Einen Zug und alles Folgende löschen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Go to the next, previous part of the window</source>
        <translation>Zum nächsten, vorigen Teil des Fensters</translation>
    </message>
    <message>
        <source>Go back to the board; in a dialog, cancel</source>
        <translation>Zurück zum Brett; in Dialogen abbrechen</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the list of moves</source>
        <translation>Strg+Rad über der Zugliste</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the board</source>
        <translation>Strg+Rad über dem Brett</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Say what was played last</source>
        <translation>Sagen, was zuletzt gespielt wurde</translation>
    </message>
    <message>
        <source>Say whose turn it is, and what the clocks show</source>
        <translation>Sagen, wer am Zug ist und was die Uhren zeigen</translation>
    </message>
    <message>
        <source>Shift+letter of a piece</source>
        <extracomment>keys</extracomment>
        <translation>Umschalt+Buchstabe einer Figur</translation>
    </message>
    <message>
        <source>Say where its kind stands</source>
        <translation>Sagen, wo ihre Art steht</translation>
    </message>
    <message>
        <source>Shift+arrow keys, Home, End, Page Up, Page Down</source>
        <translation>Umschalt+Pfeiltasten, Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Say what lies along the line from the cursor; the last four keys diagonally, as on a number pad</source>
        <translation>Sagen, was auf der Linie vom Zeiger aus liegt; die letzten vier schräg, wie auf einem Ziffernblock</translation>
    </message>
    <message>
        <source>Finish a comment</source>
        <translation>Kommentar abschließen</translation>
    </message>
    <message>
        <source>While an action is typed</source>
        <translation>Beim Eintippen eines Zugs</translation>
    </message>
    <message>
        <source>Complete it as far as it is clear</source>
        <translation>Ergänzen, so weit es eindeutig ist</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Close the field</source>
        <translation>Das Feld schließen</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>In der Hilfe</translation>
    </message>
    <message>
        <source>The page before, the page after</source>
        <translation>Vorige Seite, nächste Seite</translation>
    </message>
    <message>
        <source>Go to the next, previous link; Enter follows it</source>
        <translation>Zum nächsten, vorigen Verweis; Enter folgt ihm</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Die Hilfe schließen</translation>
    </message>
    <message>
        <source>Explain the field that has the focus, in dialogs too</source>
        <translation>Das Feld mit dem Fokus erklären, auch in Dialogen</translation>
    </message>
    <message>
        <source>All keys of this window.</source>
        <translation>Alle Tasten dieses Fensters.</translation>
    </message>
    <message>
        <source>Space held while dragging, or the middle button</source>
        <translation>Ziehen mit gehaltener Leertaste oder mittlerer Taste</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Alt+arrow keys</source>
        <extracomment>keys</extracomment>
        <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor on that way to the next piece, or to the end of the board</source>
        <translation>Den Zeiger in dieser Richtung zur nächsten Figur bewegen oder bis ans Ende des Brettes</translation>
    </message>
    <message>
        <source>Make the board of that number large; Esc: all of them again</source>
        <translation>Das Brett dieser Nummer groß machen; Esc: wieder alle</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 bis Alt+9</translation>
    </message>
    <message>
        <source>Alt+Shift+arrow keys, Page Up, Page Down</source>
        <extracomment>keys</extracomment>
        <translation>Alt+Umschalt+Pfeiltasten, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Move what is seen of a board that is larger than the view</source>
        <translation>Den sichtbaren Ausschnitt eines Bretts verschieben, das größer ist als die Ansicht</translation>
    </message>
    <message>
        <source>Arrow over the edge, Enter</source>
        <translation>Pfeil über den Rand, Enter</translation>
    </message>
    <message>
        <source>Let what is picked up leave the board</source>
        <translation>Das Aufgenommene das Brett verlassen lassen</translation>
    </message>
    <message>
        <source>Enter in the panel Stockpiles</source>
        <translation>Enter im Feld Vorräte</translation>
    </message>
    <message>
        <source>Take a piece, or choose what a pawn is promoted to; then Enter on its cell</source>
        <translation>Eine Figur nehmen oder wählen, worein ein Bauer sich umwandelt; dann Enter auf ihrem Feld</translation>
    </message>
    <message>
        <source>Arrow over the seam</source>
        <translation>Pfeil über die Naht</translation>
    </message>
    <message>
        <source>Go to the next board; a piece that is put down there goes over (push or pull), as it does by Enter in the panel Reinforcements</source>
        <translation>Zum nächsten Brett; eine Figur, die dort abgesetzt wird, wechselt hinüber, wie auch durch Enter im Feld Verstärkungen</translation>
    </message>
    <message>
        <source>Alt+number of a board</source>
        <extracomment>%1 is what can be done with a board: Yield a Board</extracomment>
        <translation>Alt+Nummer eines Bretts</translation>
    </message>
    <message>
        <source>Take the tool, or press the button, of that number in the bar</source>
        <translation>Das Werkzeug dieser Nummer in der Leiste nehmen, oder den Knopf drücken</translation>
    </message>
    <message>
        <source>Move the cursor to the next cell in that direction, over water where there is some</source>
        <translation>Den Zeiger auf das nächste Feld in dieser Richtung bewegen, über Wasser, wo welches ist</translation>
    </message>
    <message>
        <source>%1: that one, while the panel Seats offers it</source>
        <translation>%1: dieses, solange das Feld Plätze es anbietet</translation>
    </message>
    <message>
        <source>While one draws (Draw on the Board)</source>
        <translation>Beim Zeichnen (Auf das Brett zeichnen)</translation>
    </message>
    <message>
        <source>A, O, C, L, E</source>
        <extracomment>keys</extracomment>
        <translation>A, O, C, L, E</translation>
    </message>
    <message>
        <source>Arrow, ring, coloured cell, label, eraser</source>
        <translation>Pfeil, Ring, farbiges Feld, Beschriftung, Radierer</translation>
    </message>
    <message>
        <source>G, R, B, Y</source>
        <extracomment>keys</extracomment>
        <translation>G, R, B, Y</translation>
    </message>
    <message>
        <source>Green, red, blue, yellow</source>
        <translation>Grün, rot, blau, gelb</translation>
    </message>
    <message>
        <source>Draw at the cursor; an arrow from there to where Enter is pressed next</source>
        <translation>Am Zeiger zeichnen; einen Pfeil von dort bis dahin, wo Enter als Nächstes gedrückt wird</translation>
    </message>
    <message>
        <source>Number the arrows</source>
        <translation>Pfeile nummerieren</translation>
    </message>
    <message>
        <source>Take away what is drawn on the cell</source>
        <translation>Wegnehmen, was auf das Feld gezeichnet ist</translation>
    </message>
    <message>
        <source>Undo what was drawn</source>
        <translation>Rückgängig machen, was gezeichnet wurde</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>A drag makes an arrow, a click a ring; Shift red, Alt blue, both yellow</source>
        <translation>Ziehen zeichnet einen Pfeil, ein Klick einen Ring; Umschalt rot, Alt blau, beide gelb</translation>
    </message>
    <message>
        <source>Letter of a piece</source>
        <translation>Buchstabe einer Figur</translation>
    </message>
    <message>
        <source>Take it in hand, and put it at the cursor</source>
        <translation>Sie in die Hand nehmen und auf das Feld des Zeigers stellen</translation>
    </message>
    <message>
        <source>The same for the next army</source>
        <translation>Dasselbe für das nächste Heer</translation>
    </message>
    <message>
        <source>Choose the army</source>
        <translation>Das Heer wählen</translation>
    </message>
    <message>
        <source>Put what is in hand; with the hand pick up, and put down</source>
        <translation>Aufstellen, was in der Hand ist; mit der Hand aufnehmen und hinstellen</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Put it on the next cells as well</source>
        <translation>Auch auf die nächsten Felder stellen</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Das Feld leeren</translation>
    </message>
    <message>
        <source>Take the hand; then back to the game</source>
        <translation>Die Hand nehmen; dann zurück zur Partie</translation>
    </message>
    <message>
        <source>A click empties a cell, a drag draws an arrow</source>
        <translation>Ein Klick leert ein Feld, Ziehen zeichnet einen Pfeil</translation>
    </message>
    <message>
        <source>While a position is set up</source>
        <translation>Beim Aufbauen einer Stellung</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <extracomment>keys: digits</extracomment>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Go to the next, previous field or button</source>
        <translation>Zum nächsten, vorigen Feld oder Knopf</translation>
    </message>
    <message>
        <source>In the line below who stands better</source>
        <translation>In der Zugfolge unter „Wer besser steht“</translation>
    </message>
    <message>
        <source>Show what the previous, next action leads to</source>
        <translation>Zeigen, wohin der vorige, nächste Zug führt</translation>
    </message>
    <message>
        <source>Take the small board away</source>
        <translation>Das kleine Brett wegnehmen</translation>
    </message>
    <message>
        <source>While a projector shows the board (F5)</source>
        <translation>Während ein Beamer das Brett zeigt (F5)</translation>
    </message>
    <message>
        <source>The next, the previous place</source>
        <translation>Die nächste, die vorige Stelle</translation>
    </message>
    <message>
        <source>Hide or show what is to be done</source>
        <translation>Ausblenden oder zeigen, was zu tun ist</translation>
    </message>
    <message>
        <source>Hide or show drawings</source>
        <translation>Zeichnungen ausblenden oder zeigen</translation>
    </message>
    <message>
        <source>Hide or show what is counted in practice</source>
        <translation>Ausblenden oder zeigen, was beim Üben gezählt wird</translation>
    </message>
    <message>
        <source>Make the screen black, or show the board again</source>
        <translation>Den Bildschirm schwarz machen oder das Brett wieder zeigen</translation>
    </message>
    <message>
        <source>Let the picture stand still, or show the board again</source>
        <translation>Das Bild anhalten oder das Brett wieder zeigen</translation>
    </message>
    <message>
        <source>Show the board again; then back to the window</source>
        <translation>Das Brett wieder zeigen; dann zurück zum Fenster</translation>
    </message>
    <message>
        <source>Make the board of that number large: 1 and right after it 2 for board 12; Esc: all of them again</source>
        <translation>Das Brett dieser Nummer groß machen: 1 und gleich danach 2 für Brett 12; Esc: wieder alle</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>keys</extracomment>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Go to the first and to the last cell of the board</source>
        <translation>Zum ersten und zum letzten Feld des Bretts gehen</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Zu den Menüs gehen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sagen, wer am Zug ist</translation>
    </message>
</context>
<context>
    <name>ringford::ui::KitDialog</name>
    <message>
        <source>%1 to cut out</source>
        <translation>%1 zum Ausschneiden</translation>
    </message>
    <message>
        <source>Print and Play</source>
        <translation>Zum Ausschneiden drucken</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>How large a cell is on paper; of a ring, how deep one ring is.</source>
        <translation>Wie groß ein Feld auf dem Papier ist; beim Ring, wie tief ein Ring ist.</translation>
    </message>
    <message>
        <source>Ce&amp;lls:</source>
        <translation>F&amp;elder:</translation>
    </message>
    <message>
        <source>Pages o&amp;verlap by:</source>
        <translation>Seiten über&amp;lappen um:</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>F&amp;iguren</translation>
    </message>
    <message>
        <source>&amp;Kind of pieces:</source>
        <translation>&amp;Art der Figuren:</translation>
    </message>
    <message>
        <source>standing, to be folded</source>
        <translation>stehend, zum Falten</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>flach</translation>
    </message>
    <message>
        <source>Spares of eac&amp;h:</source>
        <translation>Ersatz von &amp;jeder:</translation>
    </message>
    <message>
        <source>How many more of each piece that there are few of: for promotions, and for what gets lost.</source>
        <translation>So viele mehr von jeder Figur, von der es wenige gibt: für Umwandlungen, und falls etwas verloren geht.</translation>
    </message>
    <message>
        <source>&amp;Trays for stockpiles</source>
        <translation>Abla&amp;gen für Vorräte</translation>
    </message>
    <message>
        <source>R&amp;ules on one page</source>
        <translation>Regel&amp;n auf einer Seite</translation>
    </message>
    <message>
        <source>A cell is 1 to 1000 mm wide, not %1.</source>
        <translation>Ein Feld ist 1 bis 1000 mm breit, nicht %1.</translation>
    </message>
    <message>
        <source>With cells of %1 there are %2 pages; there can be %3.</source>
        <translation>Bei Feldern von %1 sind es %2 Seiten; möglich sind %3.</translation>
    </message>
    <message>
        <source>Cells of %1 are hard to read on paper; they need %2.</source>
        <translation>Felder von %1 sind auf Papier schwer zu lesen; sie brauchen %2.</translation>
    </message>
    <message>
        <source>With cells of %1 a piece is larger than the page. Cells of %2 would do.</source>
        <translation>Bei Feldern von %1 ist eine Figur größer als die Seite. Felder von %2 gingen.</translation>
    </message>
    <message>
        <source>Nothing is left to print: choose at least one part.</source>
        <translation>Es bleibt nichts zu drucken: Wählen Sie mindestens einen Teil.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LargeDice</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Ctrl+R and Space roll, Page Up and Page Down walk through the history, Esc closes this.</source>
        <translation>Strg+R und die Leertaste würfeln, Bild auf und Bild ab gehen durch den Verlauf, Esc schließt dies.</translation>
    </message>
    <message>
        <source>Large dice</source>
        <translation>Große Würfel</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LastGame</name>
    <message>
        <source>Ringford ended twice while it opened %1, so it was not opened again.</source>
        <translation>Ringford endete zweimal, während es %1 öffnete; deshalb wurde die Datei nicht noch einmal geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Open It Anyway</source>
        <translation>&amp;Trotzdem öffnen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LedgerFiles</name>
    <message>
        <source>Ledgers (*.csv)</source>
        <translation>Turnierlisten (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New Ledger</source>
        <translation>Neue Turnierliste</translation>
    </message>
    <message>
        <source>Save Ledger As</source>
        <translation>Turnierliste speichern unter</translation>
    </message>
    <message>
        <source>Open a Ledger</source>
        <translation>Turnierliste öffnen</translation>
    </message>
    <message>
        <source>A large ledger is being read.</source>
        <translation>Eine große Turnierliste wird gelesen.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>Nichts wurde geschrieben. %1</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save Else&amp;where…</source>
        <translation>&amp;Woanders speichern …</translation>
    </message>
    <message>
        <source>Another program has changed %1. Nothing was entered or written here since.</source>
        <translation>Ein anderes Programm hat %1 geändert. Seitdem wurde hier nichts eingetragen oder geschrieben.</translation>
    </message>
    <message>
        <source>Another program has changed %1. What was entered here last is not in it.</source>
        <translation>Ein anderes Programm hat %1 geändert. Was hier zuletzt eingetragen wurde, steht nicht darin.</translation>
    </message>
    <message>
        <source>Read &amp;It, without the Last Entry</source>
        <translation>Lesen, &amp;ohne den letzten Eintrag</translation>
    </message>
    <message>
        <source>Read &amp;It Again</source>
        <translation>Noch einmal &amp;lesen</translation>
    </message>
    <message>
        <source>Ledger Not Written</source>
        <translation>Turnierliste nicht geschrieben</translation>
    </message>
    <message>
        <source>The last entries have not been written to a file.</source>
        <translation>Die letzten Einträge stehen in keiner Datei.</translation>
    </message>
    <message>
        <source>&amp;Discard Them</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Ringford ended twice while it opened %1, so it was not opened again.</source>
        <translation>Ringford endete zweimal, während es %1 öffnete; deshalb wurde die Datei nicht noch einmal geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Open It Anyway</source>
        <translation>&amp;Trotzdem öffnen</translation>
    </message>
    <message>
        <source>They are lost when this ledger closes.</source>
        <translation>Sie sind verloren, wenn diese Turnierliste schließt.</translation>
    </message>
    <message>
        <source>The last entries were in no file when the program ended. They are here again.</source>
        <translation>Die letzten Einträge standen in keiner Datei, als das Programm endete. Hier sind sie wieder.</translation>
    </message>
    <message>
        <source>The last entries were in no file when the program ended. With them the ledger lies in %1.</source>
        <translation>Die letzten Einträge standen in keiner Datei, als das Programm endete. Mit ihnen liegt die Turnierliste in %1.</translation>
    </message>
    <message>
        <source>&amp;Open It</source>
        <translation>Sie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>What was entered is kept, and comes back at the next start.</source>
        <translation>Was eingetragen wurde, ist aufgehoben und kommt beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>What was entered is lost when the program ends.</source>
        <translation>Was eingetragen wurde, ist verloren, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Begin a New Ledger There</source>
        <translation>Dort neue Turnierliste &amp;beginnen</translation>
    </message>
    <message>
        <source>tournament</source>
        <extracomment>the name that is offered for the file of a new ledger</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>%1 was not opened: the name of a ledger ends in .csv. Games are opened in a game&apos;s window.</source>
        <translation>%1 wurde nicht geöffnet: Der Name einer Liste endet auf .csv. Partien öffnet man im Fenster einer Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files were not opened: the name of a ledger ends in .csv. Games are opened in a game&apos;s window.</source>
        <translation>
            <numerusform>%n dieser Dateien wurde nicht geöffnet: Der Name einer Liste endet auf .csv. Partien öffnet man im Fenster einer Partie.</numerusform>
            <numerusform>%n dieser Dateien wurden nicht geöffnet: Der Name einer Liste endet auf .csv. Partien öffnet man im Fenster einer Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Read It as a Ledger</source>
        <translation>Als &amp;Liste lesen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LedgerModel</name>
    <message>
        <source>Entry</source>
        <comment>column: its number</comment>
        <translation>Eintrag</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LedgerPrintDialog</name>
    <message>
        <source>Print Tournament</source>
        <translation>Turnier drucken</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>St&amp;andings</source>
        <translation>St&amp;and</translation>
    </message>
    <message>
        <source>Points over ti&amp;me</source>
        <translation>Verlauf der &amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>Turnier&amp;liste</translation>
    </message>
    <message>
        <source>Nothing is chosen to be printed.</source>
        <translation>Nichts ist zum Drucken gewählt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonController</name>
    <message>
        <source>Opens the lesson that teaches the rules of this game, step by step. Your game waits.</source>
        <translation>Öffnet die Lektion, die Schritt für Schritt die Regeln dieses Spiels lehrt. Ihre Partie wartet.</translation>
    </message>
    <message>
        <source>Open a Lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.ringford)</source>
        <translation>Lektionen (*.ringford)</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonPanel</name>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>&amp;Cancel the Search</source>
        <translation>Suche &amp;abbrechen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a button: %1 is what it says, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Ergebnisse …</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Beamer</translation>
    </message>
    <message>
        <source>To &amp;Unsolved</source>
        <translation>Zu &amp;Ungelöstem</translation>
    </message>
    <message>
        <source>Goes on at the first step that you have not solved, today or before.</source>
        <translation>Geht beim ersten Schritt weiter, den du noch nicht gelöst hast, heute oder früher.</translation>
    </message>
    <message>
        <source>Find the action.</source>
        <translation>Finde den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Find all: %n to go.</source>
        <translation>
            <numerusform>Finde alle: noch %n.</numerusform>
            <numerusform>Finde alle: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All found.</source>
        <translation>Alle gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n.</source>
        <translation>
            <numerusform>Gewinne mit %n Zug.</numerusform>
            <numerusform>Gewinne mit %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up the flag in %n.</source>
        <translation>
            <numerusform>Nimm die Fahne mit %n Zug auf.</numerusform>
            <numerusform>Nimm die Fahne mit %n Zügen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved %1 of %2, wrong answers: %3, hints: %4</source>
        <extracomment>the score of a lesson</extracomment>
        <translation>Gelöst %1 von %2, falsche Antworten: %3, Tipps: %4</translation>
    </message>
    <message>
        <source>This holds until the window is closed: %1 could not be written.</source>
        <extracomment>below the score of a lesson</extracomment>
        <translation>Das gilt, bis das Fenster geschlossen wird: %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Not all results that were kept could be read. The file as it was lies in %1.</source>
        <extracomment>below the score of a lesson</extracomment>
        <translation>Nicht alle aufbewahrten Ergebnisse konnten gelesen werden. Die Datei, wie sie war, liegt in %1.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a step of a lesson: its number, how many there are, what it is called</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>What this step of the lesson is about.</source>
        <translation>Worum es in diesem Schritt der Lektion geht.</translation>
    </message>
    <message>
        <source>What this step of the lesson teaches.</source>
        <translation>Was dieser Schritt der Lektion lehrt.</translation>
    </message>
    <message>
        <source>What you are to do on the board in this step.</source>
        <translation>Was Sie in diesem Schritt auf dem Brett tun sollen.</translation>
    </message>
    <message>
        <source>What the lesson says to what you have done.</source>
        <translation>Was die Lektion zu dem sagt, was Sie getan haben.</translation>
    </message>
    <message>
        <source>How much of the lesson is done.</source>
        <translation>Wie viel von der Lektion geschafft ist.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonSession</name>
    <message>
        <source>Looking whether that wins…</source>
        <translation>Es wird gesucht, ob das gewinnt …</translation>
    </message>
    <message>
        <source>You have found that already.</source>
        <translation>Das hast du schon gefunden.</translation>
    </message>
    <message>
        <source>The program could not find out whether that wins. Play something else, or let it show the answer.</source>
        <translation>Das Programm konnte nicht herausfinden, ob das gewinnt. Spielen Sie etwas anderes, oder lassen Sie sich die Lösung zeigen.</translation>
    </message>
    <message>
        <source>That is not it. Try again.</source>
        <translation>Das ist es nicht. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>So it begins. Go on.</source>
        <translation>So fängt es an. Mach weiter.</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter so.</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <translation>Das war die Antwort.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message numerus="yes">
        <source>%n to go.</source>
        <extracomment>spoken after an answer, where several are looked for</extracomment>
        <translation>
            <numerusform>Noch %n.</numerusform>
            <numerusform>Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the answer…</source>
        <translation>Die Lösung wird gesucht …</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <extracomment>a hint in a lesson; %1 is an action</extracomment>
        <translation>Spiele %1.</translation>
    </message>
    <message>
        <source>The program could not find the answer.</source>
        <translation>Das Programm konnte die Lösung nicht finden.</translation>
    </message>
    <message>
        <source>There is nothing to solve in this step.</source>
        <translation>In diesem Schritt gibt es nichts zu lösen.</translation>
    </message>
    <message>
        <source>This step is solved.</source>
        <translation>Dieser Schritt ist gelöst.</translation>
    </message>
    <message>
        <source>This lesson ends here.</source>
        <translation>Hier endet die Lektion.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LessonWindow</name>
    <message>
        <source>Results Not Written</source>
        <translation>Ergebnisse nicht geschrieben</translation>
    </message>
    <message>
        <source>The results of this lesson could not be written to %1.</source>
        <translation>Die Ergebnisse dieser Lektion konnten nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>They are lost when this window closes.</source>
        <translation>Sie gehen verloren, wenn dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Discard Them</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Das ist der erste Schritt.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>What Is to Be Done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>What Is Said</source>
        <translation>Was gesagt wird</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Next Step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LineBoard</name>
    <message>
        <source>Board of the line</source>
        <translation>Brett der Zugfolge</translation>
    </message>
    <message>
        <source>What the line leads to</source>
        <translation>Wohin die Zugfolge führt</translation>
    </message>
</context>
<context>
    <name>ringford::ui::LossesDock</name>
    <message>
        <source>Lost Pieces</source>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Captured pieces come here, and those that have left the board.</source>
        <translation>Hierher kommen geschlagene Figuren und solche, die das Brett verlassen haben.</translation>
    </message>
    <message>
        <source>Lost pieces</source>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Which pieces each seat has lost by capture, and which have left the board, with what they count.</source>
        <translation>Welche Figuren jeder Platz durch Schlagen verloren hat und welche das Brett verlassen haben, mit dem, was sie zählen.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>lost pieces: %1 is how many, %2 the kind</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>&amp;Lost Pieces</source>
        <translation>Ver&amp;lorene Figuren</translation>
    </message>
    <message>
        <source>with its side</source>
        <comment>how a piece was lost</comment>
        <translation>mit ihrer Seite</translation>
    </message>
    <message>
        <source>left</source>
        <comment>how a piece was lost</comment>
        <translation>verließ das Brett</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>how a piece was lost</comment>
        <translation>getötet</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MemberDialog</name>
    <message>
        <source>New Member</source>
        <translation>Neues Mitglied</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>The name by which the member is called in the ledger. It cannot be changed later.</source>
        <translation>Der Name, unter dem das Mitglied in der Turnierliste steht. Später lässt er sich nicht ändern.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>A member needs a name.</source>
        <translation>Ein Mitglied braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 joins with %2 points.</source>
        <translation>%1 tritt mit %2 Punkten bei.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>What the program has to say, and what can be done about it. Esc closes it.</source>
        <translation>Was das Programm zu sagen hat und was sich tun lässt. Esc schließt die Meldung.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>button and key</comment>
        <extracomment>spoken, behind a message: %1 is a button beside it (Undo), %2 the key that presses it (Alt+U)</extracomment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Minimap</name>
    <message>
        <source>Map of the board</source>
        <translation>Karte des Bretts</translation>
    </message>
    <message>
        <source>The whole board in small. The frame is what you see; drag it, or press the arrow keys, to see another part.</source>
        <translation>Das ganze Brett im Kleinen. Der Rahmen ist, was Sie sehen; ziehen Sie ihn oder drücken Sie die Pfeiltasten, um einen anderen Teil zu sehen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MoveEntry</name>
    <message>
        <source>Out of Turn</source>
        <extracomment>asks which seat does something out of turn; %1 is the action as lists show it</extracomment>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>Who plays %1?</source>
        <translation>Wer spielt %1?</translation>
    </message>
    <message>
        <source>Act&amp;ion:</source>
        <translation>Zu&amp;g:</translation>
    </message>
    <message>
        <source>Action to play</source>
        <translation>Zug, der gespielt wird</translation>
    </message>
    <message>
        <source>Type an action and press Enter</source>
        <translation>Zug eintippen und Enter drücken</translation>
    </message>
    <message>
        <source>Typing actions</source>
        <translation>Züge eintippen</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Ergänzungen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Type an action as the list of moves shows them and press Enter. Tab completes as far as it is clear; Esc closes this field.</source>
        <translation>Tippen Sie einen Zug so, wie ihn die Zugliste zeigt, und drücken Sie Enter. Tab ergänzt, so weit es eindeutig ist; Esc schließt das Feld.</translation>
    </message>
    <message>
        <source>Several actions begin with “%1”: type on, or choose one.</source>
        <translation>Mehrere Züge beginnen mit „%1“: weitertippen oder einen wählen.</translation>
    </message>
    <message>
        <source>“%1” is no action of this game.</source>
        <translation>„%1“ ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>“%1” is no action of this game: expected one like %2.</source>
        <extracomment>%1 is what was typed, %2 a list of actions</extracomment>
        <translation>„%1“ ist kein Zug dieses Spiels: erwartet wird einer wie %2.</translation>
    </message>
    <message>
        <source>“%1” can mean several actions: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of actions</extracomment>
        <translation>„%1“ kann mehrere Züge bedeuten: %2.</translation>
    </message>
    <message>
        <source>Asking for Agreement</source>
        <translation>Frage um Zustimmung</translation>
    </message>
    <message>
        <source>What was typed can mean</source>
        <translation>Was getippt wurde, kann bedeuten</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesController</name>
    <message>
        <source>The game is over: what you play now is a variation beside it.</source>
        <translation>Das Spiel ist zu Ende: Was Sie jetzt spielen, ist eine Variante daneben.</translation>
    </message>
    <message>
        <source>&amp;Play On From Here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>The game now goes on from here; the old line is a variation.</source>
        <translation>Die Partie geht jetzt von hier weiter; was vorher gespielt wurde, ist eine Variante.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were deleted.</source>
        <translation>
            <numerusform>%n Zug wurde gelöscht.</numerusform>
            <numerusform>%n Züge wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <extracomment>spoken: %1 is what a mark on an action means: good</extracomment>
        <translation>Zeichen: %1.</translation>
    </message>
    <message>
        <source>No longer marked: %1.</source>
        <translation>Zeichen weggenommen: %1.</translation>
    </message>
    <message>
        <source>%1 %2 undoes that.</source>
        <extracomment>spoken: %1 is what was done, %2 the name of a key; the message that is seen has a button for it</extracomment>
        <translation>%1 %2 macht das rückgängig.</translation>
    </message>
    <message>
        <source>What follows is hidden.</source>
        <translation>Was folgt, ist verborgen.</translation>
    </message>
    <message>
        <source>Show What Fo&amp;llows</source>
        <translation>Zeigen, was fo&amp;lgt</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesDock</name>
    <message>
        <source>What follows is hidden.</source>
        <translation>Was folgt, ist verborgen.</translation>
    </message>
    <message>
        <source>Show What Fo&amp;llows</source>
        <translation>Zeigen, was fo&amp;lgt</translation>
    </message>
    <message>
        <source>Lists all that was played from the position that was opened. What you play or go through of it is listed as you get there.</source>
        <translation>Listet alles auf, was von der geöffneten Stellung aus gespielt wurde. Was Sie davon spielen oder durchgehen, wird aufgelistet, sobald Sie dort sind.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>&amp;Comment on the start</source>
        <translation>&amp;Kommentar zum Anfang</translation>
    </message>
    <message>
        <source>%1 (too long to edit: its beginning)</source>
        <comment>&amp;Comment on 1. e2-e4</comment>
        <translation>%1 (zu lang zum Bearbeiten: der Anfang)</translation>
    </message>
    <message>
        <source>Write a comment on this place here.</source>
        <translation>Hier ist Platz für einen Kommentar zu dieser Stelle.</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Comment before %1</source>
        <comment>1. e2-e4</comment>
        <translation>&amp;Kommentar vor %1</translation>
    </message>
    <message>
        <source>&amp;Comment on %1</source>
        <comment>1. e2-e4</comment>
        <translation>&amp;Kommentar zu %1</translation>
    </message>
    <message>
        <source>A comment on the action that is chosen above. It is saved with the game. A line with nothing but --- separates several comments on one place; \--- is such a line in a comment.</source>
        <translation>Ein Kommentar zu dem Zug, der oben gewählt ist. Er wird mit der Partie gespeichert. Eine Zeile, in der nur --- steht, trennt mehrere Kommentare zu einer Stelle; \--- ist eine solche Zeile in einem Kommentar.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesModel</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an entry and who made it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>variation: %1</source>
        <translation>Variante: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more comments</source>
        <translation>
            <numerusform>%n weiterer Kommentar</numerusform>
            <numerusform>%n weitere Kommentare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>an entry</comment>
        <extracomment>an entry in the list of moves: %1 is what was played, %2 what that brought: Black out</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an entry</comment>
        <extracomment>an entry in the list of moves: %1 as it is written, %2 what it does</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action</comment>
        <extracomment>a tip: %1 is an action as records write it, %2 what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>resigns</source>
        <comment>behind a seat in the list of moves</comment>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <comment>behind a seat in the list of moves</comment>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an entry and its marks</comment>
        <extracomment>an entry in the list of moves, and what its marks mean: blunder</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <extracomment>read aloud: an entry in the list of moves before which the game stands again</extracomment>
        <translation>zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Taken back: the game stands before it.</source>
        <translation>Zurückgenommen: Die Partie steht davor.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>No actions yet: drag a piece, or press / to type one.</source>
        <translation>Noch kein Zug: Ziehen Sie eine Figur, oder drücken Sie / und tippen.</translation>
    </message>
    <message>
        <source>Drag a piece, or press / to type what you would play.</source>
        <translation>Ziehen Sie eine Figur, oder drücken Sie / und tippen Sie, was Sie spielen würden.</translation>
    </message>
    <message>
        <source>All that was played. Click an action to see the position after it. Variations stand indented below what they could replace. The menu under the right mouse button has comments, marks and deleting.</source>
        <translation>Alles, was gespielt wurde. Klicken Sie einen Zug an, um die Stellung danach zu sehen. Varianten stehen eingerückt unter dem, was sie ersetzen könnten. Das Menü unter der rechten Maustaste kommentiert, bewertet und löscht.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::NameFields</name>
    <message>
        <source>%1:</source>
        <comment>seat</comment>
        <extracomment>a seat, before the fields for who plays there</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Player %1 of the list begins, with %2.</source>
        <extracomment>%1 is a number: who stood in that line of the list of players; %2 a seat</extracomment>
        <translation>Spieler %1 der Liste beginnt, mit %2.</translation>
    </message>
    <message>
        <source>Player %1 of the list gets %2.</source>
        <extracomment>%1 is a number: who stood in that line of the list of players; %2 a seat</extracomment>
        <translation>Spieler %1 der Liste bekommt %2.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>%1 is a player, %2 a seat</extracomment>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Dieses Spiel hat keine Optionen.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Anfan&amp;g</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>The games that can be played. Below is the start of the chosen one. F1 in the window has its rules.</source>
        <translation>Die Spiele, die gespielt werden können. Darunter steht der Anfang des gewählten. Seine Regeln zeigt F1 im Fenster.</translation>
    </message>
    <message>
        <source>Why the game cannot begin like this.</source>
        <translation>Warum die Partie so nicht beginnen kann.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::OptionForm</name>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the name of an option, before its field</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>An option of this game: %1.</source>
        <translation>Eine Option dieses Spiels: %1.</translation>
    </message>
    <message>
        <source>Does not go together with the options above.</source>
        <translation>Passt nicht zu den Optionen darüber.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is a value of an option, %2 a sentence that says what it brings</extracomment>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 wide, %2 high, cells of %3</source>
        <translation>%1 breit, %2 hoch, Felder von %3</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Das Bild in ein anderes Programm ziehen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PagesDialog</name>
    <message>
        <source>P&amp;rint…</source>
        <translation>Druc&amp;ken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Papie&amp;r:</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Stil:</translation>
    </message>
    <message>
        <source>A document has %1 pages at most: the rest is left out.</source>
        <translation>Ein Dokument hat höchstens %1 Seiten: der Rest fehlt.</translation>
    </message>
    <message>
        <source>&amp;Held:</source>
        <translation>Ausri&amp;chtung:</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Moves as te&amp;xt:</source>
        <translation>Züge als Te&amp;xt:</translation>
    </message>
    <message>
        <source>g1-f3, as in records</source>
        <translation>g1-f3, wie in Dateien</translation>
    </message>
    <message>
        <source>Nf3, English letters</source>
        <translation>Nf3, englische Buchstaben</translation>
    </message>
    <message>
        <source>Nf3, letters of this language</source>
        <extracomment>the move is Nf3, with the letter that knights have in this language</extracomment>
        <translation>Sf3, deutsche Buchstaben</translation>
    </message>
    <message>
        <source>♘f3, figurines</source>
        <translation>♘f3, Figurinen</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>With serifs: %1</source>
        <extracomment>%1 is the name of a font</extracomment>
        <translation>Mit Serifen: %1</translation>
    </message>
    <message>
        <source>Without serifs: %1</source>
        <translation>Ohne Serifen: %1</translation>
    </message>
    <message>
        <source>Font:</source>
        <translation>Schrift:</translation>
    </message>
    <message>
        <source>Size of titles:</source>
        <translation>Titelgröße:</translation>
    </message>
    <message>
        <source>Size of captions:</source>
        <translation>Größe der Bildtexte:</translation>
    </message>
    <message>
        <source>Size of answers:</source>
        <translation>Größe der Lösungen:</translation>
    </message>
    <message>
        <source>Size of the text:</source>
        <translation>Textgröße:</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PagesPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The page as it will be printed. Page Up and Page Down turn it.</source>
        <translation>Die Seite, wie sie gedruckt wird. Bild auf und Bild ab blättern um.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Palette</name>
    <message>
        <source>Pieces to put on the board</source>
        <translation>Figuren zum Aufstellen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Moves pieces; with Ctrl copies them; off the board takes them off</source>
        <translation>Zieht Figuren; mit Strg kopiert es sie; vom Brett gezogen sind sie weg</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Empties cells, as the right button always does</source>
        <translation>Leert Felder, wie immer auch die rechte Taste</translation>
    </message>
    <message>
        <source>Click a cell on the board to name it</source>
        <translation>Klicken Sie ein Feld auf dem Brett an, um es zu nennen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>piece</comment>
        <extracomment>a button to put a piece on the board: %1 is the piece, %2 the key of its letter</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PaperDialog</name>
    <message>
        <source>Writing the file</source>
        <translation>Die Datei wird geschrieben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <comment>kind of file</comment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is no printer on this computer. The pages can be saved as a PDF and printed elsewhere.</source>
        <translation>An diesem Rechner gibt es keinen Drucker. Die Seiten lassen sich als PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>The printer “%1” did not take the pages.</source>
        <translation>Der Drucker „%1“ hat nichts angenommen.</translation>
    </message>
    <message>
        <source>Games (*.ringford)</source>
        <translation>Partien (*.ringford)</translation>
    </message>
    <message>
        <source>%1 was not written: it would be too large.</source>
        <translation>%1 wurde nicht geschrieben: Es wäre zu groß.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Sparsam mit Farbe</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarzweiß</translation>
    </message>
    <message>
        <source>How ink is used. Black and white hatches dark cells and tells the seats by patterns: it survives copiers.</source>
        <translation>Wie mit Farbe umgegangen wird. Schwarzweiß schraffiert dunkle Felder und unterscheidet die Plätze durch Muster: Das übersteht Kopierer.</translation>
    </message>
    <message>
        <source>Who has made it. A PDF tells that among its properties; on the paper it does not stand.</source>
        <translation>Wer es gemacht hat. Eine PDF sagt das in ihren Eigenschaften; auf dem Papier steht es nicht.</translation>
    </message>
    <message>
        <source>%1 was not written: its pages could not be put together in the folder for temporary files, %2. That disk may be full.</source>
        <extracomment>%1 is a file, %2 a folder</extracomment>
        <translation>%1 wurde nicht geschrieben: Die Seiten ließen sich im Ordner für temporäre Dateien, %2, nicht zusammenstellen. Dieser Datenträger ist vielleicht voll.</translation>
    </message>
    <message>
        <source>What is to be said of the pages, and what became of them. It can be selected and copied.</source>
        <translation>Was zu den Seiten zu sagen ist, und was aus ihnen wurde. Es kann markiert und kopiert werden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PictureShelf</name>
    <message>
        <source>%1, %2</source>
        <extracomment>what a screen reader says of something to choose: %1 its title, %2 a few words on it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlacesDialog</name>
    <message>
        <source>Remarks on %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Anmerkungen zu %1</translation>
    </message>
    <message>
        <source>Each line names the file, a line and a column in it, and what is to be said of that place. It can be copied.</source>
        <translation>Jede Zeile nennt die Datei, darin Zeile und Spalte, und was zu dieser Stelle zu sagen ist. Sie kann kopiert werden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayHints</name>
    <message>
        <source>click the piece or press Enter to stop here</source>
        <translation>Klick darauf oder Enter hält an</translation>
    </message>
    <message>
        <source>%1, %2 of %3 done, %4 left</source>
        <extracomment>%1 is what is being done (Aim Shells), %2 how often it was done of %3 times, %4 how often it can be done still</extracomment>
        <translation>%1, %2 von %3, noch %4</translation>
    </message>
    <message>
        <source>%1; “%2” ends</source>
        <extracomment>%1 is how far something has come, %2 the button that ends it</extracomment>
        <translation>%1; „%2“ beendet</translation>
    </message>
    <message>
        <source>choose what comes onto the board from the stockpile</source>
        <translation>wählen Sie im Vorrat, was auf das Brett kommt</translation>
    </message>
    <message>
        <source>choose the cell where it comes onto the board</source>
        <translation>wählen Sie das Feld, auf das es kommt</translation>
    </message>
    <message>
        <source>it goes there and cannot shoot: %1</source>
        <translation>sie zieht dorthin und kann nicht schießen: %1</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayNews</name>
    <message>
        <source>Taken back. %1.</source>
        <extracomment>spoken: %1 is whose turn it is</extracomment>
        <translation>Zurückgenommen. %1.</translation>
    </message>
    <message>
        <source>the beginning of the game</source>
        <translation>der Anfang der Partie</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <extracomment>spoken: %1 is what was played there</extracomment>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Looking ahead: %1</source>
        <extracomment>spoken: %1 is what was played there</extracomment>
        <translation>Vorausblick: %1</translation>
    </message>
    <message>
        <source>The game again: %1</source>
        <translation>Wieder die Partie: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>spoken: %1 is a comment in the record of the game</extracomment>
        <translation>Kommentar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other lines begin here</source>
        <extracomment>spoken of an action in the list of moves</extracomment>
        <translation>
            <numerusform>%n andere Variante beginnt hier</numerusform>
            <numerusform>%n andere Varianten beginnen hier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayerField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Who plays here, if you like. It is saved with the game.</source>
        <translation>Wer hier spielt, wenn Sie es angeben möchten. Das wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
    <message>
        <source>Whether a person plays here, the computer, and how well, or in chess a program that you have named.</source>
        <translation>Ob hier ein Mensch spielt, der Computer, und wie gut, oder im Schach ein Programm, das Sie genannt haben.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayersField</name>
    <message>
        <source>Board %1</source>
        <extracomment>%1 is the number of a board</extracomment>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>–</source>
        <comment>nobody</comment>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PlayersMenu</name>
    <message>
        <source>Who Pla&amp;ys</source>
        <translation>Wer s&amp;pielt</translation>
    </message>
    <message>
        <source>Whether a person plays at each seat, or the computer, and how well. It can be changed at any time.</source>
        <translation>Ob an jedem Platz ein Mensch spielt oder der Computer, und wie gut. Es lässt sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat</comment>
        <extracomment>a menu: %1 is a seat, %2 who plays there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PointerRouter</name>
    <message>
        <source>The cells were too small to play on: now they are larger. 0 shows all that stands beside the boards again.</source>
        <translation>Die Felder waren zu klein zum Spielen: Jetzt sind sie größer. 0 zeigt wieder alles, was neben den Brettern steht.</translation>
    </message>
    <message>
        <source>The cells were too small to play on: now this board is large. 0 shows all boards again.</source>
        <translation>Die Felder waren zum Spielen zu klein: Jetzt ist dieses Brett groß. 0 zeigt wieder alle Bretter.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PointsView</name>
    <message>
        <source>Points over time</source>
        <translation>Verlauf der Punkte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>points</comment>
        <extracomment>a member, and the points one after the other</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How the points went, from entry to entry: a line for each member, with the name at its end. Whoever comes below the dashed line is out: a cross. Of more members than there is room for, those who stand best are shown, and the one who is chosen in the standings, whose line is thick.</source>
        <translation>Wie die Punkte von Eintrag zu Eintrag verliefen: eine Linie für jedes Mitglied, mit dem Namen an ihrem Ende. Wer unter die gestrichelte Linie kommt, scheidet aus: ein Kreuz. Reicht der Raum nicht für alle Mitglieder, so sieht man die besten und das im Stand gewählte, dessen Linie dick ist.</translation>
    </message>
    <message>
        <source>Once members have joined, a line for each shows here how their points went.</source>
        <translation>Sobald Mitglieder teilnehmen, zeigt hier eine Linie für jedes, wie seine Punkte verliefen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PracticeBar</name>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Count Anew</source>
        <translation>Neu zählen</translation>
    </message>
    <message>
        <source>Counts the wrong actions of all seats from 0 again</source>
        <translation>Zählt die falschen Züge aller Plätze wieder von 0 an</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>practice</comment>
        <extracomment>%1 is a seat, %2 how often it tried what may not be played</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Practice: nothing wrong so far.</source>
        <translation>Üben: bisher nichts falsch.</translation>
    </message>
    <message>
        <source>Practice, wrong actions: %1</source>
        <translation>Üben, falsche Züge: %1</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PrintController</name>
    <message>
        <source>The picture of the board was copied.</source>
        <translation>Das Bild des Bretts wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Druc&amp;ken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>L&amp;ine of 100 mm to check the printer by</source>
        <translation>L&amp;inie von 100 mm, um den Drucker zu prüfen</translation>
    </message>
    <message>
        <source>Lar&amp;gest That Fits</source>
        <translation>G&amp;rößtes, das passt</translation>
    </message>
    <message>
        <source>Sets the size of a cell to the largest with which the board fits on the page.</source>
        <translation>Setzt die Größe eines Feldes auf die größte, mit der das Brett auf die Seite passt.</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>&amp;Held:</source>
        <translation>Ausric&amp;htung:</translation>
    </message>
    <message>
        <source>&amp;Margins:</source>
        <translation>Rä&amp;nder:</translation>
    </message>
    <message>
        <source>This line is 100 mm long.</source>
        <translation>Diese Linie ist 100 mm lang.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The board is %1 large, which does not fit on the page. Cells of %2 would fit.</source>
        <translation>Das Brett ist %1 groß, das passt nicht auf die Seite. Felder von %2 würden passen.</translation>
    </message>
    <message>
        <source>The board is %1 large. No size fits on this page.</source>
        <translation>Das Brett ist %1 groß. Keine Größe passt auf diese Seite.</translation>
    </message>
    <message>
        <source>O&amp;ver several pages</source>
        <translation>Ü&amp;ber mehrere Seiten</translation>
    </message>
    <message>
        <source>A board that is larger than the page goes over as many as it needs, with marks by which they are cut and glued together.</source>
        <translation>Ein Brett, das größer als die Seite ist, geht über so viele, wie es braucht, mit Marken, nach denen sie geschnitten und geklebt werden.</translation>
    </message>
    <message>
        <source>There would be %1 pages; a document has %2 at most.</source>
        <translation>Es wären %1 Seiten; ein Dokument hat höchstens %2.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message numerus="yes">
        <source>It goes over %n pages.</source>
        <translation>
            <numerusform>Es geht über %n Seite.</numerusform>
            <numerusform>Es geht über %n Seiten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProblemsPanel</name>
    <message>
        <source>What is wrong with the position</source>
        <translation>Was an der Stellung falsch ist</translation>
    </message>
    <message>
        <source>Remove the item</source>
        <translation>Eintrag entfernen</translation>
    </message>
    <message>
        <source>Takes what is wrong out of the position</source>
        <translation>Nimmt heraus, was falsch ist</translation>
    </message>
    <message>
        <source>Nothing is wrong, but the game is over there. %1</source>
        <extracomment>%1 is a sentence on who has won, or that nobody has</extracomment>
        <translation>Nichts ist falsch, doch die Partie ist dort zu Ende. %1</translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played.</source>
        <translation>Nichts ist falsch: Die Stellung kann gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n things keep it from being played:</source>
        <translation>
            <numerusform>%n Fehler steht dem Spielen im Weg:</numerusform>
            <numerusform>%n Fehler stehen dem Spielen im Weg:</numerusform>
        </translation>
    </message>
    <message>
        <source>All that keeps the position from being played. Click one: its place is marked on the board.</source>
        <translation>Alles, weshalb die Stellung nicht gespielt werden kann. Ein Klick zeigt die Stelle auf dem Brett.</translation>
    </message>
    <message>
        <source>Takes what is wrong out of the position. It can be undone.</source>
        <translation>Nimmt das Falsche aus der Stellung. Das lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgramProbe</name>
    <message numerus="yes">
        <source>%1 has not answered in %n seconds: it may not do so with the arguments that it is given (%2), may not be a chess program, or needs longer to start. You can try again.</source>
        <extracomment>%1 is a program, %2 what is typed behind it to start it</extracomment>
        <translation>
            <numerusform>%1 hat nach einer Sekunde noch nicht geantwortet: Mit den angegebenen Argumenten (%2) tut es das vielleicht nicht, oder es ist kein Schachprogramm, oder es braucht länger, um zu starten. Sie können es noch einmal versuchen.</numerusform>
            <numerusform>%1 hat nach %n Sekunden noch nicht geantwortet: Mit den angegebenen Argumenten (%2) tut es das vielleicht nicht, oder es ist kein Schachprogramm, oder es braucht länger, um zu starten. Sie können es noch einmal versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks neither UCI nor the protocol of xboard when it is given these arguments: %2. Without them, it may.</source>
        <extracomment>%1 is a program, %2 what is typed behind it to start it</extracomment>
        <translation>%1 spricht weder UCI noch das Protokoll von xboard, wenn es diese Argumente bekommt: %2. Ohne sie vielleicht schon.</translation>
    </message>
    <message>
        <source>%1 is not a chess program: it speaks neither UCI nor the protocol of xboard.</source>
        <translation>%1 ist kein Schachprogramm: Es spricht weder UCI noch das Protokoll von xboard.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %n seconds: it is not a chess program, or needs longer to start. You can try again.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>
            <numerusform>%1 hat nach einer Sekunde noch nicht geantwortet: Es ist kein Schachprogramm oder braucht länger, um zu starten. Sie können es noch einmal versuchen.</numerusform>
            <numerusform>%1 hat nach %n Sekunden noch nicht geantwortet: Es ist kein Schachprogramm oder braucht länger, um zu starten. Sie können es noch einmal versuchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgramRunner</name>
    <message>
        <source>%1 writes without end.</source>
        <translation>%1 schreibt ohne Ende.</translation>
    </message>
    <message>
        <source>%1 does not speak the protocol of chess programs.</source>
        <translation>%1 spricht das Protokoll von Schachprogrammen nicht.</translation>
    </message>
    <message>
        <source>%1 takes a legal move for an illegal one.</source>
        <translation>%1 hält einen erlaubten Zug für verboten.</translation>
    </message>
    <message>
        <source>%1 cannot begin from a position that was set up.</source>
        <translation>%1 kann nicht von einer aufgebauten Stellung aus beginnen.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <extracomment>%1 is a program, %2 why, as the system says it</extracomment>
        <translation>%1 kann nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>Die Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>the file is no program that may be run.</source>
        <translation>Die Datei ist kein Programm, das gestartet werden darf.</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <translation>%1 ist beendet.</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgramTroubles</name>
    <message>
        <source>%1 is played by %2, which is not one of the chess programs known here. You can play for it.</source>
        <extracomment>%1 is a seat, %2 the name of a chess program</extracomment>
        <translation>%1 wird von %2 gespielt; das ist keines der Schachprogramme, die hier bekannt sind. Sie können für es spielen.</translation>
    </message>
    <message>
        <source>Let &amp;Ringford Play, Level %1</source>
        <extracomment>%1 is a level, from 1 to 10</extracomment>
        <translation>&amp;Ringford spielen lassen, Stufe %1</translation>
    </message>
    <message>
        <source>Chess &amp;Programs…</source>
        <translation>Schach&amp;programme …</translation>
    </message>
    <message>
        <source>Let &amp;Ringford Play On, Level %1</source>
        <extracomment>%1 is a level, from 1 to 10</extracomment>
        <translation>&amp;Ringford weiterspielen lassen, Stufe %1</translation>
    </message>
    <message>
        <source>&amp;I Play On</source>
        <translation>&amp;Ich spiele weiter</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1 was started and has not answered yet. It is waited for, unless somebody else plays.</source>
        <extracomment>%1 is a chess program</extracomment>
        <translation>%1 ist gestartet und hat noch nicht geantwortet. Darauf wird gewartet, wenn niemand anderes spielt.</translation>
    </message>
    <message>
        <source>%1 Ringford plays on for %2, at level %3.</source>
        <extracomment>%1 is a sentence: why a chess program plays no longer; %2 is a seat, %3 a level from 1 to 10</extracomment>
        <translation>%1 Ringford spielt für %2 weiter, auf Stufe %3.</translation>
    </message>
    <message>
        <source>%1 was asked and has not shown anything yet. It is waited for, unless somebody else plays.</source>
        <translation>%1 wurde gefragt und hat noch nichts von sich hören lassen. Es wird darauf gewartet, wenn nicht jemand anderes spielt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgramsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Chess Programs</source>
        <translation>Schachprogramme</translation>
    </message>
    <message>
        <source>Other programs that play chess here, against you or against each other. They speak UCI or the protocol of xboard.</source>
        <translation>Andere Programme, die hier Schach spielen, gegen Sie oder gegeneinander. Sie sprechen UCI oder das Protokoll von xboard.</translation>
    </message>
    <message>
        <source>&amp;Programs:</source>
        <translation>&amp;Programme:</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>Schachprogramme</translation>
    </message>
    <message>
        <source>The chess programs that can play here. The same program can stand here several times, to play weaker and stronger.</source>
        <translation>Die Schachprogramme, die hier spielen können. Dasselbe Programm kann mehrmals hier stehen, um schwächer und stärker zu spielen.</translation>
    </message>
    <message>
        <source>Adds a program: one that is installed, or a file that you choose.</source>
        <translation>Fügt ein Programm hinzu: eines, das installiert ist, oder eine Datei, die Sie wählen.</translation>
    </message>
    <message>
        <source>Takes the program off this list. It stays installed.</source>
        <translation>Nimmt das Programm von dieser Liste. Es bleibt installiert.</translation>
    </message>
    <message>
        <source>The file that is started. For another one, add the program anew.</source>
        <translation>Die Datei, die gestartet wird. Für eine andere wird das Programm neu hinzugefügt.</translation>
    </message>
    <message>
        <source>What it is called where players are chosen, and in saved games.</source>
        <translation>Wie es heißt, wo Spieler gewählt werden, und in gespeicherten Partien.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What is written behind the program when it is started. Most need nothing here.</source>
        <translation>Was beim Starten hinter dem Programm steht. Die meisten brauchen hier nichts.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>How long it thinks about a move where no clock runs.</source>
        <translation>Wie lange es über einen Zug nachdenkt, wo keine Uhr läuft.</translation>
    </message>
    <message>
        <source>Starts the program and looks whether it answers.</source>
        <translation>Startet das Programm und sieht nach, ob es antwortet.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>Ar&amp;guments:</source>
        <translation>Ar&amp;gumente:</translation>
    </message>
    <message>
        <source>Strength:</source>
        <translation>Stärke:</translation>
    </message>
    <message>
        <source>Time for a &amp;move:</source>
        <translation>&amp;Zeit für einen Zug:</translation>
    </message>
    <message>
        <source>&amp;Choose a File…</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>Choose a Chess Program</source>
        <translation>Schachprogramm wählen</translation>
    </message>
    <message>
        <source>Asking %1 which protocol it speaks, for up to %2 seconds…</source>
        <extracomment>%2 is a number</extracomment>
        <translation>%1 wird bis zu %2 Sekunden lang gefragt, was es spricht …</translation>
    </message>
    <message>
        <source>UCI</source>
        <comment>protocol</comment>
        <translation>UCI</translation>
    </message>
    <message>
        <source>the protocol of xboard</source>
        <translation>das Protokoll von xboard</translation>
    </message>
    <message>
        <source>%1 answers, and speaks %2.</source>
        <extracomment>%1 is how a program calls itself, %2 a protocol</extracomment>
        <translation>%1 antwortet und spricht %2.</translation>
    </message>
    <message>
        <source>No chess program is here yet.</source>
        <translation>Noch ist kein Schachprogramm hier.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProgressLine</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Die Datei wird geschrieben …</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>A file is being read or written. Cancel stops that; what is open stays as it is.</source>
        <translation>Eine Datei wird gelesen oder geschrieben. Abbrechen hält das an; was offen ist, bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProjectorController</name>
    <message>
        <source>What Is to Be Done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>The projector shows the board.</source>
        <translation>Der Beamer zeigt das Brett.</translation>
    </message>
    <message>
        <source>Back in the window.</source>
        <translation>Zurück im Fenster.</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>nächste Stellung</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ProjectorStrip</name>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>End the Projector</source>
        <translation>Beamer beenden</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RecordChooser</name>
    <message>
        <source>Open a Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n games. Which one is to be opened?</source>
        <translation>
            <numerusform>%1 enthält %n Partie. Welche soll geöffnet werden?</numerusform>
            <numerusform>%1 enthält %n Partien. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n games of %1 were read. Which one is to be opened?</source>
        <extracomment>%1 is the name of a file, which may hold more: there is an error in it, or too much</extracomment>
        <translation>
            <numerusform>Nur die %n. Partie von %1 wurde gelesen. Welche soll geöffnet werden?</numerusform>
            <numerusform>Nur die ersten %n Partien von %1 wurden gelesen. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n positions of %1 were read. Which one is to be opened?</source>
        <translation>
            <numerusform>Nur die %n. Stellung von %1 wurde gelesen. Welche soll geöffnet werden?</numerusform>
            <numerusform>Nur die ersten %n Stellungen von %1 wurden gelesen. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %2 games in %1 can be read. Which one is to be opened?</source>
        <extracomment>%1 is the name of a file, %2 how many games it holds; the others are damaged</extracomment>
        <translation>
            <numerusform>%n der %2 Partien in %1 ist lesbar. Welche soll geöffnet werden?</numerusform>
            <numerusform>%n der %2 Partien in %1 sind lesbar. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %2 positions in %1 can be read. Which one is to be opened?</source>
        <translation>
            <numerusform>%n der %2 Stellungen in %1 ist lesbar. Welche soll geöffnet werden?</numerusform>
            <numerusform>%n der %2 Stellungen in %1 sind lesbar. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show only games that hold this text</source>
        <translation>Nur Partien zeigen, die diesen Text enthalten</translation>
    </message>
    <message>
        <source>Games in the file</source>
        <translation>Partien in der Datei</translation>
    </message>
    <message>
        <source>Type a name, an event or a year: only games with these words stay in the list.</source>
        <translation>Tippen Sie einen Namen, einen Anlass oder ein Jahr: Nur Partien, in denen das vorkommt, bleiben in der Liste.</translation>
    </message>
    <message>
        <source>The games in this file. The chosen one is opened; the others stay in the file when you save.</source>
        <translation>Die Partien in dieser Datei. Die gewählte wird geöffnet; die anderen bleiben beim Speichern in der Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a lesson of %n steps. It can be run, or one of its steps can be opened and changed.</source>
        <translation>
            <numerusform>%1 ist eine Lektion mit %n Schritt. Sie können sie durchgehen oder den Schritt öffnen, um ihn zu ändern.</numerusform>
            <numerusform>%1 ist eine Lektion mit %n Schritten. Sie können sie durchgehen oder einen Schritt öffnen, um ihn zu ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Run the Lesson</source>
        <translation>Lektion &amp;durchgehen</translation>
    </message>
    <message numerus="yes">
        <source>What was copied holds %n games. Which one is to be opened?</source>
        <translation>
            <numerusform>Kopiert wurde %n Partie. Welche soll geöffnet werden?</numerusform>
            <numerusform>Kopiert wurden %n Partien. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was copied holds %n positions. Which one is to be opened?</source>
        <translation>
            <numerusform>Kopiert wurde %n Stellung. Welche soll geöffnet werden?</numerusform>
            <numerusform>Kopiert wurden %n Stellungen. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n positions. Which one is to be opened?</source>
        <translation>
            <numerusform>%1 enthält %n Stellung. Welche soll geöffnet werden?</numerusform>
            <numerusform>%1 enthält %n Stellungen. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a Position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <source>What can be opened</source>
        <translation>Was geöffnet werden kann</translation>
    </message>
    <message>
        <source>The chosen one is opened by itself.</source>
        <translation>Die gewählte wird für sich geöffnet.</translation>
    </message>
    <message>
        <source>Nothing here holds this text.</source>
        <translation>Nichts hier enthält diesen Text.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows. Chosen: %1</source>
        <extracomment>read aloud: how many rows of a list are left that hold what is looked for; %1 is the chosen one</extracomment>
        <translation>
            <numerusform>%n Zeile. Gewählt: %1</numerusform>
            <numerusform>%n Zeilen. Gewählt: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::RecordTable</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>heads what is said at the start of games, such as &quot;White mates in two&quot;</extracomment>
        <translation>Worte</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RefusedLedgerDialog</name>
    <message>
        <source>Not a Ledger</source>
        <translation>Das ist keine Turnierliste</translation>
    </message>
    <message>
        <source>The lines around the place where the file is wrong</source>
        <translation>Die Zeilen um die Stelle, an der die Datei falsch ist</translation>
    </message>
    <message>
        <source>What is wrong is marked, and an arrow below points at it. Correct it in the program that wrote the file, and open it again.</source>
        <translation>Was falsch ist, ist markiert, und ein Pfeil darunter zeigt darauf. Berichtigen Sie es in dem Programm, das die Datei geschrieben hat, und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>What was open stays open.</source>
        <translation>Was offen war, bleibt offen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Refutation</name>
    <message>
        <source>%1 answers %2.</source>
        <extracomment>how a wrong answer in a lesson is met: %1 is a seat, %2 an action</extracomment>
        <translation>%1 antwortet %2.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ResignDialog</name>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Who resigns?</source>
        <translation>&amp;Wer gibt auf?</translation>
    </message>
    <message>
        <source>Who resigns</source>
        <translation>Wer gibt auf</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Who gives up. It need not be the one on turn.</source>
        <translation>Wer aufgibt. Das muss nicht sein, wer am Zug ist.</translation>
    </message>
    <message>
        <source>%1: %2 on board %3</source>
        <extracomment>who gives a board up: %1 is the seat, %2 the colour, %3 the board</extracomment>
        <translation>%1: %2 auf Brett %3</translation>
    </message>
    <message>
        <source>That ends the whole game: %1</source>
        <extracomment>%1 is who has won, and why: a sentence</extracomment>
        <translation>Damit ist das ganze Spiel zu Ende: %1</translation>
    </message>
    <message>
        <source>The board is lost to the opponent there, and the whole seat is out: its other board goes to the winner.</source>
        <translation>Das Brett geht an den Gegner dort, und der ganze Platz scheidet aus: Sein anderes Brett geht an den Gewinner.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ResultDialog</name>
    <message>
        <source>Result of a Battle</source>
        <translation>Ergebnis einer Schlacht</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>%1, who plays white</source>
        <extracomment>who has won: %1 is a member</extracomment>
        <translation>%1 mit Weiß</translation>
    </message>
    <message>
        <source>%1, who plays black</source>
        <translation>%1 mit Schwarz</translation>
    </message>
    <message>
        <source>Nobody: it is drawn</source>
        <translation>Niemand: remis</translation>
    </message>
    <message>
        <source>Who has won the battle.</source>
        <translation>Wer die Schlacht gewonnen hat.</translation>
    </message>
    <message>
        <source>&amp;Won by:</source>
        <translation>&amp;Gewonnen hat:</translation>
    </message>
    <message>
        <source>Captured from w&amp;hite:</source>
        <translation>Von &amp;Weiß geschlagen:</translation>
    </message>
    <message>
        <source>Captured from b&amp;lack:</source>
        <translation>Von &amp;Schwarz geschlagen:</translation>
    </message>
    <message>
        <source> of %1</source>
        <extracomment>behind a number of points: %1 is the value of an army</extracomment>
        <translation> von %1</translation>
    </message>
    <message>
        <source>What the captured pieces are worth together: a pawn 1, a nightrider or bishop 3, a rook 5. Pieces that left the board do not count.</source>
        <translation>Was die geschlagenen Figuren zusammen zählen: ein Bauer 1, ein Nachtreiter oder Läufer 3, ein Turm 5. Figuren, die das Brett verlassen haben, zählen nicht.</translation>
    </message>
    <message>
        <source>White&apos;s army was worth %1: no more can be captured from it.</source>
        <translation>Das weiße Heer war %1 wert: Mehr kann davon nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>Black&apos;s army was worth %1: no more can be captured from it.</source>
        <translation>Das schwarze Heer war %1 wert: Mehr kann davon nicht geschlagen werden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ResultsDialog</name>
    <message>
        <source>Results of Lessons</source>
        <translation>Ergebnisse der Lektionen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <translation>Falsche Antworten</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>&amp;Clear This Name</source>
        <translation>Diesen Namen &amp;löschen</translation>
    </message>
    <message>
        <source>Clear all results of “%1”?</source>
        <translation>Alle Ergebnisse von „%1“ löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Nobody has any results yet. What is solved in a lesson is counted here, for the name in the field “Your name”.</source>
        <translation>Noch hat niemand Ergebnisse. Was in einer Lektion gelöst wird, wird hier für den Namen im Feld „Dein Name“ gezählt.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Clear Those Without a Name</source>
        <translation>Die ohne Namen &amp;löschen</translation>
    </message>
    <message>
        <source>Clear all results without a name?</source>
        <translation>Alle Ergebnisse ohne Namen löschen?</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollField</name>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>as in 3d6+2</source>
        <translation>etwa 3d6+2</translation>
    </message>
    <message>
        <source>What is rolled, as in 2d6+3, 4 x 3d6, 4d6k3 or d8+2 [+5,+5]</source>
        <translation>Was gewürfelt wird, etwa 2d6+3, 4 x 3d6, 4d6k3 oder d8+2 [+5,+5]</translation>
    </message>
    <message>
        <source>&lt;p&gt;What is rolled:&lt;/p&gt;&lt;p&gt;&lt;b&gt;3d8+7&lt;/b&gt; three dice with eight sides, and 7&lt;br&gt;&lt;b&gt;4 x 3d6&lt;/b&gt; four rows of three dice&lt;br&gt;&lt;b&gt;5(d4+1)&lt;/b&gt; five times a die and 1&lt;br&gt;&lt;b&gt;3d6!&lt;/b&gt; a die that shows its maximum is rolled again and added&lt;br&gt;&lt;b&gt;4d6k3&lt;/b&gt;, &lt;b&gt;2d20kl1&lt;/b&gt; the three highest, or the lowest, are kept&lt;br&gt;&lt;b&gt;d10+2 [+12,+7]&lt;/b&gt; attacks with these bonuses, and the damage of each hit&lt;br&gt;&lt;b&gt;d10+2 [+12 step -5 x 3]&lt;/b&gt; short for [+12,+7,+2]&lt;/p&gt;</source>
        <translation>&lt;p&gt;Was gewürfelt wird:&lt;/p&gt;&lt;p&gt;&lt;b&gt;3d8+7&lt;/b&gt; drei Würfel mit acht Seiten, und 7&lt;br&gt;&lt;b&gt;4 x 3d6&lt;/b&gt; vier Reihen von drei Würfeln&lt;br&gt;&lt;b&gt;5(d4+1)&lt;/b&gt; fünfmal ein Würfel und 1&lt;br&gt;&lt;b&gt;3d6!&lt;/b&gt; ein Würfel, der seinen höchsten Wert zeigt, wird noch einmal geworfen und dazugezählt&lt;br&gt;&lt;b&gt;4d6k3&lt;/b&gt;, &lt;b&gt;2d20kl1&lt;/b&gt; die drei höchsten zählen, oder der niedrigste&lt;br&gt;&lt;b&gt;d10+2 [+12,+7]&lt;/b&gt; Angriffe mit diesen Boni, und der Schaden jedes Treffers&lt;br&gt;&lt;b&gt;d10+2 [+12 step -5 x 3]&lt;/b&gt; kurz für [+12,+7,+2]&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong there</extracomment>
        <translation>Zeichen %1: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollFiles</name>
    <message>
        <source>Rolls (*.txt)</source>
        <translation>Würfe (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the Roll</source>
        <translation>Wurf speichern</translation>
    </message>
    <message>
        <source>Open a Roll</source>
        <translation>Wurf öffnen</translation>
    </message>
    <message>
        <source>Nothing was saved. %1</source>
        <translation>Nichts wurde gespeichert. %1</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2: %3</source>
        <translation>%1 ist in Zeile %2 beschädigt: %3</translation>
    </message>
    <message>
        <source>%1. Nothing was opened.</source>
        <translation>%1. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>%1. The file says “%2”. Nothing was opened.</source>
        <translation>%1. Dort steht „%2“. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>%1 was edited by hand after it was saved.</source>
        <translation>%1 wurde nach dem Speichern von Hand bearbeitet.</translation>
    </message>
    <message>
        <source>%1 was edited by hand after it was saved, and cannot be read any more.</source>
        <translation>%1 wurde nach dem Speichern von Hand bearbeitet und ist nicht mehr zu lesen.</translation>
    </message>
    <message>
        <source>%1 was saved without a mark. %2 Ringford does not open such a file again: nothing proves what was rolled.</source>
        <translation>%1 wurde ohne Marke gespeichert. %2 Ringford öffnet eine solche Datei nicht wieder: Nichts beweist, was gewürfelt wurde.</translation>
    </message>
    <message>
        <source>The mark of %1 is right: it is untouched since it was saved.</source>
        <translation>Die Marke von %1 stimmt: Seit dem Speichern wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>of a roll by its name</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>This roll</source>
        <translation>Dieser Wurf</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollForm</name>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Rolls the dice. Ctrl+R and Enter do the same.</source>
        <translation>Würfelt. Strg+R und Enter tun dasselbe.</translation>
    </message>
    <message>
        <source>Rolls the dice. What was rolled before stays in the history.</source>
        <translation>Würfelt. Was davor gewürfelt wurde, bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Rolls to choose from</source>
        <translation>Würfe zur Auswahl</translation>
    </message>
    <message>
        <source>Favourites, and the rolls of dice.ini</source>
        <translation>Favoriten und die Würfe aus dice.ini</translation>
    </message>
    <message>
        <source>Rolls to choose from: your favourites, and those that you have written into the file dice.ini, one on each line: a name, and the roll in curly brackets.</source>
        <translation>Würfe zur Auswahl: Ihre Favoriten und die, die Sie in die Datei dice.ini geschrieben haben, einen in jede Zeile: ein Name, und der Wurf in geschweiften Klammern.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollHistoryModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollKeeper</name>
    <message>
        <source>Rolls are not kept for the next start. %1</source>
        <translation>Würfe werden nicht bis zum nächsten Start aufbewahrt. %1</translation>
    </message>
    <message>
        <source>Not all rolls that were kept could be read. The file as it was lies in %1.</source>
        <translation>Nicht alle aufbewahrten Würfe konnten gelesen werden. Die Datei, wie sie war, liegt in %1.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollPaste</name>
    <message>
        <source>Open the Roll in the Clipboard</source>
        <translation>Den Wurf in der Zwischenablage öffnen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollResults</name>
    <message>
        <source>Views of a roll</source>
        <translation>Ansichten eines Wurfs</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Table of the roll</source>
        <translation>Tabelle des Wurfs</translation>
    </message>
    <message>
        <source>Every die of each row, its attacks and its saving throw, and what is left of its sum. A die in square brackets is not kept.</source>
        <translation>Jeder Würfel jeder Reihe, ihre Angriffe, ihr Rettungswurf und was von ihrer Summe bleibt. Ein Würfel in eckigen Klammern zählt nicht.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet: press Roll, or Ctrl+R.</source>
        <translation>Noch wurde nicht gewürfelt: Drücken Sie Würfeln oder Strg+R.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken after a roll: %1 is what was rolled, %2 what came of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same roll as dice, and as a table; and all rolls before it.</source>
        <translation>Derselbe Wurf als Würfel und als Tabelle; und alle Würfe davor.</translation>
    </message>
    <message>
        <source>All rolls, also of older days: the latest 10,000. Enter or a click shows one.</source>
        <translation>Alle Würfe, auch von früheren Tagen: die letzten 10.000. Enter oder ein Klick zeigt einen.</translation>
    </message>
    <message>
        <source>%1. Rows: %2</source>
        <extracomment>spoken after a roll: %1 is what was rolled and what came of it, %2 what each of several rows came to</extracomment>
        <translation>%1. Reihen: %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollRowsModel</name>
    <message>
        <source>%1 made</source>
        <translation>%1 gelungen</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 misslungen</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 trifft</translation>
    </message>
    <message>
        <source>%1 misses</source>
        <translation>%1 verfehlt</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Rettungswurf</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Bleibt</translation>
    </message>
</context>
<context>
    <name>ringford::ui::RollsMenu</name>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a roll in a menu: %1 is its name, %2 what is rolled</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From dice.ini</source>
        <translation>Aus dice.ini</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown</source>
        <translation>
            <numerusform>%n weiterer wird nicht gezeigt</numerusform>
            <numerusform>%n weitere werden nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Write rolls into %1</source>
        <translation>Schreiben Sie Würfe in %1</translation>
    </message>
    <message>
        <source>&amp;Add to Favourites</source>
        <translation>Zu den &amp;Favoriten</translation>
    </message>
    <message>
        <source>&amp;Remove from Favourites</source>
        <translation>Aus den Favoriten &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ScoreSheetDialog</name>
    <message>
        <source>Names do not fit into their places: their ends are left out.</source>
        <translation>Namen passen nicht an ihre Stelle: ihre Enden fehlen.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Partieformular</translation>
    </message>
    <message>
        <source>Print Score Sheet</source>
        <translation>Partieformular drucken</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>How many actions of each can be written down, on each board.</source>
        <translation>Wie viele Züge jeder mitschreiben kann, auf jedem Brett.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SeatChoices</name>
    <message>
        <source>Show &amp;Legal Targets</source>
        <translation>Mögliche &amp;Ziele zeigen</translation>
    </message>
    <message>
        <source>&amp;Ask Before an Action Counts</source>
        <translation>Vor jedem Zug nachfr&amp;agen</translation>
    </message>
    <message>
        <source>Show &amp;Why a Move Is Refused</source>
        <translation>Zeigen, &amp;warum ein Zug nicht geht</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SeatSigns</name>
    <message>
        <source>Paused</source>
        <extracomment>over the board, while the clocks are paused</extracomment>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SeatsDock</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Seats and clocks</source>
        <translation>Plätze und Uhren</translation>
    </message>
    <message>
        <source>Starts the clocks, pauses them, and lets them go on.</source>
        <translation>Startet die Uhren, hält sie an und lässt sie weiterlaufen.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>As it was then; ▸ runs on.</source>
        <comment>states and clocks, looking back</comment>
        <translation>Stand von damals; ▸ läuft weiter.</translation>
    </message>
    <message>
        <source>As it was then.</source>
        <comment>states and clocks, looking back</comment>
        <translation>Stand von damals.</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>Pl&amp;ätze</translation>
    </message>
    <message>
        <source>Start the Cl&amp;ocks</source>
        <translation>U&amp;hren starten</translation>
    </message>
    <message>
        <source>Go O&amp;n</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Who Plays</source>
        <translation>&amp;Wer spielt</translation>
    </message>
    <message>
        <source>Gives seats to the computer or to persons, at any time.</source>
        <translation>Gibt Plätze dem Computer oder Menschen, jederzeit.</translation>
    </message>
    <message>
        <source>Who plays, on which boards, who is on turn, who is out and by whom, and how much time each has left. Beside a board: ▸ it can act there, ✓ it has acted in this round, … it has no move there and waits. Behind a seat, (3): the computer plays there, at level 3 of 10. Enter, or a double click, gives a seat to the computer or to a person.</source>
        <translation>Wer spielt, auf welchen Brettern, wer am Zug ist, wer ausgeschieden ist und durch wen, und wie viel Zeit jeder noch hat. Neben einem Brett: ▸ dort kann gezogen werden, ✓ dort ist in dieser Runde gezogen, … dort ist kein Zug möglich, und es wird gewartet. Hinter einem Platz, (3): Dort spielt der Computer, auf Stufe 3 von 10. Enter oder ein Doppelklick gibt einen Platz dem Computer oder einem Menschen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SeatsModel</name>
    <message>
        <source>no clock</source>
        <translation>keine Uhr</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>%1, running</source>
        <comment>a clock</comment>
        <translation>%1, läuft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a clock</comment>
        <extracomment>%1 is a side: White on board 1, %2 what its clock shows</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no clock any more</source>
        <translation>keine Uhr mehr</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SettingsDialog</name>
    <message>
        <source>Unsaved games kept:</source>
        <translation>Ungespeicherte Partien aufheben:</translation>
    </message>
    <message>
        <source>The latest 10</source>
        <translation>Die letzten 10</translation>
    </message>
    <message>
        <source>The latest 100</source>
        <translation>Die letzten 100</translation>
    </message>
    <message>
        <source>The latest 1000</source>
        <translation>Die letzten 1000</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>A game that nobody has saved is kept in a file of its own when another one takes its place, as a rematch does. Beyond so many the oldest are removed.</source>
        <translation>Eine Partie, die niemand gespeichert hat, wird in einer eigenen Datei aufgehoben, wenn eine andere an ihre Stelle tritt, etwa eine Revanche. Sind es mehr als so viele, werden die ältesten entfernt.</translation>
    </message>
    <message>
        <source>Configure Ringford</source>
        <translation>Ringford einrichten</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Surroundings:</source>
        <translation>&amp;Umgebung:</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Bewegung:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation>Immer derselbe Platz</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>K&amp;oordinaten zeigen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Play by:</source>
        <translation>&amp;Gespielt wird mit:</translation>
    </message>
    <message>
        <source>Dragging and clicking</source>
        <translation>Ziehen und Klicken</translation>
    </message>
    <message>
        <source>Dragging alone</source>
        <translation>Ziehen allein</translation>
    </message>
    <message>
        <source>Clicking alone</source>
        <translation>Klicken allein</translation>
    </message>
    <message>
        <source>Show &amp;legal targets</source>
        <translation>&amp;Mögliche Ziele zeigen</translation>
    </message>
    <message>
        <source>Always the same; pieces face their own seats</source>
        <translation>Immer derselbe; Figuren schauen zu ihrem Platz</translation>
    </message>
    <message>
        <source>As&amp;k before an action counts</source>
        <translation>Vor jedem Zug nachfr&amp;agen</translation>
    </message>
    <message>
        <source>At the &amp;bottom:</source>
        <translation>Un&amp;ten:</translation>
    </message>
    <message>
        <source>The seat on turn</source>
        <translation>Der Platz am Zug</translation>
    </message>
    <message>
        <source>Colours of the board. High contrast is for projectors and weak eyes.</source>
        <translation>Farben des Bretts. Hoher Kontrast ist für Projektoren und schwache Augen.</translation>
    </message>
    <message>
        <source>How fast pieces glide. Off: they jump to their place.</source>
        <translation>Wie schnell Figuren gleiten. Aus: Sie springen an ihren Platz.</translation>
    </message>
    <message>
        <source>Whether the board stays as it is, or turns so that whoever is on turn has it in front, or every piece faces its own seat, for people around a table.</source>
        <translation>Ob das Brett liegen bleibt oder sich so dreht, dass es vor dem liegt, der am Zug ist, oder ob jede Figur zu ihrem Platz schaut, für Leute rund um einen Tisch.</translation>
    </message>
    <message>
        <source>Names of rows and columns at the edge of the board.</source>
        <translation>Namen der Reihen und Spalten am Rand des Bretts.</translation>
    </message>
    <message>
        <source>Show &amp;why a move is refused</source>
        <translation>Zeigen, &amp;warum ein Zug nicht geht</translation>
    </message>
    <message>
        <source>T&amp;he mouse wheel steps through the game</source>
        <translation>Das Maus&amp;rad geht durch die Partie</translation>
    </message>
    <message>
        <source>How the mouse plays: by dragging a piece, by clicking it and then its target, or either.</source>
        <translation>Wie die Maus spielt: indem Sie eine Figur ziehen, indem Sie erst sie und dann ihr Ziel anklicken, oder beides.</translation>
    </message>
    <message>
        <source>Marks where a piece may go when it is picked up.</source>
        <translation>Markiert, wohin eine Figur darf, wenn sie aufgenommen ist.</translation>
    </message>
    <message>
        <source>Says why something cannot be played, at the place where it was tried.</source>
        <translation>Sagt, warum etwas nicht gespielt werden kann, und zwar dort, wo es versucht wurde.</translation>
    </message>
    <message>
        <source>Turning the wheel over the board shows the position before or after. With Ctrl it always zooms.</source>
        <translation>Drehen am Rad über dem Brett zeigt die vorige oder nächste Stellung. Mit Strg vergrößert und verkleinert es immer.</translation>
    </message>
    <message>
        <source>Hide the pieces while the clocks are pa&amp;used</source>
        <translation>Figuren &amp;verdecken, solange die Uhren angehalten sind</translation>
    </message>
    <message>
        <source>Several boa&amp;rds:</source>
        <translation>M&amp;ehrere Bretter:</translation>
    </message>
    <message>
        <source>In rows, upright</source>
        <translation>In Reihen, aufrecht</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>Im Kreis</translation>
    </message>
    <message>
        <source>How boards stand in games that have several: side by side and upright, or around a table, each turned so that its players face their seats.</source>
        <translation>Wie die Bretter in Spielen mit mehreren stehen: aufrecht nebeneinander oder um einen Tisch, jedes so gedreht, dass seine Spieler an ihren Plätzen davor sitzen.</translation>
    </message>
    <message>
        <source>Which board&apos;s set a piece comes from, where that is another board&apos;s.</source>
        <translation>Aus dem Satz welches Brettes eine Figur kommt, wenn es ein anderes ist.</translation>
    </message>
    <message>
        <source>Arrows, rings, colours and labels that are drawn at this place go when somebody clicks to play. Undo brings them back.</source>
        <translation>Pfeile, Ringe, Farben und Beschriftungen, die an dieser Stelle gezeichnet sind, verschwinden, wenn jemand zum Spielen klickt. Rückgängig bringt sie wieder.</translation>
    </message>
    <message>
        <source>A cl&amp;ick on the board clears drawings</source>
        <translation>Ein Kl&amp;ick auf das Brett löscht Zeichnungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Wi&amp;ndow colours:</source>
        <translation>He&amp;ll oder dunkel:</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Whether the windows of Ringford are light or dark. As the desktop: like other programs.</source>
        <translation>Ob die Fenster von Ringford hell oder dunkel sind. Wie die Arbeitsumgebung: so, wie andere Programme sind.</translation>
    </message>
    <message>
        <source>Be&amp;gin with the start page</source>
        <translation>Mit &amp;der Startseite beginnen</translation>
    </message>
    <message>
        <source>Whether the program begins with the page from which games and lessons are chosen. Otherwise it opens at once what was open last.</source>
        <translation>Ob das Programm mit der Seite beginnt, auf der Spiele und Lektionen gewählt werden. Sonst öffnet es gleich, was zuletzt offen war.</translation>
    </message>
    <message>
        <source>Whether the board is light or dark. As the window: like everything else in it.</source>
        <translation>Ob es diese Farben hell oder dunkel gibt. Wie das Fenster: so, wie alles andere darin ist.</translation>
    </message>
    <message>
        <source>Show the score of re&amp;matches</source>
        <translation>Den Stand bei Revanc&amp;hen zeigen</translation>
    </message>
    <message>
        <source>How many points everybody has since the first of several games that followed one another.</source>
        <translation>Wie viele Punkte jeder hat, seit der ersten von mehreren Partien nacheinander.</translation>
    </message>
    <message>
        <source>Boards mov&amp;e into place</source>
        <translation>Bretter gleiten an ihren Plat&amp;z</translation>
    </message>
    <message>
        <source>When a board goes, or the boards are rearranged, they glide to their new places.</source>
        <translation>Wenn ein Brett verschwindet oder die Bretter neu angeordnet werden, sieht man sie an ihren neuen Platz gleiten.</translation>
    </message>
    <message>
        <source>Each action must be confirmed before it counts, so that slips of the hand do no harm.</source>
        <translation>Jeder Zug wird noch einmal gefragt, bevor er zählt. So zieht niemand aus Versehen.</translation>
    </message>
    <message>
        <source>Taking back gi&amp;ves time back</source>
        <translation>Zurücknehmen gibt Zeit zurüc&amp;k</translation>
    </message>
    <message>
        <source>Whoever takes an action back has again the time that the clock showed before it. Otherwise clocks go on from what they show.</source>
        <translation>Wer einen Zug zurücknimmt, hat wieder die Zeit, die die Uhr vor ihm zeigte. Sonst laufen die Uhren von dem an weiter, was sie zeigen.</translation>
    </message>
    <message>
        <source>So that nobody can go on thinking while the clocks stand still.</source>
        <translation>Solange die Uhren stehen, denkt niemand weiter nach.</translation>
    </message>
    <message>
        <source>Soun&amp;ds:</source>
        <translation>Geräu&amp;sche:</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>What is heard of the game: moves, captures, check, refusals, a clock that is low, the end.</source>
        <translation>Was von der Partie zu hören ist: Züge, Schlagen, Schach, was nicht geht, eine Uhr, die knapp wird, das Ende.</translation>
    </message>
    <message>
        <source>This program came without what plays sounds (Qt Multimedia), and is silent.</source>
        <translation>Dieses Programm kam ohne das, was Geräusche macht (Qt Multimedia), und ist stumm.</translation>
    </message>
    <message>
        <source>Show the numbers of sets on pieces &amp;from other boards</source>
        <translation>Figuren von anderen Brettern tragen die &amp;Nummer ihres Satzes</translation>
    </message>
    <message>
        <source>Show cap&amp;tured pieces beside the seats, in games of two</source>
        <translation>Ges&amp;chlagene Figuren bei den Plätzen zeigen, in Spielen zu zweit</translation>
    </message>
    <message>
        <source>What each side has captured, and by how much it is ahead.</source>
        <translation>Was jede Seite geschlagen hat und um wie viel sie vorn liegt.</translation>
    </message>
    <message>
        <source>Pause before the computer pla&amp;ys:</source>
        <translation>&amp;Pause, bevor der Computer zieht:</translation>
    </message>
    <message>
        <source>Screen readers hear computers:</source>
        <translation>Bildschirmleser hören Computer:</translation>
    </message>
    <message>
        <source>On all boards</source>
        <translation>Auf allen Brettern</translation>
    </message>
    <message>
        <source>On boards of persons</source>
        <translation>Auf Brettern von Menschen</translation>
    </message>
    <message>
        <source>Of which boards it is read aloud what the computer plays, where there are several. How the game ends is always told.</source>
        <translation>Von welchen Brettern vorgelesen wird, was der Computer zieht, wo es mehrere gibt. Wie die Partie endet, wird immer gesagt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>How long eyes can rest on an action before the computer plays the next one. Shorter where computers play among themselves.</source>
        <translation>Wie lange die Augen auf einem Zug ruhen können, bevor der Computer den nächsten spielt. Kürzer, wo Computer unter sich spielen.</translation>
    </message>
    <message>
        <source>Moves as te&amp;xt:</source>
        <translation>Züge als Te&amp;xt:</translation>
    </message>
    <message>
        <source>As in records (g1-f3)</source>
        <translation>Wie in Aufzeichnungen (g1-f3)</translation>
    </message>
    <message>
        <source>Short, with English letters (Nf3)</source>
        <translation>Kurz, mit englischen Buchstaben (Nf3)</translation>
    </message>
    <message>
        <source>Short, with the letters of this language (Nf3)</source>
        <extracomment>the move is Nf3, with the letter that knights have in this language</extracomment>
        <translation>Kurz, mit deutschen Buchstaben (Sf3)</translation>
    </message>
    <message>
        <source>Short, with figurines (♘f3)</source>
        <translation>Kurz, mit Figurinen (♘f3)</translation>
    </message>
    <message>
        <source>How lists and messages write what is played. Records and what is read aloud keep their own way; typing understands all of them.</source>
        <translation>Wie Listen und Meldungen schreiben, was gespielt wird. Aufzeichnungen und Vorgelesenes behalten ihre Weise; eintippen kann man alle.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SettingsStore</name>
    <message>
        <source>The settings were damaged. What could not be read is back to its default; the damaged file was kept as %1.</source>
        <translation>Die Einstellungen waren beschädigt. Was nicht zu lesen war, steht wieder auf dem üblichen Wert; die beschädigte Datei wurde als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>%1 is “%2”, expected one of: %3</source>
        <comment>a setting</comment>
        <translation>%1 ist „%2“, erwartet wird: %3</translation>
    </message>
    <message>
        <source>Some settings in %1 do not fit: what of them does is kept, otherwise they have their usual values. %2.</source>
        <translation>Einige Einstellungen in %1 passen nicht: Was davon passt, gilt, sonst ist es wie üblich. %2.</translation>
    </message>
    <message>
        <source>The settings hold until you quit: they could not be written to %1.</source>
        <translation>Die Einstellungen gelten nur, bis Sie beenden: Sie konnten nicht in %1 geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SetupDocument</name>
    <message>
        <source>draw</source>
        <translation>zeichnen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::SetupStage</name>
    <message>
        <source>Letters put pieces of %1.</source>
        <extracomment>spoken: %1 is an army (White)</extracomment>
        <translation>Buchstaben setzen Figuren von %1.</translation>
    </message>
    <message>
        <source>Hand: moves pieces.</source>
        <extracomment>spoken: what moves pieces is in use now</extracomment>
        <translation>Hand: zieht Figuren.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes back the last change</source>
        <translation>Nimmt die letzte Änderung zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Makes the change again</source>
        <translation>Macht die Änderung noch einmal</translation>
    </message>
    <message>
        <source>keep a position</source>
        <translation>Stellung aufheben</translation>
    </message>
    <message>
        <source>Position kept from before</source>
        <translation>Aufbewahrte Stellung</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StageController</name>
    <message>
        <source>Edited Position</source>
        <translation>Bearbeitete Stellung</translation>
    </message>
    <message>
        <source>&amp;Keep in the Game</source>
        <translation>In der Partie &amp;aufheben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>Keep the position that you have set up in the editor?</source>
        <translation>Die Stellung aufheben, die Sie im Editor aufgebaut haben?</translation>
    </message>
    <message>
        <source>It is in no game and in no file yet. Kept, it goes into the comment at the place of the game that is shown, and is saved with the game; Demonstration (menu Teach) shows it there again. Discarded, this position is lost, with all that is drawn on it; the moves of the game are not touched.</source>
        <translation>Sie ist noch in keiner Partie und in keiner Datei. Aufgehoben kommt sie in den Kommentar der Stelle der Partie, die angezeigt ist, und wird mit der Partie gespeichert; die Vorführung (Menü Unterricht) zeigt sie dort wieder. Verworfen ist diese Stellung verloren, mit allem, was auf ihr gezeichnet ist; die Züge der Partie berührt das nicht.</translation>
    </message>
    <message>
        <source>&amp;Discard Position</source>
        <translation>Stellung &amp;verwerfen</translation>
    </message>
    <message>
        <source>Demonstrated Position</source>
        <translation>Vorgeführte Stellung</translation>
    </message>
    <message>
        <source>Keep the position that you have put up in the demonstration?</source>
        <translation>Die Stellung aufheben, die Sie in der Vorführung aufgebaut haben?</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StandingsModel</name>
    <message>
        <source>has won</source>
        <comment>of a member</comment>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>in</source>
        <comment>of a member</comment>
        <translation>dabei</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a member</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StartField</name>
    <message>
        <source>&amp;From a File…</source>
        <translation>Aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>Start from a pasted position or game</source>
        <translation>Mit einer eingefügten Stellung oder Partie beginnen</translation>
    </message>
    <message>
        <source>Leave this empty for the usual start. To begin elsewhere, paste a position as text, a FEN for orthodox chess, or a whole game.</source>
        <translation>Lassen Sie das für den üblichen Anfang leer. Um anderswo zu beginnen, fügen Sie eine Stellung als Text ein, für orthodoxes Schach auch eine FEN, oder eine ganze Partie.</translation>
    </message>
    <message>
        <source>The usual start. Paste a setup, a FEN or a whole game to begin elsewhere.</source>
        <translation>Der übliche Anfang. Fügen Sie eine Stellung, eine FEN oder eine ganze Partie ein, um anderswo zu beginnen.</translation>
    </message>
    <message>
        <source>Takes the text of a file, a setup or a game, as if it had been pasted.</source>
        <translation>Nimmt den Text einer Datei, eine Aufstellung oder eine Partie, als wäre er eingefügt worden.</translation>
    </message>
    <message>
        <source>&amp;Write It Out</source>
        <translation>&amp;Ausschreiben</translation>
    </message>
    <message>
        <source>Writes the usual start of the game as text, to be changed: which pieces stand where, and who is on turn.</source>
        <translation>Schreibt den üblichen Anfang des Spiels als Text hin, damit man ihn ändern kann: welche Figuren wo stehen und wer am Zug ist.</translation>
    </message>
    <message>
        <source>Begin from a File</source>
        <translation>Aus einer Datei beginnen</translation>
    </message>
    <message>
        <source>%1 is too long to be a setup.</source>
        <translation>%1 ist zu lang für eine Aufstellung.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StartWindow</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Sp&amp;iele:</translation>
    </message>
    <message>
        <source>All games. Enter, or a double click, begins the one that is chosen.</source>
        <translation>Alle Spiele. Enter oder ein Doppelklick beginnt das gewählte.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Begins the chosen game at once.</source>
        <translation>Beginnt das gewählte Spiel sofort.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Runs the lesson that teaches the chosen game, step by step.</source>
        <translation>Öffnet die Lektion, die das gewählte Spiel lehrt, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Opt&amp;ions…</source>
        <translation>&amp;Optionen …</translation>
    </message>
    <message>
        <source>Asks who plays the chosen game, with what options and clocks.</source>
        <translation>Fragt, wer das gewählte Spiel spielt, mit welchen Optionen und Uhren.</translation>
    </message>
    <message>
        <source>Go o&amp;n with:</source>
        <translation>&amp;Weiter mit:</translation>
    </message>
    <message>
        <source>What was played last, and files that were used. Enter, or a double click, opens one.</source>
        <translation>Was zuletzt gespielt wurde, und benutzte Dateien. Enter oder ein Doppelklick öffnet eine davon.</translation>
    </message>
    <message>
        <source>L&amp;essons:</source>
        <translation>Le&amp;ktionen:</translation>
    </message>
    <message>
        <source>What comes with the program to learn the games. Enter, or a double click, opens one.</source>
        <translation>Was das Programm mitbringt, um die Spiele zu lernen. Enter oder ein Doppelklick öffnet eine Lektion.</translation>
    </message>
    <message>
        <source>Show this page at the &amp;start</source>
        <translation>Diese Seite &amp;beim Start zeigen</translation>
    </message>
    <message>
        <source>Otherwise the program opens at once what was open last.</source>
        <translation>Sonst öffnet das Programm gleich, was zuletzt offen war.</translation>
    </message>
    <message>
        <source>As it was played last: with the same options and players, from the start.</source>
        <translation>Wie zuletzt gespielt: mit denselben Optionen und Spielern, von Anfang an.</translation>
    </message>
    <message>
        <source>The rules by doing, step by step.</source>
        <translation>Regeln spielend lernen, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Against the Computer</source>
        <translation>&amp;Gegen den Computer</translation>
    </message>
    <message>
        <source>Begins the chosen game at once: you play the seat that begins, the computer all others.</source>
        <translation>Beginnt das gewählte Spiel sofort: Sie spielen den Platz, der beginnt, der Computer alle anderen.</translation>
    </message>
    <message>
        <source>Games (*.ringford *.pgn);;All files (*)</source>
        <translation>Partien (*.ringford *.pgn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Wü&amp;rfel</translation>
    </message>
    <message>
        <source>Opens the dice: rolls of any kind, their chances, and all that was rolled.</source>
        <translation>Öffnet die Würfel: Würfe jeder Art, ihre Aussichten und alles, was gewürfelt wurde.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StarterRoll</name>
    <message>
        <source>&amp;Roll Who Begins</source>
        <translation>Beginn aus&amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll Who Sits Where</source>
        <translation>Plätze aus&amp;würfeln</translation>
    </message>
    <message>
        <source>Rolls a die with a side for each player. Whoever it names gets the first seat, the others follow in their order.</source>
        <translation>Wirft einen Würfel mit einer Seite für jeden, der mitspielt. Wen er nennt, der bekommt den ersten Platz; die anderen folgen in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>Rolls a die with a side for each player. Whoever it names sits where the game begins, the others follow in their order.</source>
        <translation>Wirft einen Würfel mit einer Seite für jeden, der mitspielt. Wen er nennt, der sitzt dort, wo das Spiel beginnt; die anderen folgen in ihrer Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StockDock</name>
    <message>
        <source>Stockpiles</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Stoc&amp;kpiles</source>
        <translation>Vo&amp;rräte</translation>
    </message>
    <message>
        <source>Captured pieces come here. Drag one to a board, or click it and then a cell.</source>
        <translation>Hierher kommen geschlagene Figuren. Ziehen Sie eine auf ein Brett, oder klicken Sie sie und dann ein Feld an.</translation>
    </message>
    <message>
        <source>Which pieces each seat holds. The number on a piece is that of the set it comes from; ×2 stands for two of them. Those that can be placed now are bright and framed: drag one to a board, or click it (or press Enter) and then a cell.</source>
        <translation>Welche Figuren jeder Platz hält. Die Zahl auf einer Figur ist die des Satzes, aus dem sie stammt; ×2 steht für zwei davon. Was jetzt eingesetzt werden kann, ist hell und umrahmt: eine Figur auf ein Brett ziehen, oder sie anklicken (oder Enter drücken) und dann ein Feld.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StockField</name>
    <message>
        <source>Stockpile of %1</source>
        <translation>Vorrat von %1</translation>
    </message>
    <message>
        <source>Add to the stockpile of %1</source>
        <translation>Zum Vorrat von %1 dazu</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Pieces in the stockpile of %1</source>
        <extracomment>%1 is a seat</extracomment>
        <translation>Figuren im Vorrat von %1</translation>
    </message>
    <message>
        <source>Drag pieces here from the panel above. + holds one more of the piece that is chosen, - or Del one fewer.</source>
        <translation>Ziehen Sie Figuren aus dem Feld „Figuren“ hierher. + nimmt eine mehr von der gewählten Figur auf, - oder Entf eine weniger.</translation>
    </message>
    <message>
        <source>Take the chosen piece from the stockpile of %1</source>
        <translation>Die gewählte Figur aus dem Vorrat von %1 nehmen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>As written: %1</source>
        <extracomment>in an empty field: %1 are two pieces as they are written</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>The same stockpile as it is written: each piece with its letter, as in a record, blanks between them. Enter takes it over.</source>
        <translation>Derselbe Vorrat, wie er geschrieben wird: jede Figur mit ihrem Buchstaben wie in einer Aufzeichnung, dazwischen Leerzeichen. Enter übernimmt ihn.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::StockModel</name>
    <message numerus="yes">
        <source>%1, %n pieces in stock</source>
        <extracomment>a stockpile: %1 is whose it is, %n how many pieces are in it</extracomment>
        <translation>
            <numerusform>%1, %n Figur im Vorrat</numerusform>
            <numerusform>%1, %n Figuren im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for board %2</source>
        <extracomment>a piece in a stockpile: %1 is the piece, %2 the board that it can be placed on</extracomment>
        <translation>%1, für Brett %2</translation>
    </message>
    <message>
        <source>%1: in your hand</source>
        <extracomment>%1 is a piece in a stockpile</extracomment>
        <translation>%1: in Ihrer Hand</translation>
    </message>
    <message>
        <source>%1: can be placed now</source>
        <extracomment>%1 is a piece in a stockpile</extracomment>
        <translation>%1: kann jetzt eingesetzt werden</translation>
    </message>
    <message>
        <source>%1: cannot be placed now</source>
        <translation>%1: kann jetzt nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a piece and why</comment>
        <extracomment>%1 says that a piece cannot be placed, %2 is why</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n times %1</source>
        <extracomment>pieces in a stockpile: %n is how many, %1 the piece</extracomment>
        <translation>
            <numerusform>%n-mal %1</numerusform>
            <numerusform>%n-mal %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ringford::ui::SurrenderDialog</name>
    <message>
        <source>Surrender</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Surrender</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Challenge %1: %2 surrenders to %3, without a battle.</source>
        <translation>Herausforderung %1: %2 gibt gegen %3 ohne Schlacht auf.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TableController</name>
    <message>
        <source>Nobody is on turn.</source>
        <translation>Niemand ist am Zug.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Thinkers</name>
    <message>
        <source>%1 wants to play “%2”, which is not legal.</source>
        <extracomment>%1 is a program, %2 what it wrote</extracomment>
        <translation>%1 will „%2“ spielen, was nicht erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ThreatController</name>
    <message>
        <source>Looking for what threatens…</source>
        <translation>Sucht, was droht …</translation>
    </message>
    <message>
        <source>If %1 did nothing, %2 would play %3.</source>
        <extracomment>%1 and %2 are players, %3 is an action</extracomment>
        <translation>Täte %1 nichts, würde %2 so spielen: %3.</translation>
    </message>
    <message>
        <source>Nothing threatens %1. If %1 did nothing, %2 would play %3.</source>
        <extracomment>%1 and %2 are players, %3 is an action</extracomment>
        <translation>%1 wird von nichts bedroht. Täte %1 nichts, würde %2 so spielen: %3.</translation>
    </message>
    <message>
        <source>If nobody before %1 did anything, %1 would play %2.</source>
        <extracomment>several in a row do nothing; %1 is the player behind them, %2 an action</extracomment>
        <translation>Täte niemand vor %1 etwas, würde %1 so spielen: %2.</translation>
    </message>
    <message>
        <source>Outlook: %1.</source>
        <extracomment>%1 says who stands better: About even, Win for White in 1 move</extracomment>
        <translation>Aussicht: %1.</translation>
    </message>
    <message>
        <source>The threat is no longer shown.</source>
        <translation>Die Drohung wird nicht mehr gezeigt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TouchBar</name>
    <message>
        <source>Beside the Board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>What this game lets you touch beside the board: tools and buttons.</source>
        <translation>Was Sie in diesem Spiel neben dem Brett berühren können: Werkzeuge und Knöpfe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tool or a button: %1 is its name or what it does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <extracomment>spoken: %1 is the name of a tool</extracomment>
        <translation>In der Hand: %1</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TournamentActions</name>
    <message>
        <source>&amp;New Ledger…</source>
        <translation>&amp;Neue Turnierliste …</translation>
    </message>
    <message>
        <source>Begins a tournament: an empty ledger, in a file that you name. It is written after each entry.</source>
        <translation>Beginnt ein Turnier: eine leere Turnierliste in einer Datei, die Sie nennen. Sie wird nach jedem Eintrag geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Open Ledger…</source>
        <translation>Turnierliste ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Opens the ledger of a tournament. What does not follow from its rows is refused.</source>
        <translation>Öffnet die Liste eines Turniers. Was nicht aus ihren Zeilen folgt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Save Ledger &amp;As…</source>
        <translation>Turnierliste speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Writes the ledger into another file, which is its file from then on.</source>
        <translation>Schreibt die Turnierliste in eine andere Datei, die von da an die ihre ist.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Closes this window. The ledger has been written.</source>
        <translation>Schließt dieses Fenster. Die Turnierliste ist geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Closes all windows.</source>
        <translation>Schließt alle Fenster.</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click anything to learn what it is for.</source>
        <translation>Klicken Sie etwas an, um zu erfahren, wozu es da ist.</translation>
    </message>
    <message>
        <source>New &amp;Member…</source>
        <translation>Neues &amp;Mitglied …</translation>
    </message>
    <message>
        <source>Somebody joins the tournament, with 30 points.</source>
        <translation>Jemand tritt dem Turnier mit 30 Punkten bei.</translation>
    </message>
    <message>
        <source>&amp;Challenge…</source>
        <translation>&amp;Herausforderung …</translation>
    </message>
    <message>
        <source>A member challenges another, and pays 5 points for it at once.</source>
        <translation>Ein Mitglied fordert ein anderes heraus und zahlt dafür sofort 5 Punkte.</translation>
    </message>
    <message>
        <source>&amp;Surrender…</source>
        <translation>&amp;Aufgabe …</translation>
    </message>
    <message>
        <source>The challenged member surrenders: there is no battle, and the challenger gets 10 points.</source>
        <translation>Der Herausgeforderte gibt auf: Es gibt keine Schlacht, und der Herausforderer bekommt 10 Punkte.</translation>
    </message>
    <message>
        <source>&amp;Defend…</source>
        <translation>&amp;Verteidigung …</translation>
    </message>
    <message>
        <source>The challenged member defends: the battle begins, with an army of each.</source>
        <translation>Der Herausgeforderte verteidigt sich: Die Schlacht beginnt, mit einem Heer von jedem.</translation>
    </message>
    <message>
        <source>Enter &amp;Result…</source>
        <translation>E&amp;rgebnis …</translation>
    </message>
    <message>
        <source>A battle has ended: who has won, and what was captured.</source>
        <translation>Eine Schlacht ist zu Ende: wer gewonnen hat, und was geschlagen wurde.</translation>
    </message>
    <message>
        <source>&amp;Undo Last Entry</source>
        <translation>Letzten Eintrag &amp;streichen</translation>
    </message>
    <message>
        <source>Takes the last entry out of the ledger again.</source>
        <translation>Nimmt den letzten Eintrag wieder aus der Turnierliste.</translation>
    </message>
    <message>
        <source>R&amp;edo Entry</source>
        <translation>Wieder &amp;eintragen</translation>
    </message>
    <message>
        <source>Enters again what was taken out last.</source>
        <translation>Trägt wieder ein, was zuletzt gestrichen wurde.</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Eintrag</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Play Battle</source>
        <translation>Schlacht s&amp;pielen</translation>
    </message>
    <message>
        <source>Opens the chosen battle as a game of Longchess with its armies, or shows it where it is open.</source>
        <translation>Öffnet die gewählte Schlacht als Partie Langschach mit ihren Heeren, oder zeigt sie, wo sie schon offen ist.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Prints the standings, the points over time and the ledger, or writes them as a PDF.</source>
        <translation>Druckt den Stand, den Verlauf der Punkte und die Turnierliste, oder schreibt sie als PDF.</translation>
    </message>
    <message>
        <source>&amp;Tournaments</source>
        <translation>&amp;Turniere</translation>
    </message>
    <message>
        <source>How a tournament goes, and what can be done in this window.</source>
        <translation>Wie ein Turnier verläuft, und was in diesem Fenster möglich ist.</translation>
    </message>
    <message>
        <source>&amp;Recent Ledgers</source>
        <translation>&amp;Zuletzt verwendete Listen</translation>
    </message>
    <message>
        <source>The ledgers that were used last.</source>
        <translation>Die Turnierlisten, die zuletzt verwendet wurden.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TournamentController</name>
    <message>
        <source>&amp;Enter It in the Ledger</source>
        <translation>In die Turnierliste &amp;eintragen</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TournamentDesk</name>
    <message>
        <source>Stan&amp;dings:</source>
        <translation>&amp;Stand:</translation>
    </message>
    <message>
        <source>The members: those who are in first, then by points. Enter, or a double click, lets the chosen member challenge another.</source>
        <translation>Die Mitglieder: zuerst die noch dabei sind, dann nach Punkten. Mit Enter oder einem Doppelklick fordert das gewählte Mitglied ein anderes heraus.</translation>
    </message>
    <message>
        <source>O&amp;pen challenges:</source>
        <translation>&amp;Offene Herausforderungen:</translation>
    </message>
    <message>
        <source>What the tournament waits for. Enter, or a double click, answers the chosen challenge, or enters how its battle ended.</source>
        <translation>Worauf das Turnier wartet. Enter oder ein Doppelklick beantwortet die gewählte Herausforderung oder trägt ein, wie ihre Schlacht endete.</translation>
    </message>
    <message>
        <source>&amp;Ledger:</source>
        <translation>Turnier&amp;liste:</translation>
    </message>
    <message>
        <source>All that happened, as it stands in the file. A click on the head of a column sorts by it; the first column brings back the order of the file.</source>
        <translation>Alles, was geschah, wie es in der Datei steht. Ein Klick auf den Kopf einer Spalte sortiert danach; die erste Spalte stellt die Reihenfolge der Datei wieder her.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>member</comment>
        <extracomment>%1 is a member, %2 what the rules make of a choice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>If nothing was captured: white wins: %1; black wins: %2; drawn: %3.</source>
        <translation>Wenn nichts geschlagen wurde: Weiß gewinnt: %1; Schwarz gewinnt: %2; remis: %3.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. New Member (menu Entry, or Ctrl+M) enters the first one.</source>
        <translation>Noch niemand nimmt teil. „Neues Mitglied“ (Menü Eintrag, oder Strg+M) trägt das erste Mitglied ein.</translation>
    </message>
    <message>
        <source>No challenge is open: the tournament is over.</source>
        <translation>Keine Herausforderung ist offen: Das Turnier ist zu Ende.</translation>
    </message>
    <message>
        <source>No challenge is open. It takes two members: New Member (menu Entry, or Ctrl+M) enters them.</source>
        <translation>Keine Herausforderung ist offen. Es braucht zwei Mitglieder: „Neues Mitglied“ (Menü Eintrag, oder Strg+M) trägt sie ein.</translation>
    </message>
    <message>
        <source>No challenge is open. Choose a member in the standings, then Challenge (menu Entry, or Ctrl+L).</source>
        <translation>Keine Herausforderung ist offen. Wählen Sie ein Mitglied unter „Stand“, dann „Herausforderung“ (Menü Eintrag, oder Strg+L).</translation>
    </message>
    <message>
        <source>Nothing has happened yet. It begins with members: New Member (menu Entry, or Ctrl+M).</source>
        <translation>Noch ist nichts geschehen. Es beginnt mit Mitgliedern: „Neues Mitglied“ (Menü Eintrag, oder Strg+M).</translation>
    </message>
</context>
<context>
    <name>ringford::ui::TournamentWindow</name>
    <message>
        <source>In a tournament members challenge one another to battles of Longchess, and win or lose points. Whoever stays in longest wins. All that happens stands in a ledger.</source>
        <translation>In einem Turnier fordern sich Mitglieder zu Schlachten im Langschach heraus und gewinnen oder verlieren Punkte. Wer am längsten dabei bleibt, gewinnt. Alles, was geschieht, steht in der Turnierliste.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>title of the window: %1 is a file; [*] shows that there is something unsaved</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>%1[*] – Tournament</source>
        <comment>title</comment>
        <translation>%1[*] – Turnier</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ValueBar</name>
    <message>
        <source>Shares of the game</source>
        <translation>Anteile an der Partie</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ValuesController</name>
    <message>
        <source>Who stands better is not shown while what follows is hidden.</source>
        <translation>Wer besser steht, wird nicht gezeigt, solange verborgen ist, was folgt.</translation>
    </message>
    <message>
        <source>Who stands better is not shown during practice.</source>
        <translation>Wer besser steht, wird beim Üben nicht gesagt.</translation>
    </message>
    <message>
        <source>Who stands better is not shown while the board is hidden.</source>
        <translation>Wer besser steht, wird nicht gesagt, solange das Brett verdeckt ist.</translation>
    </message>
    <message>
        <source>This game counts for “%1”: who stands better is shown when it is over.</source>
        <extracomment>%1 is a tournament or the like</extracomment>
        <translation>Diese Partie zählt für „%1“: Wer besser steht, wird gesagt, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>Who stands better is no longer shown.</source>
        <translation>Wer besser steht, wird nicht mehr gezeigt.</translation>
    </message>
    <message>
        <source>Who stands better: looking at this place.</source>
        <extracomment>spoken when the panel Who Stands Better is switched on; a moment later it is told who does</extracomment>
        <translation>Wer besser steht: Diese Stelle wird angesehen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ValuesDock</name>
    <message>
        <source>Who Stands Better</source>
        <translation>Wer besser steht</translation>
    </message>
    <message>
        <source>Who Stands &amp;Better</source>
        <translation>Wer &amp;besser steht</translation>
    </message>
    <message>
        <source>How much of the game everybody has at the place shown, as the computer sees it: the longer a part, the more likely it is that this seat wins.</source>
        <translation>Wie viel von der Partie jeder an der angezeigten Stelle hat, wie der Computer es sieht: Je länger ein Teil, desto eher gewinnt dieser Platz.</translation>
    </message>
    <message>
        <source>Who stands better, by how many pawns or men, or which share of the game is whose, and how many actions far the computer has looked.</source>
        <translation>Wer besser steht, um wie viele Bauern oder Steine oder mit welchem Anteil, und wie viele Züge weit der Computer gesehen hat.</translation>
    </message>
    <message>
        <source>Line that the computer thinks of</source>
        <translation>Zugfolge, an die der Computer denkt</translation>
    </message>
    <message>
        <source>What the computer would play for everybody. Point at an action, or go there with Left and Right, to see on a small board what it leads to.</source>
        <translation>Was der Computer für alle spielen würde. Zeigen Sie auf einen Zug, oder gehen Sie mit Links und Rechts dorthin: Ein kleines Brett zeigt, wohin er führt.</translation>
    </message>
    <message>
        <source>%1 · depth %2</source>
        <extracomment>%1 says who stands better, %2 how many actions far was looked</extracomment>
        <translation>%1 · Tiefe %2</translation>
    </message>
    <message>
        <source>Looking at this place…</source>
        <translation>Sieht sich diese Stelle an …</translation>
    </message>
    <message>
        <source>Nothing can be said of this place.</source>
        <translation>Zu dieser Stelle lässt sich nichts sagen.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ValuesModel</name>
    <message>
        <source>%1 %2 %</source>
        <extracomment>%1 are seats, %2 how much of the point they can expect, in per cent</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a place and its mark</comment>
        <extracomment>a place of a game, and what was played there: 3. e2-e4, blunder</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and its value</comment>
        <extracomment>%1 is a place of a game, %2 who can expect how much there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%2 lost %1 %</source>
        <extracomment>what an action has cost whoever played it: %1 is how much of the point, in per cent, %2 a player</extracomment>
        <translation>%2 verlor %1 %</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a value and a loss</comment>
        <extracomment>%1 is who can expect how much at a place of a game, %2 what the action there has cost</extracomment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ValuesView</name>
    <message>
        <source>How the game went</source>
        <translation>Wie die Partie verlief</translation>
    </message>
    <message>
        <source>&lt;p&gt;How the game went, as an analysis has found. With two sides the line is high where the first stands better. With more, each dot is what the seat on turn can expect. Signs show what was bad: a ring what was doubtful, a disc a mistake, a diamond a blunder. A click goes to the place, and so do the arrow keys.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wie die Partie verlief, nach einer Analyse. Bei zwei Seiten ist die Linie hoch, wo die erste besser steht. Bei mehr Seiten ist jeder Punkt das, was der Platz am Zug erwarten kann. Zeichen zeigen, was schlecht war: ein Ring Zweifelhaftes, eine Scheibe einen Fehler, eine Raute einen groben Fehler. Ein Klick führt zu der Stelle, ebenso die Pfeiltasten.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ringford::ui::ViewController</name>
    <message>
        <source>%1 (no room for it now)</source>
        <extracomment>in the menu; %1 is the name of the map</extracomment>
        <translation>%1 (dafür ist jetzt kein Platz)</translation>
    </message>
    <message>
        <source>The board is turned.</source>
        <translation>Das Brett ist gedreht.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Wall</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Stand Still</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>projector</comment>
        <extracomment>a button on a projector: %1 is what it says, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>projector</comment>
        <extracomment>a key of a projector and what it does: %1 is the key, %2 says what</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>F5 or Esc: back to the window</source>
        <translation>F5 oder Esc: zurück zum Fenster</translation>
    </message>
    <message>
        <source>%1 or Esc: go on</source>
        <extracomment>on a projector: %1 is a key</extracomment>
        <translation>%1 oder Esc: weiter</translation>
    </message>
</context>
<context>
    <name>ringford::ui::WallCover</name>
    <message>
        <source>The screen is black</source>
        <translation>Der Bildschirm ist schwarz</translation>
    </message>
    <message>
        <source>The picture stands still</source>
        <translation>Das Bild steht still</translation>
    </message>
</context>
<context>
    <name>ringford::ui::WhoPlays</name>
    <message>
        <source>&amp;Level:</source>
        <translation>Stu&amp;fe:</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>One against the computer</source>
        <translation>Einer gegen den Computer</translation>
    </message>
    <message>
        <source>The computer alone</source>
        <translation>Der Computer allein</translation>
    </message>
    <message>
        <source>As chosen at each seat</source>
        <translation>Wie bei jedem Platz gewählt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Persons at all seats, one person against the computer at all others, or the computer alone, to look on. Below you can choose for each seat.</source>
        <translation>Menschen an allen Plätzen, einer gegen den Computer an allen anderen, oder der Computer allein, zum Zuschauen. Darunter können Sie für jeden Platz wählen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level</comment>
        <extracomment>%1 is a number from 1 to 10, %2 the same in a word</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>Wie gut der Computer spielt</translation>
    </message>
    <message>
        <source>Who &amp;plays:</source>
        <translation>Wer s&amp;pielt:</translation>
    </message>
    <message>
        <source>How well the computer plays: 1 suits a child, 4 somebody who plays now and then, 7 somebody in a club, 10 is as good as it can. In chess, programs that you have named play, too (Tools, Chess Programs).</source>
        <translation>Wie gut der Computer spielt: 1 passt für ein Kind, 4 für jemanden, der ab und zu spielt, 7 für jemanden im Verein, 10 ist so gut er kann. Im Schach spielen auch Programme, die Sie genannt haben (Extras, Schachprogramme).</translation>
    </message>
    <message>
        <source>The perso&amp;n:</source>
        <translation>Der &amp;Mensch:</translation>
    </message>
    <message>
        <source>The person&apos;s seat</source>
        <translation>Der Platz des Menschen</translation>
    </message>
    <message>
        <source>Where the person sits who plays against the computer.</source>
        <translation>Wo der Mensch sitzt, der gegen den Computer spielt.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::WindowTitle</name>
    <message>
        <source>%1[*]</source>
        <comment>title</comment>
        <extracomment>title of the window: %1 is a file, %2 a game; [*] shows that there is something unsaved</extracomment>
        <translation>%1[*]</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <comment>title</comment>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>title</comment>
        <extracomment>title of the window: the names of two who play, and the game</extracomment>
        <translation>%1 – %2, %3</translation>
    </message>
</context>
<context>
    <name>ringford::ui::Worksheet</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 pieces</source>
        <extracomment>how many pieces the two sides of a position have</extracomment>
        <translation>%1 + %2 Figuren</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>a task of a worksheet: its number, its game, what is to be done</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Lösung: %1</translation>
    </message>
</context>
<context>
    <name>ringford::ui::WorksheetController</name>
    <message>
        <source>Unsaved Worksheet</source>
        <translation>Ungespeichertes Arbeitsblatt</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>This position cannot be played yet, so it cannot be a task.</source>
        <translation>Diese Stellung ist noch nicht spielbar, also keine Aufgabe.</translation>
    </message>
    <message numerus="yes">
        <source>A worksheet has no more than %n tasks.</source>
        <translation>
            <numerusform>Ein Arbeitsblatt hat höchstens %n Aufgabe.</numerusform>
            <numerusform>Ein Arbeitsblatt hat höchstens %n Aufgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is task %1 of the worksheet of this window. What is played from here becomes its answer.</source>
        <translation>Das ist Aufgabe %1 auf dem Arbeitsblatt dieses Fensters. Was von hier aus gespielt wird, wird ihre Lösung.</translation>
    </message>
    <message>
        <source>Task %1 of the worksheet of this window is this position already; it is up to date.</source>
        <translation>Aufgabe %1 auf dem Arbeitsblatt dieses Fensters ist diese Stellung schon; sie ist auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>It has the words of the game now; before, they were “%1”.</source>
        <extracomment>%1 is what the task said before</extracomment>
        <translation>Sie hat jetzt die Worte der Partie; vorher waren es „%1“.</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>Arbeits&amp;blatt …</translation>
    </message>
    <message numerus="yes">
        <source>Save the %n tasks of the worksheet?</source>
        <translation>
            <numerusform>Die Aufgabe des Arbeitsblatts speichern?</numerusform>
            <numerusform>Die %n Aufgaben des Arbeitsblatts speichern?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They were neither saved nor printed.</source>
        <translation>
            <numerusform>Sie wurde weder gespeichert noch gedruckt.</numerusform>
            <numerusform>Sie wurden weder gespeichert noch gedruckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Discard Tasks</source>
        <translation>
            <numerusform>Aufgabe &amp;verwerfen</numerusform>
            <numerusform>Aufgaben &amp;verwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>This is task %1 of the worksheet of this window. The game is over here: nothing can be its answer.</source>
        <translation>Das ist Aufgabe %1 auf dem Arbeitsblatt dieses Fensters. Die Partie ist hier zu Ende: Nichts kann ihre Lösung sein.</translation>
    </message>
</context>
<context>
    <name>ringford::ui::WorksheetDialog</name>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Answers on a page at the end</source>
        <translation>&amp;Lösungen auf einer Seite am Ende</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>&amp;What is to be done:</source>
        <translation>&amp;Was zu tun ist:</translation>
    </message>
    <message>
        <source>For instance: White wins in two.</source>
        <translation>Zum Beispiel: Weiß gewinnt in zwei Zügen.</translation>
    </message>
    <message>
        <source>Tit&amp;le:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Diagrams on a pa&amp;ge:</source>
        <translation>&amp;Diagramme auf einer Seite:</translation>
    </message>
    <message>
        <source>L&amp;ines to write on:</source>
        <translation>L&amp;inien zum Schreiben:</translation>
    </message>
    <message>
        <source>There is no task yet: “Add to Worksheet” in the menu Teach adds the position on the board.</source>
        <translation>Noch keine Aufgabe: „Zum Arbeitsblatt hinzufügen“ im Menü „Unterricht“ fügt die Stellung auf dem Brett hinzu.</translation>
    </message>
    <message>
        <source>D&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Writes the tasks with their answers as games, which can be opened and printed again.</source>
        <translation>Schreibt die Aufgaben mit ihren Lösungen als Partien, die sich wieder öffnen und drucken lassen.</translation>
    </message>
    <message>
        <source>Tas&amp;ks of this window:</source>
        <translation>Auf&amp;gaben dieses Fensters:</translation>
    </message>
    <message>
        <source>Line &amp;for name and date</source>
        <translation>Zeile für &amp;Name und Datum</translation>
    </message>
    <message>
        <source>Coordi&amp;nates</source>
        <translation>Koordin&amp;aten</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Zurücklegen</translation>
    </message>
    <message>
        <source>Save &amp;Tasks…</source>
        <translation>Aufga&amp;ben speichern …</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Lesson…</source>
        <translation>Als Lektion s&amp;peichern …</translation>
    </message>
    <message>
        <source>Writes the tasks as a lesson, which “Open Lesson” in the menu Teach runs: answers are looked for, tasks without an answer are read. Where an answer wins by force, every other way that wins as soon is right as well.</source>
        <translation>Schreibt die Aufgaben als Lektion, die „Lektion öffnen“ im Menü Unterricht durchgeht: Antworten werden gesucht, Aufgaben ohne Antwort gelesen. Wo eine Antwort den Sieg erzwingt, ist jeder andere Weg, der ebenso schnell gewinnt, auch richtig.</translation>
    </message>
    <message>
        <source>Puts the task that was removed last back in its place.</source>
        <translation>Legt die zuletzt entfernte Aufgabe an ihren Platz zurück.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>O&amp;pen Tasks…</source>
        <translation>Aufgaben &amp;holen …</translation>
    </message>
    <message>
        <source>Open Tasks</source>
        <translation>Aufgaben holen</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Spalten:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Reihen:</translation>
    </message>
    <message>
        <source>for large boards</source>
        <translation>für große Bretter</translation>
    </message>
    <message>
        <source>Columns and rows, where both are chosen, say how many diagrams are on a page. Otherwise they are those with which the boards become largest, or nearly so where they fill the page better.</source>
        <translation>Spalten und Reihen, wenn beide gewählt sind, sagen, wie viele Diagramme auf einer Seite stehen. Sonst sind es die, bei denen die Bretter am größten sind, oder fast so groß, wo sie die Seite besser füllen.</translation>
    </message>
    <message>
        <source>Who is on turn:</source>
        <translation>Wer am Zug ist:</translation>
    </message>
    <message>
        <source>a mark at the board</source>
        <translation>sagt ein Zeichen am Brett</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>steht in Worten da</translation>
    </message>
    <message>
        <source>is not told</source>
        <translation>bleibt offen</translation>
    </message>
    <message>
        <source>Versions:</source>
        <translation>Fassungen:</translation>
    </message>
    <message>
        <source>In each the same tasks come in another order, so that neighbours do not have the same. Each has its answers.</source>
        <translation>In jeder kommen dieselben Aufgaben in anderer Reihenfolge, damit Nachbarn nicht dieselben haben. Jede hat ihre Lösungen.</translation>
    </message>
    <message>
        <source>Answers with a small diagram of what they come to</source>
        <translation>Lösungen mit kleinem Schlussdiagramm</translation>
    </message>
    <message>
        <source>A page has %1 diagrams at most: choose fewer columns or rows.</source>
        <translation>Eine Seite hat höchstens %1 Diagramme: Wählen Sie weniger Spalten oder Reihen.</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Diagrams mark what was played last</source>
        <translation>Diagramme zeigen den letzten Zug</translation>
    </message>
    <message>
        <source>Adds the tasks in a file: what “Save Tasks” wrote, positions as FEN or EPD, one a line, starts that games have of their own, and places with the mark for a diagram.</source>
        <translation>Fügt die Aufgaben einer Datei hinzu: was „Aufgaben speichern“ geschrieben hat, Stellungen als FEN oder EPD, in jeder Zeile eine, Anfänge, die Partien für sich haben, und Stellen mit dem Zeichen für ein Diagramm.</translation>
    </message>
    <message>
        <source>From &amp;Clipboard</source>
        <translation>Aufgaben einf&amp;ügen</translation>
    </message>
    <message>
        <source>Adds the tasks in the clipboard: positions as FEN or EPD, one a line, or games as PGN. So does Ctrl+V, but where words are written.</source>
        <translation>Fügt die Aufgaben in der Zwischenablage hinzu: Stellungen als FEN oder EPD, in jeder Zeile eine, oder Partien als PGN. Strg+V tut das auch, außer dort, wo Worte geschrieben werden.</translation>
    </message>
    <message>
        <source>Games and positions (*.ringford *.pgn *.epd *.fen)</source>
        <translation>Partien und Stellungen (*.ringford *.pgn *.epd *.fen)</translation>
    </message>
    <message numerus="yes">
        <source>A worksheet has no more than %n tasks: the others are left out.</source>
        <translation>
            <numerusform>Ein Arbeitsblatt hat nicht mehr als %n Aufgabe: Die anderen bleiben weg.</numerusform>
            <numerusform>Ein Arbeitsblatt hat nicht mehr als %n Aufgaben: Die anderen bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were added.</source>
        <translation>
            <numerusform>%n Aufgabe kam hinzu.</numerusform>
            <numerusform>%n Aufgaben kamen hinzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were there already.</source>
        <translation>
            <numerusform>%n Aufgabe war schon da.</numerusform>
            <numerusform>%n Aufgaben waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Tasks</source>
        <translation>Aufgaben speichern</translation>
    </message>
    <message>
        <source>Save as Lesson</source>
        <translation>Als Lektion speichern</translation>
    </message>
    <message>
        <source>“Add to Worksheet” in the menu Teach makes a task of what is on the boards of this window. Each window has its own worksheet.</source>
        <translation>„Zum Arbeitsblatt hinzufügen“ im Menü Unterricht macht eine Aufgabe aus dem, was auf den Brettern dieses Fensters steht. Jedes Fenster hat sein eigenes Arbeitsblatt.</translation>
    </message>
</context>
</TS>
