/** Forms and what is sent with them. */
export * as forms from './forms/forms.ts'
export * as submissions from './forms/submissions.ts'
