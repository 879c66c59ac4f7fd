import { de } from '../messages/de/customers/reviews.ts'
import { en } from '../messages/en/customers/reviews.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about reviews. */
export type ReviewTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useReviewTexts = (): ReviewTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
