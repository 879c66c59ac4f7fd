import { de } from '../messages/de/settings.ts'
import { en } from '../messages/en/settings.ts'
import { useWords } from '../messages/words.tsx'

/** The page's texts, which load with it. */
export const useSettingsTexts = (): typeof en =>
  useWords().language.toLowerCase().startsWith('de') ? de : en
