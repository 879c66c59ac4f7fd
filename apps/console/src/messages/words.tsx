import { createContext, type ReactNode, use } from 'react'
import { en, type Messages } from './en.ts'

/** The pages' texts, and how to format money and times for the reader. */
export interface Words {
  /** BCP 47. */
  readonly language: string
  readonly t: Messages
  /** Formats decimal text in a currency. */
  money(amount: string | number, currency: string): string
  /** A day and a time, in the reader's time zone. */
  time(at: Date | string): string
  day(at: Date | string): string
  number(value: number): string
  /** A share from 0 to 1. */
  percent(value: number): string
  /** @param code - ISO 3166-1 alpha-2 */
  country(code: string): string
}

const WordsContext = createContext<Words | undefined>(undefined)

/** Loads the texts in the reader's first available language; otherwise English. */
export const loadWords = async (preferred: readonly string[]): Promise<Words> => {
  const language = preferred.find((each) => /^(en|de)\b/i.test(each)) ?? 'en'
  if (!language.toLowerCase().startsWith('de')) return wordsIn(language, en)
  return wordsIn(language, (await import('./de.ts')).de)
}

const wordsIn = (language: string, t: Messages): Words => {
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  // Making a format takes longer than formatting with it; a shop has few currencies.
  const moneys = new Map<string, Intl.NumberFormat>()
  const moneyIn = (currency: string): Intl.NumberFormat => {
    const known = moneys.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
    moneys.set(currency, known)
    return known
  }
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return {
    language,
    t,
    money: (amount, currency) => moneyIn(currency).format(Number(amount)).replace(/^-/, '−'),
    time: (at) => times.format(new Date(at)),
    day: (at) => days.format(new Date(at)),
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    country: (code) => (/^[a-z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code),
  }
}

/** Provides the texts to all pages below. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** Returns the texts, for any component. */
export const useWords = (): Words => {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsProvider is missing.')
  return words
}
