import { fail, refuse } from '../../../floor/failure.ts'
import { isColour } from '../../products/records/option-sources.ts'
import type { OptionSource } from '../../products/records/product-record.ts'
import { choiceId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import type { GivenModifier, GivenOption } from './given-product.ts'

/** An option of a product, or a modifier with choices, with the names behind its ids. */
export interface NamedOption {
  readonly type: OptionSource['type']
  readonly name: string
  readonly choices: readonly NamedChoice[]
}

export interface NamedChoice {
  readonly name: string
  /** A CSS colour for options of colours, otherwise the name. */
  readonly value: string
  /** The files that show it, by id or address; undefined to keep those it has. */
  readonly media: readonly MediumReference[] | undefined
}

/** A file of the product, as a choice names it. */
export interface MediumReference {
  readonly id?: string | undefined
  readonly url?: string | undefined
}

type GivenChoice = NonNullable<NonNullable<GivenOption['choicesSettings']>['choices']>[number]

const WORDS = {
  option: {
    incomplete: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
    incompleteChoice: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  },
  modifier: {
    incomplete: 'MODIFIER_NAME_AND_TYPE_REQUIRED',
    incompleteChoice: 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  },
} as const

/**
 * Returns the names of an option, or of a modifier with choices. An id refers to the shared one; choices
 * it doesn't have yet are added to it.
 *
 * @param shared - what the id refers to
 * @param field - where it is in the request
 * @throws {Failure} when a name, a type, or a choice that an id names is missing
 */
export const namedOption = (
  given: GivenOption & Pick<GivenModifier, 'modifierRenderType'>,
  kind: 'option' | 'modifier',
  shared: SharedName | undefined,
  field: string,
): NamedOption => {
  const { choicesSettings, optionRenderType, modifierRenderType } = given
  const { incomplete } = WORDS[kind]
  const name = shared?.name ?? given.name
  const type = typeOf(optionRenderType ?? modifierRenderType, shared)
  if (!name || !type) throw fail(incomplete)
  const choices = choicesSettings?.choices ?? []
  if (choices.length === 0)
    throw refuse(`${field}.choicesSettings.choices`, 'MIN_SIZE', 'must have at least 1 item')
  return {
    type,
    name,
    choices: choices.map((choice, index) =>
      namedChoice(choice, { kind, type, shared, field: `${field}.choicesSettings.choices[${index}]` }),
    ),
  }
}

const typeOf = (
  renderType: GivenModifier['modifierRenderType'],
  shared: SharedName | undefined,
): OptionSource['type'] | undefined => {
  if (renderType) return renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down'
  if (!shared?.choices) return undefined
  return shared.choices.every(({ colorCode }) => colorCode !== undefined) ? 'color' : 'drop_down'
}

interface ChoicePlace {
  readonly kind: 'option' | 'modifier'
  readonly type: OptionSource['type']
  readonly shared: SharedName | undefined
  readonly field: string
}

const namedChoice = (given: GivenChoice, { kind, type, shared, field }: ChoicePlace): NamedChoice => {
  const { choiceType, linkedMedia, media } = given
  const known = shared?.choices?.find((choice) =>
    given.choiceId ? choiceId(shared.id, choice.name) === given.choiceId : choice.name === given.name,
  )
  if (given.choiceId && !known) throw fail('CHOICE_NOT_EXIST', { choiceId: given.choiceId })
  const name = known?.name ?? given.name
  const color = given.colorCode ?? known?.colorCode
  if (!name || (type === 'color' && !color)) throw fail(WORDS[kind].incompleteChoice)
  if (choiceType && (choiceType === 'ONE_COLOR') !== (type === 'color'))
    throw refuse(`${field}.choiceType`, 'VALIDATION', 'must fit the render type')
  if (type === 'color' && color && !isColour(color))
    throw refuse(`${field}.colorCode`, 'FORMAT', 'must be a colour such as #FF0000')
  return {
    name,
    value: type === 'color' && color ? color : name,
    media: mediaOf(linkedMedia, media),
  }
}

/** In answers that list media as references, the list of linked media is empty and means nothing. */
const mediaOf = (
  linked: GivenChoice['linkedMedia'],
  references: GivenChoice['media'],
): readonly MediumReference[] | undefined =>
  linked?.length || !references?.items
    ? linked?.map(({ id, url }) => ({ id, url }))
    : references.items.map(({ mediaId: id }) => ({ id }))
