import { type ReactNode, useEffect, useRef } from 'react'
import type { Step } from '../../checkout/steps.ts'
import { useWords } from '../../messages/words.tsx'

interface StepFrameProps {
  readonly step: Step
  readonly number: number
  readonly state: 'open' | 'done' | 'later'
  /** Whether the buyer changed steps rather than just arrived: only then the focus moves. */
  readonly takesFocus: boolean
  readonly onChange: () => void
  /** A summary, shown when the step is complete. */
  readonly told?: ReactNode
  readonly children?: ReactNode
}

/** A step of the checkout: open with its form, complete with a summary, or still to come. */
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
