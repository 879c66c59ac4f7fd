import {
  approveMember,
  blockMember,
  createMember,
  deleteMember,
  deleteMyMember,
  getCurrentMember,
  getMember,
  getSignOnPolicy,
  listMembers,
  queryMembers,
  refuseMember,
  unblockMember,
  updateCurrentMemberSlug,
  updateMember,
  updateSignOnPolicy,
} from '@vitrine/contract/operations'
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
    answer(getCurrentMember, (call) => members.current(call)),
    answer(updateCurrentMemberSlug, (call) => members.changeSlug(call)),
    answer(deleteMyMember, (call) => members.deleteMine(call)),
    answer(getMember, (call) => members.get(call)),
    answer(updateMember, (call) => members.update(call)),
    answer(listMembers, (call) => members.list(call)),
    answer(queryMembers, (call) => members.query(call)),
    answer(createMember, (call) => members.create(call)),
    answer(deleteMember, (call) => owners.delete(call)),
    answer(approveMember, (call) => owners.approve(call)),
    answer(blockMember, (call) => owners.block(call)),
    answer(unblockMember, (call) => owners.unblock(call)),
    answer(refuseMember, (call) => owners.refuse(call)),
    answer(getSignOnPolicy, (call) => policy.get(call)),
    answer(updateSignOnPolicy, (call) => policy.update(call)),
  ]
}
