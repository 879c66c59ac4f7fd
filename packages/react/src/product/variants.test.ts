import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  type Choosable,
  canBeBought,
  choicesFrom,
  choose,
  completeChoices,
  findVariant,
  searchOf,
} from './variants.ts'

const choice = (label: string, isInStock = true) => ({ label, isInStock })
const variant = (Size: string, Frame: string, isInStock = true) => ({
  id: `${Size} ${Frame}`,
  choices: { Size, Frame },
  price: { now: '€48.00' },
  isInStock,
})

const size = { name: 'Size', kind: 'list' as const, choices: [choice('S'), choice('M'), choice('L')] }
const frame = { name: 'Frame', kind: 'color' as const, choices: [choice('None'), choice('Oak')] }

/** S without a frame is sold out; L is made only in oak. */
const print = {
  isInStock: true,
  options: [size, frame],
  variants: [
    variant('S', 'None', false),
    variant('S', 'Oak'),
    variant('M', 'None'),
    variant('M', 'Oak', false),
    variant('L', 'Oak'),
  ],
}
const unmanaged = {
  isInStock: true,
  options: [{ ...size, choices: [choice('S', false), choice('M')] }, frame],
  variants: [],
}

describe('completeChoices', () => {
  it('starts with the first variant in stock', () => {
    expect(completeChoices(print, {})).toEqual({ Size: 'S', Frame: 'Oak' })
  })

  it('keeps the requested choices and completes them with what is in stock', () => {
    expect(completeChoices(print, { Size: 'M' })).toEqual({ Size: 'M', Frame: 'None' })
  })

  it('keeps a complete set that is sold out', () => {
    expect(completeChoices(print, { Size: 'M', Frame: 'Oak' })).toEqual({ Size: 'M', Frame: 'Oak' })
  })

  it("keeps a set that isn't made, so the page can say so", () => {
    expect(completeChoices(print, { Size: 'L', Frame: 'None' })).toEqual({ Size: 'L', Frame: 'None' })
  })

  it('starts with choices in stock if no variants are listed', () => {
    expect(completeChoices(unmanaged, {})).toEqual({ Size: 'M', Frame: 'None' })
  })

  it('has nothing to choose without options', () => {
    expect(completeChoices({ options: [], variants: [] }, {})).toEqual({})
  })
})

describe('choose', () => {
  it('changes one choice and keeps the others', () => {
    expect(choose(print, { Size: 'M', Frame: 'None' }, 'Frame', 'Oak')).toEqual({ Size: 'M', Frame: 'Oak' })
  })

  it('moves to the nearest combination that exists', () => {
    expect(choose(print, { Size: 'M', Frame: 'None' }, 'Size', 'L')).toEqual({ Size: 'L', Frame: 'Oak' })
  })

  it('takes any combination if no variants are listed', () => {
    expect(choose(unmanaged, { Size: 'M', Frame: 'None' }, 'Size', 'S')).toEqual({ Size: 'S', Frame: 'None' })
  })
})

describe('availabilityOf', () => {
  const said = (product: Choosable, choices: Record<string, string>, option: typeof size | typeof frame) =>
    option.choices.map((one) => availabilityOf(product, choices, option, one))

  it('says what is available with the other choices', () => {
    expect(said(print, { Size: 'S', Frame: 'None' }, size)).toEqual(['sold-out', 'available', 'not-made'])
    expect(said(print, { Size: 'M', Frame: 'None' }, frame)).toEqual(['available', 'sold-out'])
  })

  it('checks only the choice itself if no variants are listed', () => {
    const [own] = unmanaged.options
    expect(own && said(unmanaged, { Size: 'S', Frame: 'None' }, { ...size, choices: own.choices })).toEqual([
      'sold-out',
      'available',
    ])
  })
})

describe('canBeBought', () => {
  it.each([
    ['a variant in stock', print, { Size: 'S', Frame: 'Oak' }, true],
    ['a variant that is sold out', print, { Size: 'S', Frame: 'None' }, false],
    ['a combination that is not made', print, { Size: 'L', Frame: 'None' }, false],
    ['a product that is sold out', { ...print, isInStock: false }, { Size: 'S', Frame: 'Oak' }, false],
    ['unlisted choices in stock', unmanaged, { Size: 'M', Frame: 'Oak' }, true],
    ['an unlisted choice that is sold out', unmanaged, { Size: 'S', Frame: 'Oak' }, false],
  ])('answers for %s', (_, product, choices, answer) => {
    expect(canBeBought(product, choices)).toBe(answer)
  })
})

describe('the address of a choice', () => {
  it('is read back as it was written', () => {
    const choices = { Size: 'M', Frame: 'Oak' }
    expect(searchOf(choices)).toBe('?Size=M&Frame=Oak')
    expect(choicesFrom(print, new URLSearchParams(searchOf(choices)))).toEqual(choices)
  })

  it('is empty if nothing is chosen', () => {
    expect(searchOf({})).toBe('')
  })

  it("drops choices and options that the product doesn't have", () => {
    expect(choicesFrom(print, new URLSearchParams('?Size=XXL&Frame=Oak&Glaze=Red&__proto__=S'))).toEqual({
      Frame: 'Oak',
    })
  })
})

describe('findVariant', () => {
  it('finds nothing before everything is chosen', () => {
    expect(findVariant(print, { Size: 'S' })).toBeUndefined()
  })
})
