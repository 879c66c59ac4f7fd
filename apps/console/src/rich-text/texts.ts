import { de } from '../messages/de/products/rich-text.ts'
import { en } from '../messages/en/products/rich-text.ts'
import { useWords } from '../messages/words.tsx'

/** The editor's texts, which load with it. */
export const useRichTextTexts = (): typeof en =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
