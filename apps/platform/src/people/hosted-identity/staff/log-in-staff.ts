import type { HostedLoginRequest, HostedStep } from '@vitrine/contract/hosted-identity'
import type { Database } from '../../../floor/database/database.ts'
import { Failure } from '../../../floor/failure.ts'
import type { CaptchaGate } from '../../identity/captcha/captcha-gate.ts'
import type { Login } from '../../users/login.ts'
import type { BrowserMemory } from '../browser-memory.ts'
import type { FinishLogin } from '../finish-login.ts'
import type { PageCall } from '../pages-request.ts'

export interface LogInStaffParts {
  readonly database: Database
  readonly login: Login
  readonly captcha: CaptchaGate
  readonly memory: Pick<BrowserMemory, 'find'>
  readonly finish: FinishLogin
}

/** Logs staff in: after failures with a captcha, as for members. */
export const createLogInStaff =
  ({ database, login, captcha, memory, finish }: LogInStaffParts) =>
  async (call: PageCall, { email, password, captcha: token }: HostedLoginRequest): Promise<HostedStep> => {
    const { request, asked } = call
    const { siteId, clientId } = asked
    const knownBrowser = memory.find(request, siteId, email)
    const context = { siteId, clientId, address: request.ip, knownBrowser }
    const counted = `staff ${email}` // a member with the same address is counted separately
    await captcha.pass('login', context, counted, token ? [{ InvisibleRecaptcha: token }] : undefined)
    const user = await login({ siteId, email, password, address: request.ip, knownBrowser }).catch(
      async (error: unknown) => {
        if (error instanceof Failure && error.code === 'INVALID_PASSWORD')
          await captcha.noteFailure(siteId, counted)
        throw error
      },
    )
    await database.transaction((tx) => captcha.forgive(tx, siteId, counted))
    return finish.begin(call, user.userId)
  }
