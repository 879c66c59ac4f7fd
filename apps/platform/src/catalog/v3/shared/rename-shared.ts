import type { ErrorCode } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import { type ClaimAs, once } from '../../../shop/idempotency/once.ts'
import type { ProductChanges } from '../../product-changes/product-changes.service.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { productsNaming } from '../../shared-names/naming-products.store.ts'
import { type KeptName, sharedNames } from '../../shared-names/shared-names.store.ts'
import { withRenamed } from './renamed-product.ts'
import { sharedNameOf, type Wanted } from './wanted-name.ts'

export interface RenameParts extends CatalogWritesParts {
  /** The jobs that change many products. */
  readonly changes: Pick<ProductChanges, 'startOn'>
}

/** A request to rename a ribbon, brand or info section. */
export interface Renaming {
  /** The id that it has, or had before it was renamed. */
  readonly id: string
  readonly revision: string
  /** Where it is in the request. */
  readonly field: string
  readonly kind: Wanted['kind']
  readonly wanted: (present: KeptName) => Wanted
  readonly missing: ErrorCode
  /** The error if another one has that name; without it, the field is refused. */
  readonly taken?: ErrorCode
}

/** The most products that one transaction changes, because other writers wait for it. A job changes more. */
const AT_ONCE = 300
const MOST = 100_000

/** Renames something that products share, together with the products, or with the job that changes them. */
export const createRenameShared = ({ database, clock, changeProducts, changes }: RenameParts) => {
  const carryOut = async (
    call: Call<unknown>,
    { id, revision, field, kind, wanted, missing, taken }: Renaming,
    claimAs: ClaimAs | undefined,
  ): Promise<KeptName> => {
    const site = await call.site()
    const { siteId } = site
    const since = clock.now()
    const present = (await sharedNames.found(database, siteId, [id])).get(id)
    if (present?.kind !== kind) throw fail(missing)
    if (revision !== String(present.revision)) throw fail('CONFLICT')
    const renamed = sharedNameOf(siteId, wanted(present))
    if (renamed.id === present.id) return present
    if ((await sharedNames.byId(database, siteId, [renamed.id])).size > 0)
      throw taken ? fail(taken) : refuse(`${field}.title`, 'VALIDATION', SAME)
    const having = await productsNaming(database.scans, siteId, present, 0, MOST + 1)
    if (having.length > MOST) throw refuse(`${field}.id`, 'VALIDATION', TOO_MANY)

    const known = new Set(having)
    const rename = async (tx: Transaction): Promise<void> => {
      // Products are read before the transaction; one that has got the name since would keep it.
      const lately = await productsNaming(tx, siteId, present, since, MOST + 1)
      if (lately.some((productId) => !known.has(productId))) throw fail('CONFLICT')
      const current = (await sharedNames.byId(tx, siteId, [present.id])).get(present.id)
      if (current?.revision !== present.revision) throw fail('CONFLICT')
      await sharedNames.rename(tx, siteId, present.id, { ...present, ...renamed }, clock.now())
      const [before, after] = [present, renamed].map(({ name }) => ({ kind, name }))
      noteChange(tx, { entityType: 'SHARED_NAME', entityId: renamed.id, before, after })
      await claimAs?.(tx, renamed.id)
    }
    if (having.length <= AT_ONCE)
      await changeProducts.all(site, having, (record) => withRenamed(siteId, record, present, renamed), {
        also: rename,
      })
    else
      await changes.startOn(
        { actor: call.actor, at: call.at, attempt: () => undefined },
        having,
        { byFilter: { kind: 'RENAME', from: present, to: renamed } },
        async (tx) => {
          await catalogs.change(tx, siteId, 0)
          await rename(tx)
        },
      )
    return read(siteId, renamed.id, missing)
  }

  const read = async (siteId: string, id: string, missing: ErrorCode): Promise<KeptName> => {
    const kept = (await sharedNames.found(database, siteId, [id])).get(id)
    if (!kept) throw fail(missing)
    return kept
  }

  return (call: Call<unknown>, attempt: Attempt | undefined, renaming: Renaming): Promise<KeptName> =>
    once(
      database,
      attempt,
      renaming.id,
      (_, claimAs) => carryOut(call, renaming, claimAs),
      (known) => read(call.actor.siteId, known, renaming.missing),
    )
}

const TOO_MANY = `must be on at most ${MOST} products`
const SAME = 'must not have the title and the text of another info section'
