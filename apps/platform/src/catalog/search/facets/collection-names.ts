import type { FacetValue } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { CollectionDocument } from '../../products/records/product-record.ts'
import { inLanguage } from '../../products/records/translated.ts'
import { facetValue, MOST_SHOWN } from './facet-order.ts'
import type { Counted } from './facets.ts'

const names = selectIn<{ collection_id: string; visible: number; document: string }>(
  'SELECT collection_id, visible, document FROM collections WHERE site_id = ? AND collection_id IN (?*)',
)

/**
 * Returns the names of the collections with the most products, as many as may be shown plus ties with the
 * last one, and of the chosen ones. Leaves out the collection being searched and, for visitors, hidden ones.
 *
 * @param counts - how many products each has, by the key of its term
 */
export const namedCollections = async (
  reader: Reader,
  { site, audience, collectionId, language }: Counted,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Promise<FacetValue[]> => {
  const held = [...counts].map(([key, count]): [string, number] => [JSON.parse(key.slice(1)), count])
  const countOf = new Map(held)
  const named = async (ids: readonly string[]): Promise<FacetValue[]> =>
    (await names(reader, site.siteId, ids))
      .filter(({ visible }) => visible === 1 || audience === 'merchant')
      .map(({ collection_id: id, document }) => {
        const { name, translations }: CollectionDocument = JSON.parse(document)
        const translated = inLanguage(translations, language)?.name
        return { ...facetValue(id, name, countOf.get(id) ?? 0), ...(translated && { translated }) }
      })

  const frequent = held.filter(([id]) => id !== collectionId).sort(([, one], [, other]) => other - one)
  const values: FacetValue[] = []
  let done = 0
  while (done < frequent.length && values.length < MOST_SHOWN) {
    let end = Math.min(frequent.length, done + MOST_SHOWN)
    while (end < frequent.length && frequent[end]?.[1] === frequent[end - 1]?.[1]) end++
    values.push(...(await named(frequent.slice(done, end).map(([id]) => id))))
    done = end
  }
  const asked = new Set([collectionId, ...frequent.slice(0, done).map(([id]) => id)])
  const others = chosen.filter((id) => !asked.has(id) && !id.includes('\0'))
  return [...values, ...(await named([...new Set(others)]))]
}
