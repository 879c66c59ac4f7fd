import type {
  CreateMemberRequest,
  CurrentMemberRequest,
  Empty,
  GetMemberRequest,
  ListMembersRequest,
  MemberIdRequest,
  MemberResponse,
  MembersResponse,
  QueryMembersRequest,
  UpdateMemberRequest,
  UpdateSlugRequest,
} from '@vitrine/contract'
import type { Actor, KnownActor } from '../../floor/callers/actor.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { isSlug } from '../../floor/text/slug.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import { type ChangeMember, deleted, endLogins, type MemberParts } from './change-member.ts'
import { type MemberRow, named, newMember, statusOf } from './member.ts'
import { withChanges } from './member-changes.ts'
import { recordMemberEvent } from './member-events.ts'
import { membersStore } from './members.store.ts'
import { askedByList, findMembers, type MembersAsked } from './members-query.ts'
import { type ProfileChanges, withProfile } from './profile.ts'
import { type Fieldset, fieldsetOf, showContact, showMember } from './show-member.ts'
import { type SignOnPolicy, signOnPolicyOf } from './sign-on-policy.ts'

/** Members as they see themselves, each other, and as staff see them. */
export interface MembersService {
  current(call: Call<CurrentMemberRequest>): Promise<MemberResponse>
  /** @throws {Failure} SLUG_ALREADY_EXISTS */
  changeSlug(call: Call<UpdateSlugRequest>): Promise<MemberResponse>
  deleteMine(call: Call<Empty>): Promise<Empty>
  /** @throws {Failure} MEMBER_NOT_FOUND, for strangers also if the member is private or not let in */
  get(call: Call<GetMemberRequest>): Promise<MemberResponse>
  /** @throws {Failure} MEMBER_NOT_FOUND, for members also for everyone else */
  update(call: Call<UpdateMemberRequest>): Promise<MemberResponse>
  /**
   * Empties lists of a member's profile.
   * @throws {Failure} MEMBER_NOT_FOUND, for members also for everyone else
   */
  clear(call: Call<MemberIdRequest>, emptied: ProfileChanges): Promise<MemberResponse>
  list(call: Call<ListMembersRequest>): Promise<MembersResponse>
  query(call: Call<QueryMembersRequest>): Promise<MembersResponse>
  /** @throws {Failure} EMAIL_ALREADY_EXISTS */
  create(call: Call<CreateMemberRequest>): Promise<MemberResponse>
}

export const createMembers = (
  { database, ids, sessions }: MemberParts,
  change: ChangeMember,
): MembersService => {
  const found = async (siteId: string, memberId: string): Promise<MemberRow> => {
    const member = await membersStore.find(database, siteId, memberId)
    if (!member || member.deletedAt !== null) throw fail('MEMBER_NOT_FOUND')
    return member
  }

  const edited = async (
    actor: KnownActor,
    memberId: string,
    edit: (before: MemberRow, by: 'member' | 'back-office') => MemberRow,
  ): Promise<MemberResponse> => {
    if (!seesAll(actor, memberId)) throw fail('MEMBER_NOT_FOUND')
    const by = actor.type === 'MEMBER' ? 'member' : 'back-office'
    const { member, policy } = await change(actor.siteId, memberId, (before) => edit(before, by))
    return { member: showMember(member, policy, 'FULL') }
  }

  const page = async (siteId: string, asked: MembersAsked, fieldset: Fieldset): Promise<MembersResponse> => {
    const policy = await signOnPolicyOf(database, siteId)
    const { members, offset, total } = await findMembers(database, siteId, asked, policy)
    return {
      members: members.map((member) => showMember(member, policy, fieldset)),
      metadata: { count: members.length, offset, total, tooManyToCount: false },
    }
  }

  return {
    current: async ({ actor, input }) => {
      const member = await found(actor.siteId, memberIdOf(actor))
      const policy = await signOnPolicyOf(database, actor.siteId)
      return {
        member: { ...showMember(member, policy, fieldsetOf(input.fieldsets)), contact: showContact(member) },
      }
    },

    changeSlug: async ({ actor, input: { slug } }) => {
      if (!isSlug(slug))
        throw refuse(
          'slug',
          'FORMAT',
          'must contain only letters, digits and -._~, with at least one letter or digit',
        )
      const changing = change(actor.siteId, memberIdOf(actor), (member) =>
        member.slug === slug ? member : { ...member, slug },
      )
      const { member, policy } = await changing.catch(orTaken('SLUG_ALREADY_EXISTS'))
      return { member: showMember(member, policy, 'FULL') }
    },

    deleteMine: async ({ actor }) => {
      await change(actor.siteId, memberIdOf(actor), deleted, endLogins(sessions))
      return {}
    },

    get: async ({ actor, input: { id, fieldsets } }) => {
      const asked = fieldsetOf(fieldsets)
      const member = await found(actor.siteId, id)
      const policy = await signOnPolicyOf(database, actor.siteId)
      if (seesAll(actor, id)) return { member: showMember(member, policy, asked) }
      if (!isShown(member, policy)) throw fail('MEMBER_NOT_FOUND')
      return { member: showMember(member, policy, 'PUBLIC') }
    },

    update: ({ actor, input }) => {
      const { id, ...edits } = input.member
      return edited(actor, String(id), (before, by) => withChanges(before, edits, by))
    },

    clear: ({ actor, input }, emptied) =>
      edited(actor, input.id, (before, by) => withProfile(before, emptied, { field: 'member.contact', by })),

    list: ({ actor, input }) => page(actor.siteId, askedByList(input), fieldsetOf(input.fieldsets)),

    query: ({ actor, input }) => page(actor.siteId, input, fieldsetOf(input.fieldsets)),

    create: async (call) => {
      const { at: now } = call
      const { siteId } = call.actor
      const { loginEmail: email, ...edits } = call.input.member
      const policy = await signOnPolicyOf(database, siteId)
      const memberId = ids.guid()
      const made = newMember({ siteId, memberId, email, passwordHash: null, policy, approved: true, now })
      const member = named(withChanges(made, edits, 'back-office'))
      const carryOut = (claim?: Claim): Promise<MemberResponse> =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          const saved = await membersStore.insert(tx, member)
          if (!saved) throw fail('EMAIL_ALREADY_EXISTS')
          await recordMemberEvent(tx, 'created', saved, { ids, policy, at: now })
          return { member: showMember(saved, policy, 'FULL') }
        })
      return once(database, call.attempt(), memberId, carryOut, async (id) => ({
        member: showMember(await found(siteId, id), policy, 'FULL'),
      }))
    },
  }
}

const memberIdOf = (actor: Actor): string => (actor.type === 'MEMBER' ? actor.memberId : '')

/** Members see all of themselves, staff all of everyone. */
const seesAll = (actor: Actor, memberId: string): boolean =>
  actor.type === 'APP' ||
  actor.type === 'WIX_USER' ||
  (actor.type === 'MEMBER' && actor.memberId === memberId)

/** Strangers see public members, but none who may not log in. */
const isShown = (member: MemberRow, policy: SignOnPolicy): boolean =>
  member.privacyStatus === 'PUBLIC' && statusOf(member, policy).name === 'ACTIVE'

/** A key that another row has is the caller's error. */
const orTaken =
  (code: 'SLUG_ALREADY_EXISTS') =>
  (error: unknown): never => {
    if (error instanceof ConstraintViolation && error.kind === 'unique') throw fail(code)
    throw error
  }
