import type { Trouble } from '../../checkout/use-checkout.ts'
import { useWords } from '../../messages/words.tsx'
import { errorText } from './error-text.ts'

/** Reports a failed action next to it, with a retry if that may help. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble | undefined }) {
  const { t } = useWords()
  const isUnreachable = trouble?.problem.kind === 'unreachable'
  return (
    <div role="alert">
      {trouble && trouble.problem.fields.length === 0 && (
        <div className="notice notice-alarm">
          <p>{isUnreachable ? t.unreachable : errorText(t, trouble.problem.code)}</p>
          {isUnreachable && (
            <button type="button" className="link" onClick={trouble.again}>
              {t.tryAgain}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
