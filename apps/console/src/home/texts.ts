import { de } from '../messages/de/shop/home.ts'
import { de as setupDe } from '../messages/de/shop/setup.ts'
import { en } from '../messages/en/shop/home.ts'
import { en as setupEn } from '../messages/en/shop/setup.ts'
import { useWords } from '../messages/words.tsx'

/** Returns the texts of the home page in the reader's language. They are loaded with it. */
export const useHomeTexts = (): typeof en => (useWords().language.toLowerCase().startsWith('de') ? de : en)

/** Returns the texts of what a new shop still needs. */
export const useSetupTexts = (): typeof setupEn =>
  useWords().language.toLowerCase().startsWith('de') ? setupDe : setupEn
