import { useCallback, useRef, useState } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { ResendButton } from '../parts/ResendButton.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'
import type { Waiting } from '../visit/visit-memory.ts'
import type { Page } from './page.ts'

const DIGITS = 6

/** Asks for the code of a mail. A whole code that is pasted or filled in is handed in by itself, once. */
export function CodePage({ waiting, ...page }: Page & { readonly waiting: Waiting }) {
  const { api, change, go, follow } = page
  const { stateToken, email, sentAt } = waiting
  const t = useLoginWords()
  const [code, setCode] = useState('')
  const tried = useRef('')
  const { act, isBusy, problem } = usePageAct(page)
  const wrong = useCallback(
    (code: string): Readonly<Record<string, string>> =>
      code === 'VERIFICATION_FAILED' ? { code: t.wrongCode } : {},
    [t],
  )
  const { errors, form, show, clear } = useToldErrors(problem, wrong)

  const handIn = async (digits: string) => {
    if (!show({ code: digits.length === DIGITS ? undefined : t.wrongCodeForm })) return
    tried.current = digits
    const step = await act(() => api.verify({ stateToken, code: digits }))
    if (step) follow(step)
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    clear('code')
    setCode(digits)
    const isWhole = digits.length === DIGITS && digits.length - code.length > 1
    if (isWhole && digits !== tried.current) void handIn(digits)
  }
  const resend = async () => {
    const sent = await act(() => api.resend({ stateToken }))
    if (sent) change({ waiting: { ...waiting, sentAt: Date.now() } })
    return sent !== undefined
  }

  return (
    <Entry title={t.codeTitle}>
      <p>{t.codeText(email)}</p>
      <form ref={form} noValidate onSubmit={handedIn(() => handIn(code))}>
        <ErrorCount errors={errors} />
        <div className="code">
          <TextField
            name="code"
            label={t.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={t.codeHint}
            value={code}
            error={errors.code}
            onChange={type}
          />
        </div>
        <div className="hand-in">
          <ProblemNote problem={problem} isAtField={problem?.code === 'VERIFICATION_FAILED'} />
          <SubmitButton label={t.checkCode} busyLabel={t.checkingCode} isBusy={isBusy} />
        </div>
      </form>
      <ResendButton sentAt={sentAt} onResend={resend} />
      <button type="button" className="link" onClick={() => go('sign-up')}>
        {t.changeAddress}
      </button>
    </Entry>
  )
}
