import { de } from '../messages/de/products/collection-page.ts'
import { en } from '../messages/en/products/collection-page.ts'
import { useWords } from '../messages/words.tsx'

/** Returns the texts of a collection's page in the reader's language. They are loaded with it. */
export const useCollectionTexts = (): typeof en =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
