import { de } from '../../messages/de/orders/print.ts'
import { en } from '../../messages/en/orders/print.ts'
import { useWords } from '../../messages/words.tsx'

export type PrintTexts = typeof en

/** The texts on what is printed, which load with the pages of orders. */
export const usePrintTexts = (): PrintTexts => (useWords().language.toLowerCase().startsWith('de') ? de : en)
