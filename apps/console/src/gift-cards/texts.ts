import { de } from '../messages/de/shop/gift-cards.ts'
import { en } from '../messages/en/shop/gift-cards.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about gift cards. */
export type GiftCardTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useGiftCardTexts = (): GiftCardTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
