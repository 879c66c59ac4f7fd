import type { HostedLogin, HostedStep } from '@vitrine/contract/hosted-identity'
import { useCallback, useMemo, useState } from 'react'
import { leaveForGood } from '../checkout/leave.ts'
import { createRequestApi } from './api/login-api.ts'
import { useLoginWords } from './messages/words.tsx'
import { AccountPage } from './pages/AccountPage.tsx'
import { ApprovalPage } from './pages/ApprovalPage.tsx'
import { BlockedPage } from './pages/BlockedPage.tsx'
import { CodePage } from './pages/CodePage.tsx'
import { ConsentPage } from './pages/ConsentPage.tsx'
import { ForgottenPage, LinkSentPage } from './pages/ForgottenPage.tsx'
import { LogInPage } from './pages/LogInPage.tsx'
import type { Page } from './pages/page.ts'
import { SignUpPage } from './pages/SignUpPage.tsx'
import { BrandFrame } from './parts/BrandFrame.tsx'
import { LoadedPage } from './parts/LoadedPage.tsx'
import { LostPage } from './parts/ShopPage.tsx'
import { useLoaded } from './visit/use-loaded.ts'
import { useView, type View } from './visit/use-view.ts'
import { useVisit } from './visit/use-visit.ts'

/** The pages of one login request of an application. */
export function RequestPages({ requestId }: { readonly requestId: string }) {
  const t = useLoginWords()
  const api = useMemo(() => createRequestApi(requestId), [requestId])
  const { loaded, load, isGone } = useLoaded(api.read)
  const { view, go } = useView()
  const { visit, change, forget } = useVisit(requestId)
  const [isLeaving, setLeaving] = useState(false)

  const follow = useCallback(
    (step: HostedStep) => {
      if (step.step === 'DONE') {
        setLeaving(true)
        forget()
        return leaveForGood(step.to)
      }
      if (step.step === 'CODE') {
        const { stateToken, email = visit.waiting?.email ?? visit.email } = step
        change({ waiting: { stateToken, email, sentAt: Date.now() } })
      }
      if (step.step === 'APPROVAL') change({ approval: step })
      if (step.step === 'CONSENT') change({ consenting: step.account })
      go(VIEW_OF[step.step])
    },
    [change, forget, go, visit],
  )

  return (
    <LoadedPage loaded={loaded} load={load} gone={<LostPage title={t.goneTitle} text={t.goneText} />}>
      {(login) => (
        <BrandFrame brand={login.brand}>
          {pageOf(view, { login, api, visit, change, go, follow, isGone, isLeaving })}
        </BrandFrame>
      )}
    </LoadedPage>
  )
}

const VIEW_OF = {
  CODE: 'code',
  APPROVAL: 'approval',
  CONSENT: 'consent',
  BLOCKED: 'blocked',
} as const satisfies Record<Exclude<HostedStep['step'], 'DONE'>, View>

/** Picks the page; a page whose state is lost is replaced by the login. */
const pageOf = (view: View, page: Page) => {
  const { login, visit } = page
  const isStaff = login.audience === 'STAFF'
  if (view === 'code' && visit.waiting) return <CodePage {...page} waiting={visit.waiting} />
  if (view === 'approval') return <ApprovalPage {...page} />
  const consenting = visit.consenting ?? login.account
  if (view === 'consent' && consenting) return <ConsentPage {...page} email={consenting.email} />
  if (view === 'blocked') return <BlockedPage {...page} />
  if (view === 'sign-up' && !isStaff) return <SignUpPage {...page} />
  if (view === 'forgotten' && !isStaff) return <ForgottenPage {...page} />
  if (view === 'link-sent' && !isStaff) return <LinkSentPage {...page} />
  return view === '' ? askedPage(login, page) : <LogInPage {...page} />
}

const askedPage = ({ ask, account }: HostedLogin, page: Page) => {
  if (ask === 'ACCOUNT' && account) return <AccountPage {...page} email={account.email} />
  if (ask === 'CONSENT' && account) return <ConsentPage {...page} email={account.email} />
  return <LogInPage {...page} />
}
