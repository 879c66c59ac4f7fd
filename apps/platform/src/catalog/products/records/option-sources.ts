import type { UpdateProductRequest } from '@vitrine/contract'
import type { ChoiceSource, OptionSource } from './product-record.ts'

/** Options as a caller writes them; their type follows from their choices. */
export type GivenOptions = NonNullable<UpdateProductRequest['product']['productOptions']>

/** A colour as style sheets write it, without names: those are text to shoppers. */
const COLOUR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/deg-]+\))$/i

/**
 * Puts given options into the form in which they are kept. A choice that says only its value or only its description
 * is called the same both ways. Where every value is a colour, it is an option of colours. The pictures of choices
 * that stay are kept.
 */
export const optionSourcesOf = (given: GivenOptions, before: readonly OptionSource[]): OptionSource[] => {
  const former = formerNames(
    before,
    given.map(({ name = '' }) => name),
  )
  return given.map(({ name = '', choices = [] }) => {
    const known = before.find((option) => option.name === (former.get(name) ?? name))
    const sources = choices.map(({ value, description }): ChoiceSource => {
      const text = description ?? value ?? ''
      const mediaIds = known?.choices.find((choice) => choice.description === text)?.mediaIds ?? []
      return { value: value ?? text, description: text, mediaIds }
    })
    return {
      type: sources.every(({ value }) => COLOUR.test(value)) ? 'color' : 'drop_down',
      name,
      choices: sources,
    }
  })
}

/**
 * Finds out which options have another name than before: of those that are new, each that stands where one stood that
 * is gone. So a name can be mended without the loss of variants.
 *
 * @returns former names by new ones
 */
export const formerNames = (
  before: readonly OptionSource[],
  names: readonly string[],
): Map<string, string> => {
  const stays = new Set(names)
  const known = new Set(before.map(({ name }) => name))
  return new Map(
    names.flatMap((name, index): [string, string][] => {
      const former = before[index]?.name
      return former === undefined || known.has(name) || stays.has(former) ? [] : [[name, former]]
    }),
  )
}
