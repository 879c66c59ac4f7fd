import type { Empty } from '../empty.schemas.ts'
import { operation, queryOperation } from '../operation.ts'
import { members, vitrine } from '../service.ts'
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

/** Reads the calling member. */
export const getCurrentMember = /* @__PURE__ */ operation<CurrentMemberRequest, MemberResponse>(
  'getCurrentMember',
  members,
  'GET',
  '/v1/members/my',
)

/** Changes the calling member's slug. */
export const updateCurrentMemberSlug = /* @__PURE__ */ operation<UpdateSlugRequest, MemberResponse>(
  'updateCurrentMemberSlug',
  members,
  'POST',
  '/v1/members/my/slug',
)

/** Deletes the calling member. */
export const deleteMyMember = /* @__PURE__ */ operation<Empty, Empty>(
  'deleteMyMember',
  members,
  'DELETE',
  '/v1/members/my',
)

/** Reads a member's public profile. */
export const getMember = /* @__PURE__ */ operation<GetMemberRequest, MemberResponse>(
  'getMember',
  members,
  'GET',
  '/v1/members/:id',
)

/** Changes the profile and contact of a member. Members can change their own. */
export const updateMember = /* @__PURE__ */ operation<UpdateMemberRequest, MemberResponse>(
  'updateMember',
  members,
  'PATCH',
  '/v1/members/:member.id',
)

/** Lists the members of the site. */
export const listMembers = /* @__PURE__ */ operation<ListMembersRequest, MembersResponse>(
  'listMembers',
  members,
  'GET',
  '/v1/members',
)

/** Queries the members of the site. */
export const queryMembers = /* @__PURE__ */ queryOperation<QueryMembersRequest, MembersResponse>(
  'queryMembers',
  members,
  '/v1/members/query',
)

/** Creates a member without a password. */
export const createMember = /* @__PURE__ */ operation<CreateMemberRequest, MemberResponse>(
  'createMember',
  members,
  'POST',
  '/v1/members',
)

/** Deletes a member. */
export const deleteMember = /* @__PURE__ */ operation<MemberIdRequest, Empty>(
  'deleteMember',
  members,
  'DELETE',
  '/v1/members/:id',
)

/** Approves a pending member, or unblocks a blocked one. */
export const approveMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'approveMember',
  members,
  'POST',
  '/v1/members/:id/approve',
)

/** Blocks a member from logging in. */
export const blockMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'blockMember',
  members,
  'POST',
  '/v1/members/:id/block',
)

/** Unblocks a member. A pending approval stays pending. */
export const unblockMember = /* @__PURE__ */ operation<MemberIdRequest, MemberResponse>(
  'unblockMember',
  vitrine,
  'POST',
  '/v1/members/:id/unblock',
)

/** Rejects a pending member: tells them by mail and deletes their data. */
export const refuseMember = /* @__PURE__ */ operation<MemberIdRequest, Empty>(
  'refuseMember',
  vitrine,
  'POST',
  '/v1/members/:id/refuse',
)
