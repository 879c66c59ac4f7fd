import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
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

/** Who may call what, what is checked and how it fails: members. */
export const membersRules = [
  rule(getCurrentMember, {
    summary: 'Reads the member who calls.',
    access: 'member',
    input: CurrentMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(updateCurrentMemberSlug, {
    summary: 'Gives the member who calls another slug.',
    access: 'member',
    input: UpdateSlugRequest,
    output: MemberResponse,
    errors: ['SLUG_ALREADY_EXISTS'],
  }),
  rule(deleteMyMember, {
    summary: 'Deletes the member who calls.',
    access: 'member',
    input: Empty,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(getMember, {
    summary: "Reads a member's public profile.",
    access: 'visitor',
    input: GetMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_TO_MEMBER_BLOCKED'],
  }),
  rule(updateMember, {
    summary: 'Changes profile and contact of a member; members change their own.',
    access: 'member',
    input: UpdateMemberRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(listMembers, {
    summary: 'Lists the members of the site.',
    access: 'merchant',
    input: ListMembersRequest,
    output: MembersResponse,
    errors: [],
  }),
  rule(queryMembers, {
    summary: 'Queries the members of the site.',
    access: 'merchant',
    input: QueryMembersRequest,
    output: MembersResponse,
    errors: [],
  }),
  rule(createMember, {
    summary: 'Creates a member without a password.',
    access: 'merchant',
    input: CreateMemberRequest,
    output: MemberResponse,
    errors: ['EMAIL_ALREADY_EXISTS'],
  }),
  rule(deleteMember, {
    summary: 'Deletes a member.',
    access: 'elevated',
    input: MemberIdRequest,
    output: Empty,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(approveMember, {
    summary: 'Approves a member who waits for it.',
    access: 'elevated',
    input: MemberIdRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  rule(blockMember, {
    summary: 'Bars a member from logging in.',
    access: 'elevated',
    input: MemberIdRequest,
    output: MemberResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
]
