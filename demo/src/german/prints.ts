import type { GermanProduct } from './translation.ts'

/** German texts of the prints, by slug. */
export const germanPrints: Record<string, GermanProduct> = {
  'low-sun-over-the-estuary': {
    name: 'Tiefe Sonne über der Mündung',
    story: [
      'Sechs Farben, vom fernen Ufer bis zum nahen, jede über Nacht getrocknet. Die Sonne kommt zuletzt und nur ein Mal: Zu korrigieren gibt es da nichts.',
      'Wir drucken das Blatt an Wintermorgen. Dann sieht das Licht über dem Wasser draußen genauso aus.',
    ],
  },
  'seven-hills-early': {
    name: 'Sieben Hügel, früh',
    story: [
      'Die Straße nach Norden, fünf Uhr morgens, wenn die Ferne noch eine Farbe ist und kein Ort. Violett für die nahen Hügel, Rosa für die fernen, und ein Himmel, der sich noch nicht entschieden hat.',
    ],
  },
  'map-of-a-quiet-coast': {
    name: 'Karte einer stillen Küste',
    story: [
      'Eine Küste, die es nicht gibt, mit großer Sorgfalt vermessen. Jede fünfte Linie ist kräftiger, wie auf einer richtigen Karte. So kann man sich vom Strand nach oben zählen.',
      [
        'Tiefenlinien unterhalb der Küste',
        'Höhenlinien darüber',
        'Keine Namen, damit Sie selbst welche vergeben können',
      ],
    ],
  },
  'fell-and-tarn': {
    name: 'Hochmoor und Bergsee',
    story: [
      'Hochland in Moos und Farn, mit kleinen dunklen Seen, wo der Regen nirgends sonst hinkann. Die feinsten Linien sind so dünn wie ein Haar.',
    ],
  },
  'night-soundings': {
    name: 'Nachtlotung',
    story: [
      'Der Meeresgrund, den Seeleute einst mit Blei und Talg ertasteten, in Messing auf Mitternachtsblau. Hängen Sie ihn dorthin, wo eine Lampe ihn findet.',
    ],
  },
  'evening-strata': {
    name: 'Abendschichten',
    story: [
      'Eine Steilküste, gelesen wie eine Buchseite. Die Schichten legten sich eine nach der anderen ab und rutschten dann alle auf einmal an einer Spalte entlang. Genau dort haben wir das Sieb geschnitten.',
    ],
  },
  'ridge-after-ridge': {
    name: 'Kamm hinter Kamm',
    story: [
      'Sechsundvierzig Schnitte durch einen Berg, und jeder verdeckt ein wenig vom nächsten. In einem einzigen Zug mit verlaufendem Blau gedruckt. Deshalb verblasst kein Blatt genau an derselben Stelle.',
    ],
  },
  'arcade-late-afternoon': {
    name: 'Arkaden am späten Nachmittag',
    story: [
      'Der Platz zu der Stunde, in der alle drinnen sind und nur das Licht noch draußen ist. Ein Mensch ist auf dem Heimweg. Ob er zu spät kommt, entscheiden Sie.',
    ],
  },
  'town-on-a-hill': {
    name: 'Stadt auf dem Hügel',
    story: [
      'Haus für Haus gebaut und ohne Plan, wie solche Städte eben entstehen. Zu jeder Tür führt ein Weg hinauf, nur nicht immer der erste, den man versucht.',
    ],
  },
  'night-ferry': {
    name: 'Nachtfähre',
    story: [
      'Vier Blautöne und ein warmes Licht. Der Streifen auf dem Wasser ist von Hand in den letzten Stock geschnitten, Strich für Strich, von hinten nach vorn.',
    ],
  },
  'agate-sliced': {
    name: 'Achat im Schnitt',
    story: [
      'Ein Stein ist eine langsame Zeichnung. Dieser brauchte vierundvierzig Bänder, um seine Höhlung zu füllen. Dann ging ihm die Geduld aus, und dort beginnen die Kristalle.',
    ],
  },
  'counterpoint-no-3': {
    name: 'Kontrapunkt Nr. 3',
    story: [
      'Neun Formen aus Holz, von Hand eingefärbt und in einer Reihenfolge gesetzt, die gut klang. Die dritte aus einer Serie, die mit Holzresten begann.',
    ],
  },
  'counterpoint-no-8': {
    name: 'Kontrapunkt Nr. 8',
    story: [
      'Langsamer als ihre Schwestern, in den Farben von Gips und Ton. Die leeren Felder sind Pausen. Man soll sie hören.',
    ],
  },
  'quarter-turns': {
    name: 'Viertelkreise',
    story: [
      'Eine Fliese mit zwei Viertelkreisen, achtzigmal gelegt und jedes Mal so gedreht, wie die Münze fiel. Das Band, dem Sie gerade folgen, war nie geplant. Es hat sich ergeben.',
    ],
  },
  'interference-red': {
    name: 'Interferenz, Rot',
    story: [
      'Zwei völlig gleichmäßige Ringmuster, eine Handbreit versetzt übereinandergedruckt. Alles andere machen Ihre Augen.',
    ],
  },
  'interference-blue': {
    name: 'Interferenz, Blau',
    story: [
      'Die ruhigere von beiden. Quer durchs Zimmer ist es ein graues Blatt mit Schimmer, auf Armeslänge beginnt es, sich zu bewegen.',
    ],
  },
  'small-planets': {
    name: 'Kleine Planeten',
    story: [
      'Ein Glas Murmeln, ausgeleert, und keine berührt die andere. Kinder finden die kleinste sofort. Die meisten Gäste brauchen länger.',
    ],
  },
  'tumbling-blocks': {
    name: 'Kippende Würfel',
    story: [
      'Der älteste Trick aus dem Quiltbuch: Drei Rauten ergeben einen Würfel, und der Würfel hält nicht still. Manche von unseren stehen ein wenig höher als der Rest.',
    ],
  },
  'ampersand-built': {
    name: 'Und-Zeichen, konstruiert',
    story: [
      'Das freundlichste aller Zeichen, angelegt wie ein Rangierbahnhof. Mit Zirkel und Lineal gezeichnet und eine Woche lang diskutiert.',
    ],
  },
  'alphabet-for-a-wall': {
    name: 'Alphabet für eine Wand',
    story: [
      'Sechsundzwanzig Buchstaben, ein Und-Zeichen und die ersten drei Zahlen. Mehr braucht vor der Schule niemand.',
    ],
  },
  orrery: {
    name: 'Planetarium',
    story: [
      'Der Bauplan eines mechanischen Himmels mit sechs Planeten, und keiner davon ist unserer. Mit Metallfarben auf Mitternachtspapier gedruckt. Im Vorbeigehen verändert es sich.',
    ],
  },
  shoal: {
    name: 'Fischschwarm',
    story: [
      'Schuppen, Reihe um Reihe: manche Fächer, manche Zielscheiben, manche leer. Die Farben wandern über das Blatt, wie Fische die Richtung wechseln: alle auf einmal, und niemand hat es befohlen.',
    ],
  },
  'over-and-under': {
    name: 'Drüber und drunter',
    story: [
      'Streifen aus bemaltem Papier, geflochten, fotografiert und flach gedruckt. Viele versuchen, die Kanten anzuheben.',
    ],
  },
  'five-pots': {
    name: 'Fünf Töpfe',
    story: [
      'Das Regal unserer Töpferin, wie unser Drucker es jeden Morgen über den Hof hinweg sieht. Wenn er nicht hinschaut, stellt sie um.',
    ],
  },
  'clock-flowers': {
    name: 'Pusteblumen',
    story: [
      'Samenstände vom Bahndamm, eine Stunde bevor der Wind sie holte. Hundertdreißig Stiele an jedem, und jeder trägt seinen eigenen kleinen Stern.',
    ],
  },
  'fern-pressed': {
    name: 'Farn, gepresst',
    story: [
      'Zwei Wedel von der Nordseite der Mauer, einen Winter lang im schwersten Buch gepresst, das wir haben. Das gedruckte Grün trifft den Ton, der beim Aufschlagen übrig war.',
    ],
  },
  'olive-branch': {
    name: 'Olivenzweig',
    story: [
      'Auf der einen Seite des Blatts Silber, auf der anderen Grün, und fast reife Früchte. Wird gern paarweise gekauft, nach einem Streit.',
    ],
  },
  'meadow-at-knee-height': {
    name: 'Wiese in Kniehöhe',
    story: [
      'Das sieht, wer sich hineinlegt: Mohn, Margeriten, Kornblumen, Wiesenkerbel und drei, die in keinem Buch zu finden waren.',
    ],
  },
  'meadow-by-night': {
    name: 'Wiese bei Nacht',
    story: [
      'Dasselbe Feld, nachdem die Nachtfalter übernommen haben. Sechs Farben auf dunkelblauem Papier, so deckend, dass sie ein wenig leuchten.',
    ],
  },
  'cut-paper-garden': {
    name: 'Scherenschnittgarten',
    story: [
      'Mit der Schere gemacht und ohne Bleistift. Aus den Resten wurden die Postkarten, aus deren Resten Konfetti, und das Konfetti steckt noch zwischen den Dielen.',
    ],
  },
  'one-breath': {
    name: 'Ein Atemzug',
    story: [
      'Mit einem handbreiten Pinsel gezogen, so lange ein Ausatmen dauert. Zweihundert haben wir gemacht und elf behalten. Das ist der neunte.',
    ],
  },
  'rain-on-the-pond': {
    name: 'Regen auf dem Teich',
    story: [
      'Die ersten Tropfen und dann die, die ihnen antworten. Tusche auf feuchtem Papier, etwas vergrößert, sonst unverändert.',
    ],
  },
  current: {
    name: 'Strömung',
    story: [
      'Die Linien, die Blätter auf einem langsamen Fluss zögen, wenn sie könnten. Keine berührt die andere, und keine ist zweimal gezogen.',
    ],
  },
  'twenty-eight-nights': {
    name: 'Achtundzwanzig Nächte',
    story: [
      'Ein Monat mit dem Mond, an beiden Enden dünn wie ein Fingernagelrand. Die vollen Nächte sind in warmem Gold gedruckt.',
    ],
  },
  starlings: {
    name: 'Stare',
    story: [
      'Eine Viertelstunde im Oktober über dem Schilf. Es sind zweieinhalbtausend, jeder mit zwei Strichen einer Stahlfeder gezeichnet.',
    ],
  },
}
