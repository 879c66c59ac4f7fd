import { describe, expect, it } from 'vitest'
import { recordFor, testView } from '../../catalog.fixtures.ts'
import { availabilityOf } from './options-availability.ts'

const ask = (given: Record<string, string>, product = {}) =>
  availabilityOf(recordFor(product), given, testView)
const choices = (given: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    ask(given).productOptions.map((option) => [
      option.name,
      (option.choices ?? []).map(
        (choice) =>
          `${choice.description} ${choice.inStock ? 'in' : 'out'} ${choice.visible ? 'shown' : 'hidden'}`,
      ),
    ]),
  )

describe('the availability of options', () => {
  it('shows what any variant offers before anything is chosen', () => {
    expect(choices({})).toEqual({
      Colour: ['Red in shown', 'Blue in shown'],
      Size: ['Small in shown', 'Large in shown'],
    })
    expect(ask({})).toMatchObject({ availableForPurchase: false })
    expect(ask({}).selectedVariant).toBeUndefined()
  })

  it('checks each choice together with the choices in the other options', () => {
    expect(choices({ Colour: 'Blue' })).toEqual({
      Colour: ['Red in shown', 'Blue in shown'],
      Size: ['Small in shown', 'Large out shown'],
    })
    expect(choices({ Size: 'Small' })).toEqual({
      Colour: ['Red out hidden', 'Blue in shown'],
      Size: ['Small in shown', 'Large in shown'],
    })
  })

  it('finds the variant that all choices select, colours by name or by value', () => {
    for (const colour of ['Red', '#c00'])
      expect(ask({ Colour: colour, Size: 'Large' })).toMatchObject({
        availableForPurchase: true,
        selectedVariant: {
          price: { price: 25, discountedPrice: 22.5 },
          sku: 'MUG-RL',
          weight: 0.6,
          quantity: 3,
          inStock: true,
          visible: true,
        },
      })
  })

  it.each([
    ['sold out', { Colour: 'Blue', Size: 'Large' }],
    ['hidden', { Colour: 'Red', Size: 'Small' }],
  ])("doesn't sell the variant that is %s", (_how, given) => {
    const answer = ask(given)
    expect(answer.selectedVariant).toBeDefined()
    expect(answer.availableForPurchase).toBe(false)
  })

  it('finds nothing for an unknown choice, and ignores unknown options', () => {
    expect(ask({ Colour: 'Green', Size: 'Large' }).selectedVariant).toBeUndefined()
    expect(ask({ Colour: 'Red', Size: 'Large', Handle: 'Left' }).selectedVariant).toBeDefined()
  })

  it('shows the media of the chosen choice, otherwise all', () => {
    const shown = (given: Record<string, string>) => ask(given).media?.items.map((item) => item.id)
    expect(shown({ Colour: 'Red' })).toEqual(['red'])
    expect(shown({ Size: 'Large' })).toEqual(['front', 'red', 'blue'])
  })

  it('sells a product without managed variants once its options are chosen', () => {
    const plain = { manageVariants: false, stock: { track: false, inStock: true } }
    expect(ask({}, { ...plain, options: [] })).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { sku: 'MUG' },
    })
    expect(ask({ Colour: 'Red' }, plain).availableForPurchase).toBe(false)
    expect(ask({ Colour: 'Red', Size: 'Small' }, plain).availableForPurchase).toBe(true)
  })

  it('doesn’t sell a hidden product', () => {
    expect(ask({ Colour: 'Red', Size: 'Large' }, { visible: false }).availableForPurchase).toBe(false)
  })
})
