/** The texts about what people send with forms. */
export const en = {
  form: 'Form',
  sent: 'Form entry',
  answers: 'Answers',
  date: 'Sent',
  none: 'No form entries yet. What people send with your shop’s forms appears here.',
  noName: 'Form without a name',
  empty: 'Sent without answers.',
  visitor: 'Not logged in',
  delete: 'Delete',
  deleteTitle: (count: number) => (count === 1 ? 'Delete this form entry?' : `Delete ${count} form entries?`),
  deleteHint: 'The answers will be gone. You can’t undo this.',
  deleted: (count: number) => (count === 1 ? 'Form entry deleted' : `${count} form entries deleted`),
}
