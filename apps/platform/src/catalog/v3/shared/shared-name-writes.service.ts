import type {
  BrandResponse,
  BulkBrandsResponse,
  BulkGetOrCreateBrandsRequest,
  BulkGetOrCreateRibbonsRequest,
  BulkRibbonsResponse,
  CreateBrandRequest,
  CreateRibbonRequest,
  ErrorCode,
  GetOrCreateBrandRequest,
  GetOrCreateInfoSectionRequest,
  GetOrCreateRibbonRequest,
  InfoSectionResponse,
  RibbonResponse,
} from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import { cleanHtml } from '../../../floor/text/clean-html.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { openCatalog } from '../../products/write/catalog-writer.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import { type KeptName, sharedNames } from '../../shared-names/shared-names.store.ts'
import { bulkAnswer, succeeded } from '../bulk-results.ts'
import { htmlOf } from '../rich-content/rich-html.ts'
import { infoSectionOf, labelOf } from './shared-entities.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** Creates what products share by name, for merchants and apps. Repeating these changes nothing. */
export interface SharedNameWrites {
  readonly createRibbon: Answer<CreateRibbonRequest, RibbonResponse>
  readonly ribbon: Answer<GetOrCreateRibbonRequest, RibbonResponse>
  readonly ribbons: Answer<BulkGetOrCreateRibbonsRequest, BulkRibbonsResponse>
  readonly createBrand: Answer<CreateBrandRequest, BrandResponse>
  readonly brand: Answer<GetOrCreateBrandRequest, BrandResponse>
  readonly brands: Answer<BulkGetOrCreateBrandsRequest, BulkBrandsResponse>
  readonly infoSection: Answer<GetOrCreateInfoSectionRequest, InfoSectionResponse>
}

/** The longest text that the API returns. */
const LONGEST_SECTION = 16_000

interface Wanted {
  readonly kind: 'ribbon' | 'brand' | 'section'
  readonly name: string
  readonly description?: string
}

export const createSharedNameWrites = ({ database, clock }: CatalogWritesParts): SharedNameWrites => {
  /** Returns the names in the order given; those that don't exist yet are created. */
  const getOrCreate = async (
    call: Call<unknown>,
    wanted: readonly Wanted[],
    taken?: ErrorCode,
  ): Promise<KeptName[]> => {
    const site = await call.site()
    const { siteId } = site
    const asked = wanted.map((one): SharedName => {
      const { kind, name, description } = one
      const names = description === undefined ? [name] : [name, description]
      return { id: sharedId(siteId, kind, ...names), ...one }
    })
    const different = [...new Map(asked.map((one) => [one.id, one])).values()]
    const ids = different.map(({ id }) => id)
    const kept = await database.transaction(async (tx) => {
      const now = clock.now()
      await openCatalog(tx, site, now)
      await catalogs.change(tx, siteId, 0)
      const known = await sharedNames.byId(tx, siteId, ids)
      if (taken && known.size > 0) throw fail(taken)
      const missing = different.filter(({ id }) => !known.has(id))
      if (missing.length === 0) return known
      await sharedNames.save(tx, siteId, missing, now)
      for (const { id, kind, name } of missing)
        noteChange(tx, { entityType: 'SHARED_NAME', entityId: id, before: null, after: { kind, name } })
      return sharedNames.byId(tx, siteId, ids)
    })
    return asked.flatMap(({ id }) => kept.get(id) ?? [])
  }

  const one = async (call: Call<unknown>, wanted: Wanted, taken?: ErrorCode): Promise<KeptName> => {
    const [kept] = await getOrCreate(call, [wanted], taken)
    if (!kept) throw new Error(`The ${wanted.kind} was not saved`)
    return kept
  }

  const several = async (call: Call<unknown>, kind: 'ribbon' | 'brand', names: readonly string[]) => {
    const kept = await getOrCreate(
      call,
      names.map((name) => ({ kind, name })),
    )
    return bulkAnswer(
      kept.map((shared, index) => ({ itemMetadata: succeeded(shared.id, index), item: labelOf(shared) })),
    )
  }

  return {
    createRibbon: async (call) => {
      const { name } = call.input.ribbon
      return { ribbon: labelOf(await one(call, { kind: 'ribbon', name }, 'RIBBON_ALREADY_EXISTS')) }
    },
    ribbon: async (call) => ({
      ribbon: labelOf(await one(call, { kind: 'ribbon', name: call.input.ribbonName })),
    }),
    ribbons: (call) => several(call, 'ribbon', call.input.ribbonNames),

    createBrand: async (call) => {
      const { name } = call.input.brand
      return { brand: labelOf(await one(call, { kind: 'brand', name }, 'BRAND_ALREADY_EXISTS')) }
    },
    brand: async (call) => ({
      brand: labelOf(await one(call, { kind: 'brand', name: call.input.brandName })),
    }),
    brands: (call) => several(call, 'brand', call.input.brandNames),

    infoSection: async (call) => {
      const { title, description: rich, plainDescription } = call.input.infoSection
      const html = rich ? htmlOf(rich, 'infoSection.description') : (plainDescription ?? '')
      const description = cleanHtml(html)
      if (description.length > LONGEST_SECTION)
        throw refuse(
          'infoSection.description',
          'MAX_LENGTH',
          `must have at most ${LONGEST_SECTION} characters as clean HTML`,
        )
      return { infoSection: infoSectionOf(await one(call, { kind: 'section', name: title, description })) }
    },
  }
}
