import { useState } from 'react'
import { useLoginWords } from '../messages/words.tsx'
import { emailError } from '../parts/check-fields.ts'
import { EmailField } from '../parts/EmailField.tsx'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { ProviderProblem } from '../parts/ProviderProblem.tsx'
import { Providers } from '../parts/Providers.tsx'
import { useCaptcha } from '../visit/use-captcha.ts'
import { usePageAct } from '../visit/use-page-act.ts'
import { useTyped } from '../visit/use-typed.ts'
import type { Page } from './page.ts'

/** Asks for address and password. The error doesn't say which of them is wrong. */
export function LogInPage(page: Page) {
  const { login, api, visit, change, go, follow } = page
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const { act, isBusy, problem } = usePageAct(page)
  const captcha = useCaptcha('INVISIBLE', login.captcha)
  const typed = useTyped(problem)
  const isStaff = login.audience === 'STAFF'

  const submit = async () => {
    const email = visit.email.trim()
    const missing = password === '' ? t.missing(t.password) : undefined
    if (!typed.show({ email: emailError(email, t), password: missing })) return
    const step = await act(() => captcha.withCaptcha((token) => api.logIn({ email, password, ...token })))
    if (step) follow(step)
  }

  return (
    <Entry title={t.logInTitle(login.brand.name)}>
      {isStaff && <p className="soft">{t.staffNote}</p>}
      {!problem && <ProviderProblem />}
      <EntryForm
        {...{ typed, problem, isBusy, captcha }}
        onSubmitted={submit}
        label={t.logIn}
        busyLabel={t.loggingIn}
      >
        <EmailField {...typed.field('email', visit.email, (email) => change({ email }))} />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          {...typed.field('password', password, setPassword)}
        />
      </EntryForm>
      <button type="button" className="link" onClick={() => go('forgotten')}>
        {isStaff ? t.wayIn : t.forgotten}
      </button>
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
