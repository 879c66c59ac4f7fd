import type { HostedBrand, HostedNext } from '@vitrine/contract/hosted-identity'
import { useCallback, useEffect, useState } from 'react'
import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { BrandFrame } from '../parts/BrandFrame.tsx'
import { emailError, newPasswordError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { useAct } from '../visit/use-act.ts'
import { useLoaded } from '../visit/use-loaded.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'

/** Where the link leads that a platform prints whose shop has no owner yet. */
export function SetUpPage({ token }: { readonly token: string }) {
  const t = useLoginWords()
  const { loaded, load, isGone } = useLoaded(useCallback(() => freeApi.lookAtSetUp({ token }), [token]))
  const spent = <SaidPage title={t.setUpSpentTitle} text={t.setUpSpentText} />
  return (
    <LoadedPage loaded={loaded} load={load} gone={spent}>
      {({ brand }) => (
        <BrandFrame brand={brand}>
          <SetUp {...{ brand, token, isGone }} />
        </BrandFrame>
      )}
    </LoadedPage>
  )
}

interface SetUpProps {
  readonly brand: HostedBrand
  readonly token: string
  readonly isGone: () => void
}

function SetUp({ brand, token, isGone }: SetUpProps) {
  const t = useLoginWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<HostedNext>()
  const { act, isBusy, problem } = useAct()
  const { errors, form, show, clear } = useToldErrors(problem)
  useEffect(() => {
    if (problem?.trouble.kind === 'gone') isGone()
  }, [problem, isGone])

  const handIn = async () => {
    if (!show({ email: emailError(email, t), password: newPasswordError(password, t) })) return
    setDone(await act(() => freeApi.setUp({ token, email: email.trim(), password })))
  }

  if (done)
    return (
      <SaidPage title={t.setUpDoneTitle} text={t.setUpDoneText}>
        <a className="button" href={done.to ?? brand.shopUrl}>
          {t.toConsole}
        </a>
      </SaidPage>
    )
  return (
    <Entry title={t.setUpTitle(brand.name)}>
      <p>{t.setUpText}</p>
      <form ref={form} noValidate onSubmit={handedIn(handIn)}>
        <ErrorCount errors={errors} />
        <TextField
          name="email"
          type="email"
          label={t.email}
          autoComplete="username"
          maxLength={254}
          value={email}
          error={errors.email}
          onChange={(value) => {
            clear('email')
            setEmail(value)
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
          <ProblemNote problem={problem} />
          <SubmitButton label={t.setUp} busyLabel={t.settingUp} isBusy={isBusy} />
        </div>
      </form>
    </Entry>
  )
}
