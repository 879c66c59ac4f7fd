import { useCallback, useState } from 'react'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { newPasswordError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { type Link, LinkPage } from '../parts/LinkPage.tsx'
import { NewPasswordField } from '../parts/PasswordField.tsx'
import { ShopPage } from '../parts/ShopPage.tsx'
import { useTyped } from '../visit/use-typed.ts'

/** The page behind a recovery mail's link: sets a new password with its token. */
export function NewPasswordPage({ token }: { readonly token: string }) {
  const t = useLoginWords()
  return (
    <LinkPage
      look={useCallback(() => freeApi.lookAtLink({ token }), [token])}
      spent={{ title: t.linkSpentTitle, text: t.linkSpentText }}
      done={(brand, { to }) => (
        <ShopPage brand={brand} to={to} title={t.passwordSetTitle} text={t.passwordSetText} />
      )}
    >
      {(link) => <NewPassword {...link} token={token} />}
    </LinkPage>
  )
}

function NewPassword({ token, use, isBusy, problem }: Link & { readonly token: string }) {
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const typed = useTyped(problem)
  const submit = async () => {
    if (typed.show({ password: newPasswordError(password, t) }))
      await use(() => freeApi.setPassword({ token, password }))
  }
  return (
    <Entry title={t.newPasswordTitle}>
      <p>{t.newPasswordText}</p>
      <EntryForm
        {...{ typed, problem, isBusy }}
        onSubmitted={submit}
        label={t.setPassword}
        busyLabel={t.settingPassword}
      >
        <NewPasswordField label={t.newPassword} {...typed.field('password', password, setPassword)} />
      </EntryForm>
    </Entry>
  )
}
