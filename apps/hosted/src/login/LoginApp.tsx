import { LogOutPage } from './pages/LogOutPage.tsx'
import { NewPasswordPage } from './pages/NewPasswordPage.tsx'
import { SetUpPage } from './pages/SetUpPage.tsx'
import { RequestPages } from './RequestPages.tsx'
import { viewOf } from './visit/use-view.ts'

/** What the address says; read once, before anything is taken out of it. */
export interface Address {
  readonly pathname: string
  readonly query: URLSearchParams
  /** Of a mail or of the platform's start. */
  readonly token: string
}

/** Chooses the pages that an address leads to. */
export function LoginApp({ pathname, query, token }: Address) {
  const [clientId, to] = [query.get('clientId') ?? '', query.get('postLogoutRedirectUri') ?? '']
  switch (viewOf(pathname)) {
    case 'new-password':
      return <NewPasswordPage token={token} />
    case 'log-out':
      return <LogOutPage request={{ ...(clientId && { clientId }), ...(to && { to }) }} />
    case 'set-up':
      return <SetUpPage token={token} />
    default:
      return <RequestPages requestId={query.get('request') ?? ''} />
  }
}
