import { fail } from '../../../floor/failure.ts'
import type { OptionSource } from '../../products/records/product-record.ts'
import { choiceId, sharedId } from '../../shared-names/shared-id.ts'
import type { GivenVariant } from './given-product.ts'

type Choices = Readonly<Record<string, string>>

interface KnownOption {
  readonly name: string
  /** The descriptions of the choices, by id. */
  readonly byId: ReadonlyMap<string, string>
  readonly descriptions: ReadonlySet<string>
}

/**
 * Reads which choice of each option a variant has; undefined if it names none.
 *
 * @throws {Failure} MISSING_VARIANT_OPTION, CHOICE_NOT_EXIST, MISSING_VARIANT_OPTION_CHOICE
 */
export type ReadChoices = (variant: GivenVariant) => Choices | undefined

/** Prepares reading the choices of a product's variants, named by ids or by names. */
export const createReadChoices = (siteId: string, options: readonly OptionSource[]): ReadChoices => {
  const known = options.map(({ name, choices }): [string, KnownOption] => {
    const id = sharedId(siteId, 'option', name)
    const descriptions = choices.map(({ description }) => description)
    const byId = new Map(descriptions.map((text) => [choiceId(id, text), text]))
    return [id, { name, byId, descriptions: new Set(descriptions) }]
  })
  const byId = new Map(known)
  const byName = new Map(known.map(([, option]) => [option.name, option]))
  return ({ choices }) => {
    if (!choices || (choices.length === 0 && options.length > 0)) return undefined
    const read = new Map<string, string>()
    for (const { optionChoiceIds: ids, optionChoiceNames: names } of choices) {
      const option = ids ? byId.get(ids.optionId ?? '') : byName.get(names?.optionName ?? '')
      if (!option) throw fail('MISSING_VARIANT_OPTION', { option: ids?.optionId ?? names?.optionName ?? '' })
      const text = ids ? option.byId.get(ids.choiceId ?? '') : names?.choiceName
      if (text === undefined || !option.descriptions.has(text))
        throw fail('CHOICE_NOT_EXIST', { choice: ids?.choiceId ?? names?.choiceName ?? '' })
      if (read.has(option.name)) throw fail('MISSING_VARIANT_OPTION_CHOICE', { option: option.name })
      read.set(option.name, text)
    }
    const missing = options.find(({ name }) => !read.has(name))
    if (missing) throw fail('MISSING_VARIANT_OPTION_CHOICE', { option: missing.name })
    return Object.fromEntries(read)
  }
}

/** Equal for the same choices in any order. */
export const choicesKey = (options: readonly OptionSource[], choices: Choices): string =>
  JSON.stringify(options.map(({ name }) => choices[name]))
