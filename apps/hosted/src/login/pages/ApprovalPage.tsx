import { useState } from 'react'
import { onSubmit } from '../../components/form/on-submit.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { usePageAct } from '../visit/use-page-act.ts'
import type { Page } from './page.ts'

/** Says that the shop reviews new accounts first, and checks again on request. */
export function ApprovalPage(page: Page) {
  const { login, api, visit, go, follow } = page
  const t = useLoginWords()
  const [isNotYet, setNotYet] = useState(false)
  const { act, isBusy, problem } = usePageAct(page)
  const { stateToken } = visit.approval ?? {}

  const lookAgain = async () => {
    setNotYet(false)
    const step = stateToken && (await act(() => api.proceed({ stateToken })))
    if (!step) return
    setNotYet(step.step === 'APPROVAL')
    if (step.step !== 'APPROVAL') follow(step)
  }

  return (
    <Entry title={t.approvalTitle}>
      <p>{t.approvalText(login.brand.name)}</p>
      {stateToken && (
        <form onSubmit={onSubmit(lookAgain)}>
          <div className="hand-in">
            <ProblemNote problem={problem} />
            <div role="status">{isNotYet && <p className="soft">{t.notYet}</p>}</div>
            <SubmitButton label={t.askAgain} isBusy={isBusy} isQuiet />
          </div>
        </form>
      )}
      <a className="link" href={login.brand.shopUrl}>
        {t.toShop(login.brand.name)}
      </a>
      <button type="button" className="link" onClick={() => go('log-in')}>
        {t.backToLogIn}
      </button>
    </Entry>
  )
}
