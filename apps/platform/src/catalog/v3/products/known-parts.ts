import type { AdditionalInfoSection } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { SharedKind } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'
import { uniqueNameOf } from '../printed/product-v3.ts'
import { htmlOf } from '../rich-content/rich-html.ts'
import type { GivenProduct } from './given-product.ts'
import { type NamedModifiers, namedModifiers } from './named-modifiers.ts'
import { type NamedOption, namedOption } from './named-options.ts'

/**
 * What a written product names, with names instead of ids. Undefined parts aren't written; null ones are
 * removed.
 */
export interface KnownParts {
  readonly options: readonly NamedOption[] | undefined
  readonly modifiers: NamedModifiers | undefined
  readonly brand: string | null | undefined
  readonly ribbon: string | null | undefined
  readonly sections: AdditionalInfoSection[] | undefined
  /** HTML, not sanitized. */
  readonly description: string | null | undefined
}

const LONGEST_RIBBON = 30
const LONGEST_TITLE = 50

/**
 * Finds what a written product names by id.
 *
 * @throws {Failure} when there is no such thing, or a new one lacks its name
 * @throws {InvalidArgument} when the catalog can't keep it
 */
export const knownParts = async (
  reader: Reader,
  siteId: string,
  given: GivenProduct,
): Promise<KnownParts> => {
  const { options, modifiers, brand, ribbon, infoSections } = given
  const named = [...(options ?? []), ...(modifiers ?? []), ...(infoSections ?? []), brand, ribbon]
  const ids = [...new Set(named.flatMap((one) => one?.id || []))]
  const kept = ids.length > 0 ? await sharedNames.found(reader, siteId, ids) : new Map<string, SharedName>()
  const find = (id: string | null | undefined, kind: SharedKind): SharedName | undefined => {
    const found = id ? kept.get(id) : undefined
    return found?.kind === kind ? found : undefined
  }
  const customized = (id: string | null | undefined, kind: 'option' | 'modifier') => {
    const found = find(id, kind)
    if (id && !found) throw fail('CUSTOMIZATION_NOT_EXIST', { customizationId: id })
    return found
  }
  return {
    options: options?.map((option, index) =>
      namedOption(option, 'option', customized(option.id, 'option'), `product.options[${index}]`),
    ),
    modifiers: modifiers && namedModifiers(modifiers, (id) => customized(id, 'modifier')),
    brand: labelOf(brand, (id) => find(id, 'brand'), 'BRAND_NOT_FOUND'),
    ribbon: shortEnough(labelOf(ribbon, (id) => find(id, 'ribbon'), 'RIBBON_NOT_FOUND')),
    sections: infoSections && (await sectionsOf(reader, siteId, infoSections, (id) => find(id, 'section'))),
    description: descriptionOf(given, 'product'),
  }
}

/** The id counts; without one, the name. */
const labelOf = (
  given: GivenProduct['brand'],
  find: (id: string) => SharedName | undefined,
  missing: 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND',
): string | null | undefined => {
  if (!given) return given
  if (!given.id) return given.name || null
  const found = find(given.id)
  if (!found) throw fail(missing, { id: given.id })
  return found.name
}

const shortEnough = (ribbon: string | null | undefined): string | null | undefined => {
  if (ribbon && ribbon.length > LONGEST_RIBBON)
    throw refuse('product.ribbon.name', 'MAX_LENGTH', `must have at most ${LONGEST_RIBBON} characters`)
  return ribbon
}

type GivenSection = NonNullable<GivenProduct['infoSections']>[number]

const sectionsOf = async (
  reader: Reader,
  siteId: string,
  given: readonly GivenSection[],
  find: (id: string) => SharedName | undefined,
): Promise<AdditionalInfoSection[]> => {
  const sections: AdditionalInfoSection[] = []
  for (const [index, section] of given.entries()) {
    const { id, uniqueName, title = uniqueName } = section
    const field = `product.infoSections[${index}]`
    const text = descriptionOf(section, field)
    const known = id
      ? find(id)
      : text === undefined
        ? await calledUniquely(reader, siteId, uniqueName)
        : undefined
    if (id && !known) throw fail('INFO_SECTION_NOT_FOUND', { infoSectionId: id })
    if (known) {
      sections.push({ title: known.name, description: known.description ?? '' })
      continue
    }
    if (!title) throw refuse(`${field}.title`, 'REQUIRED_FIELD', 'must be given')
    if (title.length > LONGEST_TITLE)
      throw refuse(`${field}.title`, 'MAX_LENGTH', `must have at most ${LONGEST_TITLE} characters`)
    sections.push({ title, description: text ?? '' })
  }
  return sections
}

/** Finds the section of a unique name, which is derived from its title and its id. */
const calledUniquely = async (
  reader: Reader,
  siteId: string,
  uniqueName: string | null | undefined,
): Promise<SharedName | undefined> => {
  const [, title] = /^(.+) [0-9a-f]{8}$/s.exec(uniqueName ?? '') ?? []
  if (!title) return undefined
  const sections = await sharedNames.sectionsTitled(reader, siteId, title)
  return sections.find((section) => uniqueNameOf(section.name, section.id) === uniqueName)
}

/** Rich content counts; without it, HTML. */
const descriptionOf = (
  { description, plainDescription }: Pick<GivenSection, 'description' | 'plainDescription'>,
  field: string,
): string | null | undefined => (description ? htmlOf(description, `${field}.description`) : plainDescription)
