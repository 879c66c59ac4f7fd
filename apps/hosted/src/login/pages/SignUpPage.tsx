import { useState } from 'react'
import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { emailError, newPasswordError } from '../parts/check-fields.ts'
import { EmailField } from '../parts/EmailField.tsx'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { NewPasswordField } from '../parts/PasswordField.tsx'
import { Providers } from '../parts/Providers.tsx'
import { useCaptcha } from '../visit/use-captcha.ts'
import { usePageAct } from '../visit/use-page-act.ts'
import { useTyped } from '../visit/use-typed.ts'
import type { Page } from './page.ts'

/** Asks for what an account needs, and nothing more. */
export function SignUpPage(page: Page) {
  const { login, api, visit, change, go, follow } = page
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const { act, isBusy, problem } = usePageAct(page)
  const captcha = useCaptcha('VISIBLE', login.captcha)
  const typed = useTyped(problem)

  const submit = async () => {
    const [email, firstName] = [visit.email.trim(), visit.firstName.trim()]
    if (!typed.show({ email: emailError(email, t), password: newPasswordError(password, t) })) return
    const account = { email, password, ...(firstName && { firstName }) }
    const step = await act(() => captcha.withCaptcha((token) => api.register({ ...account, ...token })))
    if (step) follow(step)
  }

  return (
    <Entry title={t.signUpTitle(login.brand.name)}>
      <EntryForm
        {...{ typed, problem, isBusy, captcha }}
        onSubmitted={submit}
        label={t.signUp}
        busyLabel={t.signingUp}
      >
        <TextField
          name="firstName"
          label={t.firstName}
          autoComplete="given-name"
          maxLength={100}
          isOptional
          {...typed.field('firstName', visit.firstName, (firstName) => change({ firstName }))}
        />
        <EmailField {...typed.field('email', visit.email, (email) => change({ email }))} />
        <NewPasswordField label={t.password} {...typed.field('password', password, setPassword)} />
      </EntryForm>
      {problem?.code === 'EMAIL_ALREADY_EXISTS' && (
        <button type="button" className="link" onClick={() => go('forgotten')}>
          {t.forgotten}
        </button>
      )}
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
