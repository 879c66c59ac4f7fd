import { de } from '../../messages/de/orders/order-days.ts'
import { en } from '../../messages/en/orders/order-days.ts'
import { useWords } from '../../messages/words.tsx'

/** Returns the texts about the days of orders in the reader's language. They are loaded with the list of orders. */
export const useDaysTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)
