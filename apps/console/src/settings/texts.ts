import { de } from '../messages/de/shop/settings.ts'
import { en } from '../messages/en/shop/settings.ts'
import { useWords } from '../messages/words.tsx'

/** The page's texts, which load with it. */
export const useSettingsTexts = (): typeof en =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
