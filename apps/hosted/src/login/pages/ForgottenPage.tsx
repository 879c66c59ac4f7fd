import { useLoginWords } from '../messages/words.tsx'
import { emailError } from '../parts/check-fields.ts'
import { EmailField } from '../parts/EmailField.tsx'
import { Entry } from '../parts/Entry.tsx'
import { EntryForm } from '../parts/EntryForm.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import { useTyped } from '../visit/use-typed.ts'
import type { Page } from './page.ts'

/** Asks where to send a link: for a new password, or for staff the link that lets this browser try again. */
export function ForgottenPage(page: Page) {
  const { api, login, visit, change, go } = page
  const t = useLoginWords()
  const { act, isBusy, problem } = usePageAct(page)
  const typed = useTyped(problem)
  const isStaff = login.audience === 'STAFF'

  const submit = async () => {
    const email = visit.email.trim()
    if (!typed.show({ email: emailError(email, t) })) return
    if (await act(() => api.sendRecovery({ email }))) go('link-sent')
  }

  return (
    <Entry title={isStaff ? t.wayInTitle : t.forgottenTitle}>
      <p>{isStaff ? t.wayInText : t.forgottenText}</p>
      <EntryForm
        {...{ typed, problem, isBusy }}
        onSubmitted={submit}
        label={t.sendLink}
        busyLabel={t.sendingLink}
      >
        <EmailField {...typed.field('email', visit.email, (email) => change({ email }))} />
      </EntryForm>
      <button type="button" className="link" onClick={() => go('log-in')}>
        {t.backToLogIn}
      </button>
    </Entry>
  )
}

/** Says that a link is on its way, whether the account exists or not. */
export function LinkSentPage({ login, visit, go }: Page) {
  const t = useLoginWords()
  const email = visit.email.trim()
  const sentText = login.audience === 'STAFF' ? t.wayInSentText : t.linkSentText
  return (
    <Entry title={t.linkSentTitle}>
      <p>{email ? sentText(email) : t.provingLinkText}</p>
      <button type="button" className="button button-quiet" onClick={() => go('log-in')}>
        {t.backToLogIn}
      </button>
      <button type="button" className="link" onClick={() => go('forgotten')}>
        {t.changeAddress}
      </button>
    </Entry>
  )
}
