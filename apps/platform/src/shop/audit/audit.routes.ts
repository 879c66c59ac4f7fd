import type { AuditEntriesResponse } from '@vitrine/contract'
import { listAuditEntries, listEntityHistory } from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { pageOf } from '../../floor/query/page.ts'
import { answer, type Route } from '../calls/answer.ts'
import { type AuditFilter, type AuditPlace, auditStore } from './audit.store.ts'
import { type FindJobsOn, withJobs } from './jobs-on-entity.ts'

const PAGE = 50

/**
 * What owners and merchants see of the audit log. It is read from the database itself, so it shows the last write.
 * @param findJobsOn - a thing's history has the jobs that changed it
 */
export const auditRoutes = (database: Database, findJobsOn: FindJobsOn): readonly Route[] => {
  const page = async (
    siteId: string,
    filter: AuditFilter,
    { limit = PAGE, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
  ): Promise<AuditEntriesResponse> => {
    const found = await auditStore.list(database, siteId, filter, placeOf(cursor), limit + 1)
    const { page: entries, ...next } = pageOf(found, limit, ({ date, id }) => `${Date.parse(date)}_${id}`)
    return { entries, ...next }
  }

  return [
    answer(listAuditEntries, ({ actor: { siteId }, input }) => {
      const { from, to, limit, cursor, ...filter } = input
      if (filter.entityId !== undefined && filter.entityType === undefined)
        throw refuse('entityType', 'REQUIRED_FIELD', 'must be given with entityId')
      return page(siteId, { ...filter, from: timeOf(from), to: timeOf(to) }, { limit, cursor })
    }),
    answer(listEntityHistory, async ({ actor: { siteId }, input, site }) => {
      const { entityType, entityId, ...asked } = input
      const jobs = await findJobsOn(database, await site(), { entityType, entityId })
      const related = jobs.map(({ job }) => job)
      const { entries, ...next } = await page(siteId, { entityType, entityId, related }, asked)
      return { entries: entries.map((entry) => withJobs(entry, jobs)), ...next }
    }),
  ]
}

const timeOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Date.parse(date)

/** @throws {InvalidArgument} FORMAT for an invalid cursor */
const placeOf = (cursor: string | undefined): AuditPlace | undefined => {
  if (cursor === undefined) return undefined
  const [, at, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { at: Number(at), id }
}
