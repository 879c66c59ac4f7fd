import type { RequestedFields, V3Product } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { fail } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { type Claim, once } from '../../../shop/idempotency/once.ts'
import { noteWrittenStock } from '../../inventory/stock-changed.ts'
import { revisionIn } from '../../products/records/stamps/product-stamps.store.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import type { GivenProduct } from './given-product.ts'
import { createSetPreorders } from './preorder-terms.ts'
import { assertFewFetches, createPrepare, inV3, isRefusal } from './prepared-products.ts'
import { editedV3Product } from './product-edit-v3.ts'
import { createShowProducts } from './shown-products.ts'

/** Writes of products in the form of Catalog V3, for merchants and apps. Each is one transaction. */
export interface ProductWritesV3 {
  readonly create: UseCase<typeof operations.createV3Product>
  readonly update: UseCase<typeof operations.updateV3Product>
  readonly delete: UseCase<typeof operations.deleteV3Product>
  readonly createWithStock: UseCase<typeof operations.createV3ProductWithInventory>
  readonly updateWithStock: UseCase<typeof operations.updateV3ProductWithInventory>
}

export const createProductWritesV3 = (parts: CatalogWritesParts): ProductWritesV3 => {
  const { database, ids, changeProducts, mediaUrl } = parts
  const prepare = createPrepare(parts)
  const show = createShowProducts(database, mediaUrl)
  const setPreorders = createSetPreorders(parts)

  /** Creates a product once, however often the call comes, and returns its id. */
  const create = async (call: Call<unknown>, given: GivenProduct): Promise<string> => {
    const { site, attempt } = await writeOf(parts, call)
    assertFewFetches([given], 'product.media.itemsInfo.items')
    const id = ids.guid()
    return once(
      database,
      attempt,
      id,
      async (claim) => {
        const { draft, preorder } = await prepare.draft(site, given)
        await inV3(
          changeProducts.create(site, [{ ...draft, productId: id }], {
            also: async (tx) => {
              await claim?.(tx)
              if (preorder) await setPreorders(tx, site.siteId, new Map([[id, preorder]]))
            },
          }),
        )
        return id
      },
      async (known) => known,
    )
  }

  /** Changes a product once. */
  const update = async (
    call: Call<unknown>,
    given: GivenProduct & { readonly id: string; readonly revision: string },
  ): Promise<void> => {
    const { site, attempt } = await writeOf(parts, call)
    const { id, revision } = given
    assertFewFetches([given], 'product.media.itemsInfo.items')
    const carryOut = async (claim: Claim | undefined): Promise<void> => {
      const ready = (await prepare.changes(site, [given])).get(id)
      if (!ready) throw fail('PRODUCT_NOT_FOUND')
      if (isRefusal(ready)) throw ready
      await inV3(
        changeProducts.one(site, id, (record) => editedV3Product(record, ready, site, ids, false), {
          fits: (stamp) => revisionIn(stamp) === revision,
          also: async (tx, decisions) => {
            await claim?.(tx)
            await noteWrittenStock(tx, parts, site.siteId, decisions)
            const { preorder } = ready
            if (preorder) await setPreorders(tx, site.siteId, new Map([[id, preorder]]))
          },
        }),
      )
    }
    await once(database, attempt, id, carryOut, async () => {})
  }

  const shown = async (
    call: Call<{ readonly fields?: readonly RequestedFields[] }>,
    id: string,
  ): Promise<V3Product> => {
    const product = (await show.products(call, [id])).get(id)
    if (!product) throw fail('PRODUCT_NOT_FOUND')
    return product
  }

  return {
    create: async (call) => ({ product: await shown(call, await create(call, call.input.product)) }),

    createWithStock: async (call) => {
      const { product: given } = call.input
      const productId = await create(call, given)
      return {
        product: await shown(call, productId),
        inventoryResults: await show.stock(call, [{ productId, given }]),
      }
    },

    update: async (call) => {
      const { product: given } = call.input
      await update(call, given)
      return { product: await shown(call, given.id) }
    },

    updateWithStock: async (call) => {
      const { product: given } = call.input
      await update(call, given)
      return {
        product: await shown(call, given.id),
        inventoryResults: await show.stock(call, [{ productId: given.id, given }]),
      }
    },

    delete: async (call) => {
      const { site, fits, attempt } = await writeOf(parts, call)
      const { productId } = call.input
      await once(
        database,
        attempt,
        productId,
        async (claim) => {
          const [removed] = await changeProducts.remove(site, [productId], {
            fits,
            // Nothing is remembered for a product that doesn't exist.
            also: async (tx, found) => {
              if (found.length > 0) await claim?.(tx)
            },
          })
          if (removed === undefined) throw fail('PRODUCT_NOT_FOUND')
        },
        async () => {},
      )
      return {}
    },
  }
}
