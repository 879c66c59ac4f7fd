import type { UpdateProductRequest } from '@vitrine/contract'
import type { ChoiceSource, OptionSource } from './product-record.ts'

/** Options as a caller writes them; their type follows from their choices. */
export type GivenOptions = NonNullable<UpdateProductRequest['product']['productOptions']>

/** A colour in CSS syntax, without colour names: those are text to shoppers. */
const COLOUR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/deg-]+\))$/i

/** Whether a text is a colour that pages can show. */
export const isColour = (text: string): boolean => COLOUR.test(text)

/**
 * Converts given options into their stored form. A choice with only a value or only a description uses it for
 * both. If every value is a colour, the option is one of colours. Choices that stay keep their pictures.
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
      type: sources.every(({ value }) => isColour(value)) ? 'color' : 'drop_down',
      name,
      choices: sources,
    }
  })
}

/**
 * Finds renamed options: each new one that is in the position of one that is gone. So a name can be corrected
 * without losing variants.
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
