import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './members.operations.ts'
import * as schemas from './members.schemas.ts'

/** Rules for the member operations: callers, schemas and errors. */
export const membersRules = [
  rule(operations.getCurrentMember, {
    access: 'member',
    input: schemas.CurrentMemberRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.updateCurrentMemberSlug, {
    access: 'member',
    input: schemas.UpdateSlugRequest,
    output: schemas.MemberResponse,
    errors: ['SLUG_ALREADY_EXISTS', 'MEMBER_NOT_FOUND'],
  }),
  rule(operations.deleteMyMember, {
    access: 'member',
    input: Empty,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.getMember, {
    access: 'visitor',
    scope: 'members:read',
    input: schemas.GetMemberRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_TO_MEMBER_BLOCKED'],
  }),
  rule(operations.updateMember, {
    access: 'account',
    input: schemas.UpdateMemberRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.deleteMemberPhones, {
    access: 'account',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.deleteMemberEmails, {
    access: 'account',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.deleteMemberAddresses, {
    access: 'account',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.listMembers, {
    access: 'merchant',
    scope: 'members:read',
    input: schemas.ListMembersRequest,
    output: schemas.MembersResponse,
    errors: [],
  }),
  rule(operations.queryMembers, {
    access: 'merchant',
    scope: 'members:read',
    input: schemas.QueryMembersRequest,
    output: schemas.MembersResponse,
    errors: [],
  }),
  rule(operations.createMember, {
    access: 'merchant',
    input: schemas.CreateMemberRequest,
    output: schemas.MemberResponse,
    errors: ['EMAIL_ALREADY_EXISTS'],
  }),
  rule(operations.deleteMember, {
    access: 'elevated',
    input: schemas.MemberIdRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.approveMember, {
    access: 'elevated',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.blockMember, {
    access: 'elevated',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.unblockMember, {
    access: 'elevated',
    scope: 'members:manage',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(operations.refuseMember, {
    access: 'elevated',
    scope: 'members:manage',
    input: schemas.MemberIdRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_NOT_PENDING'],
  }),
  rule(operations.withdrawMemberApproval, {
    access: 'elevated',
    scope: 'members:manage',
    input: schemas.MemberIdRequest,
    output: schemas.MemberResponse,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_APPROVAL_NOT_REQUIRED'],
  }),
]
