import type { Empty, StartRequest, StartResponse } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import type { Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { MemberRow } from '../members/member.ts'
import { membersStore } from '../members/members.store.ts'
import { clientOf } from './client-of.ts'
import type { Entry } from './logins/entry.ts'
import { createSignOn, type SignOnParts } from './logins/sign-on.ts'
import type { Recovery } from './passwords/recovery.ts'

export interface ElevatedParts extends SignOnParts {
  readonly entry: Entry
  readonly recovery: Recovery
}

/**
 * Calls that act for a member on the word of an owner or a program; they know members only by id or address.
 */
export const elevatedIdentityRoutes = (parts: ElevatedParts): readonly Route[] => {
  const { database, ids, entry, recovery } = parts
  const signOnMember = createSignOn(parts)

  const found = async (tx: Transaction, siteId: string, memberId: string): Promise<MemberRow> => {
    const member = await membersStore.find(tx, siteId, memberId)
    if (!member || member.deletedAt !== null || member.blockedAt !== null) throw fail('MEMBER_NOT_FOUND')
    return member
  }

  const start = async ({ actor, input }: Call<StartRequest>): Promise<StartResponse> => {
    const { identityId, target = 'EMAIL' } = input
    if (!identityId) throw refuse('identityId', 'REQUIRED_FIELD', 'must be given')
    if (target !== 'EMAIL') throw refuse('target', 'INVALID_ENUM_VALUE', 'must be EMAIL')
    await database.transaction(async (tx) => entry.sendCode(tx, await found(tx, actor.siteId, identityId)))
    return { verificationId: ids.guid() }
  }

  return [
    answer(operations.signOn, ({ actor, input }) =>
      signOnMember({ siteId: actor.siteId, clientId: clientOf(actor) }, input),
    ),
    answer(operations.sendActivationEmail, async ({ actor, input }): Promise<Empty> => {
      const { siteId } = actor
      const { language, redirect } = input.emailOptions ?? {}
      const clientId = redirect?.clientId ?? clientOf(actor)
      const field = 'emailOptions.redirect.url'
      const returnTo = await recovery.returnAddress(siteId, clientId, redirect?.url, field)
      await database.transaction(async (tx) => {
        const member = await found(tx, siteId, input.identityId)
        const template = member.passwordHash === null ? 'first-password' : 'new-password'
        await recovery.sendLink(tx, member, {
          ...{ clientId, returnTo, template },
          language: language ?? undefined,
        })
      })
      return {}
    }),
    answer(operations.startVerification, start),
    answer(operations.startVerificationLower, start),
  ]
}
