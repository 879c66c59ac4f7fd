import Type from 'typebox'
import { freeForm, guid, nullable, timestamp } from '../declare/schema.ts'

/** The name of a membership in both languages. */
export const MembershipName = Type.Object(
  {
    original: Type.String({ maxLength: 100 }),
    translated: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'MembershipName' },
)
export type MembershipName = Type.Static<typeof MembershipName>

/** How many uses a membership includes and has left. */
export const MembershipPaymentCredits = Type.Object(
  {
    total: Type.Integer({ minimum: 1 }),
    remaining: Type.Integer(),
  },
  { title: 'MembershipPaymentCredits' },
)
export type MembershipPaymentCredits = Type.Static<typeof MembershipPaymentCredits>

/** A membership that can pay for lines. */
export const Membership = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    appId: guid,
    name: Type.Optional(MembershipName),
    lineItemIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 })),
    credits: Type.Optional(MembershipPaymentCredits),
    expirationDate: Type.Optional(nullable(timestamp)),
    additionalData: Type.Optional(nullable(freeForm)),
  },
  { title: 'Membership' },
)
export type Membership = Type.Static<typeof Membership>

/** A membership that cannot pay, and why. */
export const InvalidMembership = Type.Object(
  {
    membership: Type.Optional(Membership),
    reason: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { title: 'InvalidMembership' },
)
export type InvalidMembership = Type.Static<typeof InvalidMembership>

/** One membership and the lines it pays for. */
export const HostSelectedMembership = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    appId: guid,
    lineItemIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
    ),
  },
  { title: 'HostSelectedMembership' },
)
export type HostSelectedMembership = Type.Static<typeof HostSelectedMembership>

/** The status of a chosen membership after validation. */
export const ValidatedMembership = Type.Object(
  { membership: Type.Optional(Membership) },
  { title: 'ValidatedMembership' },
)
export type ValidatedMembership = Type.Static<typeof ValidatedMembership>

/** The buyer's memberships after validation, in the newer form. */
export const ValidatedExistingMemberships = Type.Object(
  { memberships: Type.Optional(Type.Array(ValidatedMembership, { maxItems: 300 })) },
  { title: 'ValidatedExistingMemberships' },
)
export type ValidatedExistingMemberships = Type.Static<typeof ValidatedExistingMemberships>

/** Memberships that can pay for lines, and those that can't, with the reason. */
export const MembershipOptions = Type.Object(
  {
    eligibleMemberships: Type.Array(Membership, { maxItems: 300 }),
    invalidMemberships: Type.Array(InvalidMembership, { maxItems: 300 }),
    selectedMemberships: Type.Array(HostSelectedMembership, { maxItems: 300 }),
    validatedExistingMemberships: Type.Optional(ValidatedExistingMemberships),
  },
  { title: 'MembershipOptions' },
)
export type MembershipOptions = Type.Static<typeof MembershipOptions>

/** The memberships chosen to pay for lines. */
export const SelectedMemberships = Type.Object(
  { memberships: Type.Optional(Type.Array(HostSelectedMembership, { maxItems: 300 })) },
  { title: 'SelectedMemberships' },
)
export type SelectedMemberships = Type.Static<typeof SelectedMemberships>
