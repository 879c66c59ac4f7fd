/** The texts about what people send with forms. */
export const en = {
  form: 'Form',
  sent: 'Form entry',
  answers: 'Entries',
  date: 'Sent',
  none: 'Nothing yet. What people send with the forms of your shop appears here.',
  noName: 'Form without a name',
  empty: 'Sent without entries.',
  visitor: 'A visitor who was not signed in',
  delete: 'Delete',
  deleteTitle: (count: number) => (count === 1 ? 'Delete this form entry?' : `Delete ${count} form entries?`),
  deleteHint: 'What was sent will be gone. This cannot be undone.',
  deleted: (count: number) => (count === 1 ? 'Form entry deleted' : `${count} form entries deleted`),
}
