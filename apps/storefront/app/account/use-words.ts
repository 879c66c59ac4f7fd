import type { MetaFunction } from 'react-router'
import { account as de } from '../messages/de/account.ts'
import { type AccountWords, account as en } from '../messages/en/account.ts'
import type { Language } from '../messages/languages.ts'
import { type Messages, messagesOf, useMessages } from '../messages/messages.ts'

/**
 * Messages that only the member pages load, in every language: they are small, and no other page loads them.
 */
const WORDS: Record<Language, AccountWords> = { en, de }

/** Returns the messages of the member pages. */
export const useAccountWords = (): AccountWords => wordsIn(useMessages())

/** The same for titles. */
export const accountWordsOf = (matches: Parameters<MetaFunction>[0]['matches']): AccountWords =>
  wordsIn(messagesOf(matches))

const wordsIn = ({ language }: Messages): AccountWords => WORDS[language]
