import { de } from '../messages/de/shop/history.ts'
import { en } from '../messages/en/shop/history.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about what was changed. */
export type HistoryTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first page that shows changes. */
export const useHistoryTexts = (): HistoryTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
