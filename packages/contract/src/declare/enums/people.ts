import { enumeration } from '../enumeration.ts'

/** What the authorize page asks (OpenID Connect Core section 3.1.2.1). */
export const Prompt = /* @__PURE__ */ enumeration('login', 'none', 'consent', 'select_account')
export type Prompt = keyof typeof Prompt

/** A section of the members area. */
export const MembersAccountSection = /* @__PURE__ */ enumeration(
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
)
export type MembersAccountSection = keyof typeof MembersAccountSection

/** Who acts. */
export const ActorIdentityType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
)
export type ActorIdentityType = keyof typeof ActorIdentityType

/** Whether a member may log in. */
export const MemberStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
)
export type MemberStatus = keyof typeof MemberStatus

/** Why a member is pending. */
export const StatusReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
)
export type StatusReason = keyof typeof StatusReason

/** Who can see a member's profile. */
export const PrivacyStatus = /* @__PURE__ */ enumeration('UNDEFINED', 'PUBLIC', 'PRIVATE')
export type PrivacyStatus = keyof typeof PrivacyStatus

/** Whether a member may log in, in the members calls. */
export const MemberAccess = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'PENDING',
  'APPROVED',
  'BLOCKED',
  'OFFLINE',
)
export type MemberAccess = keyof typeof MemberAccess

/** Who can see a member's profile, in the members calls. */
export const MemberPrivacy = /* @__PURE__ */ enumeration('UNKNOWN', 'PRIVATE', 'PUBLIC')
export type MemberPrivacy = keyof typeof MemberPrivacy

/** Whether a member may take part in conversations. */
export const MemberActivity = /* @__PURE__ */ enumeration('UNKNOWN', 'ACTIVE', 'MUTED')
export type MemberActivity = keyof typeof MemberActivity

/** What an identity belongs to. */
export const TenantType = /* @__PURE__ */ enumeration('UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT')
export type TenantType = keyof typeof TenantType

/** The purpose of an email address. */
export const EmailTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'WORK')
export type EmailTag = keyof typeof EmailTag

/** The purpose of a phone number. */
export const PhoneTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX')
export type PhoneTag = keyof typeof PhoneTag

/** The purpose of an address. */
export const AddressTag = /* @__PURE__ */ enumeration('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING')
export type AddressTag = keyof typeof AddressTag

/** What is verified. */
export const VerificationTarget = /* @__PURE__ */ enumeration('UNKNOWN_TARGET', 'EMAIL')
export type VerificationTarget = keyof typeof VerificationTarget

/** The state of a login on the server. */
export const StateType = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'REQUIRE_MISSING_FIELDS',
)
export type StateType = keyof typeof StateType

/** The status of a login state that older servers send. */
export const StateStatus = /* @__PURE__ */ enumeration('DONE', 'REQUIRE_OWNER_APPROVAL', 'STATUS_CHECK')
export type StateStatus = keyof typeof StateStatus

/** The state of a login in the client. */
export const LoginState = /* @__PURE__ */ enumeration(
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
)
export type LoginState = keyof typeof LoginState

/** Who a refresh token belongs to. */
export const TokenRole = /* @__PURE__ */ Object.freeze({
  NONE: 'none',
  VISITOR: 'visitor',
  MEMBER: 'member',
} as const)
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole]

/** How a code is delivered. */
export const DeliveryMethod = /* @__PURE__ */ enumeration('SMS', 'WHATSAPP')
export type DeliveryMethod = keyof typeof DeliveryMethod

/** Whether a factor is active. */
export const FactorStatus = /* @__PURE__ */ enumeration(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
)
export type FactorStatus = keyof typeof FactorStatus

/** The kind of a factor. */
export const FactorType = /* @__PURE__ */ enumeration(
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
)
export type FactorType = keyof typeof FactorType

/** The state of an enrolled factor. */
export const FactorState = /* @__PURE__ */ enumeration('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL')
export type FactorState = keyof typeof FactorState

/** Why a second factor is required. */
export const MfaReason = /* @__PURE__ */ enumeration('USER_SETTINGS', 'HIGH_RISK_LOGIN')
export type MfaReason = keyof typeof MfaReason

/** Why an email address was rejected. */
export const EmailValidationFailureReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
)
export type EmailValidationFailureReason = keyof typeof EmailValidationFailureReason

/** Who an access token represents. */
export const SubjectType = /* @__PURE__ */ enumeration('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP')
export type SubjectType = keyof typeof SubjectType

/** Where a contact came from. */
export const ContactSourceType = /* @__PURE__ */ enumeration(
  'OTHER',
  'ADMIN',
  'WIX_APP',
  'IMPORT',
  'THIRD_PARTY',
  'WIX_BOOKINGS',
  'WIX_CHAT',
  'WIX_EMAIL_MARKETING',
  'WIX_EVENTS',
  'WIX_FORMS',
  'WIX_GROUPS',
  'WIX_HOTELS',
  'WIX_MARKET_PLACE',
  'WIX_MUSIC',
  'WIX_RESTAURANTS',
  'WIX_SITE_MEMBERS',
  'WIX_STORES',
  'WIX_CODE',
  'HOPP',
)
export type ContactSourceType = keyof typeof ContactSourceType

/** Who the details in a form belong to. */
export const ContactIdentity = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'CONTACT',
  'MEMBER',
  'NOT_AUTHENTICATED_MEMBER',
)
export type ContactIdentity = keyof typeof ContactIdentity

/** Who made a label of contacts. */
export const ContactLabelType = /* @__PURE__ */ enumeration('SYSTEM', 'USER_DEFINED', 'WIX_APP_DEFINED')
export type ContactLabelType = keyof typeof ContactLabelType

/** What the contacts of a facet have in common. */
export const ContactsFacetType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ALL_CONTACTS',
  'NOT_LABELED',
  'LABEL',
  'SUBSCRIPTION_STATUS',
  'MEMBERSHIP_STATUS',
)
export type ContactsFacetType = keyof typeof ContactsFacetType

/** What a bulk job does with contacts. */
export const ContactJobType = /* @__PURE__ */ enumeration(
  'UNKNOWN_TYPE',
  'DELETE',
  'UPDATE',
  'ADD_LABELS',
  'REMOVE_LABELS',
  'ADD_REMOVE_LABELS',
)
export type ContactJobType = keyof typeof ContactJobType

/** How far a bulk job of contacts is. */
export const ContactJobStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATUS',
  'NEW',
  'LOADING',
  'RUNNING',
  'COMPLETED',
  'INDEXING',
)
export type ContactJobStatus = keyof typeof ContactJobStatus
