import { onSubmit } from '../../components/form/on-submit.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import type { Page } from './page.ts'

/** Asks whether to continue with the account logged in in this browser. */
export function AccountPage({ email, ...page }: Page & { readonly email: string }) {
  const { login, api, go, follow } = page
  const t = useLoginWords()
  const { act, isBusy, problem } = usePageAct(page)

  const goOn = async () => {
    const step = await act(() => api.goOn())
    if (step) follow(step)
  }

  return (
    <Entry title={t.accountTitle}>
      <p>{t.accountText(login.brand.name)}</p>
      <form onSubmit={onSubmit(goOn)}>
        <div className="hand-in">
          <ProblemNote problem={problem} />
          <SubmitButton label={t.continueAs(email)} isBusy={isBusy} />
        </div>
      </form>
      <button type="button" className="button button-quiet" onClick={() => go('log-in')}>
        {t.otherAccount}
      </button>
    </Entry>
  )
}
