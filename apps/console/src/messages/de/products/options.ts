import type { en } from '../../en/products/options.ts'

const s = (count: number) => (count === 1 ? '1 Variante' : `${count} Varianten`)

/** Die Texte zu den Optionen eines Produkts. */
export const de: typeof en = {
  title: 'Optionen',
  none: 'Gibt es das Produkt in mehreren Größen oder Farben? Legen Sie für jede Eigenschaft eine Option an.',
  add: 'Option hinzufügen',
  most: (count) => `Ein Produkt kann höchstens ${count} Optionen haben`,
  name: 'Option',
  nameExample: 'Größe',
  unnamed: (place) => `Option ${place}`,
  kind: 'Art der Auswahl',
  kinds: { list: 'Liste', color: 'Farben' },
  remove: 'Entfernen',
  removeOption: (name) => `${name} entfernen`,
  move: (name) => `${name} verschieben: ziehen oder Pfeiltasten verwenden`,
  unnamedChoice: (place) => `Wert ${place}`,
  choiceName: (place) => `Wert ${place}`,
  colorOf: (name) => `Farbe von ${name}`,
  taken: 'Dieser Name kommt zweimal vor',
  addChoice: 'Hinzufügen',
  addChoiceTo: (option) => `Wert zu ${option} hinzufügen`,
  choiceExample: 'Klein, mittel, groß',
  mostChoices: (count) => `Eine Option kann höchstens ${count} Werte haben`,
  manages: 'Preis, Artikelnummer und Bestand je Variante',
  managesHint: 'Jede Kombination ist eine Variante. Das bleibt eingeschaltet, solange es Optionen gibt.',
  gives: (count) => `Das ergibt ${s(count)}.`,
  problems: {
    unnamed: () => 'Geben Sie jeder Option und jedem Wert einen Namen.',
    noChoices: () => 'Jede Option braucht mindestens einen Wert.',
    sameName: () => 'Zwei Optionen oder Werte heißen gleich. Ändern Sie einen davon.',
    tooMany: (count, most) =>
      `Das ergibt ${count} Varianten. Möglich sind höchstens ${most}. Entfernen Sie einige Werte.`,
  },
  endTitle: (count) => `${s(count)} entfernen?`,
  endHint: (names, more) =>
    `Preise, Artikelnummern und Bestand gehen verloren: ${names}${more > 0 ? ` und ${more} weitere` : ''}. Ein umbenannter Wert gilt als neu, und mit einer weiteren Option entstehen alle Varianten neu.`,
  end: 'Entfernen und speichern',
  variantVisible: 'Sichtbar',
  page: (from, to, count) => `${from}–${to} von ${count}`,
  turns: { next: 'Nächste Varianten', previous: 'Vorige Varianten' },
  pageNumber: (page) => `Seite ${page}`,
}
