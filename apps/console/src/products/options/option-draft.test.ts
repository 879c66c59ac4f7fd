import { describe, expect, it } from 'vitest'
import type { Product } from '../read-products.ts'
import {
  combinations,
  endedVariants,
  newOption,
  type OptionDraft,
  optionDraftsOf,
  optionProblem,
  withChoices,
} from './option-draft.ts'

const option = (name: string, line: string): OptionDraft => withChoices({ ...newOption(), name }, line)
const SIZES = ['S', 'M']
const COLORS = ['Red', 'Blue']

/** A product with two sizes in two colors. */
const shirt = {
  manageVariants: true,
  productOptions: [
    { name: 'Size', optionType: 'drop_down', choices: SIZES.map((value) => ({ value, description: value })) },
    {
      name: 'Color',
      optionType: 'drop_down',
      choices: COLORS.map((value) => ({ value, description: value })),
    },
  ],
  variants: SIZES.flatMap((Size) => COLORS.map((Color) => ({ choices: { Size, Color } }))),
} as unknown as Product

describe('the options of a product being edited', () => {
  it('take a line of choices without those that exist', () => {
    expect(option('Size', 'S, M,, S ; L').choices.map(({ name }) => name)).toEqual(['S', 'M', 'L'])
    expect(option('Size', Array.from({ length: 130 }, (_, index) => index).join()).choices).toHaveLength(100)
  })

  it('give every combination of choices, and at most a thousand variants', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => `c${index}`).join()
    const options = [option('A', hundred), option('B', '1,2,3,4,5,6,7,8,9,10')]
    expect(combinations(options)).toBe(1000)
    expect(optionProblem(options, true)).toBeUndefined()
    expect(optionProblem([...options, option('C', 'x,y')], true)).toBe('tooMany')
    expect(optionProblem([...options, option('C', 'x,y')], false)).toBeUndefined()
    expect(combinations([])).toBe(0)
  })

  it.each([
    ['unnamed', [option(' ', 'S')]],
    ['noChoices', [option('Size', '')]],
    ['sameName', [option('Size', 'S'), option('Size ', 'M')]],
  ] as const)('are refused when %s', (problem, options) => {
    expect(optionProblem(options, true)).toBe(problem)
  })

  it('name the variants that would be lost', () => {
    const same = optionDraftsOf(shirt)
    const [size, color] = same
    if (!size || !color) throw new Error('The shirt has two options.')
    expect(endedVariants(shirt, same)).toEqual([])
    expect(endedVariants(shirt, [color, size])).toEqual([])
    expect(endedVariants(shirt, [{ ...size, name: 'Width' }, color])).toEqual([])
    expect(endedVariants(shirt, [withChoices(size, 'L'), color])).toEqual([])
    expect(endedVariants(shirt, [{ ...size, choices: size.choices.slice(1) }, color])).toHaveLength(2)
    expect(endedVariants(shirt, [size])).toHaveLength(4)
    expect(endedVariants(shirt, [...same, option('Fit', 'Slim')])).toHaveLength(4)
  })
})
