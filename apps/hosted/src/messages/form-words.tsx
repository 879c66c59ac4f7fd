import { createContext, type ReactNode, use } from 'react'

/** The words that every form needs, whatever it asks for. */
export interface FormWords {
  readonly optional: string
  readonly working: string
  readonly slow: string
  fieldsToMend(count: number): string
}

const FormWordsContext = createContext<FormWords | undefined>(undefined)

/** Gives their words to all forms below. */
export function FormWordsProvider({ words, children }: { words: FormWords; children: ReactNode }) {
  return <FormWordsContext value={words}>{children}</FormWordsContext>
}

/** The words of forms, for their parts. */
export const useFormWords = (): FormWords => {
  const words = use(FormWordsContext)
  if (!words) throw new Error('There are no words outside of FormWordsProvider.')
  return words
}
