import type { CustomTextField } from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import type { GivenModifier } from './given-product.ts'
import { type NamedOption, namedOption } from './named-options.ts'

/** What buyers choose, and what they enter. */
export interface NamedModifiers {
  readonly choices: readonly NamedOption[]
  readonly texts: readonly CustomTextField[]
}

const LONGEST_TEXT = 500
/** The longest title that Catalog V1 has. */
const LONGEST_TITLE = 100
const MOST_MODIFIERS = 10

/**
 * Returns the names of modifiers.
 *
 * @param sharedOf - finds what an id names
 * @throws {InvalidArgument} for what the catalog can't keep: added prices, choices that are optional
 */
export const namedModifiers = (
  given: readonly GivenModifier[],
  sharedOf: (id: string | null | undefined) => SharedName | undefined,
): NamedModifiers => {
  if (given.length > MOST_MODIFIERS)
    throw refuse('product.modifiers', 'MAX_SIZE', `must have at most ${MOST_MODIFIERS} items`)
  const choices: NamedOption[] = []
  const texts: CustomTextField[] = []
  for (const [index, modifier] of given.entries()) {
    const field = `product.modifiers[${index}]`
    const shared = sharedOf(modifier.id)
    if (isText(modifier, shared)) texts.push(namedText(modifier, shared, field))
    else {
      assertKept(modifier, field)
      choices.push(namedOption(modifier, 'modifier', shared, field))
    }
  }
  return { choices, texts }
}

const isText = (
  { modifierRenderType: type, freeTextSettings, choicesSettings }: GivenModifier,
  shared: SharedName | undefined,
): boolean =>
  type
    ? type === 'FREE_TEXT'
    : shared
      ? shared.freeText !== undefined
      : Boolean(freeTextSettings && !choicesSettings)

const namedText = (
  { name, mandatory, freeTextSettings: settings }: GivenModifier,
  shared: SharedName | undefined,
  field: string,
): CustomTextField => {
  const { minCharCount: least = 0, maxCharCount, title: givenTitle } = settings ?? {}
  const title = shared?.name ?? givenTitle ?? name
  if (!title) throw fail('MODIFIER_NAME_AND_TYPE_REQUIRED')
  if (title.length > LONGEST_TITLE)
    throw refuse(
      `${field}.freeTextSettings.title`,
      'MAX_LENGTH',
      `must have at most ${LONGEST_TITLE} characters`,
    )
  if (least > 1) throw refuse(`${field}.freeTextSettings.minCharCount`, 'MAX', 'must be at most 1')
  return {
    title,
    maxLength: maxCharCount ?? shared?.freeText?.maxLength ?? LONGEST_TEXT,
    mandatory: mandatory ?? least > 0,
  }
}

/** The catalog can store only modifiers that cost nothing extra and must be chosen. */
const assertKept = ({ mandatory, choicesSettings }: GivenModifier, field: string): void => {
  if (mandatory === false)
    throw refuse(`${field}.mandatory`, 'VALIDATION', 'must be true for a modifier with choices')
  const paid = choicesSettings?.choices?.findIndex(({ addedPrice }) => Number(addedPrice ?? 0) > 0) ?? -1
  if (paid >= 0)
    throw refuse(`${field}.choicesSettings.choices[${paid}].addedPrice`, 'VALIDATION', "isn't supported")
}
