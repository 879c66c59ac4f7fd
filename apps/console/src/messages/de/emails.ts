import type { en } from '../en/emails.ts'

/** Die Texte zu E-Mails, die der Shop verschickt. */
export const de: typeof en = {
  subject: 'Betreff',
  to: 'An',
  about: 'Bezug',
  state: 'Status',
  created: 'Erstellt',
  tries: 'Versuche',
  failure: 'Letzter Fehler',
  search: 'Nach ganzer E-Mail-Adresse suchen',
  none: 'Noch nichts da. E-Mails, die der Shop verschickt, erscheinen hier und bleiben 30 Tage.',
  nothing: 'Keine passenden E-Mails. Geben Sie die ganze Adresse ein, zum Beispiel ada@example.com.',
  states: { WAITING: 'Wartet', SENT: 'Gesendet', FAILED: 'Fehlgeschlagen', EXPIRED: 'Abgelaufen' },
  kinds: {
    'back-in-stock': 'Wieder lieferbar',
    'order-confirmation': 'Bestellbestätigung',
    'order-downloads': 'Downloads einer Bestellung',
    'gift-cards': 'Gutscheincodes',
    'gift-for-you': 'Geschenkgutschein',
    'gift-sent': 'Gutschein verschickt',
    'order-canceled': 'Bestellung storniert',
    'order-edited': 'Bestellung geändert',
    'order-refunded': 'Erstattung',
    'order-sent': 'Paket verschickt',
    'payment-link': 'Link zum Bezahlen',
    'checkout-reminder': 'Erinnerung an die Kasse',
    'member-approved': 'Konto freigegeben',
    'member-refused': 'Konto nicht freigegeben',
    'email-code': 'Code zur Bestätigung der Adresse',
    'account-exists': 'Konto gibt es schon',
    'new-password': 'Link für ein neues Passwort',
    'first-password': 'Link für ein erstes Passwort',
    'password-changed': 'Passwort geändert',
    'staff-way-in': 'Anmeldelink für Mitarbeitende',
    'webhook-paused': 'Webhook angehalten',
  },
  email: 'E-Mail',
  order: (number) => `Bestellung ${number}`,
  draft: 'Bestellentwurf',
  others: 'Alle E-Mails an diese Adresse',
  text: 'Text',
  textHint:
    'Von Links ist nur die Beschriftung zu sehen: Mit ihrer Adresse könnte jeder für die Person bezahlen oder herunterladen.',
  notKept:
    'Was in solchen E-Mails steht, bewahrt der Shop nicht auf: Sie können Codes oder Links enthalten, die nur für die Person selbst bestimmt sind. Ist die E-Mail nicht angekommen, lässt sich im Shop eine neue anfordern.',
  nextTry: 'Nächster Versuch',
  resend: 'Erneut senden',
  resendTitle: (count) => (count === 1 ? 'Diese E-Mail erneut senden?' : `${count} E-Mails erneut senden?`),
  resendHint:
    'Fehlgeschlagene E-Mails werden noch einmal gesendet. Von gesendeten geht eine Kopie an dieselbe Adresse. Fristen von Links darin beginnen heute neu.',
  wrongAddress:
    'Ist die Adresse falsch, berichtigen Sie sie zuerst in der Bestellung und senden Sie die E-Mail von dort: Diese hier geht wieder an dieselbe Adresse.',
  resent: (count, failed) =>
    [
      count === 1 ? 'Die E-Mail wird erneut gesendet.' : `${count} E-Mails werden erneut gesendet.`,
      failed > 0
        ? `Bei ${failed} geht das nicht: Sie warten noch, sind abgelaufen, oder der Shop bewahrt ihren Inhalt nicht auf.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
}
