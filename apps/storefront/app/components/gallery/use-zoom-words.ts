import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'
import { zoom as de } from '../../messages/zoom.de.ts'
import { zoom as en, type ZoomWords } from '../../messages/zoom.en.ts'

/** Loaded with the zoom dialog in all languages, and by no page. */
const WORDS: Record<Language, ZoomWords> = { en, de }

/** Returns the messages of the zoom dialog. */
export const useZoomWords = (): ZoomWords => WORDS[useMessages().language]
