import { zoom as de } from '../../messages/de/zoom.ts'
import { zoom as en, type ZoomWords } from '../../messages/en/zoom.ts'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'

/** Loaded with the zoom dialog in all languages, and by no page. */
const WORDS: Record<Language, ZoomWords> = { en, de }

/** Returns the messages of the zoom dialog. */
export const useZoomWords = (): ZoomWords => WORDS[useMessages().language]
