import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { TextField } from './TextField.tsx'

interface EmailFieldProps {
  answer: FormAnswer | undefined
  defaultValue?: string | undefined
}

/** The login address; tells password managers whose password it is. */
export function EmailField({ answer, defaultValue }: EmailFieldProps) {
  const words = useAccountWords()
  return (
    <TextField
      name="email"
      type="email"
      label={words.email}
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      defaultValue={defaultValue}
      answer={answer}
    />
  )
}
