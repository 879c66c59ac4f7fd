import { de } from '../../messages/de/products/product-changes.ts'
import { en } from '../../messages/en/products/product-changes.ts'
import { useWords } from '../../messages/words.tsx'

/** Returns the texts of the page in the reader's language. They are loaded with it. */
export const useChangesTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
