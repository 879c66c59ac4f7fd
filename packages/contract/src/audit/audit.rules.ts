import { rule } from '../declare/rule.ts'
import { listAuditEntries, listEntityHistory } from './audit.operations.ts'
import { AuditEntriesResponse, ListAuditEntriesRequest, ListEntityHistoryRequest } from './audit.schemas.ts'

/** Rules for the operations of the audit log: callers, schemas and errors. */
export const auditRules = [
  rule(listAuditEntries, {
    access: 'elevated',
    scope: 'audit:read',
    input: ListAuditEntriesRequest,
    output: AuditEntriesResponse,
    errors: [],
  }),
  rule(listEntityHistory, {
    access: 'merchant',
    scope: 'audit:read',
    input: ListEntityHistoryRequest,
    output: AuditEntriesResponse,
    errors: [],
  }),
]
