import { useLoginWords } from '../messages/words.tsx'
import type { CaptchaOfForm } from '../visit/use-captcha.ts'
import { RecaptchaBox } from './RecaptchaBox.tsx'

interface CaptchaBoxProps {
  readonly captcha: Pick<CaptchaOfForm, 'kind' | 'state' | 'confirm' | 'box'>
}

/** A checkbox captcha; an invisible captcha only shows its progress. */
export function CaptchaBox({ captcha: { kind, state, confirm, box } }: CaptchaBoxProps) {
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
      {hasBox && box.other && <RecaptchaBox key={box.round} captcha={box.other} {...box.events} />}
      {hasBox && !box.other && (
        <label className="check">
          <input
            type="checkbox"
            checked={isTicked}
            aria-describedby="captcha-state"
            onChange={() => isTicked || confirm()}
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
