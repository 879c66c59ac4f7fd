import type * as operations from '@vitrine/contract/operations'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { UseCase } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type CountedCollection, collectionsStore } from '../products/records/collections.store.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from '../products/write/catalog-write.ts'
import { collectionsChanged } from '../products/write/product-events.ts'
import { createTell } from '../products/write/tell.ts'
import { type Claim, createChangeCollection } from './change-collection.ts'
import { collectionChanged } from './collection-events.ts'
import { memberships } from './memberships.store.ts'

/** How many products move in one transaction, so that no writer waits long. */
const PART = 100

/** Adds products to collections and removes them, for merchants and apps. */
export interface CollectionPlaces {
  readonly add: UseCase<typeof operations.addProductsToCollection>
  readonly remove: UseCase<typeof operations.removeProductsFromCollection>
}

export const createCollectionPlaces = (parts: CatalogWritesParts): CollectionPlaces => {
  const { database, clock, ids } = parts
  const tell = createTell(clock, ids)
  const { change } = createChangeCollection(parts)

  /** Moves those of some products that aren't in the right place yet. */
  const moveSome = async (
    tx: Transaction,
    { siteId }: Site,
    before: CountedCollection,
    productIds: readonly string[],
    way: 'in' | 'out',
  ): Promise<CountedCollection> => {
    const members = await memberships.named(tx, siteId, productIds)
    const held = await memberships.held(tx, siteId, before.number, members)
    const moving = members.filter(({ number }) => held.has(number) === (way === 'out'))
    const move = way === 'in' ? memberships.add : memberships.remove
    await move(tx, siteId, before.number, moving)
    const after = await collectionsStore.byId(tx, siteId, before.collectionId)
    if (!after) throw fail('COLLECTION_NOT_FOUND')
    const told = moving.map(({ productId }) => collectionsChanged(productId))
    await tell(tx, siteId, [...told, ...collectionChanged(before, after)])
    return after
  }

  /**
   * The caller's condition is checked once, before anything moves: later changes by others must not leave a
   * part behind. If the platform fails in between, the caller gets an error and can repeat the call to move
   * the rest.
   */
  const moveAll = async (
    write: CatalogWrite,
    id: string,
    productIds: readonly string[],
    way: 'in' | 'out',
    claim: Claim,
  ): Promise<void> => {
    const inParts = partsOf(productIds)
    for (const [index, part] of inParts.entries())
      await change(
        { ...write, fits: index === 0 ? write.fits : undefined, attempt: undefined },
        id,
        async (tx, before) => {
          const after = await moveSome(tx, write.site, before, part, way)
          if (index === inParts.length - 1) await claim?.(tx)
          return after
        },
      )
  }

  const assertKnown = async ({ siteId }: Site, productIds: readonly string[]): Promise<void> => {
    const known = await memberships.named(database, siteId, productIds)
    if (known.length < productIds.length) throw fail('PRODUCT_NOT_FOUND')
  }

  return {
    add: async (call) => {
      const write = await writeOf(parts, call)
      const { id } = call.input
      const productIds = [...new Set(call.input.productIds)]
      const carryOut = async (claim: Claim): Promise<void> => {
        await assertKnown(write.site, productIds)
        await moveAll(write, id, productIds, 'in', claim)
      }
      await once(database, write.attempt, id, carryOut, async () => {})
      return {}
    },

    remove: async (call) => {
      const write = await writeOf(parts, call)
      const { id } = call.input
      const productIds = [...new Set(call.input.productIds)]
      const carryOut = (claim: Claim) => moveAll(write, id, productIds, 'out', claim)
      await once(database, write.attempt, id, carryOut, async () => {})
      return {}
    },
  }
}

/** At least one part, so that the collection is checked. */
const partsOf = (productIds: readonly string[]): string[][] => {
  const inParts: string[][] = [productIds.slice(0, PART)]
  for (let done = PART; done < productIds.length; done += PART)
    inParts.push(productIds.slice(done, done + PART))
  return inParts
}
