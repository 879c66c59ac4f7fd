import { de } from '../../messages/de/products/options.ts'
import { en } from '../../messages/en/products/options.ts'
import { useWords } from '../../messages/words.tsx'

/** The texts about a product's options and variants. */
export type OptionTexts = typeof en

/** Returns them in the reader's language. They are loaded with the first product. */
export const useOptionTexts = (): OptionTexts =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
