import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  approveMember,
  blockMember,
  createMember,
  deleteMember,
  deleteMyMember,
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
  refuseMember,
  unblockMember,
  updateCurrentMemberSlug,
  updateMember,
} from './members.operations.ts'
import {
  CreateMemberRequest,
  CurrentMemberRequest,
  GetMemberRequest,
  ListMembersRequest,
  MemberIdRequest,
  MemberResponse,
  MembersResponse,
  QueryMembersRequest,
  UpdateMemberRequest,
  UpdateSlugRequest,
} from './members.schemas.ts'

/** Rules for the member operations: callers, schemas and errors. */
export const membersRules = [
  rule(getCurrentMember, {
    access: 'member',
    input: CurrentMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(updateCurrentMemberSlug, {
    access: 'member',
    input: UpdateSlugRequest,
    output: MemberResponse,
    errors: ['SLUG_ALREADY_EXISTS', 'MEMBER_NOT_FOUND'],
  }),
  rule(deleteMyMember, {
    access: 'member',
    input: Empty,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(getMember, {
    access: 'visitor',
    scope: 'members:read',
    input: GetMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_TO_MEMBER_BLOCKED'],
  }),
  rule(updateMember, {
    access: 'account',
    input: UpdateMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(listMembers, {
    access: 'merchant',
    scope: 'members:read',
    input: ListMembersRequest,
    output: MembersResponse,
    errors: [],
  }),
  rule(queryMembers, {
    access: 'merchant',
    scope: 'members:read',
    input: QueryMembersRequest,
    output: MembersResponse,
    errors: [],
  }),
  rule(createMember, {
    access: 'merchant',
    input: CreateMemberRequest,
    output: MemberResponse,
    errors: ['EMAIL_ALREADY_EXISTS'],
  }),
  rule(deleteMember, {
    access: 'elevated',
    input: MemberIdRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(approveMember, {
    access: 'elevated',
    input: MemberIdRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(blockMember, {
    access: 'elevated',
    input: MemberIdRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(unblockMember, {
    access: 'elevated',
    scope: 'members:manage',
    input: MemberIdRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(refuseMember, {
    access: 'elevated',
    scope: 'members:manage',
    input: MemberIdRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_NOT_PENDING'],
  }),
]
