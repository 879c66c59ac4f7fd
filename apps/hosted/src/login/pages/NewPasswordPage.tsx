import type { HostedBrand, HostedNext } from '@vitrine/contract/hosted-identity'
import { useCallback, useState } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { BrandFrame } from '../parts/BrandFrame.tsx'
import { newPasswordError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { useAct } from '../visit/use-act.ts'
import { useLoaded } from '../visit/use-loaded.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'

/** Where the link of a mail leads: a new password, by its token. */
export function NewPasswordPage({ token }: { readonly token: string }) {
  const t = useLoginWords()
  const { loaded, load } = useLoaded(useCallback(() => freeApi.lookAtLink({ token }), [token]))
  return (
    <LoadedPage
      loaded={loaded}
      load={load}
      gone={<SaidPage title={t.linkSpentTitle} text={t.linkSpentText} />}
    >
      {({ brand }) => (
        <BrandFrame brand={brand}>
          <NewPassword brand={brand} token={token} />
        </BrandFrame>
      )}
    </LoadedPage>
  )
}

function NewPassword({ brand, token }: { readonly brand: HostedBrand; readonly token: string }) {
  const t = useLoginWords()
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<HostedNext>()
  const { act, isBusy, problem } = useAct()
  const { errors, form, show, clear } = useToldErrors(problem)

  const handIn = async () => {
    if (!show({ password: newPasswordError(password, t) })) return
    setDone(await act(() => freeApi.setPassword({ token, password })))
  }

  const isSpent = problem?.code === 'VERIFICATION_FAILED' || problem?.trouble.kind === 'gone'
  const toShop = (
    <a className="button" href={done?.to ?? brand.shopUrl}>
      {t.toShop(brand.name)}
    </a>
  )
  if (done)
    return (
      <SaidPage title={t.passwordSetTitle} text={t.passwordSetText}>
        {toShop}
      </SaidPage>
    )
  if (isSpent)
    return (
      <SaidPage title={t.linkSpentTitle} text={t.linkSpentText}>
        {toShop}
      </SaidPage>
    )
  return (
    <Entry title={t.newPasswordTitle}>
      <p>{t.newPasswordText}</p>
      <form ref={form} noValidate onSubmit={handedIn(handIn)}>
        <ErrorCount errors={errors} />
        <PasswordField
          label={t.newPassword}
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
          <ProblemNote problem={problem} />
          <SubmitButton label={t.setPassword} busyLabel={t.settingPassword} isBusy={isBusy} />
        </div>
      </form>
    </Entry>
  )
}
