import type { HostedCaptcha, HostedLogin } from '@vitrine/contract/hosted-identity'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import type { ProvidersOf } from '../external-login/create-external-login.ts'
import type { FindAccount } from './accounts.ts'
import { type PageCall, subjectOf } from './pages-request.ts'

export interface ShowLoginParts {
  readonly database: Reader
  readonly brands: Brands
  readonly browserLogins: BrowserLogins
  readonly findAccount: FindAccount
  readonly providersOf: ProvidersOf
  /** Undefined: the platform's own proof of work. */
  readonly captcha: HostedCaptcha | undefined
}

/** Collects what the pages of a request show. */
export const createShowLogin =
  ({ database, brands, browserLogins, findAccount, providersOf, captcha }: ShowLoginParts) =>
  async ({ request, id, asked }: PageCall): Promise<HostedLogin> => {
    const { siteId, clientId, prompt } = asked
    const subject = subjectOf(asked)
    const login = prompt === 'login' ? undefined : await browserLogins.find(request, siteId, subject)
    const account = login && (await findAccount(login))
    const client = await oauthClientsStore.find(database, clientId)
    return {
      brand: await brands.of(siteId),
      audience: subject === 'MEMBER' ? 'MEMBERS' : 'STAFF',
      ask: account ? (prompt === 'consent' ? 'CONSENT' : 'ACCOUNT') : 'LOGIN',
      ...(account && { account }),
      clientName: client?.name ?? '',
      providers: subject === 'MEMBER' ? await providersOf(siteId, id) : [],
      ...(captcha && { captcha }),
    }
  }
