import type { Reader } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { ProductRecord } from '../../products/records/product-record.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'

type Sections = ProductRecord['document']['additionalInfoSections']
type Edit = (present: Sections) => Sections

/** The number that a product can have in Catalog V1. */
const MOST_SECTIONS = 100

/**
 * Prepares adding info sections to products; those that a product has are not added again.
 *
 * @throws {Failure} INFO_SECTION_NOT_FOUND; the edit throws TOO_MANY_INFO_SECTIONS_ERROR
 */
export const sectionsAdded = async (
  reader: Reader,
  siteId: string,
  infoSectionIds: readonly string[],
): Promise<Edit> => {
  const kept = await sharedNames.found(reader, siteId, [...new Set(infoSectionIds)])
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
}

/** Prepares removing info sections from products. */
export const sectionsRemoved = async (
  reader: Reader,
  siteId: string,
  infoSectionIds: readonly string[],
): Promise<Edit> => {
  const kept = await sharedNames.found(reader, siteId, infoSectionIds)
  const gone = new Set(infoSectionIds.map((id) => kept.get(id)?.id ?? id))
  return (present) => {
    const left = present.filter(
      ({ title, description }) => !gone.has(sharedId(siteId, 'section', title, description)),
    )
    return left.length < present.length ? left : present
  }
}

export const withSections = (record: ProductRecord, additionalInfoSections: Sections): ProductRecord => ({
  ...record,
  document: { ...record.document, additionalInfoSections },
})
