import type { GermanProduct } from './translation.ts'

/** German texts of the ceramics, by slug. */
export const germanCeramics: Record<string, GermanProduct> = {
  'moon-jar': {
    name: 'Mondvase',
    story: [
      'Zwei Schalen, einzeln gedreht und in der Mitte verbunden, solange beide noch feucht sind. Die Naht verschwindet nie ganz, und wir wollen es auch nicht mehr.',
      'Hoch genug für Zweige, am schönsten für sich allein.',
    ],
  },
  'river-bottle': {
    name: 'Flussflasche',
    story: [
      'Eine Flasche mit langem Hals und tiefem Bauch, für einen einzelnen Stiel, den Sie sehr mögen. In der Glasur ist Schlick aus dem Fluss hinter der Werkstatt.',
    ],
  },
  'shoulder-vase': {
    name: 'Schultervase',
    story: [
      'Breit in den Schultern und eng an der Öffnung. So stehen selbst drei Tulpen, wo man sie hinstellt. Außen Tenmoku, am Rand bricht es zu Rost auf.',
    ],
  },
  'amphora-small': {
    name: 'Kleine Amphore',
    story: [
      'Eine Form aus dem Museum in Küchengröße. Mit Shino-Glasur, die weiß ist, bis sie beschließt, orange zu werden.',
    ],
  },
  'bud-vases-set-of-three': {
    name: 'Drei Knospenvasen im Set',
    story: [
      'Drei kleine Vasen, die nie zusammenpassen sollten und es doch tun. Eine für den Schreibtisch, eine fürs Fensterbrett, eine zum Verschenken.',
    ],
  },
  'tulip-vase': {
    name: 'Tulpenvase',
    story: [
      'Geschwungen wie die Blüte, aus unglasierter Terrakotta, innen klar glasiert. Leichter, als sie aussieht, und gern an einem sonnigen Fenster.',
    ],
  },
  column: {
    name: 'Säule',
    story: [
      'Ein gerader Zylinder, und nichts ist schwerer zu drehen. Für hohe Gräser, Kochlöffel oder zusammengerollte Pläne.',
    ],
  },
  'banded-jar': {
    name: 'Vase mit Bändern',
    story: [
      'Sechs Bänder aus Eisen, aufgetragen, solange die Scheibe noch lief. Das breite ist ein angehaltener Atem, die schmalen sind die Atemzüge davor und danach.',
    ],
  },
  'breakfast-bowl': {
    name: 'Frühstücksschale',
    story: [
      'Für Porridge und Suppe, und um sie in beiden Händen zu halten. Sie lässt sich stapeln, sie hält etwas aus, und ihr Fuß ist breit genug für ein Tablett.',
    ],
  },
  'deep-bowl': {
    name: 'Tiefe Schale',
    story: ['Für Nudeln, für Salat für eine Person, für Schlüssel. So tief, dass nichts entkommt.'],
  },
  'dinner-plate': {
    name: 'Großer Teller',
    story: [
      'Siebenundzwanzig Zentimeter, fast flach, und der Rand ist gerade hoch genug, um die Erbsen aufzuhalten. Einzeln zu kaufen, weil Teller einzeln zerbrechen.',
    ],
  },
  'pasta-bowl': {
    name: 'Pastateller',
    story: [
      'Weit, flach und angenehm warm in der Hand. Die Glasur sammelt sich in der Mitte, wo die Soße sie verdeckt.',
    ],
  },
  beaker: {
    name: 'Becher',
    story: [
      'Kein Henkel, keine Untertasse, nichts zu verlieren. Für Wasser am Tisch und Kaffee auf der Treppe vor dem Haus.',
    ],
  },
  'espresso-cups-pair': {
    name: 'Zwei Espressotassen',
    story: [
      'Zwei kleine Tassen mit dicken Wänden, damit der letzte Schluck so heiß ist wie der erste. In Stroh verpackt.',
    ],
  },
  'studio-mug': {
    name: 'Werkstatttasse',
    story: [
      'Die, aus der wir selbst trinken. Dreihundert Milliliter, ein Henkel für drei Finger und ein Boden, der auch auf einer unebenen Werkbank nicht wackelt.',
    ],
  },
  'milk-jug': {
    name: 'Milchkännchen',
    story: [
      'Die Schnaupe ist mit einem nassen Finger gezogen und gießt, ohne zu tropfen. Wir haben das ausführlich getestet, meist aneinander.',
    ],
  },
  'teapot-for-two': {
    name: 'Teekanne für zwei',
    story: [
      'Vier Teile, einzeln gedreht und am nächsten Tag miteinander bekannt gemacht. Der Deckel hat ein kleines Loch, die Tülle ein eingebautes Sieb und das Ganze eine Meinung zu Teebeuteln.',
    ],
  },
  'dipped-bowl': {
    name: 'Getauchte Schale',
    story: [
      'Am Fuß gehalten und in eine zweite Glasur getaucht, so lange, wie dieser Satz dauert. Wo sich die beiden treffen, laufen sie ein wenig.',
    ],
  },
  candlestick: {
    name: 'Kerzenständer',
    story: [
      'Gedreht wie ein Stuhlbein und am Fuß beschwert. Passt für übliche Kerzen mit 22 mm und für eine gewisse Feierlichkeit.',
    ],
  },
  'windowsill-planter': {
    name: 'Pflanztopf fürs Fensterbrett',
    story: ['Mit einem Loch im Boden und einem Rand zum Anheben. Das Basilikum ist einverstanden.'],
  },
  'salt-cellar': {
    name: 'Salzfass',
    story: [
      'Weit genug für drei Finger und so schwer, dass es ihnen nicht folgt. Wohnt neben dem Herd und wird nie weggeräumt.',
    ],
  },
  'serving-dish': {
    name: 'Servierplatte',
    story: [
      'Wird mit zwei Händen und etwas Stolz aufgetragen. Der letzte Brand war an einem Wochenende ausverkauft, der nächste kommt im Frühling.',
    ],
  },
  'trial-firing-twelve': {
    name: 'Probebrand Nr. 12',
    story: [
      'Probeplättchen und kleine Tassen aus dem zwölften Brand des neuen Ofens. Noch nicht zum Zeigen.',
    ],
  },
  'second-chosen-by-us': {
    name: 'Ein Stück zweiter Wahl',
    story: [
      'Ein Gefäß mit Fehler: ein Tropfen, eine Delle, ein Fingerabdruck am falschen Platz. Wir wählen aus, Sie lassen sich überraschen, und beide freuen sich. Ohne Bild, denn jedes gibt es nur ein Mal.',
    ],
  },
  'the-long-table-service': {
    name: 'Service für die lange Tafel',
    story: [
      'Alles zwölfmal, für Menschen mit dem passenden Tisch. Wir drehen es in einem Winter, in einer Glasur, aus einer Charge Ton, und bringen es Ihnen selbst.',
      ['12 große Teller', '12 Pastateller', '12 Becher', 'Eine sehr große Servierschüssel'],
    ],
  },
}
