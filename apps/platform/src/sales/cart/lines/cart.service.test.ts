import type { AddToCurrentCartRequest, Cart } from '@vitrine/contract'
import { getCurrentCart } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import { statement } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { UNLIMITED_CODE_TRIES } from '../../../floor/rates/code-tries.ts'
import { callOf } from '../../../testing/calls.ts'
import { newProduct, openCatalog, type TestCatalog } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { placeholder, referenceTo } from '../cart.fixtures.ts'
import { type CartService, createCart } from '../cart.service.ts'

const mug = newProduct({ id: 'mug', name: 'Mug', priceMinor: 1200 })
const bowl = newProduct({ id: 'bowl', name: 'Bowl', priceMinor: 3100 })

type CurrentCart = CartService['current']

interface EventRow {
  event_type: string
  entity_sequence: number
  payload: string
}

const listEvents = statement<EventRow>(
  'SELECT event_type, entity_sequence, payload FROM outbox WHERE entity_id = ? ORDER BY entity_sequence',
)
const countRows = statement<{ carts: number; events: number; keys: number }>(
  `SELECT (SELECT count(*) FROM carts) AS carts, (SELECT count(*) FROM outbox) AS events,
     (SELECT count(*) FROM idempotency_keys) AS keys`,
)

const some = (quantity: number, productId = mug.id): NonNullable<AddToCurrentCartRequest['lineItems']> => [
  { quantity, catalogReference: referenceTo(productId) },
]

const deleteProduct = statement('DELETE FROM products WHERE product_id = ?')

const quantities = ({ lineItems }: Cart) =>
  Object.fromEntries(lineItems.map((line) => [line.catalogReference?.catalogItemId, line.quantity]))

for (const engine of ENGINES) {
  describe(`the current cart on ${engine.name}`, () => {
    let test: TestCatalog
    let cart: CurrentCart

    const shop = (): CurrentCart =>
      createCart({
        database: test.database,
        offersFor: test.catalog.offersFor,
        ids: randomIds,
        placeholder,
        codeTries: UNLIMITED_CODE_TRIES,
      }).current
    const callBy = <Input>(actor: KnownActor, input: Input, headers: Record<string, string> = {}) =>
      callOf(input, { actor, site: test.site, headers, at: 1_700_000_000_000 })
    /** The answer's content, parsed. */
    const currentIn = async (
      service: CurrentCart,
      actor: KnownActor,
      headers?: Record<string, string>,
    ): Promise<{ cart: Cart }> => {
      const { bytes } = await service.get(callBy(actor, {}, headers))
      return JSON.parse(Buffer.from(bytes).toString())
    }
    const visitor = (): KnownActor => ({
      type: 'ANONYMOUS_VISITOR',
      siteId: test.site.siteId,
      clientId: 'client',
      visitorId: randomIds.guid(),
    })

    beforeAll(async () => {
      test = await openCatalog(engine)
      await test.catalog.putProducts(test.site, [mug, bowl])
      cart = shop()
    })
    afterAll(() => test[Symbol.asyncDispose]())

    it('is created by the first line, and not before', async () => {
      const actor = visitor()
      await expect(currentIn(cart, actor)).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
      const added = await cart.add(callBy(actor, { lineItems: some(2) }))
      expect(added.cart).toMatchObject({ revision: '1', lineItems: [{ quantity: 2 }] })
      expect(await currentIn(cart, actor)).toEqual(added)
    })

    it.each([
      [
        'setQuantities',
        () => cart.setQuantities(callBy(visitor(), { lineItems: [{ id: 'x', quantity: 1 }] })),
      ],
      ['removeLines', () => cart.removeLines(callBy(visitor(), { lineItemIds: ['x'] }))],
      ['delete', () => cart.delete(callBy(visitor(), {}))],
    ])('is not found by %s if there is none', async (_, write) => {
      await expect(write()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
    })

    it('adds, changes and removes lines, one revision each', async () => {
      const actor = visitor()
      await cart.add(callBy(actor, { lineItems: some(1) }))
      const two = await cart.add(callBy(actor, { lineItems: some(2, 'bowl') }))
      const [mugs, bowls] = two.cart.lineItems
      const lineItems = [{ id: String(mugs?.id), quantity: 5 }]
      const set = await cart.setQuantities(callBy(actor, { lineItems }))
      expect(quantities(set.cart)).toEqual({ mug: 5, bowl: 2 })
      const lineItemIds = [String(mugs?.id), String(bowls?.id)]
      const emptied = await cart.removeLines(callBy(actor, { lineItemIds }))
      expect(emptied.cart).toMatchObject({ revision: '4', lineItems: [], subtotal: { amount: '0.00' } })
      expect(await cart.delete(callBy(actor, {}))).toEqual({})
      await expect(currentIn(cart, actor)).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
    })

    it('belongs only to its actor', async () => {
      const id = randomIds.guid()
      const actors: KnownActor[] = [
        { ...visitor(), visitorId: id } as KnownActor,
        { type: 'MEMBER', siteId: test.site.siteId, clientId: 'client', memberId: id },
        { type: 'WIX_USER', siteId: test.site.siteId, userId: id, owner: false },
        { type: 'APP', siteId: test.site.siteId, appId: id, scopes: [] },
        { ...visitor(), visitorId: id, siteId: 'another-site' } as KnownActor,
      ]
      for (const [index, actor] of actors.entries())
        await cart.add(callBy(actor, { lineItems: some(index + 1) }))
      for (const [index, actor] of actors.entries()) {
        const shown = await currentIn(cart, actor)
        expect(quantities(shown.cart)).toEqual({ mug: index + 1 })
      }
    })

    it('shows current prices and stock, and missing items as they were', async () => {
      const [cup, plate] = [newProduct({ priceMinor: 1200 }), newProduct({ name: 'Plate', priceMinor: 3100 })]
      await test.catalog.putProducts(test.site, [cup, plate])
      const actor = visitor()
      await cart.add(callBy(actor, { lineItems: [...some(2, cup.id), ...some(1, plate.id)] }))
      await test.catalog.putProducts(test.site, [
        { ...cup, priceMinor: 1300, stock: { track: true, quantity: 1 } },
      ])
      await test.database.transaction((tx) => tx.run(deleteProduct, plate.id))
      expect(await currentIn(cart, actor)).toMatchObject({
        cart: {
          lineItems: [
            {
              price: { amount: '13.00' },
              availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
            },
            {
              price: { amount: '31.00' },
              productName: { original: 'Plate' },
              availability: { status: 'NOT_FOUND' },
            },
          ],
          subtotal: { amount: '57.00' },
        },
      })
    })

    it('prints what it shows once, and again as soon as cart, offer, shop or currency changes', async () => {
      const cup = newProduct({ priceMinor: 1200 })
      await test.catalog.putProducts(test.site, [cup])
      const actor = visitor()
      let { site } = test
      const service = shop()
      const here = <Input>(input: Input, headers?: Record<string, string>) => ({
        ...callBy(actor, input, headers),
        site: async () => site,
      })
      const read = async (headers?: Record<string, string>) => (await service.get(here({}, headers))).bytes
      const subtotal = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()).cart.subtotal
      const add = (quantity: number) => service.add(here({ lineItems: some(quantity, cup.id) }))
      await add(1)

      const first = await read()
      expect(subtotal(first)).toMatchObject({ amount: '12.00', formattedAmount: '€12.00' })
      expect(await read()).toBe(first)
      await test.catalog.putProducts(test.site, [{ ...cup, priceMinor: 1300 }])
      expect(subtotal(await read())).toMatchObject({ amount: '13.00' })
      site = { ...site, locale: 'de' }
      expect(subtotal(await read())).toMatchObject({ formattedAmount: '13,00\u00a0€' })
      expect(subtotal(await read({ 'x-vitrine-currency': 'JPY' }))).toMatchObject({ convertedAmount: '2080' })
      await add(1)
      expect(subtotal(await read())).toMatchObject({ amount: '26.00' })
      await service.delete(here({}))
      await add(3)
      expect(subtotal(await read())).toMatchObject({ amount: '39.00' })
    })

    it('keeps the display currency that it was last written with', async () => {
      const actor = visitor()
      const currencyOf = async (headers?: Record<string, string>) =>
        (await currentIn(cart, actor, headers)).cart.conversionCurrency
      await cart.add(callBy(actor, { lineItems: some(1) }))
      expect(await currencyOf()).toBe('EUR')
      expect(await currencyOf({ 'x-vitrine-currency': 'JPY' })).toBe('JPY')
      expect(await currencyOf()).toBe('EUR')
      await cart.add(callBy(actor, { lineItems: some(1) }, { 'x-vitrine-currency': 'USD' }))
      expect(await currencyOf()).toBe('USD')
      expect(await currencyOf({ 'x-vitrine-currency': 'XXX' })).toBe('USD')
      await cart.add(callBy(actor, { lineItems: some(1) }))
      expect(await currencyOf()).toBe('USD')
    })

    describe('written by many at once', () => {
      it('loses no add of fifty writers', async () => {
        const actor = visitor()
        await cart.add(callBy(actor, { lineItems: some(1) }))
        await Promise.all(
          Array.from({ length: 50 }, async (_, writer) => {
            for (let round = 0; round < 4; round++)
              await cart.add(
                callBy(actor, { lineItems: some(1, (writer + round) % 2 === 0 ? 'mug' : 'bowl') }),
              )
          }),
        )
        const shown = await currentIn(cart, actor)
        expect(quantities(shown.cart)).toEqual({ mug: 101, bowl: 100 })
        expect(shown.cart.revision).toBe('201')
      })

      it('is a single cart even if its first lines arrive together', async () => {
        for (let round = 0; round < 10; round++) {
          const actor = visitor()
          const before = await test.database.first(countRows)
          const answers = await Promise.all(
            [1, 2, 3].map((quantity) => cart.add(callBy(actor, { lineItems: some(quantity) }))),
          )
          expect(new Set(answers.map((answer) => answer.cart.id)).size).toBe(1)
          expect(quantities((await currentIn(cart, actor)).cart)).toEqual({ mug: 6 })
          expect(await test.database.first(countRows)).toMatchObject({
            carts: Number(before?.carts) + 1,
            events: Number(before?.events) + 3,
          })
        }
      })

      it('is complete after adds and deletes at the same time', async () => {
        const actor = visitor()
        const gone = (error: unknown) => expect(error).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
        await Promise.all(
          Array.from({ length: 60 }, async (_, index) =>
            index % 4 === 3
              ? cart.delete(callBy(actor, {})).catch(gone)
              : cart.add(callBy(actor, { lineItems: some(1) })),
          ),
        )
        await cart.add(callBy(actor, { lineItems: some(1) }))
        const { cart: shown } = await currentIn(cart, actor)
        expect(quantities(shown).mug).toBe(Number(shown.revision))
      })
    })

    it('leaves nothing behind when an add fails', async () => {
      const before = await test.database.first(countRows)
      const key = { 'idempotency-key': 'failing' }
      const late = newProduct()
      const input = { lineItems: [...some(1), ...some(1, late.id)] }
      const actor = visitor()
      await expect(cart.add(callBy(actor, input, key))).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
      expect(await test.database.first(countRows)).toEqual(before)
      await test.catalog.putProducts(test.site, [late])
      expect((await cart.add(callBy(actor, input, key))).cart.lineItems).toHaveLength(2)
    })

    it('records an event for every change, numbered by revision, with the cart', async () => {
      const actor = visitor()
      const { cart: created } = await cart.add(callBy(actor, { lineItems: some(1) }))
      const { cart: updated } = await cart.add(callBy(actor, { lineItems: some(2) }))
      await cart.delete(callBy(actor, {}))
      const events = await test.database.all(listEvents, String(created.id))
      expect(events.map(({ payload, ...event }) => ({ ...event, payload: JSON.parse(payload) }))).toEqual([
        {
          event_type: 'wix.ecom.v1.cart_created',
          entity_sequence: 1,
          payload: { createdEvent: { entity: created } },
        },
        {
          event_type: 'wix.ecom.v1.cart_updated',
          entity_sequence: 2,
          payload: { updatedEvent: { currentEntity: updated } },
        },
        { event_type: 'wix.ecom.v1.cart_deleted', entity_sequence: 3, payload: { deletedEvent: {} } },
      ])
    })

    describe('called with an idempotency key', () => {
      const key = { 'idempotency-key': 'a-key' }

      it('adds once, however often it is called', async () => {
        const actor = visitor()
        const first = await cart.add(callBy(actor, { lineItems: some(2) }, key))
        expect(await cart.add(callBy(actor, { lineItems: some(2) }, key))).toEqual(first)
        await cart.add(callBy(actor, { lineItems: some(1) }))
        expect(quantities((await cart.add(callBy(actor, { lineItems: some(2) }, key))).cart)).toEqual({
          mug: 3,
        })
      })

      it.each(['there is a cart', 'there is none yet'])(
        'adds once for twenty calls at a time when %s',
        async (when) => {
          const actor = visitor()
          const present = when === 'there is a cart' ? 1 : 0
          if (present) await cart.add(callBy(actor, { lineItems: some(1) }))
          const answers = await Promise.all(
            Array.from({ length: 20 }, () => cart.add(callBy(actor, { lineItems: some(2) }, key))),
          )
          for (const answer of answers) expect(quantities(answer.cart)).toEqual({ mug: 2 + present })
        },
      )

      it('deletes once', async () => {
        const actor = visitor()
        await cart.add(callBy(actor, { lineItems: some(1) }))
        expect(await cart.delete(callBy(actor, {}, key))).toEqual({})
        expect(await cart.delete(callBy(actor, {}, key))).toEqual({})
        await cart.add(callBy(actor, { lineItems: some(4) }))
        expect(await cart.delete(callBy(actor, {}, key))).toEqual({})
        expect(quantities((await currentIn(cart, actor)).cart)).toEqual({ mug: 4 })
      })

      it('rejects the key for anything else', async () => {
        const actor = visitor()
        await cart.add(callBy(actor, { lineItems: some(2) }, key))
        const reused = { code: 'IDEMPOTENCY_KEY_REUSED' }
        await expect(cart.add(callBy(actor, { lineItems: some(3) }, key))).rejects.toMatchObject(reused)
        const sameInput = callOf(
          { lineItems: some(2) },
          { actor, site: test.site, headers: key, operation: getCurrentCart },
        )
        await expect(cart.add(sameInput)).rejects.toMatchObject(reused)
        await expect(cart.delete(callBy(actor, {}, key))).rejects.toMatchObject(reused)
        expect(quantities((await currentIn(cart, actor)).cart)).toEqual({ mug: 2 })
      })

      it('stores no key if none was sent', async () => {
        const before = await test.database.first(countRows)
        await cart.add(callBy(visitor(), { lineItems: some(1) }))
        expect(await test.database.first(countRows)).toMatchObject({ keys: before?.keys })
      })
    })
  })
}
