import { useCallback, useState } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { CaptchaBox } from '../parts/CaptchaBox.tsx'
import { emailError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { ProviderProblem } from '../parts/ProviderProblem.tsx'
import { Providers } from '../parts/Providers.tsx'
import { useCaptcha } from '../visit/use-captcha.ts'
import { usePageAct } from '../visit/use-page-act.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'
import type { Page } from './page.ts'

/** Asks for address and password. One message for a wrong one of either. */
export function LogInPage(page: Page) {
  const { login, api, visit, change, go, follow } = page
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const { act, isBusy, problem } = usePageAct(page)
  const captcha = useCaptcha('INVISIBLE', login.captcha)
  const wrong = useCallback(
    (code: string): Readonly<Record<string, string>> =>
      code === 'INVALID_PASSWORD' ? { password: t.wrongPassword } : {},
    [t],
  )
  const { errors, form, show, clear } = useToldErrors(problem, wrong)
  const isStaff = login.audience === 'STAFF'

  const handIn = async () => {
    const email = visit.email.trim()
    const missing = password === '' ? t.missing(t.password) : undefined
    if (!show({ email: emailError(email, t), password: missing })) return
    const step = await act(() => captcha.withCaptcha((token) => api.logIn({ email, password, ...token })))
    if (step) follow(step)
  }

  return (
    <Entry title={t.logInTitle(login.brand.name)}>
      {isStaff && <p className="soft">{t.staffNote}</p>}
      {!problem && <ProviderProblem />}
      <form ref={form} noValidate onSubmit={handedIn(handIn)}>
        <ErrorCount errors={errors} />
        <TextField
          name="email"
          type="email"
          label={t.email}
          autoComplete="username"
          maxLength={254}
          value={visit.email}
          error={errors.email}
          onChange={(email) => {
            clear('email')
            change({ email })
          }}
        />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(value) => {
            clear('password')
            setPassword(value)
          }}
        />
        <div className="hand-in">
          <CaptchaBox captcha={captcha} />
          <ProblemNote problem={problem} isAtField={problem?.code === 'INVALID_PASSWORD'} />
          <SubmitButton label={t.logIn} busyLabel={t.loggingIn} isBusy={isBusy} />
        </div>
      </form>
      {!isStaff && (
        <button type="button" className="link" onClick={() => go('forgotten')}>
          {t.forgotten}
        </button>
      )}
      <Providers providers={login.providers} />
      {!isStaff && (
        <p className="aside">
          {t.noAccount}{' '}
          <button type="button" className="link" onClick={() => go('sign-up')}>
            {t.toSignUp}
          </button>
        </p>
      )}
    </Entry>
  )
}
