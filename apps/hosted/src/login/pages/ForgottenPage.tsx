import { ErrorCount } from '../../components/form/ErrorCount.tsx'
import { handedIn } from '../../components/form/handed-in.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { emailError } from '../parts/check-fields.ts'
import { Entry } from '../parts/Entry.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import { useToldErrors } from '../visit/use-told-errors.ts'
import type { Page } from './page.ts'

/** Asks where to send a link for a new password. */
export function ForgottenPage(page: Page) {
  const { api, visit, change, go } = page
  const t = useLoginWords()
  const { act, isBusy, problem } = usePageAct(page)
  const { errors, form, show, clear } = useToldErrors(problem)

  const handIn = async () => {
    const email = visit.email.trim()
    if (!show({ email: emailError(email, t) })) return
    if (await act(() => api.sendRecovery({ email }))) go('link-sent')
  }

  return (
    <Entry title={t.forgottenTitle}>
      <p>{t.forgottenText}</p>
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
        <div className="hand-in">
          <ProblemNote problem={problem} />
          <SubmitButton label={t.sendLink} busyLabel={t.sendingLink} isBusy={isBusy} />
        </div>
      </form>
      <button type="button" className="link" onClick={() => go('log-in')}>
        {t.backToLogIn}
      </button>
    </Entry>
  )
}

/** Says that a link is on its way, whether there is such an account or not; or to whom another login has vouched for. */
export function LinkSentPage({ visit, go }: Page) {
  const t = useLoginWords()
  const email = visit.email.trim()
  return (
    <Entry title={t.linkSentTitle}>
      <p>{email ? t.linkSentText(email) : t.provingLinkText}</p>
      <button type="button" className="button button-quiet" onClick={() => go('log-in')}>
        {t.backToLogIn}
      </button>
      <button type="button" className="link" onClick={() => go('forgotten')}>
        {t.changeAddress}
      </button>
    </Entry>
  )
}
