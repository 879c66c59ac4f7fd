import { de } from '../messages/de/home.ts'
import { en } from '../messages/en/home.ts'
import { useWords } from '../messages/words.tsx'

/** Returns the texts of the home page in the reader's language. They are loaded with it. */
export const useHomeTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
