import { answers as de } from './de/answers.ts'
import { type Answers, answers as en } from './en/answers.ts'
import type { Language } from './languages.ts'

const ANSWERS: Record<Language, Answers> = { en, de }

/** Returns the server's messages in a language. */
export const answersIn = (language: Language): Answers => ANSWERS[language]
