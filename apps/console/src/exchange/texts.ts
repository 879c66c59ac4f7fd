import { de } from '../messages/de/products/exchange.ts'
import { en } from '../messages/en/products/exchange.ts'
import { useWords } from '../messages/words.tsx'

export type ExchangeTexts = typeof en

/** The page's texts, which load with it. */
export const useExchangeTexts = (): ExchangeTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
