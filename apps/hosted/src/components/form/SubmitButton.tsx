import { useFormWords } from '../../messages/form-words.tsx'
import { useLate } from './use-late.ts'

interface SubmitButtonProps {
  readonly label: string
  readonly isBusy: boolean
  /** Something else is under way. */
  readonly isBlocked?: boolean
  readonly busyLabel?: string
  readonly isQuiet?: boolean
  /** What is wrong keeps the button in reach: it says why when it is pressed. */
  readonly name?: string
}

const SLOW_MS = 8000

/** Hands a form in. While it is on its way the button stays where it is, says so, and does nothing. */
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
