import { daysText, dayText } from '../orders/order-parts.ts'
import { countryName } from './country-name.ts'
import type { Words } from './words.en.ts'

export const de: Words = {
  backInStock: {
    subject: (item) => `Wieder da: ${item}`,
    greeting: (item) => `${item} ist wieder da`,
    said: (shop) =>
      `Sie wollten wissen, wann es diesen Artikel wieder gibt. Ab sofort ist er bei ${shop} erhältlich, solange der Vorrat reicht.`,
    action: 'Im Shop ansehen',
    once: 'Der Artikel ist nicht für Sie reserviert. Zu dieser Anfrage erhalten Sie keine weitere E-Mail.',
  },
  orderConfirmation: {
    subject: (number) => `Ihre Bestellung ${number}`,
    greeting: 'Vielen Dank für Ihre Bestellung',
    said: (shop, number) =>
      `Ihre Bestellung ${number} ist bei ${shop} eingegangen und wird jetzt bearbeitet.`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    free: 'Kostenlos',
    fees: 'Gebühren',
    tax: 'Steuer',
    taxIncluded: 'Enthaltene Steuer',
    total: 'Gesamt',
    giftCard: 'Mit Gutscheinkarte bezahlt',
    rest: 'Restbetrag',
    sentTo: 'Lieferung an',
    pickup: 'Abholung bei',
    country: (code) => countryName(code, 'de'),
    paid: 'Ihre Bestellung ist vollständig bezahlt.',
    unpaid:
      'Ihre Bestellung ist noch nicht bezahlt. Sie zahlen bei der Lieferung, oder der Shop teilt Ihnen mit, wie Sie bezahlen können.',
    preorder: (day) => (day ? `Vorbestellt, Versand ab ${dayText(day, 'de')}` : 'Vorbestellt'),
    arrives: (days) => `Voraussichtliche Lieferung: ${daysText(days, 'de')}.`,
    ready: (days) => `Abholbereit: ${daysText(days, 'de')}.`,
    action: 'Bestellung ansehen',
  },
  orderDownloads: {
    subject: (number) => `Ihre Dateien zur Bestellung ${number}`,
    greeting: 'Ihre Dateien stehen zum Download bereit',
    said: (shop, number) =>
      `Ihre Bestellung ${number} bei ${shop} ist bezahlt. Sie können Ihre Dateien jetzt herunterladen.`,
    action: (file) => `${file} herunterladen`,
    until: (day) =>
      `Die Links gelten bis zum ${dayText(day, 'de')}. Bitte geben Sie sie nicht weiter: Wer einen Link hat, kann die Datei herunterladen.`,
  },
  giftCards: {
    subject: (shop, count) =>
      count > 1 ? `Ihre Gutscheinkarten von ${shop}` : `Ihre Gutscheinkarte von ${shop}`,
    greeting: (count) => (count > 1 ? 'Ihre Gutscheinkarten sind da' : 'Ihre Gutscheinkarte ist da'),
    said: (shop) => `${shop} schickt Ihnen eine Gutscheinkarte.`,
    ordered: (shop, number) =>
      `Ihre Bestellung ${number} bei ${shop} ist bezahlt. Viel Freude beim Verschenken oder Einlösen!`,
    worth: (amount) => `Gutscheinkarte im Wert von ${amount}. Der Code:`,
    how: 'Geben Sie den Code an der Kasse ein, um mit der Karte zu bezahlen. Das Restguthaben bleibt für den nächsten Einkauf erhalten.',
    kept: 'Bewahren Sie diese E-Mail gut auf: Wer einen Code kennt, kann das Guthaben einlösen, und wir können ihn nicht noch einmal anzeigen.',
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
    lost: 'Den Code kennt nur die beschenkte Person. Sollte die E-Mail nicht ankommen, schicken wir sie gern noch einmal.',
  },
  orderSent: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    greeting: 'Ihre Bestellung ist unterwegs',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} verschickt.`,
    some: {
      subject: (number) => `Ein Teil Ihrer Bestellung ${number} ist unterwegs`,
      greeting: 'Ein Teil Ihrer Bestellung ist unterwegs',
      said: (shop, number) =>
        `${shop} hat einen Teil Ihrer Bestellung ${number} verschickt. Die übrigen Artikel kommen getrennt.`,
    },
    rest: {
      subject: (number) => `Der Rest Ihrer Bestellung ${number} ist unterwegs`,
      greeting: 'Der Rest Ihrer Bestellung ist unterwegs',
      said: (shop, number) => `${shop} hat den Rest Ihrer Bestellung ${number} verschickt.`,
    },
    tracking: 'Sendung',
    action: 'Paket verfolgen',
  },
  orderReady: {
    subject: (number) => `Ihre Bestellung ${number} ist abholbereit`,
    greeting: 'Ihre Bestellung ist abholbereit',
    said: (shop, number) =>
      `${shop} hat Ihre Bestellung ${number} bereitgelegt. Sie können sie jetzt abholen.`,
    some: {
      subject: (number) => `Ein Teil Ihrer Bestellung ${number} ist abholbereit`,
      greeting: 'Ein Teil Ihrer Bestellung ist abholbereit',
      said: (shop, number) =>
        `${shop} hat einen Teil Ihrer Bestellung ${number} bereitgelegt. Sie können ihn jetzt abholen. Wir schreiben Ihnen zu jedem Teil.`,
    },
    rest: {
      subject: (number) => `Der Rest Ihrer Bestellung ${number} ist abholbereit`,
      greeting: 'Der Rest Ihrer Bestellung ist abholbereit',
      said: (shop, number) =>
        `${shop} hat den Rest Ihrer Bestellung ${number} bereitgelegt. Sie können ihn jetzt abholen.`,
    },
  },
  orderCanceled: {
    subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
    greeting: 'Ihre Bestellung wurde storniert',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} storniert.`,
    money: 'Zahlungen mit Karte oder Gutscheinkarte erstatten wir auf demselben Weg.',
    action: 'Zum Shop',
  },
  orderRefunded: {
    subject: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    greeting: (amount) => `Sie erhalten ${amount} zurück`,
    said: (shop, number, amount) => `${shop} erstattet Ihnen ${amount} aus Ihrer Bestellung ${number}.`,
    how: 'Wir erstatten auf dem Weg, auf dem Sie bezahlt haben. Bis das Geld bei Ihrer Bank eingeht, können einige Tage vergehen.',
  },
  orderEdited: {
    subject: (number) => `Ihre Bestellung ${number} wurde geändert`,
    greeting: 'Ihre Bestellung wurde geändert',
    said: (shop, number) => `${shop} hat Ihre Bestellung ${number} geändert. Sie enthält jetzt:`,
    returned: (amount) => `Sie erhalten ${amount} zurück.`,
    due: (amount) => `Noch zu zahlen: ${amount}.`,
  },
  paymentLink: {
    subject: (shop) => `Ihre Bestellung bei ${shop}: ansehen und bezahlen`,
    ofOrder: (number) => `Restbetrag zu Ihrer Bestellung ${number}`,
    greeting: (amount) => `Zu zahlen: ${amount}`,
    said: (shop) =>
      `${shop} hat eine Bestellung für Sie zusammengestellt. Bitte prüfen Sie alles und bezahlen Sie online, danach wird sie verschickt.`,
    balance: (shop, number) =>
      `${shop} hat Ihre Bestellung ${number} geändert. Dieser Betrag ist noch offen.`,
    action: 'Ansehen und bezahlen',
    until: (day) => `Mit diesem Link können Sie bis zum ${dayText(day, 'de')} bezahlen.`,
  },
  checkoutReminder: {
    subject: (shop) => `Ihr Warenkorb bei ${shop} ist noch da`,
    greeting: 'Haben Sie etwas vergessen?',
    said: (shop) =>
      `Sie haben bei ${shop} eine Bestellung begonnen, aber noch nicht abgeschlossen. Wir haben Ihren Warenkorb aufbewahrt.`,
    more: (count) => (count === 1 ? 'Und ein weiterer Artikel.' : `Und ${count} weitere Artikel.`),
    action: 'Bestellung fortsetzen',
    prices:
      'Die Artikel sind nicht für Sie reserviert. Preise und Verfügbarkeit können sich bis zur Bestellung ändern.',
    why: (shop) =>
      `Sie erhalten diese Erinnerung nur einmal, weil Sie an der Kasse von ${shop} Ihre E-Mail-Adresse angegeben haben. Schon bestellt oder kein Interesse? Dann brauchen Sie nichts zu tun.`,
    optOut: 'Keine Erinnerungen mehr erhalten',
  },
  memberApproved: {
    subject: (shop) => `Sie können sich bei ${shop} anmelden`,
    greeting: 'Ihr Konto ist freigegeben',
    said: (shop) => `Sie können sich ab sofort bei ${shop} anmelden.`,
    action: 'Zum Shop',
  },
  memberRefused: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    greeting: 'Ihr Konto wurde nicht freigegeben',
    said: (shop) =>
      `Sie haben sich bei ${shop} registriert. Leider hat der Shop Ihr Konto nicht freigegeben.`,
    kept: 'Ihre Angaben wurden gelöscht.',
  },
  emailCode: {
    subject: (code, shop) => `${code} ist Ihr Code für ${shop}`,
    said: (shop) => `Geben Sie diesen Code auf der Seite von ${shop} ein:`,
    until: (minutes) => `Der Code ist ${minutes} Minuten lang gültig und kann nur einmal verwendet werden.`,
    notYou:
      'Sie haben keinen Code angefordert? Dann können Sie diese E-Mail ignorieren. Geben Sie den Code nicht weiter: Auch wir fragen Sie nie danach.',
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
    until: (minutes) => `Der Link ist ${minutes} Minuten lang gültig und kann nur einmal verwendet werden.`,
    notYou: 'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  staffWayIn: {
    subject: (shop) => `Anmeldung im Backoffice von ${shop}`,
    greeting: 'Mit diesem Browser anmelden',
    said: (shop) =>
      `Sie haben einen Link für die Anmeldung im Backoffice von ${shop} angefordert. Öffnen Sie ihn in dem Browser, mit dem Sie sich anmelden möchten, und geben Sie dann Ihr Passwort ein.`,
    action: 'Diesen Browser verwenden',
    until: (minutes) => `Der Link ist ${minutes} Minuten lang gültig und kann nur einmal verwendet werden.`,
    notYou:
      'Sie haben nichts angefordert? Dann können Sie diese E-Mail ignorieren. Ohne Ihr Passwort kann sich mit dem Link niemand anmelden.',
  },
  firstPassword: {
    subject: (shop) => `Ihr Konto bei ${shop}`,
    greeting: 'Ihr Konto wartet auf Sie',
    said: (shop) => `${shop} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um es zu nutzen.`,
    action: 'Passwort wählen',
    until: (minutes) =>
      `Der Link ist ${minutes} Minuten lang gültig und kann nur einmal verwendet werden. Der Shop kann Ihnen einen neuen schicken.`,
    notYou: 'Sie möchten kein Konto? Dann können Sie diese E-Mail ignorieren.',
  },
  passwordChanged: {
    subject: (shop) => `Ihr Passwort für ${shop} wurde geändert`,
    greeting: 'Ihr Passwort wurde geändert',
    said: (shop) =>
      `Das Passwort für Ihr Konto bei ${shop} wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.`,
    notYou: 'Das waren nicht Sie? Fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
    action: 'Zum Shop',
  },
  webhookPaused: {
    subject: (host) => `Wir haben den Webhook zu ${host} pausiert`,
    greeting: 'Ein Webhook ist pausiert',
    said: (shop, host) =>
      `${host} hat seit drei Tagen kein Ereignis von ${shop} angenommen. Deshalb senden wir vorerst nichts mehr. Es geht nichts verloren: Ereignisse warten bis zu 30 Tage.`,
    next: 'Beheben Sie den Fehler beim Empfänger und setzen Sie den Webhook dann fort. Alle wartenden Ereignisse werden sofort der Reihe nach gesendet.',
  },
}
