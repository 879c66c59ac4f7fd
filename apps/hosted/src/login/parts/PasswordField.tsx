import { useState } from 'react'
import { describedBy, FieldNotes } from '../../components/form/FieldNotes.tsx'
import { useLoginWords } from '../messages/words.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Tells password managers whether to fill in or generate one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  readonly error?: string | undefined
}

/** A password field that allows pasting and showing the text. */
export function PasswordField({ label, value, onChange, autoComplete, hint, error }: PasswordFieldProps) {
  const t = useLoginWords()
  const [isShown, setShown] = useState(false)
  return (
    <div className="field-group">
      <label htmlFor="password">{label}</label>
      <div className="password">
        <input
          id="password"
          name="password"
          className="field"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy('password', hint, error)}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="peek"
          aria-label={isShown ? t.hidePasswordLabel : t.showPasswordLabel}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hidePassword : t.showPassword}
        </button>
      </div>
      <FieldNotes name="password" hint={hint} error={error} />
    </div>
  )
}

/** A field for a new password, with advice for a good one. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete' | 'hint'>) {
  const t = useLoginWords()
  return <PasswordField autoComplete="new-password" hint={t.passwordHint} {...props} />
}
