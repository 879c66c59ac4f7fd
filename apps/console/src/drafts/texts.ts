import { de } from '../messages/de/orders/draft-coupon.ts'
import { en } from '../messages/en/orders/draft-coupon.ts'
import { useWords } from '../messages/words.tsx'

/** The texts about the coupon of a draft. They are loaded with its page. */
export const useDraftCouponTexts = (): typeof en =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
