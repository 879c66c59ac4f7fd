import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormAnswer } from '../../account/form-answer.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { useCaptcha } from './use-captcha.ts'

interface AccountFormProps {
  action: string
  /** The form's result. */
  answer: FormAnswer | undefined
  /** The button's label, and its label while sending. */
  submit: string
  submitting: string
  children?: ReactNode
}

/** A form of the member pages: its fields, errors and button. Works without scripts. */
export function AccountForm({ action, answer, submit, submitting, children }: AccountFormProps) {
  const isSending = useIsSending(action)
  const form = useFocusOnProblem(answer)
  const { token, isCounting } = useCaptcha(form, answer)
  const { checking } = useAccountWords()
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      aria-busy={isSending}
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
      className="mt-8 grid gap-5"
    >
      {!isCounting && <FormProblem answer={answer} />}
      {children}
      <input ref={token} type="hidden" name="captcha" />
      <p role="status" className="text-soft empty:hidden">
        {isCounting ? checking : null}
      </p>
      <button type="submit" aria-busy={isSending || isCounting} className="button mt-2 w-full">
        {isSending ? submitting : submit}
      </button>
    </Form>
  )
}

/** The error of the whole form; a field's error is shown and read out with the field. */
function FormProblem({ answer }: { answer: FormAnswer | undefined }) {
  const { problems, logIn, newTab } = useAccountWords()
  const problem = answer?.problem && !answer.field ? problems[answer.problem] : undefined
  return (
    <p
      role={problem ? 'alert' : undefined}
      tabIndex={-1}
      data-problem={problem ? '' : undefined}
      className="border-l-2 border-accent py-1 pl-4 text-accent outline-none empty:hidden"
    >
      {problem}
      {answer?.problem === 'loggedOut' && (
        <>
          {' '}
          <Link to="/login?returnTo=%2Faccount" target="_blank" className="link">
            {logIn} {newTab}
          </Link>
        </>
      )}
    </p>
  )
}

/** True while a form with that address, or the page it leads to, is loading. */
function useIsSending(action: string): boolean {
  const { state, formAction } = useNavigation()
  return state !== 'idle' && formAction === action
}

/** After a failed submit, moves the focus to the error. */
function useFocusOnProblem(answer: FormAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [answer])
  return form
}
