import { useCallback, useState } from 'react'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { emailError, newPasswordError } from '../parts/check-fields.ts'
import { EmailField } from '../parts/EmailField.tsx'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { type Link, LinkPage } from '../parts/LinkPage.tsx'
import { NewPasswordField } from '../parts/PasswordField.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { useTyped } from '../visit/use-typed.ts'

interface Opened {
  readonly token: string
  /** The address that the operator gave; empty for none. */
  readonly suggested: string
}

/** The page behind the link that a platform prints while its shop has no owner. */
export function SetUpPage({ token, suggested }: Opened) {
  const t = useLoginWords()
  return (
    <LinkPage
      look={useCallback(() => freeApi.lookAtSetUp({ token }), [token])}
      spent={{ title: t.setUpSpentTitle, text: t.setUpSpentText }}
      done={(brand, { to = brand.shopUrl }) => (
        <SaidPage title={t.setUpDoneTitle} text={t.setUpDoneText}>
          <a className="button" href={to}>
            {t.toConsole}
          </a>
        </SaidPage>
      )}
    >
      {(link) => <SetUp {...link} token={token} suggested={suggested} />}
    </LinkPage>
  )
}

function SetUp({ brand, token, use, isBusy, problem, suggested }: Link & Opened) {
  const t = useLoginWords()
  const [email, setEmail] = useState(suggested)
  const [password, setPassword] = useState('')
  const typed = useTyped(problem)
  const submit = async () => {
    if (typed.show({ email: emailError(email, t), password: newPasswordError(password, t) }))
      await use(() => freeApi.setUp({ token, email: email.trim(), password }))
  }
  return (
    <Entry title={t.setUpTitle(brand.name)}>
      <p>{t.setUpText}</p>
      <EntryForm {...{ typed, problem, isBusy }} onSubmitted={submit} label={t.setUp} busyLabel={t.settingUp}>
        <EmailField {...typed.field('email', email, setEmail)} />
        <NewPasswordField label={t.password} {...typed.field('password', password, setPassword)} />
      </EntryForm>
    </Entry>
  )
}
