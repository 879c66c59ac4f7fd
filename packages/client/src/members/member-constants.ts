import { enumeration } from '@vitrine/contract'

/** How much of a member is read: the `fieldsets` of `getCurrentMember`. */
export const MemberFieldset = /* @__PURE__ */ enumeration('PUBLIC', 'EXTENDED', 'FULL')
export type MemberFieldset = keyof typeof MemberFieldset
