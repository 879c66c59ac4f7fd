import type { products } from '@vitrine/client/stores'
import type { Product } from '../read-products.ts'

/** The most that the platform accepts. */
export const MOST = { options: 6, choices: 100, variants: 1000, name: 50 } as const

/** A choice as it is being edited. */
export interface ChoiceDraft {
  /** The same for as long as it is edited. */
  readonly key: string
  readonly name: string
  /** A color in CSS syntax; for a drop-down what programs see instead of the name, empty if it is the name. */
  readonly value: string
}

/** An option as it is being edited. */
export interface OptionDraft {
  readonly key: string
  readonly name: string
  readonly isColor: boolean
  readonly choices: readonly ChoiceDraft[]
}

/** The color of a choice before one is picked. */
const FIRST_COLOR = '#808080'
const COLOR = /^#[0-9a-f]{3,8}$|^(rgb|hsl)/i

/** The options of a product, to be edited. */
export const optionDraftsOf = ({ productOptions }: Product): OptionDraft[] =>
  productOptions.map(({ name, optionType, choices = [] }, index) => {
    const isColor = optionType === 'color'
    return {
      ...{ key: `${index}`, name, isColor },
      choices: choices.map(({ value = '', description = value }, place) => ({
        key: `${index}.${place}`,
        name: description,
        value: isColor || value !== description ? value : '',
      })),
    }
  })

/** Options as a write takes them. */
export const writtenOptions = (
  options: readonly OptionDraft[],
): NonNullable<products.UpdateProduct['productOptions']> =>
  options.map(({ name, choices }) => ({
    name: name.trim(),
    choices: choices.map(({ name: text, value }) => ({
      value: value || text.trim(),
      description: text.trim(),
    })),
  }))

export const newOption = (): OptionDraft => ({
  ...{ key: crypto.randomUUID(), name: '', isColor: false, choices: [] },
})

/** The same option as one of colors, or as a drop-down. */
export const asKind = (option: OptionDraft, isColor: boolean): OptionDraft => ({
  ...option,
  isColor,
  choices: option.choices.map((choice) => ({
    ...choice,
    value: isColor ? (COLOR.test(choice.value) ? choice.value : FIRST_COLOR) : '',
  })),
})

/** Adds the choices that a line names, separated by commas; those that exist are left out. */
export const withChoices = (option: OptionDraft, line: string): OptionDraft => {
  const known = new Set(option.choices.map(({ name }) => name.trim()))
  const names = line.split(/[,;\n]/).map((name) => name.trim().slice(0, MOST.name))
  const added = names.flatMap((name) => {
    if (!name || known.has(name)) return []
    known.add(name)
    return [{ key: crypto.randomUUID(), name, value: option.isColor ? FIRST_COLOR : '' }]
  })
  return { ...option, choices: [...option.choices, ...added].slice(0, MOST.choices) }
}

/** How many combinations of choices there are. */
export const combinations = (options: readonly OptionDraft[]): number =>
  options.reduce((count, { choices }) => count * choices.length, options.length > 0 ? 1 : 0)

/** Why options can't be saved; undefined if they can. */
export type OptionProblem = 'unnamed' | 'noChoices' | 'sameName' | 'tooMany' | undefined

export const optionProblem = (options: readonly OptionDraft[], managesVariants: boolean): OptionProblem => {
  const names = options.map(({ name }) => name.trim())
  if (options.some(({ choices }) => choices.some(({ name }) => !name.trim())) || names.includes(''))
    return 'unnamed'
  if (options.some(({ choices }) => choices.length === 0)) return 'noChoices'
  if (hasTwice(names) || options.some(({ choices }) => hasTwice(choices.map(({ name }) => name.trim()))))
    return 'sameName'
  return managesVariants && combinations(options) > MOST.variants ? 'tooMany' : undefined
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length

/**
 * Returns the variants that other options would end, with their prices, SKUs and stock: those with a choice that is
 * gone, and all when there is an option more or fewer. An option that is renamed in its place keeps its variants.
 */
export const endedVariants = (product: Product, options: readonly OptionDraft[]): products.Variant[] => {
  if (!product.manageVariants) return []
  const before = product.productOptions.map(({ name }) => name)
  if (before.length !== options.length) return before.length > 0 ? product.variants : []
  const names = options.map(({ name }) => name.trim())
  const former = names.map((name, place) => {
    const inPlace = before[place] ?? name
    return before.includes(name) || names.includes(inPlace) ? name : inPlace
  })
  const left = options.map(({ choices }) => new Set(choices.map(({ name }) => name.trim())))
  return product.variants.filter(({ choices = {} }) =>
    former.some((name, place) => !left[place]?.has(choices[name] ?? '')),
  )
}
