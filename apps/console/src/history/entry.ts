import type { audit } from '@vitrine/client/merchant'

/** What a call changed. */
export type Entry = audit.AuditEntriesResponse['entries'][number]
export type Change = Entry['changes'][number]
