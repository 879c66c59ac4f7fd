import type { RequestedFields } from '@vitrine/contract'
import type { Site } from '../../../shop/sites/site.ts'
import { type Texts, textsIn } from '../../../shop/sites/texts.ts'
import type { Shown } from '../../products/records/catalog-visit.ts'
import { createPrices, type Prices } from '../../products/records/price.ts'
import type { CategoryTree } from '../category-tree.ts'

/** How Catalog V3 is shown, and with which optional fields. */
export interface V3View {
  readonly site: Site
  /** Origin of media addresses. */
  readonly mediaUrl: string
  readonly prices: Prices
  /** ISO 4217. */
  readonly currency: string
  /** The shop's short texts in the reader's language. */
  readonly texts: Texts
  readonly fields: ReadonlySet<RequestedFields>
  /** Empty unless a requested field needs it. */
  readonly tree: CategoryTree
}

/** The view of a site in a currency and a language. */
export const v3View = (
  site: Site,
  mediaUrl: string,
  { currency, language }: Shown,
  fields: ReadonlySet<RequestedFields>,
  tree: CategoryTree,
): V3View => ({
  site,
  mediaUrl,
  prices: createPrices(site, currency),
  currency,
  texts: textsIn(site, language),
  fields,
  tree,
})
