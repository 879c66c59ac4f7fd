import type { Facet, FacetValue } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { KINDS } from '../../search-index/search-terms.ts'
import { type FacetName, narrowed } from '../hits.ts'
import { namedCollections } from './collection-names.ts'
import { facetValue, inOrder } from './facet-order.ts'
import type { FacetValues, ValueCounts } from './facet-values.ts'
import type { Counted } from './facets.ts'

/** Facets with merchants' values: choices of options, color families, brands, collections. */
export interface ListedFacets {
  options(reader: Reader, counted: Counted): Promise<Facet[]>
  colors(reader: Reader, counted: Counted): Promise<Facet>
  brands(reader: Reader, counted: Counted): Promise<Facet>
  collections(reader: Reader, counted: Counted): Promise<Facet>
}

/** Options with more products come first; more options don't help anyone choose. */
const MOST_OPTIONS = 50

export const createListedFacets = (values: FacetValues): ListedFacets => {
  /** Counts the values of a kind: once for each facet with a chosen value, and once for all others. */
  const countsOf = async (
    reader: Reader,
    { ground, found }: Counted,
    kind: string,
    names: readonly FacetName[],
  ): Promise<{ readonly own: ReadonlyMap<FacetName, ValueCounts>; readonly others: ValueCounts }> => {
    const count = (name?: FacetName): Promise<ValueCounts> =>
      values.count(reader, ground.edition, kind, narrowed(found, ground, name))
    const own = new Map<FacetName, ValueCounts>()
    for (const name of names) if (ground.chosen.has(name)) own.set(name, await count(name))
    return { own, others: await count() }
  }

  return {
    options: async (reader, counted) => {
      const chosen = new Map<string, Set<string>>()
      for (const { name, choices } of counted.filters.options ?? [])
        if (choices.length > 0) chosen.set(name, new Set([...(chosen.get(name) ?? []), ...choices]))
      const facetName = (name: string): FacetName => `OPTION ${name}`
      const names = [...chosen.keys()]
      const { own, others } = await countsOf(reader, counted, KINDS.option, names.map(facetName))
      const common = byOption(others)
      for (const name of names) {
        const counts = own.get(facetName(name))
        common.set(name, (counts && byOption(counts).get(name)) ?? [])
      }
      const facets = [...common].map(
        ([name, values]): Facet => ({
          kind: 'OPTION',
          name,
          values: inOrder(values, chosen.get(name) ?? NOTHING),
          isExact: (own.get(facetName(name)) ?? others).isExact,
        }),
      )
      facets.sort((one, other) => sumOf(other) - sumOf(one) || (one.name < other.name ? -1 : 1))
      return facets.filter(({ name }, place) => place < MOST_OPTIONS || chosen.has(name))
    },

    colors: async (reader, counted) => {
      const { own, others } = await countsOf(reader, counted, KINDS.color, ['COLOR'])
      const { counts, isExact } = own.get('COLOR') ?? others
      const values = [...counts].map(([key, count]) => {
        const family: string = JSON.parse(key.slice(1))
        return colorValue(family, count)
      })
      const ordered = inOrder(values, new Set(counted.filters.colors))
      return {
        kind: 'COLOR',
        name: 'Color',
        values: ordered.map(({ value, count }) => colorValue(value, count)),
        isExact,
      }
    },

    brands: async (reader, counted) => {
      const { own, others } = await countsOf(reader, counted, KINDS.brand, ['BRAND'])
      const { counts, isExact } = own.get('BRAND') ?? others
      const values = [...counts].map(([key, count]) => {
        const brand: string = JSON.parse(key.slice(1))
        return facetValue(brand, brand, count)
      })
      return {
        kind: 'BRAND',
        name: 'Brand',
        values: inOrder(values, new Set(counted.filters.brands)),
        isExact,
      }
    },

    collections: async (reader, counted) => {
      const { own, others } = await countsOf(reader, counted, KINDS.collection, ['COLLECTION'])
      const { counts, isExact } = own.get('COLLECTION') ?? others
      const chosen = counted.filters.collectionIds ?? []
      const values = await namedCollections(reader, counted, counts, chosen)
      const named = new Set(values.map(({ value }) => value))
      const shown = new Set(chosen.filter((id) => named.has(id)))
      return { kind: 'COLLECTION', name: 'Collection', values: inOrder(values, shown), isExact }
    },
  }
}

const colorValue = (family: string, count: number): FacetValue =>
  facetValue(family, `${family.slice(0, 1)}${family.slice(1).toLowerCase()}`, count)

const NOTHING: ReadonlySet<string> = new Set()

const byOption = ({ counts }: ValueCounts): Map<string, FacetValue[]> => {
  const options = new Map<string, FacetValue[]>()
  for (const [key, count] of counts) {
    const [name, choice]: [string, string] = JSON.parse(key.slice(1))
    const known = options.get(name)
    const value = facetValue(choice, choice, count)
    if (known) known.push(value)
    else options.set(name, [value])
  }
  return options
}

const sumOf = ({ values }: Facet): number => values.reduce((sum, { count }) => sum + count, 0)
