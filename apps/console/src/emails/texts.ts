import { de } from '../messages/de/customers/emails.ts'
import { en } from '../messages/en/customers/emails.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about emails. */
export type EmailTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useEmailTexts = (): EmailTexts => (useWords().language.toLowerCase().startsWith('de') ? de : en)
