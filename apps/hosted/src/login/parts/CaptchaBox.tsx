import { useLoginWords } from '../messages/words.tsx'
import type { CaptchaKind, CaptchaState } from '../visit/use-captcha.ts'

interface CaptchaBoxProps {
  readonly kind: CaptchaKind
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
  const isTicked = state === 'working' || state === 'done'
  const hasBox = kind === 'VISIBLE' && state !== 'none'
  const text = kind === 'INVISIBLE' && state === 'done' ? '' : said
  return (
    <div className={hasBox ? 'captcha' : undefined}>
      {hasBox && (
        <label className="check">
          <input
            type="checkbox"
            checked={isTicked}
            aria-describedby="captcha-state"
            onChange={() => isTicked || onConfirm()}
          />
          <span>{t.captcha}</span>
        </label>
      )}
      <p id="captcha-state" className={state === 'failed' ? 'field-error' : 'field-hint'} role="status">
        {text}
      </p>
    </div>
  )
}
