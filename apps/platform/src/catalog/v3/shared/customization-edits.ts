import type {
  AddCustomizationChoicesRequest,
  UpdateCustomizationChoicesRequest,
  UpdateCustomizationRequest,
} from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import { choiceId } from '../../shared-names/shared-id.ts'
import type { SharedChoice, SharedName } from '../../shared-names/shared-name.ts'
import type { KeptName } from '../../shared-names/shared-names.store.ts'
import { grouped, unsupported, withoutLostPrimaries } from './primary-choices.ts'
import { freeTextOf, type GivenChoice, MOST_CHOICES, sharedChoices } from './written-customization.ts'

/** How to change an option or modifier. A choice that a product has can't be removed. */
export type Edit = (before: KeptName) => SharedName

type GivenChoices = AddCustomizationChoicesRequest['choices']

/** Replaces the choices, or the limits of a text. */
export const replaced =
  ({ revision, name, choicesSettings, freeTextInput }: UpdateCustomizationRequest['customization']): Edit =>
  (before) => {
    assertRevision(before, revision)
    if (name !== undefined && name !== before.name)
      throw refuse('customization.name', 'VALIDATION', "can't be changed")
    if (before.freeText)
      return { ...before, freeText: freeTextOf(freeTextInput, before.name, before.freeText) }
    if (!choicesSettings?.choices) return before
    return { ...before, choices: choicesOf(choicesSettings.choices, parentOf(before)) }
  }

/** Adds the choices that are missing. */
export const withChoices =
  (choices: GivenChoices): Edit =>
  (before) => {
    const present = choicesIn(before)
    const known = new Set(present.map(({ name }) => name))
    const given = sharedChoices(choices, parentOf(before), 'choices', present)
    const added = given.filter(({ name }) => !known.has(name))
    if (present.length + added.length > MOST_CHOICES) throw fail('CHOICES_LIMIT_EXCEEDED')
    return { ...before, choices: [...present, ...added] }
  }

/** Sets the choices to these, in this order. */
export const withOnlyChoices =
  (choices: GivenChoices): Edit =>
  (before) => {
    choicesIn(before)
    return { ...before, choices: sharedChoices(choices, parentOf(before), 'choices') }
  }

/** @param revision - not checked if there is none */
export const withoutChoices =
  (choiceIds: readonly string[], revision: string | null | undefined): Edit =>
  (before) => {
    if (revision) assertRevision(before, revision)
    const present = choicesById(before)
    const missing = choiceIds.find((id) => !present.has(id))
    if (missing !== undefined) throw fail('CHOICE_NOT_FOUND', { choiceId: missing })
    for (const id of choiceIds) present.delete(id)
    return { ...before, choices: withoutLostPrimaries([...present.values()]) }
  }

/** Groups choices under others, each by its id. */
export const withPrimaries =
  (given: UpdateCustomizationChoicesRequest['choices'], revision: string): Edit =>
  (before) => {
    assertRevision(before, revision)
    const present = choicesById(before)
    const groupings = given.flatMap(({ choice: { id, name, colorCode, primaryChoiceIds } }, index) => {
      const field = `choices[${index}].choice`
      const known = present.get(String(id))
      if (!known) throw fail('CHOICE_NOT_FOUND', { choiceId: String(id) })
      if ((name ?? known.name) !== known.name) throw unsupported(`${field}.name`)
      if ((colorCode ?? known.colorCode) !== known.colorCode) throw unsupported(`${field}.colorCode`)
      if (!primaryChoiceIds) return []
      return { name: known.name, primaryIds: primaryChoiceIds, field: `${field}.primaryChoiceIds` }
    })
    return { ...before, choices: grouped(before.id, choicesIn(before), groupings) }
  }

/** Puts the same choices in another order. */
export const inOrder =
  (choiceIds: readonly string[], revision: string): Edit =>
  (before) => {
    assertRevision(before, revision)
    const left = choicesById(before)
    const extraIds: string[] = []
    const choices = choiceIds.flatMap((id) => {
      const choice = left.get(id)
      if (!choice) extraIds.push(id)
      left.delete(id)
      return choice ?? []
    })
    const missingIds = [...left.keys()]
    if (missingIds.length > 0 || extraIds.length > 0)
      throw fail('CHOICE_IDS_MISMATCH', { missingIds, extraIds })
    return { ...before, choices }
  }

/** Reads the choices that an option or modifier is to have. */
export const choicesOf = (
  given: readonly GivenChoice[] | undefined,
  parent: Parameters<typeof sharedChoices>[1],
): SharedChoice[] => {
  const field = 'customization.choicesSettings.choices'
  if (!given || given.length === 0) throw refuse(field, 'MIN_SIZE', 'must have at least 1 item')
  return sharedChoices(given, parent, field)
}

const assertRevision = (before: KeptName, revision: string | null | undefined): void => {
  if (revision !== String(before.revision)) throw fail('CONFLICT')
}

const choicesIn = ({ freeText, choices = [] }: SharedName): readonly SharedChoice[] => {
  if (freeText) throw fail('DOESNT_SUPPORT_CHOICES')
  return choices
}

const choicesById = (before: SharedName): Map<string, SharedChoice> =>
  new Map(choicesIn(before).map((choice) => [choiceId(before.id, choice.name), choice]))

const parentOf = ({ id, choices = [] }: SharedName) => ({
  ...{ id, isColor: choices.length > 0 && choices.every(({ colorCode }) => colorCode !== undefined) },
})
