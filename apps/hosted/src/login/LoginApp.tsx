import type { HostedLogOutRequest } from '@vitrine/contract/hosted-identity'
import { useLoginWords } from './messages/words.tsx'
import { LogOutPage } from './pages/LogOutPage.tsx'
import { NewPasswordPage } from './pages/NewPasswordPage.tsx'
import { SetUpPage } from './pages/SetUpPage.tsx'
import { LostPage } from './parts/ShopPage.tsx'
import { RequestPages } from './RequestPages.tsx'
import { viewOf } from './visit/use-view.ts'

/** What the address says; read once, before parts of it are removed. */
export interface Address {
  readonly pathname: string
  readonly query: URLSearchParams
  /** From a mail or from the platform's start-up output. */
  readonly token: string
  /** Prefilled for the person who sets up a shop. */
  readonly email: string
  /**
   * What the platform asks to show: `logged-out` when the login has already ended without asking,
   * `link-spent` when the link is invalid.
   */
  readonly told: string | undefined
}

/** Picks the pages for an address. */
export function LoginApp({ pathname, query, token, email, told }: Address) {
  if (told === 'link-spent') return <NowherePage />
  if (pathname === '/logout')
    return <LogOutPage request={leavingOf(query)} isLoggedOut={told === 'logged-out'} />
  switch (viewOf(pathname)) {
    case 'new-password':
      return <NewPasswordPage token={token} />
    case 'set-up':
      return <SetUpPage token={token} suggested={email} />
    default:
      return <RequestPages requestId={query.get('request') ?? ''} />
  }
}

function NowherePage() {
  const t = useLoginWords()
  return <LostPage title={t.linkSpentTitle} text={t.linkSpentText} />
}

const leavingOf = (query: URLSearchParams): HostedLogOutRequest => {
  const [clientId, to] = [query.get('clientId'), query.get('postLogoutRedirectUri')]
  const session = query.get('session')
  return { ...(clientId && { clientId }), ...(to && { to }), ...(session && { session }) }
}
