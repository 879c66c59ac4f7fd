import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'
import { zoom as de } from '../../messages/zoom.de.ts'
import { zoom as en, type ZoomWords } from '../../messages/zoom.en.ts'

/** As for the members' pages: these come with the large pictures, in both languages, and with no page. */
const WORDS: Record<Language, ZoomWords> = { en, de }

/** Finds the words beside a large picture. */
export const useZoomWords = (): ZoomWords => WORDS[useMessages().language]
