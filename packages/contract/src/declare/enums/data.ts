import { enumeration } from '../enumeration.ts'

/** What a content collection belongs to. */
export const DataCollectionType = /* @__PURE__ */ enumeration('NATIVE', 'WIX_APP', 'BLOCKS_APP', 'EXTERNAL')
export type DataCollectionType = keyof typeof DataCollectionType

/** Who may do something with the items of a content collection. */
export const DataRole = /* @__PURE__ */ enumeration('ADMIN', 'SITE_MEMBER_AUTHOR', 'SITE_MEMBER', 'ANYONE')
export type DataRole = keyof typeof DataRole
