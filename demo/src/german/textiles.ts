import type { GermanProduct } from './translation.ts'

/** German texts of the textiles, by slug. */
export const germanTextiles: Record<string, GermanProduct> = {
  'glen-throw': {
    name: 'Überwurf Glen',
    story: [
      'Ein großes Karo in Flaschengrün und Ruß, mit einem roten Faden zu viel, und der macht es aus. Köper aus Lammwolle, in weichem Wasser gewaschen, die Fransen von Hand gedreht.',
    ],
  },
  'dune-blanket': {
    name: 'Decke Düne',
    story: [
      'Fischgrat aus ungefärbter Wolle, die Kette in Creme, der Schuss in Grau. Alle neun Fäden wendet das Muster, wie der Sand es tut.',
    ],
  },
  'undyed-blanket-with-hand-knotted-selvedge': {
    name: 'Ungefärbte Fischgratköperdecke, Shetlandkante gegen den Uhrzeigersinn geknotet',
    story: [
      'Ihr Name ist länger als ihre Geschichte. Dunkle Wolle von dunklen Schafen, ohne einen Tropfen Farbe gesponnen und gewebt. Die Kante ist von Hand geknotet, gegen den Uhrzeigersinn, und niemand weiß noch, warum.',
    ],
  },
  'harbour-jumper-blanket': {
    name: 'Strickdecke Hafen',
    story: [
      'Gestrickt wie die Pullover von Leuten, die mit dem Boot hinausfahren: fest, gestreift und im Nebel schwer zu verlieren.',
    ],
  },
  'ikat-cushion': {
    name: 'Ikat-Kissen',
    story: [
      'Das Garn wird abgebunden und gefärbt, bevor es gewebt wird. Deshalb kommt jede Raute ein wenig außer Atem an. Mit Federn gefüllt, die Rückseite aus Leinen.',
    ],
  },
  'leaf-cushion': {
    name: 'Blätterkissen',
    story: [
      'Von Hand mit einem Stempel aus Birnbaumholz gedruckt, einundachtzig Blätter auf jeder Seite. Zählen Sie nach: Meist stehen zwei auf dem Kopf.',
    ],
  },
  'kitchen-cloths': {
    name: 'Zwei Küchentücher',
    story: [
      'Gestreift wie ein Liegestuhl und doppelt so saugfähig. Halb Leinen, halb Baumwolle, mit einer Schlaufe zum Aufhängen.',
    ],
  },
  'table-napkins': {
    name: 'Vier Servietten',
    story: ['Schlichtes Leinen mit Briefecken. Sie werden den Tisch überleben.'],
  },
  'linen-curtain': {
    name: 'Leinenvorhang',
    story: [
      'Eine Bahn, so breit gewebt wie Ihr Fenster und auf seine Höhe gesäumt. Zwölf Farben, drei Breiten, vier Höhen: Unter den hundertvierundvierzig ist auch Ihrer.',
    ],
  },
  'linen-by-the-metre': {
    name: 'Leinen als Meterware',
    story: [
      'Derselbe Stoff wie bei den Vorhängen, 150 cm breit, auf Länge geschnitten. Menge drei bedeutet ein Stück von drei Metern.',
    ],
  },
  'weaving-draft-dune': {
    name: 'Webanleitung Düne',
    story: [
      'Die Patrone unserer Decke Düne, für vier Schäfte und einen geduldigen Winter. Eine Seite zum Ausdrucken, mit unseren Fehlern am Rand.',
    ],
  },
}
