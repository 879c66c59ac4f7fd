import type { Facet, FacetKind, SearchProductsRequest } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { textsIn } from '../../../shop/sites/texts.ts'
import type { Audience } from '../../products/records/audience.ts'
import type { NumberSet } from '../../search-index/number-set.ts'
import type { Ground } from '../hits.ts'
import { availabilityFacet, priceFacet } from './computed-facets.ts'
import type { FacetValues } from './facet-values.ts'
import { createListedFacets } from './listed-facets.ts'
import { createPriceColumns } from './price-columns.ts'

/** A search whose results are counted. */
export interface Counted {
  readonly site: Site
  readonly audience: Audience
  /** The reader's language; undefined for the shop's own. */
  readonly language: string | undefined
  readonly ground: Ground
  /** The products that match words and collection, before the filters. */
  readonly found: NumberSet
  readonly filters: NonNullable<SearchProductsRequest['filters']>
  /** The collection being searched, which is not a choice. */
  readonly collectionId: string | undefined
}

export type Facets = (reader: Reader, kinds: readonly FacetKind[], counted: Counted) => Promise<Facet[]>

/** Adds the translations of options and their choices. Filters keep naming them as the products do. */
const inReadersWords = (facets: readonly Facet[], { site, language }: Counted): Facet[] => {
  const texts = textsIn(site, language)
  const translationOf = (text: string): { translated?: string } => {
    const translated = texts.of(text)
    return translated === undefined ? {} : { translated }
  }
  return facets.map((facet) => ({
    ...facet,
    ...translationOf(facet.name),
    values: facet.values.map((value) => ({ ...value, ...translationOf(value.label) })),
  }))
}

export const createFacets = (facetValues: FacetValues): Facets => {
  const listed = createListedFacets(facetValues)
  const priceColumns = createPriceColumns()

  const facetsOf = async (reader: Reader, kind: FacetKind, counted: Counted): Promise<Facet[]> => {
    switch (kind) {
      case 'OPTION':
        return inReadersWords(await listed.options(reader, counted), counted)
      case 'COLOR':
        return [await listed.colors(reader, counted)]
      case 'BRAND':
        return [await listed.brands(reader, counted)]
      case 'COLLECTION':
        return [await listed.collections(reader, counted)]
      case 'AVAILABILITY':
        return [availabilityFacet(counted)]
      case 'PRICE':
        return [await priceFacet(counted, priceColumns)]
    }
  }

  return async (reader, kinds, counted) => {
    const facets: Facet[] = []
    for (const kind of new Set(kinds)) facets.push(...(await facetsOf(reader, kind, counted)))
    return facets
  }
}
