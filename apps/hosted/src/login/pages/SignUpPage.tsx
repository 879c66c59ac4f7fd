import { useCallback, useState } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { CaptchaBox } from '../parts/CaptchaBox.tsx'
import { emailError, newPasswordError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { Providers } from '../parts/Providers.tsx'
import { useCaptcha } from '../visit/use-captcha.ts'
import { usePageAct } from '../visit/use-page-act.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'
import type { Page } from './page.ts'

/** Asks for what an account needs, and nothing more. */
export function SignUpPage(page: Page) {
  const { login, api, visit, change, go, follow } = page
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const { act, isBusy, problem } = usePageAct(page)
  const captcha = useCaptcha('VISIBLE', login.captcha)
  const taken = useCallback(
    (code: string): Readonly<Record<string, string>> =>
      code === 'EMAIL_ALREADY_EXISTS' ? { email: t.emailTaken } : {},
    [t],
  )
  const { errors, form, show, clear } = useToldErrors(problem, taken)

  const handIn = async () => {
    const [email, firstName] = [visit.email.trim(), visit.firstName.trim()]
    if (!show({ email: emailError(email, t), password: newPasswordError(password, t) })) return
    const account = { email, password, ...(firstName && { firstName }) }
    const step = await act(() => captcha.withCaptcha((token) => api.register({ ...account, ...token })))
    if (step) follow(step)
  }

  return (
    <Entry title={t.signUpTitle(login.brand.name)}>
      <form ref={form} noValidate onSubmit={handedIn(handIn)}>
        <ErrorCount errors={errors} />
        <TextField
          name="firstName"
          label={t.firstName}
          autoComplete="given-name"
          maxLength={100}
          isOptional
          value={visit.firstName}
          error={errors.firstName}
          onChange={(firstName) => {
            clear('firstName')
            change({ firstName })
          }}
        />
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
          autoComplete="new-password"
          hint={t.passwordHint}
          value={password}
          error={errors.password}
          onChange={(value) => {
            clear('password')
            setPassword(value)
          }}
        />
        <div className="hand-in">
          <CaptchaBox captcha={captcha} />
          <ProblemNote problem={problem} isAtField={problem?.code === 'EMAIL_ALREADY_EXISTS'} />
          <SubmitButton label={t.signUp} busyLabel={t.signingUp} isBusy={isBusy} />
        </div>
      </form>
      <Providers providers={login.providers} />
      <p className="aside">
        {t.haveAccount}{' '}
        <button type="button" className="link" onClick={() => go('log-in')}>
          {t.toLogIn}
        </button>
      </p>
    </Entry>
  )
}
