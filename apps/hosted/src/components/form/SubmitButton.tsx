import { useFormWords } from '../../messages/form-words.tsx'
import { useLate } from './use-late.ts'

interface SubmitButtonProps {
  readonly label: string
  readonly isBusy: boolean
  /** Another action is running. */
  readonly isBlocked?: boolean
  readonly busyLabel?: string
  readonly isQuiet?: boolean
  /** An invalid form doesn't disable the button: pressing it shows the errors. */
  readonly name?: string
}

const SLOW_MS = 8000

/** Submits a form. While sending, the button stays, says so, and does nothing. */
export function SubmitButton({
  label,
  isBusy,
  isBlocked = false,
  busyLabel,
  isQuiet,
  name,
}: SubmitButtonProps) {
  const t = useFormWords()
  const isSlow = useLate(isBusy, SLOW_MS)
  return (
    <div className="submit">
      <button
        type="submit"
        name={name}
        className={isQuiet ? 'button button-quiet' : 'button'}
        aria-busy={isBusy}
        aria-disabled={isBusy || isBlocked}
        onClick={(event) => (isBusy || isBlocked) && event.preventDefault()}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isBusy ? (busyLabel ?? t.working) : label}
      </button>
      <p className="submit-note" role="status">
        {isSlow && t.slow}
      </p>
    </div>
  )
}
