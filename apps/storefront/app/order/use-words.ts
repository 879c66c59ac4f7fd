import type { MetaFunction } from 'react-router'
import { order as de } from '../messages/de/order.ts'
import { order as en, type OrderWords } from '../messages/en/order.ts'
import type { Language } from '../messages/languages.ts'
import { messagesOf, useMessages } from '../messages/messages.ts'

/** Messages of the order pages, loaded with those pages only, in both languages. */
const WORDS: Record<Language, OrderWords> = { en, de }

/** Returns the messages of the order pages. */
export const useOrderWords = (): OrderWords => WORDS[useMessages().language]

/** The same for titles. */
export const orderWordsOf = (matches: Parameters<MetaFunction>[0]['matches']): OrderWords =>
  WORDS[messagesOf(matches).language]
