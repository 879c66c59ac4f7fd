import { useRef, useState } from 'react'
import { TextField } from '../../components/form/TextField.tsx'
import { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { ResendButton } from '../parts/ResendButton.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import { useTyped } from '../visit/use-typed.ts'
import type { Waiting } from '../visit/visit-memory.ts'
import type { Page } from './page.ts'

const DIGITS = 6

/** Asks for the mailed code. A complete code that is pasted or filled in is submitted automatically, once. */
export function CodePage({ waiting, ...page }: Page & { readonly waiting: Waiting }) {
  const { api, change, go, follow } = page
  const { stateToken, email, sentAt } = waiting
  const t = useLoginWords()
  const [code, setCode] = useState('')
  const [isOver, setOver] = useState(false)
  const tried = useRef('')
  const { act, isBusy, problem } = usePageAct(page)
  const typed = useTyped(problem)

  const submit = async (digits: string) => {
    if (!typed.show({ code: digits.length === DIGITS ? undefined : t.wrongCodeForm })) return
    tried.current = digits
    const step = await act(() => api.verify({ stateToken, code: digits }))
    if (step) follow(step)
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    const isPasted = [...digits].filter((digit, at) => digit !== code[at]).length > 1
    if (digits.length === DIGITS && isPasted && digits !== tried.current) void submit(digits)
  }
  const resend = async () => {
    const sent = await act(() =>
      api.resend({ stateToken }).catch((error) => {
        if (!(error instanceof LoginProblem) || error.code !== 'VERIFICATION_FAILED') throw error
        setOver(true)
        return undefined
      }),
    )
    if (sent) change({ waiting: { ...waiting, sentAt: Date.now() } })
    return sent !== undefined
  }

  if (isOver)
    return (
      <SaidPage title={t.goneTitle} text={t.codeOverText}>
        <button type="button" className="button" onClick={() => go('log-in')}>
          {t.toLogIn}
        </button>
      </SaidPage>
    )
  return (
    <Entry title={t.codeTitle}>
      <p>{t.codeText(email)}</p>
      <EntryForm
        {...{ typed, problem, isBusy }}
        onSubmitted={() => submit(code)}
        label={t.checkCode}
        busyLabel={t.checkingCode}
      >
        <div className="code">
          <TextField
            name="code"
            label={t.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={t.codeHint}
            {...typed.field('code', code, type)}
          />
        </div>
      </EntryForm>
      <ResendButton sentAt={sentAt} onResend={resend} />
      <button type="button" className="link" onClick={() => go('sign-up')}>
        {t.changeAddress}
      </button>
    </Entry>
  )
}
