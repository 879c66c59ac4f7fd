import { createContext, type ReactNode, use } from 'react'
import { FormWordsProvider } from '../../messages/form-words.tsx'
import { en, type LoginMessages } from './en.ts'

/** The texts of the login pages, and their language (BCP 47). */
export interface LoginWords {
  readonly language: string
  readonly t: LoginMessages
}

const LoginWordsContext = createContext<LoginMessages | undefined>(undefined)

/** Loads the texts in the reader's first available language; otherwise English. */
export const loadLoginWords = async (preferred: readonly string[]): Promise<LoginWords> => {
  const language = preferred.find((each) => /^(en|de)\b/i.test(each)) ?? 'en'
  const german = language.toLowerCase().startsWith('de')
    ? await import('./de.ts').catch(() => undefined)
    : undefined
  return { language: german || language.startsWith('en') ? language : 'en', t: german?.de ?? en }
}

/** Provides the texts to all pages below. */
export function LoginWordsProvider({ t, children }: { t: LoginMessages; children: ReactNode }) {
  return (
    <LoginWordsContext value={t}>
      <FormWordsProvider words={t}>{children}</FormWordsProvider>
    </LoginWordsContext>
  )
}

/** Returns the texts, for any part of the login pages. */
export const useLoginWords = (): LoginMessages => {
  const t = use(LoginWordsContext)
  if (!t) throw new Error('LoginWordsProvider is missing.')
  return t
}
