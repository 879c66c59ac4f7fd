import { de } from '../messages/de/orders/abandoned.ts'
import { en } from '../messages/en/orders/abandoned.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about abandoned checkouts. */
export type AbandonedTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useAbandonedTexts = (): AbandonedTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
