import { addToCurrentCart, queryProducts } from '@vitrine/contract/operations'
import type { Value } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { COUNTED, guidOf, steps } from '../copied-rows.ts'
import type { Shop } from '../shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [HOUR_MS, SECOND_MS] = [3_600_000, 1_000]

/**
 * Fills a shop with carts that visitors left, a second apart, by copies of a single one in the database. A shop that has
 * several carts stays as it is.
 */
export const fillCarts = async (shop: Shop, carts: number): Promise<void> => {
  const { database } = shop
  const several = composedStatement('SELECT 1 AS present FROM carts LIMIT 1 OFFSET 1')
  if (await database.first(several)) return
  const merchant = await shop.merchant()
  const { products } = await merchant.call(queryProducts, {
    query: { filter: { inventoryStatus: 'IN_STOCK', visible: true }, paging: { limit: 100 } },
  })
  const catalogItemId = products?.find(({ productOptions }) => productOptions.length === 0)?.id ?? ''
  const { cart } = await (await shop.visitor()).call(addToCurrentCart, {
    lineItems: [{ quantity: 2, catalogReference: { appId: STORES, catalogItemId } }],
  })
  const cartId = String(cart?.id)
  const one = composedStatement<Record<string, Value>>('SELECT * FROM carts WHERE cart_id = ?')
  const columns = Object.keys((await database.first(one, cartId)) ?? {})
  const leftAt = `t.updated_at - ${HOUR_MS} - n.i * ${SECOND_MS}`
  const changed: Readonly<Record<string, string>> = {
    owner: `'visitor:' || ${guidOf('0a000000', 'n.i')}`,
    cart_id: guidOf('0b000000', 'n.i'),
    created_at: leftAt,
    updated_at: leftAt,
  }
  const copy = composedStatement(
    `INSERT INTO carts (${columns.join(', ')})
     ${COUNTED}
     SELECT ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
     FROM n, carts t WHERE t.cart_id = ?`,
  )
  for (const [from, until] of steps(carts))
    await database.transaction((tx) => tx.run(copy, from, until, cartId))
}
