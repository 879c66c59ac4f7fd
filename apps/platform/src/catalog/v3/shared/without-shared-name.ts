import type { ProductRecord } from '../../products/records/product-record.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'

/** Whether a product has an option of this name, whose choices make its variants. */
export const hasOption = ({ document }: ProductRecord, { kind, name }: SharedName): boolean =>
  kind === 'option' && document.manageVariants && document.options.some((option) => option.name === name)

/** Returns a product without something shared; the same one if it doesn't have it. Options stay. */
export const withoutSharedName = (
  siteId: string,
  record: ProductRecord,
  shared: SharedName,
): ProductRecord => {
  const { document } = record
  const { brand, ribbon, ...rest } = document
  switch (shared.kind) {
    case 'brand':
      return brand === shared.name ? { ...record, document: { ...rest, ...(ribbon && { ribbon }) } } : record
    case 'ribbon':
      return ribbon === shared.name ? { ...record, document: { ...rest, ...(brand && { brand }) } } : record
    case 'section': {
      const left = document.additionalInfoSections.filter(
        ({ title, description }) => sharedId(siteId, 'section', title, description) !== shared.id,
      )
      const isSame = left.length === document.additionalInfoSections.length
      return isSame ? record : { ...record, document: { ...document, additionalInfoSections: left } }
    }
    case 'modifier': {
      const options = document.options.filter(({ name }) => document.manageVariants || name !== shared.name)
      const customTextFields = document.customTextFields.filter(({ title }) => title !== shared.name)
      const isSame =
        options.length === document.options.length &&
        customTextFields.length === document.customTextFields.length
      return isSame ? record : { ...record, document: { ...document, options, customTextFields } }
    }
    case 'option':
      return record
  }
}
