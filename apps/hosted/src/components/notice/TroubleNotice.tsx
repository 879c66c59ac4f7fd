import type { Trouble } from '../../checkout/use-checkout.ts'
import { useWords } from '../../messages/words.tsx'
import { errorText } from './error-text.ts'

/**
 * Reports a failed action next to it, with a retry if that may help. In a form, that submits the form again: with what
 * has been typed since, and on to the next step.
 */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble | undefined }) {
  const { t } = useWords()
  const isUnreachable = trouble?.problem.kind === 'unreachable'
  return (
    <div role="alert">
      {trouble && trouble.problem.fields.length === 0 && (
        <div className="notice notice-alarm">
          <p>{isUnreachable ? t.unreachable : errorText(t, trouble.problem.code)}</p>
          {isUnreachable && (
            <button
              type="submit"
              className="link"
              onClick={({ currentTarget }) => {
                if (!currentTarget.form) trouble.again()
              }}
            >
              {t.tryAgain}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
