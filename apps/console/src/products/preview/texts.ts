import { de } from '../../messages/de/products/preview.ts'
import { en } from '../../messages/en/products/preview.ts'
import { useWords } from '../../messages/words.tsx'

/** Returns the texts in the reader's language. */
export const usePreviewTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
