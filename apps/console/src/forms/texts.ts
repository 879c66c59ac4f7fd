import { de } from '../messages/de/customers/forms.ts'
import { en } from '../messages/en/customers/forms.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about what people send with forms. */
export type FormTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useFormTexts = (): FormTexts => (useWords().language.toLowerCase().startsWith('de') ? de : en)
