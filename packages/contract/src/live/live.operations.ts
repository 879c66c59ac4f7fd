import { operation, streamOperation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  ListChangesRequest,
  ListChangesResponse,
  LiveChange,
  WatchChangesRequest,
} from './live.schemas.ts'

export const watchChanges = /* @__PURE__ */ streamOperation<WatchChangesRequest, LiveChange>(
  'watchChanges',
  'Streams changes in the shop as they happen, as server-sent events.',
  vitrine,
  '/v1/changes/live',
)

export const listChanges = /* @__PURE__ */ operation<ListChangesRequest, ListChangesResponse>(
  'listChanges',
  "Lists what has changed since a cursor, for clients that can't keep a stream open.",
  vitrine,
  'GET /v1/changes',
)
