import { answers as de } from './answers.de.ts'
import { type Answers, answers as en } from './answers.en.ts'
import type { Language } from './languages.ts'

const ANSWERS: Record<Language, Answers> = { en, de }

/** Returns the server's messages in a language. */
export const answersIn = (language: Language): Answers => ANSWERS[language]
