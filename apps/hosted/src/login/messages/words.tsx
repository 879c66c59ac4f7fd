import { createContext, type ReactNode, use } from 'react'
import { FormWordsProvider } from '../../messages/form-words.tsx'
import { en, type LoginMessages } from './en.ts'

/** The words of the pages for logging in, and the language that they are in (BCP 47). */
export interface LoginWords {
  readonly language: string
  readonly t: LoginMessages
}

const LoginWordsContext = createContext<LoginMessages | undefined>(undefined)

/** Loads the words of the first language of the reader that there are words in; English when there is none. */
export const loadLoginWords = async (preferred: readonly string[]): Promise<LoginWords> => {
  const language = preferred.find((each) => /^(en|de)\b/i.test(each)) ?? 'en'
  const german = language.toLowerCase().startsWith('de')
    ? await import('./de.ts').catch(() => undefined)
    : undefined
  return { language: german || language.startsWith('en') ? language : 'en', t: german?.de ?? en }
}

/** Gives the words to all pages below. */
export function LoginWordsProvider({ t, children }: { t: LoginMessages; children: ReactNode }) {
  return (
    <LoginWordsContext value={t}>
      <FormWordsProvider words={t}>{children}</FormWordsProvider>
    </LoginWordsContext>
  )
}

/** The words, for any part of the pages for logging in. */
export const useLoginWords = (): LoginMessages => {
  const t = use(LoginWordsContext)
  if (!t) throw new Error('There are no words outside of LoginWordsProvider.')
  return t
}
