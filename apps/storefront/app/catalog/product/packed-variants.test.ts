import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ProductOption, Variant } from './choosable.ts'
import { packVariants, unpackVariants } from './packed-variants.ts'

const option = (name: string, labels: readonly string[]): ProductOption => ({
  name,
  kind: 'list',
  choices: labels.map((label) => ({ label, isInStock: true, pictures: [] })),
})

const variant = (choices: Variant['choices'], more: Partial<Variant> = {}): Variant => ({
  id: 'c26cbc76-b9f0-4eef-8b84-44615e109144',
  choices,
  price: { now: '€12.00' },
  isInStock: true,
  ...more,
})

const there = (options: readonly ProductOption[], variants: readonly Variant[]) =>
  unpackVariants(options, packVariants(options, variants)).map(({ id: _, ...shown }) => shown)

const size = option('Size', ['S', 'M', 'L'])
const frame = option('Frame', ['None', 'Oak'])

describe('packed variants', () => {
  it('unpack unchanged, for any combinations in any order', () => {
    const made = [
      variant({ Size: 'M', Frame: 'Oak' }, { left: 2, sku: 'M-O' }),
      variant({ Size: 'S', Frame: 'None' }, { isInStock: false }),
      variant({ Size: 'L', Frame: 'Oak' }, { price: { now: '€9.00', before: '€12.00' } }),
    ]
    const [second, first, third] = made.map(({ id: _, ...shown }) => shown)
    expect(there([size, frame], made)).toEqual([first, second, third])
  })

  it('list their choices in the order of the options, as addresses do', () => {
    const [one] = there([size, frame], [variant({ Frame: 'Oak', Size: 'M' })])
    expect(Object.keys(one?.choices ?? {})).toEqual(['Size', 'Frame'])
  })

  it('are none if there are none', () => {
    expect(there([size], [])).toEqual([])
    expect(there([], [])).toEqual([])
  })

  it('leave out those of a hidden choice, and all but the first of several alike', () => {
    const made = [
      variant({ Size: 'XL' }),
      variant({ Size: 'S' }, { sku: 'first' }),
      variant({ Size: 'S' }, { sku: 'second' }),
      variant({}),
    ]
    expect(there([size], made)).toMatchObject([{ choices: { Size: 'S' }, sku: 'first' }])
  })

  it('have unique ids', () => {
    const made = ['S', 'M', 'L'].map((label) => variant({ Size: label }))
    const ids = unpackVariants([size], packVariants([size], made)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })

  it('stay small for a thousand variants', () => {
    const options = ['A', 'B', 'C'].map((name) =>
      option(
        name,
        Array.from({ length: 10 }, (_, place) => `${name} ${place}`),
      ),
    )
    const made = Array.from({ length: 1000 }, (_, place) =>
      variant(
        { A: `A ${Math.floor(place / 100)}`, B: `B ${Math.floor(place / 10) % 10}`, C: `C ${place % 10}` },
        { price: { now: `€${place % 7}.00` }, isInStock: place % 3 > 0 },
      ),
    )
    expect(there(options, made)).toHaveLength(1000)
    const bytes = Buffer.from(JSON.stringify(packVariants(options, made)))
    expect(bytes.length).toBeLessThan(6000)
    expect(gzipSync(bytes).length).toBeLessThan(600)
  })
})
