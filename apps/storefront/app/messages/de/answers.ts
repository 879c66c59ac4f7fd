import type { Answers } from '../en/answers.ts'

/** Was nur der Server sagt: Antworten auf Formulare, und Wörter zu Beträgen. Sie stehen in keinem Skript. */
export const answers: Answers = {
  listing: {
    orders: {
      relevance: 'Beste Treffer',
      featured: 'Empfohlen',
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      'price-up': 'Preis aufsteigend',
      'price-down': 'Preis absteigend',
      'name-up': 'Name, A bis Z',
      'name-down': 'Name, Z bis A',
    },
    pages: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    chosenFilters: 'Gewählte Filter',
    takeOff: 'Entfernen:',
    clear: 'Alle Filter entfernen',
    none: 'Keine Artikel',
    skipFilters: 'Filter überspringen',
    sort: 'Sortieren',
    sortBy: 'Sortieren nach',
    noneLeft: 'Kein Artikel passt zu allen Filtern',
    noneLeftWhy: 'Entfernen Sie einen Filter.',
    showAll: 'Alle Filter entfernen',
  },
  previewAlone: 'Hier zeigt das Backoffice Entwürfe von Produkten.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  chooseAgain: (option) => `Bitte wählen Sie noch einmal: ${option}.`,
  notMade: 'Diese Kombination ist nicht erhältlich.',
  gone: 'Dieser Artikel ist nicht mehr erhältlich.',
  tooMany: 'So viele haben wir nicht mehr.',
  lineGone: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  cartFull: 'Ihr Warenkorb ist voll. Er fasst 300 verschiedene Artikel.',
  cartFailed:
    'Wir konnten Ihren Warenkorb nicht ändern. Es ist nichts verloren gegangen. Bitte versuchen Sie es noch einmal.',

  busy: (seconds) =>
    `Im Shop ist gerade viel los. Es ist nichts verloren gegangen. Bitte versuchen Sie es in ${seconds ? `${seconds} Sekunden` : 'einer Minute'} noch einmal.`,

  preorder: 'Vorbestellung',
  preorderFrom: (day) =>
    day ? `Vorbestellung: Versand ab ${day}.` : 'Vorbestellung: Versand, sobald verfügbar.',
  shipsFrom: (day) => `Versand ab ${day}`,
  shipsLater: 'Versand, sobald verfügbar',

  cartEmpty: 'Ihr Warenkorb ist leer.',
  nothingLeft: (count) =>
    `${count === 1 ? 'Dieser Artikel ist' : 'Diese Artikel sind'} nicht mehr erhältlich. Bitte wählen Sie etwas anderes.`,
  changeMarked: 'Bitte ändern Sie vor dem Bezahlen die markierten Artikel.',
  noOrders: 'Der Shop kann gerade keine Bestellungen annehmen. Ihr Warenkorb bleibt erhalten.',
  checkoutFailed:
    'Wir konnten die Kasse nicht öffnen. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es noch einmal.',

  emailLike: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
  giftName: 'Ein Name darf höchstens 100 Zeichen lang sein und keinen Zeilenumbruch enthalten.',
  giftMessage: 'Die Nachricht darf höchstens 500 Zeichen lang sein.',
  giftDate: 'Wählen Sie ein Datum zwischen heute und heute in einem Jahr.',
  cannotTell: 'Wir konnten Ihre Anfrage nicht speichern. Bitte versuchen Sie es noch einmal.',

  typeCode: 'Geben Sie einen Code ein.',
  noSuchCode: 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  codeExpired: 'Dieser Code ist abgelaufen.',
  codeNotYet: 'Dieser Code ist noch nicht gültig.',
  codeUsedUp: 'Dieser Code ist aufgebraucht.',
  codeUsedByYou: 'Sie haben diesen Code schon eingelöst.',
  codeTooOften: 'Zu viele Codes. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  codeForMore:
    'Für diesen Code ist Ihre Bestellung zu klein. Legen Sie noch etwas dazu und versuchen Sie es noch einmal.',
  codeFromMore: 'Für diesen Code ist Ihre Bestellung zu klein. Legen Sie noch etwas dazu, um ihn einzulösen.',
  codeForOthers: 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  codeOver: 'Dieser Code gilt nicht mehr.',

  priceChanged: (now) => `Der Preis hat sich geändert, seit Sie den Artikel ausgewählt haben: jetzt ${now}.`,
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  nextStep: 'Im nächsten Schritt',
  delivery: 'Versand',
  free: 'Kostenlos',
  arrives: (days) => `Lieferung ${days}`,
  ready: (days) => `Abholbereit ${days}`,
  fees: 'Gebühren',
  tax: 'Steuer',
  noDelivery: 'Die Artikel in Ihrem Warenkorb liefern wir nicht in dieses Land.',
  noDeliveries: 'Wir liefern zurzeit nicht. Was per E-Mail kommt, können Sie bestellen.',

  color: 'Farbe',
  colors: {
    white: 'Weiß',
    beige: 'Beige',
    yellow: 'Gelb',
    orange: 'Orange',
    red: 'Rot',
    pink: 'Rosa',
    purple: 'Violett',
    blue: 'Blau',
    green: 'Grün',
    brown: 'Braun',
    grey: 'Grau',
    black: 'Schwarz',
  },
  workshop: 'Werkstatt',
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  outOfStock: 'Ausverkauft',
  collection: 'Kollektion',
  ignored: (parameters, more) =>
    `Hier nicht möglich und daher ignoriert: ${parameters.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  corrected: (to) => `Ergebnisse für „${to}“.`,
  nothingFor: (words) => `Keine Ergebnisse für „${words}“.`,
  nothingFound: (words) => `Keine Ergebnisse für „${words}“`,
  nothingFoundWhy:
    'Prüfen Sie die Schreibweise, oder versuchen Sie ein einfacheres Wort wie „Vase“ oder „blau“.',
  emptySearch: 'Wonach suchen Sie?',
  emptySearchWhy: 'Suchen Sie nach Namen, Farbe, Material oder Preis, etwa „blaue Vase unter 100“.',
  pagesFound: 'Auch auf unseren Seiten',
  browse: 'In unseren Kollektionen stöbern',
  fromPrice: (price) => `Ab ${price}`,
  partial: (words) => `Für „${words}“ gibt es keinen genauen Treffer. Diese kommen am nächsten.`,
  buyAgain: 'Noch einmal kaufen',
  yourOrders: 'Ihre Bestellungen',
  seasons: 'Passend zur Jahreszeit',
  withoutPrice: 'ohne Preisgrenze suchen',
  pricedWithin: (min, max) => {
    if (min === undefined) return `bis ${max}`
    return max === undefined ? `ab ${min}` : `${min} bis ${max}`
  },
  suggestions: (count) => `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`,
  suggestionsFor: (words) => `Vorschläge zu „${words}“`,
  allResults: (words) => `Alle Ergebnisse zu „${words}“`,
  notMadeHere: (asked) =>
    `${asked.join(', ')} ist für diesen Artikel nicht erhältlich. Wir zeigen Ihnen die ähnlichste Auswahl.`,

  converted: (currency) => `Zum Vergleich umgerechnet. Sie zahlen in ${currency}.`,
  taxIncluded: 'Inkl. MwSt.',
  taxExtra: 'Zzgl. MwSt.',
  notDelivered: 'zurzeit kein Versand',
  deliveryFrom: (price, freeFrom) => {
    if (price === undefined) return 'zzgl. Versand'
    if (price === '') return 'versandkostenfrei'
    return `zzgl. Versand ab ${price}${freeFrom ? `, ab ${freeFrom} versandkostenfrei` : ''}`
  },
  returns: (days) => `${days} Tage Rückgaberecht.`,
  arrival: (from, to) =>
    `Bei Ihnen in ${from === to ? `${to} ${to === 1 ? 'Tag' : 'Tagen'}` : `${from} bis ${to} Tagen`}.`,

  perUnit: (price, unit) => `${price} pro ${unit}`,
  lowestPrice: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  off: (amount) => `${amount} Rabatt`,
  document: 'Dokument',

  allPieces: 'Alle Artikel',
  collections: 'Kollektionen',

  cartMerged: (names, more) =>
    `Aus Ihrem Warenkorb von vor der Anmeldung übernommen: ${names.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  reordered: (missing, more) =>
    missing.length === 0
      ? 'Ihre Bestellung liegt wieder im Warenkorb.'
      : `Was noch erhältlich ist, liegt im Warenkorb. Es fehlen: ${missing.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  passwordChanged: 'Passwort geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  passwordSet: 'Ihr neues Passwort ist gespeichert, und Sie sind angemeldet.',
  deleted: 'Ihr Konto ist gelöscht, und Sie sind abgemeldet.',
  loginEnded: 'Sie wurden abgemeldet. Melden Sie sich wieder an, um Ihr Konto zu sehen.',
}
