import fc from 'fast-check'
import type { ModelOptions } from './catalog-model.ts'

export const FILES = ['file-a', 'file-b', 'file-c']
const OPTIONS: ModelOptions[] = [
  [],
  [['Size', ['S', 'L']]],
  [['Size', ['S', 'M', 'L']]],
  [
    ['Size', ['S', 'L']],
    ['Glaze', ['Red', 'Blue']],
  ],
  [
    ['Glaze', ['Red', 'Blue', 'Ash']],
    ['Size', ['S', 'L']],
  ],
]

const at = fc.nat({ max: 5 })
const some = fc.array(at, { maxLength: 4 })
const name = fc.constantFrom('Vase', 'Mug', 'Bowl')
const slug = fc.constantFrom('vase', 'mug-1', 'x', 'y')
const cents = fc.integer({ min: 0, max: 5000 })
const options = fc.constantFrom(...OPTIONS)
const absent: { requiredKeys: never[] } = { requiredKeys: [] }

/** A random write. */
export const command = fc.oneof(
  fc.record({ is: fc.constant('create' as const), name, price: cents, managed: fc.boolean(), options }),
  fc.record({
    is: fc.constant('update' as const),
    at,
    fields: fc.record(
      { name, slug, price: cents, visible: fc.boolean(), managed: fc.boolean(), options },
      absent,
    ),
  }),
  fc.record({ is: fc.constant('delete' as const), at }),
  fc.record({
    is: fc.constant('variant' as const),
    at,
    variant: at,
    fields: fc.record(
      { price: fc.option(cents), sku: fc.constantFrom('A', 'B'), visible: fc.boolean() },
      absent,
    ),
  }),
  fc.record({ is: fc.constantFrom('reset' as const, 'drop-options' as const), at }),
  fc.record({ is: fc.constantFrom('add-media' as const, 'remove-media' as const), at, files: some }),
  fc.record({ is: fc.constant('create-collection' as const), name }),
  fc.record({ is: fc.constant('show-collection' as const), at, visible: fc.boolean() }),
  fc.record({ is: fc.constant('delete-collection' as const), at }),
  {
    weight: 3,
    arbitrary: fc.record({ is: fc.constantFrom('put-in' as const, 'take-out' as const), at, products: some }),
  },
  fc.record({ is: fc.constant('set-brand' as const), products: some, brand: fc.constantFrom('Clay', '') }),
  fc.record({
    is: fc.constant('adjust' as const),
    products: some,
    cents: fc.integer({ min: -2000, max: 2000 }),
  }),
)
export type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

/** Initial data, so that few commands find nothing. */
export const START: Command[] = [
  { is: 'create', name: 'Vase', price: 2000, managed: true, options: OPTIONS[3] ?? [] },
  { is: 'create', name: 'Vase', price: 100, managed: false, options: [] },
  { is: 'create-collection', name: 'Mug' },
  { is: 'create-collection', name: 'Bowl' },
]
