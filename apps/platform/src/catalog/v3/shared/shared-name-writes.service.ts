import type {
  ErrorCode,
  GetOrCreateInfoSectionRequest,
  InfoSectionResponse,
  V3ItemMetadata,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { fail } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { type Attempt, attemptAt } from '../../../shop/idempotency/attempt.ts'
import { type Claim, once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { openCatalog } from '../../products/write/catalog-writer.ts'
import { type KeptName, sharedNames } from '../../shared-names/shared-names.store.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { infoSectionOf, labelOf } from './shared-entities.ts'
import { sectionOf, sharedNameOf, type Wanted } from './wanted-name.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** Creates what products share by name, for merchants and apps. Repeating these changes nothing. */
export interface SharedNameWrites {
  readonly createRibbon: UseCase<typeof operations.createRibbon>
  readonly ribbon: UseCase<typeof operations.getOrCreateRibbon>
  readonly ribbons: UseCase<typeof operations.bulkGetOrCreateRibbons>
  readonly createBrand: UseCase<typeof operations.createBrand>
  readonly brand: UseCase<typeof operations.getOrCreateBrand>
  readonly brands: UseCase<typeof operations.bulkGetOrCreateBrands>
  readonly infoSection: Answer<GetOrCreateInfoSectionRequest, InfoSectionResponse>
  readonly infoSections: UseCase<typeof operations.bulkGetOrCreateInfoSections>
  readonly createRibbons: UseCase<typeof operations.bulkCreateRibbons>
  readonly createBrands: UseCase<typeof operations.bulkCreateBrands>
  readonly createInfoSections: UseCase<typeof operations.bulkCreateInfoSections>
}

export const createSharedNameWrites = ({ database, clock }: CatalogWritesParts): SharedNameWrites => {
  /**
   * Returns the names in the order given; those that don't exist yet are created.
   *
   * @param taken - the error if one exists already
   */
  const getOrCreate = async (
    site: Site,
    wanted: readonly Wanted[],
    taken?: ErrorCode,
    claim?: Claim,
  ): Promise<KeptName[]> => {
    const { siteId } = site
    const asked = wanted.map((one) => sharedNameOf(siteId, one))
    const different = [...new Map(asked.map((one) => [one.id, one])).values()]
    const ids = different.map(({ id }) => id)
    const kept = await database.transaction(async (tx) => {
      const now = clock.now()
      await openCatalog(tx, site, now)
      await catalogs.change(tx, siteId, 0)
      const known = await sharedNames.byId(tx, siteId, ids)
      if (taken && known.size > 0) throw fail(taken)
      await claim?.(tx)
      const missing = different.filter(({ id }) => !known.has(id))
      if (missing.length === 0) return known
      await sharedNames.save(tx, siteId, missing, now)
      for (const { id, kind, name } of missing)
        noteChange(tx, { entityType: 'SHARED_NAME', entityId: id, before: null, after: { kind, name } })
      return sharedNames.byId(tx, siteId, ids)
    })
    return asked.flatMap(({ id }) => kept.get(id) ?? [])
  }

  const one = async (site: Site, wanted: Wanted): Promise<KeptName> =>
    onlyOne(await getOrCreate(site, [wanted]))

  /** @throws {Failure} `taken`, unless it's a repeat of the attempt that created it */
  const create = async (site: Site, attempt: Attempt | undefined, wanted: Wanted): Promise<KeptName> => {
    const taken = TAKEN[wanted.kind]
    const { id } = sharedNameOf(site.siteId, wanted)
    return once(
      database,
      attempt,
      id,
      async (claim) => onlyOne(await getOrCreate(site, [wanted], taken, claim)),
      async () => one(site, wanted),
    )
  }

  /** Creates one after the other; each succeeds or fails on its own. */
  const createEach = async <Given, Item>(
    call: Call<{ readonly returnEntity?: boolean }>,
    given: readonly Given[],
    wantedOf: (given: Given, index: number) => Wanted,
    itemOf: (kept: KeptName) => Item,
  ) => {
    const site = await call.site()
    const whole = call.attempt()
    const results: { itemMetadata: V3ItemMetadata; item?: Item }[] = []
    for (const [index, each] of given.entries()) {
      try {
        const kept = await create(site, attemptAt(whole, index), wantedOf(each, index))
        const item = call.input.returnEntity ? { item: itemOf(kept) } : {}
        results.push({ itemMetadata: succeeded(kept.id, index), ...item })
      } catch (error) {
        results.push({ itemMetadata: failed('', index, error) })
      }
    }
    return bulkAnswer(results)
  }

  const several = async <Item>(
    call: Call<unknown>,
    wanted: readonly Wanted[],
    itemOf: (kept: KeptName) => Item,
  ) => {
    const kept = await getOrCreate(await call.site(), wanted)
    return bulkAnswer(
      kept.map((shared, index) => ({ itemMetadata: succeeded(shared.id, index), item: itemOf(shared) })),
    )
  }

  const infoSection: SharedNameWrites['infoSection'] = async (call) => ({
    infoSection: infoSectionOf(
      await one(await call.site(), sectionOf(call.input.infoSection, 'infoSection')),
    ),
  })

  return {
    createRibbon: async (call) => {
      const { name } = call.input.ribbon
      return { ribbon: labelOf(await create(await call.site(), call.attempt(), { kind: 'ribbon', name })) }
    },
    ribbon: async (call) => ({
      ribbon: labelOf(await one(await call.site(), { kind: 'ribbon', name: call.input.ribbonName })),
    }),
    ribbons: (call) => several(call, named('ribbon', call.input.ribbonNames), labelOf),
    createRibbons: (call) =>
      createEach(call, call.input.ribbons, ({ name }) => ({ kind: 'ribbon', name }), labelOf),

    createBrand: async (call) => {
      const { name } = call.input.brand
      return { brand: labelOf(await create(await call.site(), call.attempt(), { kind: 'brand', name })) }
    },
    brand: async (call) => ({
      brand: labelOf(await one(await call.site(), { kind: 'brand', name: call.input.brandName })),
    }),
    brands: (call) => several(call, named('brand', call.input.brandNames), labelOf),
    createBrands: (call) =>
      createEach(call, call.input.brands, ({ name }) => ({ kind: 'brand', name }), labelOf),

    infoSection,
    infoSections: (call) => {
      const { infoSections } = call.input
      const wanted = infoSections.map((given, index) => sectionOf(given, `infoSections[${index}]`))
      return several(call, wanted, infoSectionOf)
    },
    createInfoSections: (call) =>
      createEach(
        call,
        call.input.infoSections,
        (given, index) => sectionOf(given, `infoSections[${index}]`),
        infoSectionOf,
      ),
  }
}

/** An info section is its title and its text, so a second one with the same is the same section. */
const TAKEN: Readonly<Record<Wanted['kind'], ErrorCode | undefined>> = {
  ribbon: 'RIBBON_ALREADY_EXISTS',
  brand: 'BRAND_ALREADY_EXISTS',
  section: undefined,
}

const named = (kind: 'ribbon' | 'brand', names: readonly string[]): Wanted[] =>
  names.map((name) => ({ kind, name }))

const onlyOne = ([kept]: readonly KeptName[]): KeptName => {
  if (!kept) throw new Error('The name was not saved')
  return kept
}
