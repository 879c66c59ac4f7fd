import { de } from '../messages/de/shop/coupons.ts'
import { en } from '../messages/en/shop/coupons.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about coupons. */
export type CouponTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first of these pages. */
export const useCouponTexts = (): CouponTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
