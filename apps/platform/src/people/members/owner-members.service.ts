import type { Empty, MemberIdRequest, MemberResponse } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { mailsStore } from '../../shop/mail/mails.store.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import {
  type Also,
  type ChangeMember,
  type Decide,
  deleted,
  endLogins,
  type MemberParts,
} from './change-member.ts'
import { type MemberRow, statusOf } from './member.ts'
import { showMember } from './show-member.ts'

/** Owners' decisions on members. A member who may no longer log in is logged out within five seconds. */
export interface OwnerMembersService {
  /** Approves a waiting member, with a mail, and unblocks a blocked one. */
  approve(call: Call<MemberIdRequest>): Promise<MemberResponse>
  /** @throws {Failure} MEMBER_NOT_PENDING */
  refuse(call: Call<MemberIdRequest>): Promise<Empty>
  /**
   * Takes an approval back, with the mail that told the member if it waits to be sent.
   * @throws {Failure} MEMBER_APPROVAL_NOT_REQUIRED
   */
  withdrawApproval(call: Call<MemberIdRequest>): Promise<MemberResponse>
  block(call: Call<MemberIdRequest>): Promise<MemberResponse>
  unblock(call: Call<MemberIdRequest>): Promise<MemberResponse>
  delete(call: Call<MemberIdRequest>): Promise<Empty>
}

/** How long the mail about an approval waits, so that an approval by mistake can be taken back unnoticed. */
const UNDO_MS = 10_000

export const createOwnerMembers = (
  { ids, sessions }: MemberParts,
  change: ChangeMember,
): OwnerMembersService => {
  const logOut = endLogins(sessions)

  const changed = async (
    { actor, input }: Call<MemberIdRequest>,
    decide: Decide,
    also?: Also,
  ): Promise<MemberResponse> => {
    const { member, policy } = await change(actor.siteId, input.id, decide, also)
    return { member: showMember(member, policy, 'FULL') }
  }

  return {
    approve: (call) => {
      const mailId = ids.guid()
      let waited = false
      return changed(
        call,
        (member, now, policy) => {
          waited = isWaiting(member, policy.requireOwnerApproval)
          return member.blockedAt === null && member.approvedAt !== null
            ? member
            : { ...member, blockedAt: null, approvedAt: member.approvedAt ?? now }
        },
        async (tx, { member: { siteId, email: to, ...member } }, at) => {
          if (!waited) return undefined
          const { language } = member.profile
          await queueMail(tx, {
            ...{ mailId, siteId, template: 'member-approved', data: {}, to, at },
            notBefore: at + UNDO_MS,
            ...(language && { language }),
          })
          return undefined
        },
      )
    },

    withdrawApproval: (call) =>
      changed(
        call,
        (member, _, policy) => {
          if (!policy.requireOwnerApproval) throw fail('MEMBER_APPROVAL_NOT_REQUIRED')
          return member.approvedAt === null ? member : { ...member, approvedAt: null }
        },
        async (tx, after, at) => {
          const { siteId, email } = after.member
          await mailsStore.withdraw(tx, siteId, email, 'member-approved')
          return logOut(tx, after, at)
        },
      ),

    refuse: async ({ actor, input }) => {
      const mailId = ids.guid()
      let refused: MemberRow | undefined
      await change(
        actor.siteId,
        input.id,
        (member, now, policy) => {
          if (!statusOf(member, policy).reasons.includes('PENDING_ADMIN_APPROVAL_REQUIRED'))
            throw fail('MEMBER_NOT_PENDING')
          refused = member
          return deleted(member, now, policy)
        },
        async (tx, changedMember, at) => {
          const done = await logOut(tx, changedMember, at)
          if (!refused) return done
          const { siteId, email: to, profile } = refused
          await queueMail(tx, {
            ...{ mailId, siteId, template: 'member-refused', data: {}, to, at },
            ...(profile.language && { language: profile.language }),
          })
          return done
        },
      )
      return {}
    },

    block: (call) =>
      changed(
        call,
        (member, now) => (member.blockedAt === null ? { ...member, blockedAt: now } : member),
        logOut,
      ),

    unblock: (call) =>
      changed(call, (member) => (member.blockedAt === null ? member : { ...member, blockedAt: null })),

    delete: async (call) => {
      await change(call.actor.siteId, call.input.id, deleted, logOut)
      return {}
    },
  }
}

const isWaiting = (member: MemberRow, asked: boolean): boolean =>
  asked && member.approvedAt === null && member.blockedAt === null
