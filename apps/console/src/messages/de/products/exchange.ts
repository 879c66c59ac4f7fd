import type { en } from '../../en/products/exchange.ts'
import { de as problems } from '../frame/problems.ts'

const s = (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`)

/** Die Texte zu Importen und Exporten. */
export const de: typeof en = {
  title: 'Produkte importieren und exportieren',
  import: 'Import',
  choose: 'Datei auswählen',
  dropHint:
    'oder eine Datei (CSV oder JSON Lines) hier ablegen. Sie sehen die Änderungen, bevor etwas gespeichert wird.',
  checking: (file) => `${file} wird geprüft …`,
  importing: (file) => `${file} wird importiert …`,
  unreadable: (file) => `${file} ist nicht lesbar. Es wurde nichts geändert.`,
  row: (row) => `Zeile ${row}`,
  columns: {
    title: 'Spalten der Datei',
    hint: 'Ordnen Sie die Spalten zu. Spalten ohne Zuordnung werden übersprungen; ihre Werte im Shop bleiben, wie sie sind.',
    inFile: 'In Ihrer Datei',
    means: 'Im Shop',
    meaningOf: (name) => `Zuordnung von ${name}`,
    leftOut: 'Überspringen',
    unidentified:
      'Wählen Sie die Spalte mit dem Namen, dem Slug oder der ID, damit Produkte gefunden werden.',
    use: 'Änderungen ansehen',
    change: 'Spalten ändern',
    targets: {
      name: 'Name',
      sku: 'Artikelnummer',
      price: 'Preis',
      stock: 'Bestand',
      description: 'Beschreibung',
      visible: 'Sichtbar',
      cost: 'Einkaufspreis',
      weight: 'Gewicht',
      brand: 'Marke',
      ribbon: 'Label',
      collections: 'Kollektionen',
      media: 'Bilder',
      discountType: 'Art des Rabatts',
      discountValue: 'Rabatt',
      productType: 'Art des Produkts',
      slug: 'Slug (Ende der URL)',
      id: 'ID',
      row: 'Produkt oder Variante',
      variantId: 'ID der Variante',
      manageVariants: 'Varianten haben eigenen Preis und Bestand',
    },
    options: {
      name: (place) => `Name der Option ${place}`,
      choices: (place) => `Wert der Option ${place}`,
    },
  },
  preview: (file) => `Das würde ${file} ändern`,
  done: (file) => `${file} importiert`,
  counts: ({ created, changed, unchanged, failed }) =>
    `${created} neu, ${changed} geändert, ${unchanged} unverändert, ${failed} mit Fehlern`,
  apply: (count) => `${s(count)} importieren`,
  chooseAgain: 'Zum Importieren wählen Sie die Datei noch einmal aus.',
  stoppedEarly: (file) => `Der Import von ${file} wurde vorzeitig abgebrochen`,
  untilThen: (counts) => `Bis dahin: ${counts}. Importieren Sie die Datei noch einmal, um fortzufahren.`,
  undo: {
    action: 'Import rückgängig machen',
    hint: 'Das geht bis 30 Tage nach dem Import.',
    title: (file) => `Import von ${file} rückgängig machen?`,
    created: (count) =>
      count === 0
        ? ''
        : count === 1
          ? '1 neues Produkt wird gelöscht.'
          : `${count} neue Produkte werden gelöscht.`,
    changed: (count) =>
      count === 0
        ? ''
        : count === 1
          ? '1 geändertes Produkt erhält seine früheren Werte zurück.'
          : `${count} geänderte Produkte erhalten ihre früheren Werte zurück.`,
    stays: 'Produkte, die seitdem bestellt oder bearbeitet wurden, bleiben, wie sie sind.',
    running: 'Import wird rückgängig gemacht …',
    whole: 'Import rückgängig gemacht',
    part: 'Import teilweise rückgängig gemacht',
    takenBack: (count, of) => `${count} ${of === 1 ? 'Produkt' : 'Produkte'} zurückgesetzt oder gelöscht.`,
    kept: (count, of) =>
      `${count} ${of === 1 ? 'Produkt bleibt, wie es ist' : 'Produkte bleiben, wie sie sind'}.`,
    stopped: 'Der Vorgang wurde vorzeitig beendet.',
    again: 'Rest rückgängig machen',
    keptTitle: 'Produkte, die bleiben, wie sie sind',
    why: 'Grund',
    reasons: {
      PRODUCT_SOLD: 'Es wurde bestellt',
      CONFLICT: 'Es wurde seit dem Import geändert',
      PRODUCT_NOT_FOUND: 'Es wurde seit dem Import gelöscht',
      INVALID_ARGUMENT: 'Ein anderes Produkt hat seinen früheren Slug',
      MEDIA_NOT_FOUND: 'Eines seiner früheren Bilder wurde gelöscht',
    },
    states: {
      running: 'Wird rückgängig gemacht',
      whole: 'Rückgängig gemacht',
      part: 'Teilweise rückgängig gemacht',
    },
  },
  fields: {
    additionalInfoSections: 'Infoabschnitte',
    customTextFields: 'Textfelder',
    discount: 'Rabatt',
    giftCard: 'Gutscheinkarte',
    options: 'Optionen',
    packageDimensions: 'Paketmaße',
    pricePerUnit: 'Grundpreis',
    productDimensions: 'Produktmaße',
    seo: 'Suchmaschinen',
    translations: 'Übersetzungen',
    variants: 'Varianten',
  },
  problems: {
    ...problems.codes,
    ...problems.rules,
    BROKEN_QUOTES: 'Ein Anführungszeichen ist nicht geschlossen',
    COLLECTION_NOT_FOUND: 'Diese Kollektion gibt es nicht',
    CONFLICT: 'Jemand anders hat dieses Produkt gerade geändert. Importieren Sie die Datei noch einmal.',
    DECIMAL_MAX_SCALE: 'hat zu viele Nachkommastellen',
    ENCODING: 'Die Zeichen der Datei lassen sich nicht lesen. Speichern Sie sie als UTF-8.',
    FORMAT: 'lässt sich so nicht lesen',
    INVALID_ENUM_VALUE: 'ist keiner der erlaubten Werte',
    LINE_TOO_LONG: 'Eine Zeile ist zu lang',
    MAX: 'ist zu groß',
    MAX_LENGTH: 'ist zu lang',
    MAX_SIZE: 'hat zu viele Einträge',
    MEDIA_NOT_FOUND: 'Diese Datei gibt es nicht',
    MIN: 'ist zu klein',
    MIN_LENGTH: 'ist zu kurz',
    PRODUCT_NOT_FOUND: 'Dieses Produkt gibt es nicht',
    REQUIRED_FIELD: 'fehlt',
    UNKNOWN_COLUMN: 'Eine Spalte ist unbekannt oder kommt zweimal vor',
    VARIANT_NOT_FOUND: 'Diese Variante gibt es nicht',
    WRONG_NUMBER_OF_CELLS: 'Die Zeile hat mehr oder weniger Zellen als die erste',
  },
  results: 'Änderungen',
  rowLabel: 'Zeile',
  outcome: 'Ergebnis',
  outcomes: { CREATED: 'Neu', CHANGED: 'Geändert', FAILED: 'Fehler' },
  what: 'Was',
  inStock: { true: 'vorrätig', false: 'ausverkauft' },
  isSo: { true: 'ja', false: 'nein' },
  asProduct: 'wie das Produkt',
  firstDifferences: 'Das sind die ersten 20 Änderungen dieses Produkts.',
  export: 'Export',
  exportHint:
    'Alle Produkte, auch ausgeblendete, mit Varianten, Bestand und Einkaufspreisen. Sie können die Datei bearbeiten und wieder importieren.',
  exportAs: { csv: 'Als CSV exportieren', jsonl: 'Als JSON Lines exportieren' },
  recent: 'Letzte Importe',
  trial: 'Vorschau',
  statuses: {
    WAITING: 'Wartet',
    CHECKING: 'Wird geprüft',
    RUNNING: 'Läuft',
    DONE: 'Importiert',
    FAILED: 'Nicht lesbar',
  },
  show: 'Ansehen',
  showOf: (file) => `Import von ${file} ansehen`,
}
