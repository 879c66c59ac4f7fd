import type {
  ContactFacetsResponse,
  ContactsFacet,
  ListContactFacetsRequest,
  QueryContactFacetsRequest,
} from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll, readOne } from '../../floor/database/statements/bound-statement.ts'
import type { Call } from '../../shop/calls/call.ts'
import { peopleMatching } from './known-people.ts'
import { labelsStore } from './labels.store.ts'

/** How many contacts there are, by what they have in common. */
export interface FacetsService {
  list(call: Call<ListContactFacetsRequest>): Promise<ContactFacetsResponse>
  /** @throws {InvalidArgument} naming the field of the filter */
  query(call: Call<QueryContactFacetsRequest>): Promise<ContactFacetsResponse>
}

const PAGE = 50

export const createFacets = (database: Database): FacetsService => {
  const query: FacetsService['query'] = async ({ actor: { siteId }, input: { filter, paging } }) => {
    const { text, values } = peopleMatching(siteId, { filter })
    const { scans } = database
    const all = await readOne(
      scans,
      boundOnce<{ total: number; labelled: number }>({
        text: `SELECT COUNT(*) AS total, COUNT(CASE WHEN EXISTS (SELECT 1 FROM labelled_contacts l
            WHERE l.site_id = p.site_id AND l.contact_id = p.own_id) THEN 1 END) AS labelled ${text}`,
        values,
      }),
    )
    const counts = await readAll(
      scans,
      boundOnce<{ label_key: string; total: number }>({
        text: `SELECT l.label_key AS label_key, COUNT(*) AS total FROM labelled_contacts l
          JOIN (SELECT p.own_id AS own_id ${text}) f ON f.own_id = l.contact_id
          WHERE l.site_id = ? GROUP BY l.label_key`,
        values: [...values, siteId],
      }),
    )
    const byKey = new Map(counts.map(({ label_key: key, total }) => [key, total]))
    const labels = await labelsStore.all(database, siteId)
    const keys = labels.map(({ key }) => key)
    const facets: ContactsFacet[] = [
      { facetType: 'ALL_CONTACTS', facetDisplayName: 'All contacts', count: all.total, queryFilter: {} },
      {
        ...{ facetType: 'NOT_LABELED', facetDisplayName: 'Not labeled', count: all.total - all.labelled },
        queryFilter: keys.length === 0 ? {} : { $not: { 'info.labelKeys': { $hasSome: keys } } },
      },
      ...labels.map(({ key, name }) => ({
        ...{ facetType: 'LABEL' as const, namespace: 'custom', facetKey: key, facetDisplayName: name },
        ...{ count: byKey.get(key) ?? 0, queryFilter: { 'info.labelKeys': { $hasSome: [key] } } },
      })),
    ]
    const offset = paging?.offset ?? 0
    const page = facets.slice(offset, offset + (paging?.limit ?? PAGE))
    return {
      facets: page,
      pagingMetadata: { count: page.length, offset, total: facets.length, tooManyToCount: false },
    }
  }
  return { query, list: query }
}
