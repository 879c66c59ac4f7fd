import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  AuditEntriesResponse,
  ListAuditEntriesRequest,
  ListEntityHistoryRequest,
} from './audit.schemas.ts'

export const listAuditEntries = /* @__PURE__ */ operation<ListAuditEntriesRequest, AuditEntriesResponse>(
  'listAuditEntries',
  'Lists what staff, keys and apps changed, newest first.',
  vitrine,
  'GET /v1/audit-entries',
)

export const listEntityHistory = /* @__PURE__ */ operation<ListEntityHistoryRequest, AuditEntriesResponse>(
  'listEntityHistory',
  'Lists what staff, keys and apps changed about one entity, newest first.',
  vitrine,
  'GET /v1/entity-history',
)
