import type { CreateCustomizationRequest } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'
import { isColour } from '../../products/records/option-sources.ts'
import type { SharedChoice, SharedName } from '../../shared-names/shared-name.ts'
import { grouped } from './primary-choices.ts'

type Given = CreateCustomizationRequest['customization']
/** A choice as a caller writes it. */
export type GivenChoice = NonNullable<NonNullable<Given['choicesSettings']>['choices']>[number]

export const MOST_CHOICES = 1000
const LONGEST_TEXT = 500

/**
 * Reads choices.
 *
 * @param field - where they are in the request
 * @param present - choices that are there as well
 * @throws {InvalidArgument} for a choice without its colour, for two of the same name, and for primary choices that
 *   don't fit
 */
export const sharedChoices = (
  given: readonly GivenChoice[],
  { id, isColor }: { readonly id: string; readonly isColor: boolean },
  field: string,
  present: readonly SharedChoice[] = [],
): SharedChoice[] => {
  const names = new Set<string>()
  const choices = given.map(({ name, colorCode, choiceType }, index) => {
    const place = `${field}[${index}]`
    if (name === '__proto__') throw refuse(`${place}.name`, 'FORMAT', "can't be this name")
    if (names.has(name)) throw refuse(`${place}.name`, 'VALIDATION', 'must not be the name of another choice')
    names.add(name)
    if (choiceType && (choiceType === 'ONE_COLOR') !== isColor)
      throw refuse(`${place}.choiceType`, 'VALIDATION', 'must fit the render type')
    if (!isColor) return { name }
    if (!colorCode) throw refuse(`${place}.colorCode`, 'REQUIRED_FIELD', 'must be given')
    if (!isColour(colorCode)) throw refuse(`${place}.colorCode`, 'FORMAT', 'must be a colour such as #FF0000')
    return { name, colorCode }
  })
  const groupings = given.flatMap(({ name, primaryChoiceIds: primaryIds }, index) =>
    primaryIds ? [{ name, primaryIds, field: `${field}[${index}].primaryChoiceIds` }] : [],
  )
  if (groupings.length === 0) return choices
  const others = present.filter(({ name }) => !names.has(name))
  return grouped(id, [...others, ...choices], groupings).slice(others.length)
}

/**
 * Reads the limits of a text that buyers enter. Its title is the name of the modifier.
 *
 * @param before - the limits so far
 */
export const freeTextOf = (
  given: Given['freeTextInput'],
  name: string,
  before: SharedName['freeText'],
): NonNullable<SharedName['freeText']> => {
  const { minCharCount: least, maxCharCount: most, title = name } = given ?? {}
  const field = 'customization.freeTextInput'
  if (title !== name) throw refuse(`${field}.title`, 'VALIDATION', 'must be the name')
  if (least !== undefined && least > 1) throw refuse(`${field}.minCharCount`, 'MAX', 'must be at most 1')
  return {
    maxLength: most ?? before?.maxLength ?? LONGEST_TEXT,
    mandatory: least === undefined ? (before?.mandatory ?? false) : least > 0,
  }
}
