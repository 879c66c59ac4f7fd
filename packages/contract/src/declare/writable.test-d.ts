import Type, { type Static } from 'typebox'
import type {
  AddToCurrentCartRequest,
  CreateProductRequest,
  InputOf,
  OutputOf,
  UpdateCartRequest,
  UpdateProductRequest,
} from '../index.ts'
import type { addToCurrentCart, getCurrentCart } from '../operations.ts'
import { ChannelType } from './enums.ts'
import { operation } from './operation.ts'
import { rule } from './rule.ts'
import { enumOf, nullable, readOnly } from './schema.ts'
import { ecomCart } from './service.ts'
import { writable } from './writable.ts'

/** Compiled, never run. Lines marked as errors must not compile; all others must. */

const Entity = Type.Object({
  id: readOnly(Type.String()),
  name: Type.String(),
  size: Type.Optional(Type.Object({ width: Type.Integer(), height: Type.Integer() })),
  note: Type.Optional(nullable(Type.String())),
  parts: Type.Optional(
    Type.Array(
      Type.Object({ id: readOnly(Type.String()), weight: Type.Number(), cost: readOnly(Type.Number()) }),
    ),
  ),
  seller: Type.Optional(nullable(Type.Object({ name: Type.String(), rank: readOnly(Type.Integer()) }))),
})
type Entity = Static<typeof Entity>
const Input = writable(Entity, 'name', 'size.width')
type Input = Static<typeof Input>

export const whole: Entity = { id: '', name: '', size: { width: 1, height: 1 }, note: null }
// @ts-expect-error an answer has its id
export const withoutId: Entity = { name: '' }

export const least: Input = { name: '' }
export const withSize: Input = { name: '', size: { width: 1 }, note: null }
// @ts-expect-error the name is required
export const nameless: Input = {}
// @ts-expect-error a size is given with its width
export const withoutWidth: Input = { name: '', size: { height: 1 } }
// @ts-expect-error only nullable fields can be null
export const nullName: Input = { name: null }
// @ts-expect-error fields keep their types
export const numberName: Input = { name: 1 }

// @ts-expect-error the server gives ids
export const withId: Input = { name: '', id: '' }

const Change = writable(Entity, 'id?', 'parts.id?', 'parts.weight')
type Change = Static<typeof Change>
export const nothing: Change = {}
export const change: Change = { id: '', parts: [{ id: '', weight: 1 }, { weight: 2 }], seller: { name: '' } }
export const noSeller: Change = { seller: null }
// @ts-expect-error a part is given with its weight
export const weightless: Change = { parts: [{ id: '' }] }
// @ts-expect-error callers can't set the price of a part
export const cheap: Change = { parts: [{ weight: 1, cost: 0 }] }
// @ts-expect-error nor fields of a nullable object
export const ranked: Change = { seller: { rank: 1 } }

export const channel: Static<ReturnType<typeof enumOf<'WEB' | 'POS'>>> = 'WEB'
export const channels = enumOf(ChannelType)
export const web: Static<typeof channels> = 'WEB'
// @ts-expect-error the list is closed
export const fax: Static<typeof channels> = 'FAX'

export const added: AddToCurrentCartRequest = {
  lineItems: [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: 'b' } }],
}
// @ts-expect-error a line names its item
export const unnamed: AddToCurrentCartRequest = { lineItems: [{ quantity: 1 }] }
// @ts-expect-error a reference names its app
export const appless: UpdateCartRequest = { lineItems: [{ catalogReference: { catalogItemId: 'b' } }] }

export const newProduct: CreateProductRequest['product'] = { name: 'Mug', priceData: { price: 5 } }
export const otherName: UpdateProductRequest['product'] = { id: '', name: 'Cup' }
// @ts-expect-error stock is written by the inventory calls
export const inStock: UpdateProductRequest['product'] = { stock: { inStock: true } }
// @ts-expect-error another call adds products to collections
export const placed: CreateProductRequest['product'] = { ...newProduct, collectionIds: ['c'] }
export const put: UpdateCartRequest = { lineItems: [{ id: 'l', quantity: 2 }], cartInfo: { id: 'c' } }
// @ts-expect-error the shop sets the price of a line
export const cheapLine: UpdateCartRequest = { lineItems: [{ id: 'l', price: { amount: '0' } }] }

export const input: InputOf<typeof addToCurrentCart> = added
export const output: OutputOf<typeof getCurrentCart> = {}
// @ts-expect-error answers are typed
export const wrongOutput: OutputOf<typeof getCurrentCart> = { cart: 1 }

const small = operation<{ id: string }, { name: string }>(
  'small',
  'Reads a small thing.',
  ecomCart,
  'GET /v1/small/:id',
)
const named = Type.Object({ name: Type.String() })
const terms = { access: 'visitor', errors: [] } as const
rule(small, { ...terms, input: Type.Object({ id: Type.String() }), output: named })
// @ts-expect-error the schema of an input matches the type of its operation
rule(small, { ...terms, input: Type.Object({ id: Type.Number() }), output: named })
// @ts-expect-error the schema of an answer matches the type of its operation
rule(small, { ...terms, input: Type.Object({ id: Type.String() }), output: Type.Object({}) })
// @ts-expect-error errors come from the table
rule(small, { ...terms, input: Type.Object({ id: Type.String() }), output: named, errors: ['OOPS'] })
