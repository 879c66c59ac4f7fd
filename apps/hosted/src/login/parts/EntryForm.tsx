import type { ReactNode } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { onSubmit } from '../../components/form/on-submit.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import type { LoginProblem } from '../api/login-problem.ts'
import type { CaptchaOfForm } from '../visit/use-captcha.ts'
import type { Typed } from '../visit/use-typed.ts'
import { CaptchaBox } from './CaptchaBox.tsx'
import { ProblemNote } from './ProblemNote.tsx'

interface EntryFormProps {
  readonly typed: Typed
  /** Why the last attempt failed. */
  readonly problem: LoginProblem | undefined
  readonly isBusy: boolean
  readonly onSubmitted: () => Promise<void>
  /** The button's label, and its label while sending. */
  readonly label: string
  readonly busyLabel: string
  readonly captcha?: CaptchaOfForm
  readonly children: ReactNode
}

/** A page's form: its fields, errors and button. */
export function EntryForm({ typed, problem, onSubmitted, captcha, children, ...button }: EntryFormProps) {
  return (
    <form ref={typed.form} noValidate onSubmit={onSubmit(onSubmitted)}>
      <ErrorCount errors={typed.errors} />
      {children}
      <div className="hand-in">
        {captcha && <CaptchaBox captcha={captcha} />}
        <ProblemNote problem={problem} />
        <SubmitButton {...button} />
      </div>
    </form>
  )
}
