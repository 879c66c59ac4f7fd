import { useEffect, useRef, useState } from 'react'
import { type Till, troubleOf } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'
import { describedBy, FieldNotes } from '../form/FieldNotes.tsx'
import { onSubmit } from '../form/on-submit.ts'
import { errorText } from '../notice/error-text.ts'

interface CodeFormProps {
  readonly till: Till
  readonly work: 'coupon' | 'giftCard'
  /** The applied code as shown. */
  readonly inForce: string | undefined
  /** Why it has no effect: a code of the error table. */
  readonly problem: string | undefined
  /** What it doesn't pay for, and what stays on it. */
  readonly notes?: readonly string[]
}

/** Applies a coupon's or gift card's code, and removes it. */
export function CodeForm({ till, work, inForce, problem, notes = [] }: CodeFormProps) {
  const { t } = useWords()
  const { api, run } = till
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const isBusy = till.work === work
  const failed = troubleOf(till, work)?.problem

  useEffect(() => {
    if (failed) setError(failed.kind === 'unreachable' ? t.unreachable : errorText(t, failed.code))
  }, [failed, t])

  // The pressed button is gone: the focus moves to its replacement.
  const field = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the code is there or gone.
  useEffect(() => {
    const place = remove.current ?? field.current
    if (pressed.current) place?.focus()
    pressed.current = false
  }, [inForce])

  const send = async (value: string | null) => {
    setError(undefined)
    pressed.current = true
    const now = await run(work, () =>
      api.update(work === 'coupon' ? { couponCode: value } : { giftCardCode: value }),
    )
    if (now) setCode('')
    else pressed.current = false
  }
  const submit = async () => {
    if (code.trim() === '') setError(t.missing(t[work]))
    else await send(code.trim())
  }
  const wrong = error ?? (problem && errorText(t, problem))

  if (inForce !== undefined)
    return (
      <div className="code">
        <p className="spread">
          <span>
            <span className="soft">{t[work]} </span>
            {inForce}
          </span>
          <button
            type="button"
            className="link"
            ref={remove}
            aria-label={t.removeCode(inForce || t[work])}
            aria-disabled={till.work !== undefined}
            onClick={() => void send(null)}
          >
            {isBusy ? t.working : t.remove}
          </button>
        </p>
        {wrong ? (
          <p className="field-error">{wrong}</p>
        ) : (
          notes.map((note) => (
            <p key={note} className="soft">
              {note}
            </p>
          ))
        )}
      </div>
    )
  return (
    <form className="code" noValidate onSubmit={onSubmit(submit)}>
      <label htmlFor={work}>{t[work]}</label>
      <div className="code-row">
        <input
          ref={field}
          id={work}
          name={work}
          className="field"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          aria-invalid={wrong !== undefined}
          aria-describedby={describedBy(work, undefined, wrong)}
          onChange={(event) => {
            setError(undefined)
            setCode(event.target.value)
          }}
        />
        <button
          className="button button-quiet"
          type="submit"
          aria-busy={isBusy}
          aria-disabled={till.work !== undefined}
        >
          {isBusy ? t.working : t.apply}
        </button>
      </div>
      <div role="alert">
        <FieldNotes name={work} error={wrong} />
      </div>
    </form>
  )
}
