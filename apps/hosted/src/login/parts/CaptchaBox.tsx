import { useLoginWords } from '../messages/words.tsx'
import type { CaptchaState } from '../visit/use-captcha.ts'

interface CaptchaBoxProps {
  readonly kind: 'VISIBLE' | 'INVISIBLE'
  readonly state: CaptchaState
  readonly onConfirm: () => void
}

/** A box to tick for people; where it is invisible it only says what is being done. */
export function CaptchaBox({ kind, state, onConfirm }: CaptchaBoxProps) {
  const t = useLoginWords()
  const said = {
    none: '',
    asked: '',
    working: t.captchaWorking,
    done: t.captchaDone,
    failed: t.captchaFailed,
  }[state]
  const hasBox = kind === 'VISIBLE' && state !== 'none'
  return (
    <div className={hasBox ? 'captcha' : undefined}>
      {hasBox && (
        <label className="check">
          <input
            type="checkbox"
            checked={state === 'working' || state === 'done'}
            aria-describedby="captcha-state"
            disabled={state === 'working' || state === 'done'}
            onChange={onConfirm}
          />
          <span>{t.captcha}</span>
        </label>
      )}
      <p id="captcha-state" className={state === 'failed' ? 'field-error' : 'field-hint'} role="status">
        {kind === 'INVISIBLE' && state === 'done' ? '' : said}
      </p>
    </div>
  )
}
