import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { TextField } from './TextField.tsx'

/** The login address; tells password managers whose password it is. */
export function EmailField({ answer }: { answer: FormAnswer | undefined }) {
  const words = useAccountWords()
  return (
    <TextField
      name="email"
      type="email"
      label={words.email}
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      answer={answer}
    />
  )
}
