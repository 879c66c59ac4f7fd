import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import { createChangeMember, type MemberParts } from './change-member.ts'
import { createMembers } from './members.service.ts'
import { createOwnerMembers } from './owner-members.service.ts'
import { createSignOnPolicy } from './sign-on-policy.service.ts'

/** Every operation on members, for members and for staff. */
export const membersRoutes = (parts: MemberParts): readonly Route[] => {
  const change = createChangeMember(parts)
  const members = createMembers(parts, change)
  const owners = createOwnerMembers(parts, change)
  const policy = createSignOnPolicy(parts)
  return [
    answer(operations.getCurrentMember, (call) => members.current(call)),
    answer(operations.updateCurrentMemberSlug, (call) => members.changeSlug(call)),
    answer(operations.deleteMyMember, (call) => members.deleteMine(call)),
    answer(operations.getMember, (call) => members.get(call)),
    answer(operations.updateMember, (call) => members.update(call)),
    answer(operations.deleteMemberPhones, (call) => members.clear(call, { phones: [], phonesV2: [] })),
    answer(operations.deleteMemberEmails, (call) => members.clear(call, { emails: [], secondaryEmails: [] })),
    answer(operations.deleteMemberAddresses, (call) => members.clear(call, { addresses: [] })),
    answer(operations.listMembers, (call) => members.list(call)),
    answer(operations.queryMembers, (call) => members.query(call)),
    answer(operations.createMember, (call) => members.create(call)),
    answer(operations.deleteMember, (call) => owners.delete(call)),
    answer(operations.approveMember, (call) => owners.approve(call)),
    answer(operations.withdrawMemberApproval, (call) => owners.withdrawApproval(call)),
    answer(operations.blockMember, (call) => owners.block(call)),
    answer(operations.unblockMember, (call) => owners.unblock(call)),
    answer(operations.refuseMember, (call) => owners.refuse(call)),
    answer(operations.getSignOnPolicy, (call) => policy.get(call)),
    answer(operations.updateSignOnPolicy, (call) => policy.update(call)),
  ]
}
