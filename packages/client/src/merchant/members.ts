import * as operations from '@vitrine/contract/operations'
import { byId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { MemberAnswer } from '../members/members.ts'
import { date } from '../wire/values.ts'

const one = { member: { _createdDate: date, _updatedDate: date, lastLoginDate: date } }

/**
 * Rejects a member who waits for approval: tells them by mail and deletes their data, so they may apply
 * again. For owners and API keys.
 * @throws {CommerceError} `MEMBER_NOT_PENDING`, `NOT_FOUND`
 * @example await client.members.refuseMember(member._id)
 */
export const refuseMember: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.refuseMember,
  byId,
  { answers: 'nothing' },
)

/**
 * Lets a blocked member log in again. Unlike `approveMember`, it doesn't approve a member who still waits for
 * the owner. For owners and API keys.
 * @throws {CommerceError} `NOT_FOUND`
 */
export const unblockMember: (_id: string) => Promise<MemberAnswer> = /* @__PURE__ */ method(
  operations.unblockMember,
  byId,
  { gives: one },
)
