import type { SheetMessages } from '../../en/products/sheet.ts'

const produkte = (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`)
const zeilen = (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

/** Die Texte der Tabellen, in denen sich viele Produkte oder Varianten auf einmal bearbeiten lassen. */
export const de: SheetMessages = {
  title: 'Produkttabelle',
  variantsTitle: (product) => `Varianten von ${product}`,
  variantsOf: (product, count) => `Die ${count} Varianten von ${product} bearbeiten`,
  variantCount: (count) => `${count} Varianten`,
  cells: {
    columns: {
      ...{ name: 'Name', price: 'Preis', discount: 'Rabatt', cost: 'Einkaufspreis', stock: 'Bestand' },
      ...{ sku: 'Artikelnummer', weight: 'Gewicht', visible: 'Sichtbarkeit', ribbon: 'Label' },
      ...{ brand: 'Marke', collections: 'Kollektionen' },
    },
    visible: { true: 'Sichtbar', false: 'Ausgeblendet' },
    stock: { true: 'Auf Lager', false: 'Ausverkauft' },
    problems: {
      needed: 'Darf nicht leer sein.',
      amount: (example) => `Geben Sie einen Betrag ein, zum Beispiel ${example}.`,
      percent: 'Geben Sie eine Änderung in Prozent ein, zum Beispiel +10%.',
      negative: 'Der Betrag darf nicht unter null liegen.',
      digits: (digits) =>
        digits === 0 ? 'Diese Währung hat keine Nachkommastellen.' : `Höchstens ${digits} Nachkommastellen.`,
      tooHigh: 'Der höchste Wert ist 999.999.999.',
      tooLong: (most) => `Höchstens ${most} Zeichen.`,
      discount: 'Geben Sie höchstens 100% oder einen Betrag ein.',
      abovePrice: 'Der Rabatt ist höher als der Preis.',
      stock: 'Geben Sie eine ganze Zahl von 0 bis 99999, „Auf Lager“ oder „Ausverkauft“ ein.',
      weight: 'Geben Sie ein Gewicht ein, zum Beispiel 0,4.',
      visible: 'Geben Sie „Sichtbar“ oder „Ausgeblendet“ ein.',
      collection: (name) => `Die Kollektion ${name} gibt es nicht.`,
    },
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  columnsButton: 'Spalten',
  preview: 'Änderungen ansehen',
  previewTitle: (count) => (count === 1 ? '1 geänderte Zelle' : `${count} geänderte Zellen`),
  previewMore: (count) => `und ${count} weitere`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: (count) => `${zeilen(count)} gespeichert`,
  notSaved: (count) => `${zeilen(count)} nicht gespeichert`,
  progress: (done, total) => `${done} von ${produkte(total)} gespeichert`,
  goesOn: 'Sie können den Tab schließen. Das Speichern läuft weiter.',
  stop: 'Speichern anhalten',
  stopped: (count, left) =>
    `Speichern angehalten: ${count} gespeichert, ${left} noch nicht. Speichern Sie erneut, oder machen Sie das Gespeicherte rückgängig.`,
  undoSave: 'Speichern rückgängig machen',
  resumed: (count) => `Ihr letztes Speichern ist abgeschlossen: ${produkte(count)} gespeichert`,
  undone: (count) => `${produkte(count)} zurückgesetzt`,
  notUndone: (count) => `${produkte(count)} nicht zurückgesetzt`,
  changed: (count) => (count === 1 ? '1 geänderte Zelle' : `${count} geänderte Zellen`),
  problems: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  previousProblem: 'Voriger Fehler',
  nextProblem: 'Nächster Fehler',
  rows: zeilen,
  cut: (count) => `Die ersten ${count} Zeilen. Filtern Sie die Liste, um andere zu bearbeiten.`,
  loading: (count) => `${zeilen(count)} geladen`,
  picked: (rows, columns) => `${rows} × ${columns} ausgewählt`,
  sum: (amount) => `Summe ${amount}`,
  locked: 'Je nach Variante verschieden. Bearbeiten Sie den Wert in der Tabelle der Varianten.',
  none: 'Keine Produkte zu bearbeiten. Wählen Sie welche in der Liste aus.',
  help: 'Tippen ersetzt eine Zelle, F2 bearbeitet sie. Strg+Enter füllt die Auswahl, Strg+D füllt nach unten.',
  tips: {
    price: 'Ein Betrag oder eine Änderung wie +10% oder -5%',
    stock: 'Eine Zahl oder eine Änderung wie +5',
    discount: 'Prozent wie 20% oder ein Betrag',
    collections: 'Namen mit ; trennen. +Name fügt hinzu, -Name entfernt.',
  },
  checking: 'Wird mit dem Shop abgeglichen …',
  checked: (count) => `Der Shop ändert ${produkte(count)}.`,
  refused: (count) => `${produkte(count)} lassen sich so nicht speichern:`,
  restored: (count) =>
    count === 1
      ? '1 nicht gespeicherte Änderung wiederhergestellt'
      : `${count} nicht gespeicherte Änderungen wiederhergestellt`,
  discard: 'Alle Änderungen verwerfen',
  product: 'Produkt',
  variant: 'Variante',
  column: 'Spalte',
  before: 'Vorher',
  after: 'Nachher',
  empty: 'leer',
  conflicts: (count) =>
    count === 1
      ? 'Jemand anders hat eine dieser Zellen geändert'
      : `Jemand anders hat ${count} dieser Zellen geändert`,
  conflictsHint: 'Nichts wurde überschrieben. Wählen Sie, was bleibt, und speichern Sie noch einmal.',
  conflict: (was, theirs) => `War ${was}, ist im Shop jetzt ${theirs}`,
  keepMine: 'Meine behalten',
  takeTheirs: 'Andere Änderung übernehmen',
  keepAllMine: 'Alle meine Änderungen behalten',
  takeAllTheirs: 'Alle anderen Änderungen übernehmen',
  gone: 'Nicht mehr im Shop',
  reason: 'Grund',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveHint: (count) =>
    count === 1
      ? '1 Änderung in dieser Tabelle geht verloren.'
      : `${count} Änderungen in dieser Tabelle gehen verloren.`,
  leave: 'Verlassen und verwerfen',
  stay: 'Weiter bearbeiten',
}
