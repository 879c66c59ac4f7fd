import type { en } from '../../en/customers/emails.ts'

/** Die Texte zu E-Mails, die der Shop sendet. */
export const de: typeof en = {
  subject: 'Betreff',
  to: 'An',
  about: 'Betrifft',
  state: 'Status',
  created: 'Erstellt',
  tries: 'Versuche',
  failure: 'Letzter Fehler',
  search: 'Nach vollständiger E-Mail-Adresse suchen',
  none: 'Noch keine E-Mails. Was der Shop sendet, erscheint hier und bleibt 30 Tage gespeichert.',
  nothing: 'Keine passenden E-Mails. Geben Sie die vollständige Adresse ein, zum Beispiel ada@example.com.',
  states: { WAITING: 'Wartet', SENT: 'Gesendet', FAILED: 'Fehlgeschlagen', EXPIRED: 'Abgelaufen' },
  kinds: {
    'back-in-stock': 'Wieder lieferbar',
    'order-confirmation': 'Bestellbestätigung',
    'order-downloads': 'Downloads einer Bestellung',
    'gift-cards': 'Gutscheinkarten',
    'gift-for-you': 'Verschenkte Gutscheinkarte',
    'gift-sent': 'Gutscheinkarte gesendet',
    'order-canceled': 'Bestellung storniert',
    'order-edited': 'Bestellung geändert',
    'order-refunded': 'Erstattung',
    'order-sent': 'Versandbestätigung',
    'payment-link': 'Zahlungslink',
    'checkout-reminder': 'Erinnerung an eine abgebrochene Bestellung',
    'member-approved': 'Konto freigegeben',
    'member-refused': 'Konto nicht freigegeben',
    'email-code': 'Code zur Bestätigung der Adresse',
    'account-exists': 'Konto besteht bereits',
    'new-password': 'Link für ein neues Passwort',
    'first-password': 'Link für ein erstes Passwort',
    'password-changed': 'Passwort geändert',
    'staff-way-in': 'Anmeldelink für das Team',
    'webhook-paused': 'Webhook pausiert',
  },
  email: 'E-Mail',
  order: (number) => `Bestellung ${number}`,
  draft: 'Bestellentwurf',
  others: 'Alle E-Mails an diese Adresse',
  text: 'Text',
  textHint:
    'Von Links ist nur die Beschriftung zu sehen, denn wer den Link hat, kann damit bezahlen oder herunterladen.',
  notKept:
    'Den Text solcher E-Mails speichert der Shop nicht: Sie können Codes oder Links enthalten, die nur für den Empfänger bestimmt sind. Ist die E-Mail nicht angekommen, lässt sich im Shop eine neue anfordern.',
  nextTry: 'Nächster Versuch',
  resend: 'Erneut senden',
  resendTitle: (count) => (count === 1 ? 'Diese E-Mail erneut senden?' : `${count} E-Mails erneut senden?`),
  resendHint:
    'Fehlgeschlagene E-Mails werden noch einmal gesendet. Von gesendeten geht eine Kopie an dieselbe Adresse. Die Fristen der Links darin beginnen heute neu.',
  wrongAddress:
    'Ist die Adresse falsch, berichtigen Sie sie zuerst in der Bestellung und senden Sie die E-Mail von dort: Diese hier geht wieder an dieselbe Adresse.',
  resent: (count, failed) =>
    [
      count === 1 ? 'Die E-Mail wird erneut gesendet.' : `${count} E-Mails werden erneut gesendet.`,
      failed > 0
        ? `Bei ${failed} geht das nicht: Sie warten noch, sind abgelaufen, oder ihr Text ist nicht gespeichert.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
}
