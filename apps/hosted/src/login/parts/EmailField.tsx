import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'

interface EmailFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The login address; tells password managers whose password it is. */
export function EmailField(props: EmailFieldProps) {
  const t = useLoginWords()
  return (
    <TextField name="email" type="email" label={t.email} autoComplete="username" maxLength={254} {...props} />
  )
}
