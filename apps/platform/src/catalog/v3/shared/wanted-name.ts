import type { GetOrCreateInfoSectionRequest } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'
import { cleanHtml } from '../../../floor/text/clean-html.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import { htmlOf } from '../rich-content/rich-html.ts'

/** The longest text that the API returns. */
const LONGEST_SECTION = 16_000

/** A ribbon, brand or info section as it should be. */
export interface Wanted {
  readonly kind: 'ribbon' | 'brand' | 'section'
  readonly name: string
  readonly description?: string
}

/** What the products of a shop share, with the id that follows from its name. */
export const sharedNameOf = (siteId: string, wanted: Wanted): SharedName => {
  const { kind, name, description } = wanted
  const names = description === undefined ? [name] : [name, description]
  return { id: sharedId(siteId, kind, ...names), ...wanted }
}

/**
 * Reads an info section.
 *
 * @param field - where it is in the request
 * @throws {InvalidArgument} if its text is too long
 */
export const sectionOf = (given: GetOrCreateInfoSectionRequest['infoSection'], field: string): Wanted => {
  const { title, description: rich, plainDescription } = given
  const html = rich ? htmlOf(rich, `${field}.description`) : (plainDescription ?? '')
  const description = cleanHtml(html)
  if (description.length > LONGEST_SECTION)
    throw refuse(
      `${field}.description`,
      'MAX_LENGTH',
      `must have at most ${LONGEST_SECTION} characters as clean HTML`,
    )
  return { kind: 'section', name: title, description }
}
