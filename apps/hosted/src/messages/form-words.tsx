import { createContext, type ReactNode, use } from 'react'

/** The texts that every form needs. */
export interface FormWords {
  readonly optional: string
  readonly working: string
  readonly slow: string
  fieldsToFix(count: number): string
}

const FormWordsContext = createContext<FormWords | undefined>(undefined)

/** Provides the texts to all forms below. */
export function FormWordsProvider({ words, children }: { words: FormWords; children: ReactNode }) {
  return <FormWordsContext value={words}>{children}</FormWordsContext>
}

/** Returns the texts of forms. */
export const useFormWords = (): FormWords => {
  const words = use(FormWordsContext)
  if (!words) throw new Error('FormWordsProvider is missing.')
  return words
}
