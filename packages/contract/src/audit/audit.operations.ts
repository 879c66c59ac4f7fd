import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  AuditEntriesResponse,
  ListAuditEntriesRequest,
  ListEntityHistoryRequest,
} from './audit.schemas.ts'

export const listAuditEntries = /* @__PURE__ */ operation<ListAuditEntriesRequest, AuditEntriesResponse>(
  'listAuditEntries',
  'Lists changes by staff, API keys and apps, newest first.',
  vitrine,
  'GET /v1/audit-entries',
)

export const listEntityHistory = /* @__PURE__ */ operation<ListEntityHistoryRequest, AuditEntriesResponse>(
  'listEntityHistory',
  'Lists changes to one entity by staff, API keys and apps, newest first.',
  vitrine,
  'GET /v1/entity-history',
)
