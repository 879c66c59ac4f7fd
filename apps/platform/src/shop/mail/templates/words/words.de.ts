import { daysText, dayText } from '../orders/order-parts.ts'
import { countryName } from './country-name.ts'
import type { Words } from './words.en.ts'

export const de: Words = {
  backInStock: {
    subject: (item) => `Wieder da: ${item}`,
    greeting: (item) => `${item} ist wieder da`,
    said: (shop) =>
      `Sie wollten von ${shop} erfahren, wann es den Artikel wieder gibt. Jetzt ist er da, solange der Vorrat reicht.`,
    action: 'Im Shop ansehen',
    once: 'Wir haben nichts für Sie zurückgelegt. Zu dieser Anfrage bekommen Sie keine weitere E-Mail.',
  },
  orderConfirmation: {
    subject: (number) => `Ihre Bestellung ${number}`,
    greeting: 'Danke für Ihre Bestellung',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} erhalten und kümmert sich darum.`,
    subtotal: 'Artikel',
    discount: 'Rabatt',
    delivery: 'Versand',
    free: 'Kostenlos',
    fees: 'Gebühren',
    tax: 'Steuer',
    taxIncluded: 'Darin enthaltene Steuer',
    total: 'Summe',
    giftCard: 'Mit Gutscheinkarte bezahlt',
    rest: 'Restbetrag',
    sentTo: 'Lieferung an',
    pickup: 'Abholung bei',
    country: (code) => countryName(code, 'de'),
    paid: 'Ihre Bestellung ist vollständig bezahlt.',
    unpaid:
      'Ihre Bestellung ist noch nicht bezahlt. Der Shop sagt Ihnen, wie Sie bezahlen, oder kassiert bei der Übergabe.',
    preorder: (day) => (day ? `Vorbestellt, Versand ab ${dayText(day, 'de')}` : 'Vorbestellt'),
    arrives: (days) => `Lieferung: ${daysText(days, 'de')}.`,
    ready: (days) => `Abholbereit: ${daysText(days, 'de')}.`,
    action: 'Bestellung ansehen',
  },
  orderDownloads: {
    subject: (number) => `Ihre Dateien zur Bestellung ${number}`,
    greeting: 'Ihre Dateien stehen bereit',
    said: (shop, number) =>
      `Ihre Bestellung ${number} bei ${shop} ist bezahlt. Sie können Ihre Dateien jetzt herunterladen.`,
    action: (file) => `${file} herunterladen`,
    until: (day) =>
      `Die Links gelten bis ${dayText(day, 'de')}. Bitte geben Sie sie nicht weiter: Wer einen Link hat, kann die Datei herunterladen.`,
  },
  giftCards: {
    subject: (shop, count) =>
      count > 1 ? `Ihre Gutscheinkarten von ${shop}` : `Ihre Gutscheinkarte von ${shop}`,
    greeting: (count) => (count > 1 ? 'Ihre Gutscheinkarten sind da' : 'Ihre Gutscheinkarte ist da'),
    said: (shop) => `${shop} schickt Ihnen eine Gutscheinkarte.`,
    ordered: (shop, number) =>
      `Ihre Bestellung ${number} bei ${shop} ist bezahlt. Das können Sie jetzt verschenken:`,
    worth: (amount) => `Im Wert von ${amount}. Der Code:`,
    how: 'Geben Sie den Code an der Kasse ein, um mit der Karte zu bezahlen. Was übrig ist, bleibt für den nächsten Einkauf darauf.',
    kept: 'Bewahren Sie diese E-Mail gut auf: Wer einen Code hat, kann das Geld ausgeben, und wir können ihn nicht noch einmal zeigen.',
  },
  giftLines: {
    to: 'Für',
    someone: 'jemand anderen',
    email: 'E-Mail',
    message: 'Nachricht',
    on: 'Versand am',
  },
  giftForYou: {
    subject: (shop, from) =>
      from ? `${from} schenkt Ihnen eine Gutscheinkarte von ${shop}` : `Eine Gutscheinkarte von ${shop}`,
    greeting: (name) => (name ? `${name}, das ist für Sie` : 'Das ist für Sie'),
    said: (shop, from, count) =>
      `${from ?? 'Jemand'} schenkt Ihnen ${count > 1 ? `${count} Gutscheinkarten` : 'eine Gutscheinkarte'} von ${shop}.`,
    action: 'Zum Shop',
  },
  giftSent: {
    subject: (shop) => `Ihr Geschenk von ${shop} ist unterwegs`,
    greeting: 'Wir haben Ihr Geschenk verschickt',
    said: (shop, number, name) =>
      `${shop} hat die Gutscheinkarte aus Ihrer Bestellung ${number} per E-Mail an ${name ?? 'die beschenkte Person'} geschickt.`,
    lost: 'Nur dort ist der Code bekannt. Kommt die E-Mail nicht an, schicken wir sie auf Wunsch noch einmal.',
  },
  orderSent: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    greeting: 'Ihre Bestellung ist unterwegs',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} verschickt.`,
    tracking: 'Sendung',
    action: 'Paket verfolgen',
  },
  orderCanceled: {
    subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
    greeting: 'Ihre Bestellung wurde storniert',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} storniert.`,
    money: 'Was Sie mit Karte oder Gutscheinkarte bezahlt haben, erstatten wir auf demselben Weg.',
    action: 'Zum Shop',
  },
  orderRefunded: {
    subject: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    greeting: (amount) => `Sie erhalten ${amount} zurück`,
    said: (shop, number, amount) => `${shop} erstattet Ihnen ${amount} aus Ihrer Bestellung ${number}.`,
    how: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann bei Banken einige Tage dauern.',
  },
  orderEdited: {
    subject: (number) => `Ihre Bestellung ${number} wurde geändert`,
    greeting: 'Ihre Bestellung wurde geändert',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} geändert. Sie enthält jetzt:`,
    returned: (amount) => `Sie erhalten ${amount} zurück.`,
    due: (amount) => `Es bleiben ${amount} zu bezahlen.`,
  },
  paymentLink: {
    subject: (shop) => `Ihre Bestellung bei ${shop} kann bezahlt werden`,
    ofOrder: (number) => `Restbetrag zu Ihrer Bestellung ${number}`,
    greeting: (amount) => `Zu zahlen: ${amount}`,
    said: (shop) =>
      `${shop} hat Ihre Bestellung zusammengestellt. Prüfen Sie sie und bezahlen Sie online. Danach wird sie verschickt.`,
    balance: (shop, number) =>
      `${shop} hat Ihre Bestellung ${number} geändert. Dieser Betrag ist noch offen.`,
    action: 'Ansehen und bezahlen',
    until: (day) => `Mit diesem Link können Sie bis zum ${dayText(day, 'de')} bezahlen.`,
  },
  checkoutReminder: {
    subject: (shop) => `Ihr Warenkorb bei ${shop} ist noch da`,
    greeting: 'Sie haben etwas liegen lassen',
    said: (shop) => `Sie haben bei ${shop} eine Bestellung begonnen. Ihr Warenkorb ist noch da.`,
    more: (count) => (count === 1 ? 'Und ein weiterer Artikel.' : `Und ${count} weitere Artikel.`),
    action: 'Bestellung fortsetzen',
    prices: 'Es ist nichts für Sie zurückgelegt. Preise und Vorrat können sich bis zur Bestellung ändern.',
    why: (shop) =>
      `${shop} schickt diese E-Mail einmal, weil Sie an der Kasse Ihre Adresse angegeben haben. Schon bestellt oder kein Interesse? Dann brauchen Sie nichts zu tun.`,
    optOut: 'Keine Erinnerungen mehr',
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
    said: (shop) => `Sie wollten Mitglied bei ${shop} werden. Der Shop hat Ihr Konto nicht freigegeben.`,
    kept: 'Ihre Angaben wurden gelöscht.',
  },
  emailCode: {
    subject: (code, shop) => `${code} ist Ihr Code für ${shop}`,
    said: (shop) => `Geben Sie diesen Code ein, wo ${shop} danach fragt:`,
    until: (minutes) => `Er gilt ${minutes} Minuten und nur einmal.`,
    notYou:
      'Sie haben keinen Code angefordert? Dann ignorieren Sie diese E-Mail. Wir fragen Sie nie nach diesem Code.',
  },
  accountExists: {
    subject: (shop) => `Sie haben bei ${shop} schon ein Konto`,
    greeting: 'Sie haben schon ein Konto',
    said: (shop) =>
      `Jemand wollte sich mit dieser Adresse bei ${shop} registrieren. Sie haben schon ein Konto: Melden Sie sich einfach an.`,
    action: 'Zum Shop',
    notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun. Niemand hatte Zugriff auf Ihr Konto.',
  },
  newPassword: {
    subject: (shop) => `Ihr neues Passwort für ${shop}`,
    greeting: 'Wählen Sie ein neues Passwort',
    said: (shop) => `Sie haben bei ${shop} ein neues Passwort angefordert.`,
    action: 'Passwort wählen',
    until: (minutes) => `Der Link gilt ${minutes} Minuten und nur einmal.`,
    notYou: 'Das waren nicht Sie? Dann ignorieren Sie diese E-Mail. Ihr Passwort bleibt gleich.',
  },
  staffWayIn: {
    subject: (shop) => `Anmeldung im Backoffice von ${shop}`,
    greeting: 'Mit diesem Browser anmelden',
    said: (shop) =>
      `Sie haben einen Link für die Anmeldung im Backoffice von ${shop} angefordert. Öffnen Sie ihn in dem Browser, mit dem Sie sich anmelden möchten, und geben Sie dann Ihr Passwort ein.`,
    action: 'Diesen Browser verwenden',
    until: (minutes) => `Der Link gilt ${minutes} Minuten und nur einmal.`,
    notYou:
      'Sie haben nichts angefordert? Dann ignorieren Sie diese E-Mail. Ohne Ihr Passwort kann sich mit dem Link niemand anmelden.',
  },
  firstPassword: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    greeting: 'Ihr Konto wartet auf Sie',
    said: (shop) => `${shop} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um es zu nutzen.`,
    action: 'Passwort wählen',
    until: (minutes) =>
      `Der Link gilt ${minutes} Minuten und nur einmal. Der Shop kann Ihnen einen neuen schicken.`,
    notYou: 'Sie möchten kein Konto? Dann ignorieren Sie diese E-Mail.',
  },
  passwordChanged: {
    subject: (shop) => `Ihr Passwort für ${shop} wurde geändert`,
    greeting: 'Ihr Passwort wurde geändert',
    said: (shop) =>
      `Ihr Konto bei ${shop} hat ein neues Passwort. Auf allen anderen Geräten sind Sie abgemeldet.`,
    notYou: 'Das waren nicht Sie? Fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
    action: 'Zum Shop',
  },
  webhookPaused: {
    subject: (host) => `Wir haben den Webhook zu ${host} angehalten`,
    greeting: 'Ein Webhook ist angehalten',
    said: (shop, host) =>
      `${host} hat seit drei Tagen kein Ereignis von ${shop} angenommen. Deshalb versuchen wir es nicht weiter. Nichts geht verloren: Ereignisse warten bis zu 30 Tage.`,
    next: 'Bringen Sie den Empfänger in Ordnung und schalten Sie den Webhook wieder ein. Alles, was wartet, wird dann sofort und der Reihe nach gesendet.',
  },
}
