import type { HostedLoginRequest, HostedStep } from '@vitrine/contract/hosted-identity'
import type { Login } from '../users/login.ts'
import type { BrowserMemory } from './browser-memory.ts'
import type { FinishLogin } from './finish-login.ts'
import type { PageCall } from './pages-request.ts'

/** Logs in those who work in the back office. */
export const createLogInStaff =
  (login: Login, memory: Pick<BrowserMemory, 'find'>, finish: FinishLogin) =>
  async (call: PageCall, { email, password }: HostedLoginRequest): Promise<HostedStep> => {
    const { request, asked } = call
    const { siteId } = asked
    const knownBrowser = memory.find(request, siteId, email)
    const { userId } = await login({ siteId, email, password, address: request.ip, knownBrowser })
    return finish.begin(call, userId)
  }
