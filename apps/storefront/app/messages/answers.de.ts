import type { Answers } from './answers.en.ts'

/** Was nur der Server sagt: Antworten auf Formulare, und Wörter zu Beträgen. Sie stehen in keinem Skript. */
export const answers: Answers = {
  wholeNumber: 'Bitte geben Sie eine ganze Zahl von Stücken an.',
  chooseAgain: (option) => `Bitte wählen Sie noch einmal: ${option}.`,
  notMade: 'In dieser Kombination gibt es das nicht.',
  gone: 'Dieses Stück ist nicht mehr im Shop.',
  tooMany: 'So viele sind nicht mehr da.',
  lineGone: 'Diese Zeile ist nicht mehr in Ihrem Warenkorb.',
  cartFull: 'Ihr Warenkorb ist voll: Er fasst 300 verschiedene Stücke.',
  cartFailed:
    'Ihr Warenkorb konnte gerade nicht geändert werden. Nichts ist verloren; bitte versuchen Sie es noch einmal.',

  busy: (seconds) =>
    `Der Laden wird mehr gefragt, als er auf einmal beantworten kann. Es ist nichts verloren; bitte versuchen Sie es in ${seconds ? `${seconds} Sekunden` : 'einer Minute'} noch einmal.`,

  cartEmpty: 'In Ihrem Warenkorb ist noch nichts.',
  changeMarked: 'Nicht alles kann so gekauft werden. Bitte ändern Sie zuerst die markierten Stücke.',
  noOrders: 'Der Shop kann gerade keine Bestellungen annehmen. Ihr Warenkorb ist sicher.',
  checkoutFailed:
    'Die Kasse konnte gerade nicht geöffnet werden. Ihr Warenkorb ist sicher; bitte versuchen Sie es noch einmal.',

  typeCode: 'Bitte geben Sie einen Code ein.',
  noSuchCode: 'Diesen Code gibt es nicht. Bitte prüfen Sie die Buchstaben.',
  codeExpired: 'Dieser Code ist nicht mehr gültig.',
  codeNotYet: 'Dieser Code ist noch nicht gültig.',
  codeUsedUp: 'Dieser Code wurde schon so oft eingelöst, wie es möglich war.',
  codeUsedByYou: 'Sie haben diesen Code schon so oft eingelöst, wie Sie dürfen.',
  codeTooOften: 'Zu viele Codes. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  codeForMore:
    'Dieser Code ist für größere Bestellungen. Nehmen Sie noch etwas dazu und versuchen Sie es wieder.',

  priceChanged: (now) => `Der Preis hat sich geändert, seit Sie es ausgewählt haben: jetzt ${now}.`,
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  fees: 'Gebühren',
  tax: 'Steuer',
  noDelivery: 'Nichts in Ihrem Warenkorb kann in dieses Land geliefert werden.',

  workshop: 'Werkstatt',
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  outOfStock: 'Ausverkauft',
  collection: 'Kollektion',
  ignored: (parameters, more) =>
    `Beiseitegelassen, weil es hier nichts bedeutet: ${parameters.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  notMadeHere: (asked) =>
    `Dieses Stück gibt es so nicht: ${asked.join(', ')}. Sie sehen, was dem am nächsten kommt.`,

  perUnit: (price, unit) => `${price} pro ${unit}`,
  off: (amount) => `${amount} Rabatt`,
  document: 'Dokument',

  allPieces: 'Alle Stücke',
  collections: 'Kollektionen',
}
