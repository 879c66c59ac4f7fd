import type { HostedNewPasswordRequest, HostedNext } from '@vitrine/contract/hosted-identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../../floor/callers/secret-text.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import type { IdentityService } from '../identity/identity.ts'
import { recoveryTokensStore } from '../identity/passwords/recovery-tokens.store.ts'
import type { BrowserMemory } from './browser-memory.ts'

/** The page behind a mail's link, which knows only its token. */
export interface SetNewPassword {
  /**
   * Returns the site of a link; looking doesn't consume it.
   * @throws {Failure} NOT_FOUND if it is used or never existed
   */
  look(token: string): Promise<string>
  /**
   * Sets the password, logs this browser in if nothing else is required, and returns where the mail was
   * requested.
   * @throws {Failure} VERIFICATION_FAILED when the token is unknown, old, used or not the newest
   * @throws {InvalidArgument} for a password that breaks a rule; the token stays valid
   */
  set(request: FastifyRequest, reply: FastifyReply, given: HostedNewPasswordRequest): Promise<HostedNext>
}

export const createSetNewPassword = (
  database: Database,
  identity: Pick<IdentityService, 'recoverByLink'>,
  browserLogins: BrowserLogins,
  memory: Pick<BrowserMemory, 'remember'>,
): SetNewPassword => {
  const look: SetNewPassword['look'] = async (token) => {
    const origin = await recoveryTokensStore.originOf(database, digestOf(token))
    if (origin) return origin.siteId
    throw fail('NOT_FOUND')
  }
  return {
    look,
    set: async (request, reply, { token, password }) => {
      const siteId = await look(token)
      const given = { recoveryToken: token, password }
      const { state, memberId, identity: whom, returnTo } = await identity.recoverByLink(request.ip, given)
      if (state === 'SUCCESS' && memberId !== undefined) {
        const whose = { siteId, subject: 'MEMBER', subjectId: memberId } as const
        reply.header('set-cookie', (await browserLogins.begin(request, whose)).cookie)
        if (whom?.email) memory.remember(reply, siteId, whom.email.address)
      }
      return returnTo === undefined ? {} : { to: returnTo }
    },
  }
}
