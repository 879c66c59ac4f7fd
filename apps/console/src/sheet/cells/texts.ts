import { de } from '../../messages/de/products/sheet.ts'
import { en, type SheetMessages } from '../../messages/en/products/sheet.ts'
import { useWords } from '../../messages/words.tsx'

/** The texts that cells and their problems are written in. */
export type SheetTexts = SheetMessages['cells']

/** Returns the texts of sheets in the reader's language. They are loaded with the first sheet. */
export const useSheetTexts = (): SheetMessages =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
