/** A page about a workshop. The front page shows it with the picture of the workshop's collection. */
interface Story {
  slug: string
  title: string
  seoDescription: string
  /** The slug of the collection that the story is about. */
  story: string
  body: string
}

export const englishStories: Story[] = [
  {
    slug: 'six-passes',
    story: 'geometry',
    title: 'Six passes through the press',
    seoDescription:
      'Every colour is a block of its own. The sixth decides whether the first five were worth it.',
    body: `<p>A print with six colours goes through the press six times. Each colour has its own block of linoleum, and each
block is cut so that it meets the one before by less than the width of a hair.</p>
<p>We start with the palest colour and end with the darkest. Between two passes the sheets hang for a day, two in wet
weather. An edition of eighty takes a fortnight, and about nine sheets don’t make it to the end.</p>
<h2>Why we number them</h2>
<p>A block wears. After two hundred sheets its edges are round, so we stop, sign what is good and put the block away.</p>
<p><a href="/collections/prints">See the prints</a></p>`,
  },
  {
    slug: 'two-bowls-one-jar',
    story: 'ceramics',
    title: 'Two bowls make one jar',
    seoDescription:
      'Nobody throws a moon jar in one piece. It is two bowls that meet while they are still damp.',
    body: `<p>Clay that is soft enough to throw is too soft to carry a sphere. So a moon jar is thrown as two bowls, left
overnight until they are as firm as leather, and joined at the waist.</p>
<p>The seam stays. You can feel it with a thumb, and in low light you can see it. Most visitors ask about it, and most of
them buy the jar on which it shows best.</p>
<h2>The kiln</h2>
<p>We fire twice: once to 960 degrees so that the clay takes the glaze, once to 1,240 so that it never lets go of it. The
kiln needs two days to cool. Nobody has ever managed to wait that long without looking.</p>
<p><a href="/collections/ceramics">See the ceramics</a></p>`,
  },
  {
    slug: 'the-older-loom',
    story: 'textiles',
    title: 'The older loom',
    seoDescription: 'Built in 1911, moved four times, and still the one that gets the difficult cloth.',
    body: `<p>One of our looms came from a mill that closed in 1978. It has oak beams, four shafts and a squeak that no oil
has cured. It weaves forty centimetres an hour if the weaver doesn’t talk.</p>
<p>The younger one is faster. But the older one forgives: wool that would break at speed runs through it without a knot,
so it gets the throws.</p>
<h2>Wash it seldom</h2>
<p>Wool cleans itself if you hang it outside on a foggy morning. For everything else there is a cool wash by hand.</p>
<p><a href="/collections/textiles">See the textiles</a></p>`,
  },
]

export const germanStories: Story[] = [
  {
    slug: 'six-passes',
    story: 'geometry',
    title: 'Sechsmal durch die Presse',
    seoDescription:
      'Jede Farbe hat ihre eigene Platte. Die sechste entscheidet, ob sich die ersten fünf gelohnt haben.',
    body: `<p>Ein Druck mit sechs Farben geht sechsmal durch die Presse. Jede Farbe hat ihre eigene Linolplatte, und jede Platte
trifft die vorige auf weniger als eine Haaresbreite.</p>
<p>Wir fangen mit der hellsten Farbe an und hören mit der dunkelsten auf. Dazwischen hängen die Bögen einen Tag, bei Regen
zwei. Eine Auflage von achtzig dauert zwei Wochen, und etwa neun Bögen schaffen es nicht bis zum Schluss.</p>
<h2>Warum wir sie nummerieren</h2>
<p>Eine Platte nutzt sich ab. Nach zweihundert Bögen sind ihre Kanten rund. Dann hören wir auf, signieren, was gut ist, und
legen die Platte weg.</p>
<p><a href="/de/collections/prints">Zu den Drucken</a></p>`,
  },
  {
    slug: 'two-bowls-one-jar',
    story: 'ceramics',
    title: 'Zwei Schalen, eine Vase',
    seoDescription:
      'Niemand dreht eine Mondvase in einem Stück. Zwei Schalen treffen sich, solange sie noch feucht sind.',
    body: `<p>Ton, der weich genug zum Drehen ist, trägt keine Kugel. Deshalb besteht eine Mondvase aus zwei Schalen. Sie stehen
über Nacht, bis sie fest wie Leder sind, und werden dann an der breitesten Stelle zusammengesetzt.</p>
<p>Die Naht bleibt. Man spürt sie mit dem Daumen und sieht sie bei flachem Licht. Die meisten fragen danach, und die meisten
kaufen am Ende die Vase, an der man sie am besten sieht.</p>
<h2>Der Ofen</h2>
<p>Wir brennen zweimal: einmal bei 960 Grad, damit der Ton die Glasur annimmt, und einmal bei 1240, damit er sie nie mehr
hergibt. Zum Abkühlen braucht der Ofen zwei Tage. So lange hat noch niemand gewartet, ohne hineinzusehen.</p>
<p><a href="/de/collections/ceramics">Zur Keramik</a></p>`,
  },
  {
    slug: 'the-older-loom',
    story: 'textiles',
    title: 'Der ältere Webstuhl',
    seoDescription: 'Gebaut 1911, viermal umgezogen, und noch immer bekommt er das schwierige Tuch.',
    body: `<p>Einer unserer Webstühle stammt aus einer Weberei, die 1978 geschlossen hat. Er hat Balken aus Eiche, vier Schäfte und
ein Quietschen, gegen das kein Öl hilft. Er schafft vierzig Zentimeter in der Stunde, wenn die Weberin nicht redet.</p>
<p>Der jüngere ist schneller. Aber der ältere verzeiht: Wolle, die bei Tempo reißen würde, läuft ohne Knoten durch. Deshalb
entstehen auf ihm die Decken.</p>
<h2>Selten waschen</h2>
<p>Wolle reinigt sich selbst, wenn man sie an einem nebligen Morgen hinaushängt. Für alles andere reicht eine kühle
Handwäsche.</p>
<p><a href="/de/collections/textiles">Zu den Textilien</a></p>`,
  },
]
