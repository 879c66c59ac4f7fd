import type { MetaFunction } from 'react-router'
import type { Language } from '../messages/languages.ts'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { order as de } from '../messages/order.de.ts'
import { order as en, type OrderWords } from '../messages/order.en.ts'

/** As for the members' pages: what only orders say is loaded with their pages, in both languages, and with no other page. */
const WORDS: Record<Language, OrderWords> = { en, de }

/** Finds the words of an order's pages. */
export const useOrderWords = (): OrderWords => WORDS[useMessages().language]

/** The same for titles. */
export const orderWordsOf = (matches: Parameters<MetaFunction>[0]['matches']): OrderWords =>
  WORDS[messagesOf(matches).language]
