import type { ProductRecord } from '../../products/records/product-record.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'

/** Returns a product with a ribbon, brand or info section replaced; the same one if it doesn't have it. */
export const withRenamed = (
  siteId: string,
  record: ProductRecord,
  from: SharedName,
  to: SharedName,
): ProductRecord => {
  const { document } = record
  switch (from.kind) {
    case 'brand':
      return document.brand === from.name ? { ...record, document: { ...document, brand: to.name } } : record
    case 'ribbon':
      return document.ribbon === from.name
        ? { ...record, document: { ...document, ribbon: to.name } }
        : record
    case 'section': {
      const changed = { title: to.name, description: to.description ?? '' }
      const isMeant = ({ title, description }: typeof changed): boolean =>
        sharedId(siteId, 'section', title, description) === from.id
      const { additionalInfoSections } = document
      if (!additionalInfoSections.some(isMeant)) return record
      const sections = additionalInfoSections.map((one) => (isMeant(one) ? changed : one))
      return { ...record, document: { ...document, additionalInfoSections: sections } }
    }
    case 'option':
    case 'modifier':
      return record
  }
}
