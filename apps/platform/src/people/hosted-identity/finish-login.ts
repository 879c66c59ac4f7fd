import type { HostedStep } from '@vitrine/contract/hosted-identity'
import { fail } from '../../floor/failure.ts'
import type { AuthorizeRequests } from '../access/authorize/authorize-requests.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import type { FindAccount } from './accounts.ts'
import type { BrowserMemory } from './browser-memory.ts'
import type { PageCall } from './pages-request.ts'
import { subjectOf } from './pages-request.ts'

export interface FinishLogin {
  /**
   * Logs the browser in as the person who has just proved who they are, remembers it, and answers the
   * application.
   */
  begin(call: PageCall, subjectId: string): Promise<HostedStep>
  /**
   * Answers the application for the person logged in in this browser.
   * @throws {Failure} UNAUTHENTICATED without a login, or if they must log in again
   */
  goOn(call: PageCall): Promise<HostedStep>
  /** Tells the application that the person declined. */
  refuse(call: PageCall): Promise<HostedStep>
}

export interface FinishLoginParts {
  readonly requests: AuthorizeRequests
  readonly browserLogins: BrowserLogins
  readonly findAccount: FindAccount
  readonly memory: Pick<BrowserMemory, 'remember'>
}

/** Finishes a login on the pages: a cookie for the browser, a code for the application. */
export const createFinishLogin = ({
  requests,
  browserLogins,
  findAccount,
  memory,
}: FinishLoginParts): FinishLogin => {
  const answered = (led: { to: string } | undefined): HostedStep => {
    if (led) return { step: 'DONE', to: led.to }
    throw fail('NOT_FOUND') // someone else was quicker, or the half hour is over
  }

  return {
    begin: async ({ request, reply, id, asked }, subjectId) => {
      const subject = subjectOf(asked)
      const { login, cookie } = await browserLogins.begin(request, {
        siteId: asked.siteId,
        subject,
        subjectId,
      })
      reply.header('set-cookie', cookie)
      const account = await findAccount(login)
      if (account) memory.remember(reply, asked.siteId, account.email)
      if (account && asked.prompt === 'consent') return { step: 'CONSENT', account }
      return answered(await requests.finish(id, { subject, subjectId, browserLoginId: login.loginId }))
    },

    goOn: async ({ request, id, asked }) => {
      const subject = subjectOf(asked)
      const login = await browserLogins.find(request, asked.siteId, subject)
      if (!login || asked.prompt === 'login' || !(await findAccount(login))) throw fail('UNAUTHENTICATED')
      const { subjectId, loginId: browserLoginId, createdAt: authenticatedAt } = login
      return answered(await requests.finish(id, { subject, subjectId, browserLoginId, authenticatedAt }))
    },

    refuse: async ({ id }) => answered(await requests.refuse(id, 'access_denied', 'The person declined')),
  }
}
