import { de } from '../../messages/de/products/product-page.ts'
import { en } from '../../messages/en/products/product-page.ts'
import { useWords } from '../../messages/words.tsx'

/** Returns the texts of a product's page in the reader's language. They are loaded with it. */
export const useProductTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
