import type { BulkInfoSectionsRequest, BulkV3ProductsResponse } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { ProductRecord } from '../../products/records/product-record.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'
import { bulkProducts, createBulkChange } from './bulk-change.ts'
import { createShowProducts } from './shown-products.ts'

type Answer = (call: Call<BulkInfoSectionsRequest>) => Promise<BulkV3ProductsResponse>
type Sections = ProductRecord['document']['additionalInfoSections']

/**
 * Adds info sections to products and removes them, for merchants and apps. Each product succeeds or fails on its
 * own.
 */
export interface SectionWrites {
  readonly add: Answer
  readonly remove: Answer
}

/** The number that a product can have in Catalog V1. */
const MOST_SECTIONS = 100

export const createSectionWrites = (parts: CatalogWritesParts): SectionWrites => {
  const { database, mediaUrl } = parts
  const change = createBulkChange(parts)
  const show = createShowProducts(database, mediaUrl)

  const edit = async (
    call: Call<BulkInfoSectionsRequest>,
    prepare: (siteId: string) => Promise<(present: Sections) => Sections>,
  ): Promise<BulkV3ProductsResponse> => {
    const revised = call.input.products.map(({ productId: id, revision }) => ({ id, revision }))
    const outcomes = await change(call, revised, async ({ siteId }) => {
      const edited = await prepare(siteId)
      return { decide: (record) => withSections(record, edited(record.document.additionalInfoSections)) }
    })
    return bulkProducts(call, outcomes, show)
  }

  return {
    add: (call) =>
      edit(call, async (siteId) => {
        const { infoSectionIds } = call.input
        const kept = await sharedNames.byId(database, siteId, [...new Set(infoSectionIds)])
        const sections = infoSectionIds.map((id) => {
          const section = kept.get(id)
          if (section?.kind !== 'section') throw fail('INFO_SECTION_NOT_FOUND', { infoSectionId: id })
          return { title: section.name, description: section.description ?? '' }
        })
        return (present) => {
          const known = new Set(present.map(({ title, description }) => JSON.stringify([title, description])))
          const added = sections.filter(({ title, description }) => {
            const key = JSON.stringify([title, description])
            return !known.has(key) && known.add(key)
          })
          if (present.length + added.length > MOST_SECTIONS) throw fail('TOO_MANY_INFO_SECTIONS_ERROR')
          return added.length > 0 ? [...present, ...added] : present
        }
      }),

    remove: (call) =>
      edit(call, async (siteId) => {
        const gone = new Set(call.input.infoSectionIds)
        return (present) => {
          const left = present.filter(
            ({ title, description }) => !gone.has(sharedId(siteId, 'section', title, description)),
          )
          return left.length < present.length ? left : present
        }
      }),
  }
}

const withSections = (record: ProductRecord, additionalInfoSections: Sections): ProductRecord => ({
  ...record,
  document: { ...record.document, additionalInfoSections },
})
