import { countryName } from './country-name.ts'
import type { Words } from './words.en.ts'

export const de: Words = {
  backInStock: {
    subject: (item) => `Wieder da: ${item}`,
    greeting: (item) => `${item} ist wieder da`,
    said: (shop) =>
      `Sie wollten von ${shop} erfahren, wann es das wieder gibt. Jetzt, solange der Vorrat reicht.`,
    action: 'Im Shop ansehen',
    once: 'Für Sie ist nichts zurückgelegt, und zu dieser Anfrage folgt keine weitere Mail.',
  },
  orderConfirmation: {
    subject: (number) => `Ihre Bestellung ${number}`,
    greeting: 'Danke für Ihre Bestellung',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} erhalten und kümmert sich darum.`,
    subtotal: 'Artikel',
    discount: 'Rabatt',
    delivery: 'Versand',
    fees: 'Gebühren',
    tax: 'Steuer',
    taxIncluded: 'Darin enthaltene Steuer',
    total: 'Summe',
    giftCard: 'Mit Gutscheinkarte bezahlt',
    rest: 'Restbetrag',
    sentTo: 'Lieferung an',
    pickup: 'Abholung bei',
    country: (code) => countryName(code, 'de'),
    paid: 'Es ist nichts mehr zu zahlen.',
    unpaid: 'Sie ist noch nicht bezahlt; der Shop nennt Ihnen den Weg oder nimmt das Geld bei der Übergabe.',
  },
  orderCanceled: {
    subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
    greeting: 'Ihre Bestellung wurde storniert',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} storniert.`,
    money: 'Was Sie mit Karte oder Gutschein bezahlt haben, geht auf demselben Weg zurück.',
    action: 'Zum Shop',
  },
  orderRefunded: {
    subject: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    greeting: (amount) => `Sie erhalten ${amount} zurück`,
    said: (shop, number, amount) => `${shop} erstattet Ihnen ${amount} aus Ihrer Bestellung ${number}.`,
    how: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben; Banken brauchen dafür einige Tage.',
  },
  memberApproved: {
    subject: (shop) => `Sie können sich bei ${shop} anmelden`,
    greeting: 'Sie sind jetzt Mitglied',
    said: (shop) => `${shop} hat Ihr Konto freigegeben. Sie können sich ab sofort anmelden.`,
    action: 'Zum Shop',
  },
  memberRefused: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    greeting: 'Ihr Konto wurde nicht freigegeben',
    said: (shop) => `Sie wollten Mitglied bei ${shop} werden. Der Shop hat sich dagegen entschieden.`,
    kept: 'Ihre Angaben wurden gelöscht.',
  },
  emailCode: {
    subject: (code, shop) => `${code} ist Ihr Code für ${shop}`,
    said: (shop) => `Geben Sie diesen Code ein, wo ${shop} danach fragt:`,
    until: (minutes) => `Er gilt ${minutes} Minuten und nur einmal.`,
    notYou:
      'Niemand aus dem Shop wird Sie je danach fragen. Haben Sie keinen gewollt, beachten Sie diese Mail nicht.',
  },
  accountExists: {
    subject: (shop) => `Sie haben bei ${shop} schon ein Konto`,
    greeting: 'Sie haben schon ein Konto',
    said: (shop) =>
      `Jemand will sich mit dieser Adresse bei ${shop} registrieren. Zu ihr gehört ein Konto: Melden Sie sich damit an.`,
    action: 'Zum Shop',
    notYou: 'Waren Sie es nicht, ist nichts zu tun: Niemand wurde eingelassen.',
  },
  newPassword: {
    subject: (shop) => `Ihr neues Passwort für ${shop}`,
    greeting: 'Wählen Sie ein neues Passwort',
    said: (shop) => `Sie haben ${shop} um ein neues Passwort gebeten.`,
    action: 'Passwort wählen',
    until: (minutes) => `Der Link gilt ${minutes} Minuten und nur einmal.`,
    notYou: 'Waren Sie es nicht, beachten Sie diese Mail nicht: Ihr Passwort bleibt, wie es ist.',
  },
  staffWayIn: {
    subject: (shop) => `Anmeldung im Backoffice von ${shop}`,
    greeting: 'Mit diesem Browser anmelden',
    said: (shop) =>
      `Sie haben einen Link für die Anmeldung im Backoffice von ${shop} angefordert. Öffnen Sie ihn in dem Browser, mit dem Sie sich anmelden möchten, und geben Sie dann Ihr Passwort ein.`,
    action: 'Diesen Browser verwenden',
    until: (minutes) => `Der Link gilt ${minutes} Minuten und nur einmal.`,
    notYou:
      'Sie haben nichts angefordert? Dann können Sie diese Mail ignorieren. Ohne Ihr Passwort kann sich mit dem Link niemand anmelden.',
  },
  firstPassword: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    greeting: 'Ihr Konto wartet auf Sie',
    said: (shop) => `${shop} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, und es gehört Ihnen.`,
    action: 'Passwort wählen',
    until: (minutes) =>
      `Der Link gilt ${minutes} Minuten und nur einmal; der Shop kann Ihnen einen neuen schicken.`,
    notYou: 'Möchten Sie kein Konto, beachten Sie diese Mail nicht.',
  },
  passwordChanged: {
    subject: (shop) => `Ihr Passwort für ${shop} wurde geändert`,
    greeting: 'Ihr Passwort wurde geändert',
    said: (shop) =>
      `Ihr Konto bei ${shop} hat ein neues Passwort, und alle anderen Anmeldungen wurden beendet.`,
    notYou: 'Waren Sie es nicht, fordern Sie dort, wo Sie sich anmelden, sofort ein neues Passwort an.',
    action: 'Zum Shop',
  },
}
