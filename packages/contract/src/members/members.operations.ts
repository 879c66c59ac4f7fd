import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { members, vitrine } from '../declare/service.ts'
import type {
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

export const getCurrentMember = /* @__PURE__ */ operation<CurrentMemberRequest, MemberResponse>(
  'getCurrentMember',
  'Returns the calling member.',
  members,
  'GET /v1/members/my',
)

export const updateCurrentMemberSlug = /* @__PURE__ */ operation<UpdateSlugRequest, MemberResponse>(
  'updateCurrentMemberSlug',
  "Changes the calling member's slug.",
  members,
  'POST /v1/members/my/slug',
)

export const deleteMyMember = /* @__PURE__ */ operation<Empty, Empty>(
  'deleteMyMember',
  'Deletes the calling member.',
  members,
  'DELETE /v1/members/my',
)

export const getMember = /* @__PURE__ */ operation<GetMemberRequest, MemberResponse>(
  'getMember',
  "Returns a member's public profile.",
  members,
  'GET /v1/members/:id',
)

export const updateMember = /* @__PURE__ */ operation<UpdateMemberRequest, MemberResponse>(
  'updateMember',
  'Changes the profile and contact details of a member. Members can change their own.',
  members,
  'PATCH /v1/members/:member.id',
)

export const deleteMemberPhones = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'deleteMemberPhones',
  'Deletes all phone numbers of a member. Members can delete their own.',
  members,
  'DELETE /v1/members/:id/phones',
)

export const deleteMemberEmails = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'deleteMemberEmails',
  'Deletes all email addresses of a member except their login address. Members can delete their own.',
  members,
  'DELETE /v1/members/:id/emails',
)

export const deleteMemberAddresses = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'deleteMemberAddresses',
  'Deletes all postal addresses of a member. Members can delete their own.',
  members,
  'DELETE /v1/members/:id/addresses',
)

export const listMembers = /* @__PURE__ */ operation<ListMembersRequest, MembersResponse>(
  'listMembers',
  "Lists the site's members.",
  members,
  'GET /v1/members',
)

export const queryMembers = /* @__PURE__ */ queryOperation<QueryMembersRequest, MembersResponse>(
  'queryMembers',
  "Lists the site's members by filter, order and page.",
  members,
  '/v1/members/query',
)

export const createMember = /* @__PURE__ */ operation<CreateMemberRequest, MemberResponse>(
  'createMember',
  'Creates a member without a password.',
  members,
  'POST /v1/members',
)

export const deleteMember = /* @__PURE__ */ operation<MemberIdRequest, Empty>(
  'deleteMember',
  'Deletes a member.',
  members,
  'DELETE /v1/members/:id',
)

export const approveMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'approveMember',
  'Approves a pending member, or unblocks a blocked one.',
  members,
  'POST /v1/members/:id/approve',
)

export const blockMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'blockMember',
  'Blocks a member from logging in.',
  members,
  'POST /v1/members/:id/block',
)

export const unblockMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'unblockMember',
  'Unblocks a member. If they were waiting for approval, they still are.',
  vitrine,
  'POST /v1/members/:id/unblock',
)

export const refuseMember = /* @__PURE__ */ operation<MemberIdRequest, Empty>(
  'refuseMember',
  'Rejects a pending member, tells them by email and deletes their data.',
  vitrine,
  'POST /v1/members/:id/refuse',
)

export const withdrawMemberApproval = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'withdrawMemberApproval',
  "Withdraws an approval, so the member is pending again. If the approval email hasn't been sent yet, it isn't sent.",
  vitrine,
  'POST /v1/members/:id/withdraw-approval',
)
