import { type AskedProducts, readProducts } from '../../products/read-products.ts'
import { shop } from '../../session/shop-client.ts'
import type { SheetRow } from '../cells/cell.ts'
import { productRow } from './product-row.ts'
import { sheetShop } from './sheet-shop.ts'

/** The most rows of a sheet. */
export const MOST_ROWS = 2000
const AT_ONCE = 100

/** Finds the products of a list, in its order. */
export const readListedIds = async (asked: AskedProducts): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { rows, next } = await readProducts(asked, cursor)
    ids.push(...rows.map(({ _id }) => _id))
    cursor = next
  } while (cursor !== undefined && ids.length < MOST_ROWS)
  return [...new Set(ids)].slice(0, MOST_ROWS)
}

/**
 * Reads products as rows. Revisions are read first: a product that changes meanwhile then has a newer one than its row
 * says, and a save notices.
 *
 * @param loaded - called with the number of rows read so far
 */
export const readProductRows = async (
  ids: readonly string[],
  digits: number,
  loaded: (count: number) => void = () => {},
): Promise<SheetRow[]> => {
  const rows: SheetRow[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    rows.push(...(await readSome(ids.slice(at, at + AT_ONCE), digits)))
    loaded(rows.length)
  }
  return rows
}

const readSome = async (ids: readonly string[], digits: number): Promise<SheetRow[]> => {
  const { items } = await sheetShop.productsV3
    .queryProducts({ fields: ['MERCHANT_DATA'] })
    .in('_id', [...ids])
    .limit(AT_ONCE)
    .find()
  const revised = new Map(items.map((product) => [product._id, product]))
  const { products } = await shop.products.queryProducts(
    { filter: { _id: { $in: [...ids] } }, paging: { limit: AT_ONCE } },
    { includeVariants: false },
  )
  const byId = new Map(products.map((product) => [product._id, product]))
  return ids.flatMap((id) => {
    const [product, v3] = [byId.get(id), revised.get(id)]
    return product && v3 ? [productRow(product, v3, digits)] : []
  })
}
