import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { PasswordField } from './PasswordField.tsx'

/** A field for a new password, with advice for a good one. */
export function NewPasswordField({ label, answer }: { label: string; answer: FormAnswer | undefined }) {
  const words = useAccountWords()
  return (
    <PasswordField
      name="password"
      label={label}
      hint={words.passwordHint}
      autoComplete="new-password"
      answer={answer}
    />
  )
}
