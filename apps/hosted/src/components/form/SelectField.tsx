import { useWords } from '../../messages/words.tsx'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly autoComplete?: string
  readonly error?: string | undefined
}

/** A select field. Nothing is preselected. */
export function SelectField({
  name,
  label,
  value,
  onChange,
  options,
  autoComplete,
  error,
}: SelectFieldProps) {
  const { t } = useWords()
  const isKnown = options.some(([each]) => each === value)
  return (
    <div className="field-group">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        className="field"
        value={isKnown ? value : ''}
        required
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(name, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {t.choose}
        </option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes name={name} error={error} />
    </div>
  )
}
