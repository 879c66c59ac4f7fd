import { type ReactNode, useEffect, useRef } from 'react'
import type { Step } from '../../checkout/steps.ts'
import { useWords } from '../../messages/words.tsx'

interface StepFrameProps {
  readonly step: Step
  readonly number: number
  readonly state: 'open' | 'done' | 'later'
  /** Whether the buyer has moved, rather than just arrived: only then is the focus moved too. */
  readonly takesFocus: boolean
  readonly onChange: () => void
  /** What was decided, shown when the step is done. */
  readonly told?: ReactNode
  readonly children?: ReactNode
}

/** A step of the checkout: open with its form, done with what was decided, or still to come. */
export function StepFrame({ step, number, state, takesFocus, onChange, told, children }: StepFrameProps) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || !takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isOpen, takesFocus])

  return (
    <section
      className={`step step-${state}`}
      aria-labelledby={`step-${step}`}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className="step-head">
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
          <span className="step-number" aria-hidden="true">
            {number}
          </span>
          {t[step]}
        </h2>
        {state === 'done' && (
          <button type="button" className="link" aria-label={t.changeStep(t[step])} onClick={onChange}>
            {t.change}
          </button>
        )}
      </div>
      {state === 'done' && <div className="step-told">{told}</div>}
      {isOpen && children}
    </section>
  )
}
