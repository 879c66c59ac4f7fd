/** The texts about emails that the shop sends. */
export const en = {
  subject: 'Subject',
  to: 'To',
  about: 'About',
  state: 'Status',
  created: 'Created',
  tries: 'Attempts',
  failure: 'Last error',
  search: 'Search by full email address',
  none: 'Nothing yet. Emails that the shop sends appear here, and are kept for 30 days.',
  nothing: 'No emails match. Enter the full address, like ada@example.com.',
  states: { WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Failed', EXPIRED: 'Expired' } as Readonly<
    Record<string, string>
  >,
  kinds: {
    'back-in-stock': 'Back in stock',
    'order-confirmation': 'Order confirmation',
    'order-downloads': 'Order downloads',
    'gift-cards': 'Gift card codes',
    'gift-for-you': 'Gift card for a friend',
    'gift-sent': 'Gift card sent',
    'order-canceled': 'Order cancelled',
    'order-edited': 'Order changed',
    'order-refunded': 'Refund',
    'order-sent': 'Parcel sent',
    'payment-link': 'Payment link',
    'checkout-reminder': 'Checkout reminder',
    'member-approved': 'Account approved',
    'member-refused': 'Account not approved',
    'email-code': 'Code to confirm an address',
    'account-exists': 'Account already exists',
    'new-password': 'Link to set a new password',
    'first-password': 'Link to set a first password',
    'password-changed': 'Password changed',
    'staff-way-in': 'Login link for staff',
    'webhook-paused': 'Webhook paused',
  } as Readonly<Record<string, string>>,
  email: 'Email',
  order: (number: string) => `Order ${number}`,
  draft: 'Draft order',
  others: 'All emails to this address',
  text: 'Text',
  textHint:
    'Only the labels of links are shown, because anyone who has a link can use it to pay or download.',
  notKept:
    'The shop doesn’t keep the text of emails like this one: it may contain codes or links meant only for the recipient. If it didn’t arrive, they can ask for a new one in the shop.',
  nextTry: 'Next attempt',
  resend: 'Send again',
  resendTitle: (count: number) => (count === 1 ? 'Send this email again?' : `Send ${count} emails again?`),
  resendHint:
    'Failed emails are tried again. For emails that were sent, a copy goes to the same address. Time limits of links in it start over today.',
  wrongAddress:
    'If the address is wrong, correct it on the order first and send the email from there: this one goes to the same address again.',
  resent: (count: number, failed: number) =>
    [
      count === 1 ? 'The email will be sent again.' : `${count} emails will be sent again.`,
      failed > 0 ? `${failed} can’t be: they are waiting, have expired, or their text isn’t kept.` : '',
    ]
      .filter(Boolean)
      .join(' '),
}
