import type { InputHTMLAttributes } from 'react'
import { useFormWords } from '../../messages/form-words.tsx'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'onBlur'
  > {
  /** Also its id: unique on the page. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  /** The error of its current value. */
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** A single-line field, with its label above and notes below. */
export function TextField({
  name,
  label,
  value,
  onChange,
  hint,
  error,
  isOptional,
  ...input
}: TextFieldProps) {
  const t = useFormWords()
  return (
    <div className="field-group">
      <label htmlFor={name}>
        {label} {isOptional && <span className="soft">({t.optional})</span>}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        className="field"
        value={value}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(name, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  )
}
