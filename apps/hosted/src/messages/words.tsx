import { createContext, type ReactNode, use } from 'react'
import { en, type Messages } from './en.ts'
import { FormWordsProvider } from './form-words.tsx'

/** The pages' texts, and how to format money and dates for the reader. */
export interface Words {
  /** BCP 47. */
  readonly language: string
  readonly t: Messages
  /** Formats decimal text with all its digits, never rounded through a float. */
  money(amount: string, currency: string): string
  country(code: string): string
  /** A range of days, given as ISO times in UTC; the end is the start of the day after the last. */
  days(from: string, to: string): string
}

const WordsContext = createContext<Words | undefined>(undefined)

/** Loads the texts in the reader's first available language; otherwise English. */
export const loadWords = async (preferred: readonly string[]): Promise<Words> => {
  const language = preferred.find((each) => /^(en|de)\b/i.test(each)) ?? 'en'
  const german = language.toLowerCase().startsWith('de')
    ? await import('./de.ts').catch(() => undefined)
    : undefined
  return wordsIn(german || language.startsWith('en') ? language : 'en', german?.de ?? en)
}

const wordsIn = (language: string, t: Messages): Words => {
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    language,
    t,
    money: (amount, currency) => {
      const digits = amount.split('.')[1]?.length ?? 0
      const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      return new Intl.NumberFormat(language, { style: 'currency', currency, ...places }).format(exact(amount))
    },
    country: (code) => countries.of(code) ?? code,
    days: (from, to) => day.formatRange(new Date(from), new Date(Date.parse(to) - 1)),
  }
}

/** Browsers format decimal text exactly (ECMA-402, 2023); the compiler needs to see that it is a number. */
const exact = (amount: string): Intl.StringNumericLiteral | number =>
  isNumeric(amount) ? amount : Number(amount)

const isNumeric = (text: string): text is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(text)

/** Provides the texts to all pages below. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <WordsContext value={words}>
      <FormWordsProvider words={words.t}>{children}</FormWordsProvider>
    </WordsContext>
  )
}

/** Returns the texts, for any component. */
export const useWords = (): Words => {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsProvider is missing.')
  return words
}
