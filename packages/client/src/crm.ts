/** Everyone the shop knows, and the labels they have. */
export * as contacts from './crm/contacts.ts'
export * as labels from './crm/labels.ts'
/** What someone leaves in a form. */
export * as submittedContact from './crm/submitted-contact.ts'
