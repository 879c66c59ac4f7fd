import { de } from '../../messages/de/products/product-bulk.ts'
import { en } from '../../messages/en/products/product-bulk.ts'
import { useWords } from '../../messages/words.tsx'

/** Returns the texts in the reader's language. They are loaded with the list of products. */
export const useBulkTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
