import { rule } from '../declare/rule.ts'
import { listChanges, watchChanges } from './live.operations.ts'
import { ListChangesRequest, ListChangesResponse, LiveChange, WatchChangesRequest } from './live.schemas.ts'

/** Each topic also requires the access of its reads. */
const terms = { access: 'visitor', scope: 'catalog:read' } as const

/** Rules for live updates: callers, schemas and errors. */
export const liveRules = [
  rule(watchChanges, { ...terms, input: WatchChangesRequest, output: LiveChange, errors: [] }),
  rule(listChanges, { ...terms, input: ListChangesRequest, output: ListChangesResponse, errors: [] }),
]
