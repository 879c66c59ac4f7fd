import { onSubmit } from '../../components/form/on-submit.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import type { Page } from './page.ts'

/** Asks whether an application may use the login. A denial also leads back to the application. */
export function ConsentPage({ email, ...page }: Page & { readonly email: string }) {
  const { login, api, follow } = page
  const t = useLoginWords()
  const { act, isBusy, problem } = usePageAct(page)

  const answer = async (isAllowed: boolean) => {
    const step = await act(() => (isAllowed ? api.goOn() : api.refuse()))
    if (step) follow(step)
  }

  return (
    <Entry title={t.consentTitle(login.clientName)}>
      <p>{t.consentText(login.clientName, email)}</p>
      <form onSubmit={onSubmit(() => answer(true))}>
        <div className="hand-in">
          <ProblemNote problem={problem} />
          <SubmitButton label={t.allow} isBusy={isBusy} />
        </div>
      </form>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy}
        onClick={() => void answer(false)}
      >
        {t.refuse}
      </button>
    </Entry>
  )
}
