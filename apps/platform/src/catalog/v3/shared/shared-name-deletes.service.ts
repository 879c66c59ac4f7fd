import type {
  BulkDeleteBrandsRequest,
  BulkDeleteInfoSectionsRequest,
  BulkDeleteRibbonsRequest,
  Empty,
  ErrorCode,
  V3BulkResponse,
  V3ItemMetadata,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { productsNaming } from '../../shared-names/naming-products.store.ts'
import type { SharedKind } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { hasOption, withoutSharedName } from './without-shared-name.ts'

type BulkAnswer<Input> = (call: Call<Input>) => Promise<V3BulkResponse>

/** Deletes what products share by name, for merchants and apps: in one transaction with the products that lose it. */
export interface SharedNameDeletes {
  readonly customization: UseCase<typeof operations.deleteCustomization>
  readonly ribbon: UseCase<typeof operations.deleteRibbon>
  readonly brand: UseCase<typeof operations.deleteBrand>
  readonly infoSection: UseCase<typeof operations.deleteInfoSection>
  readonly ribbons: BulkAnswer<BulkDeleteRibbonsRequest>
  readonly brands: BulkAnswer<BulkDeleteBrandsRequest>
  readonly infoSections: BulkAnswer<BulkDeleteInfoSectionsRequest>
}

/** The most products that one call changes: other writers wait that long. */
const MOST = 300

export const createSharedNameDeletes = ({
  database,
  clock,
  changeProducts,
}: CatalogWritesParts): SharedNameDeletes => {
  /** @param field - of the request, which names what to delete */
  const remove = async (
    call: Call<unknown>,
    id: string,
    field: string,
    kinds: readonly SharedKind[],
    missing: ErrorCode,
  ): Promise<Empty> => {
    const site = await call.site()
    const { siteId } = site
    const since = clock.now()
    const shared = (await sharedNames.found(database, siteId, [id])).get(id)
    if (!shared || !kinds.includes(shared.kind)) throw fail(missing)
    const having = await productsNaming(database.scans, siteId, shared, 0, MOST + 1)
    if (having.length > MOST) throw refuse(field, 'VALIDATION', TOO_MANY)

    const removeRow = async (tx: Transaction): Promise<void> => {
      // Products are read before the transaction; one that got the name since then would lose it unseen.
      const lately = await productsNaming(tx, siteId, shared, since, MOST + 1)
      if (lately.some((productId) => !having.includes(productId))) throw fail('CONFLICT')
      if ((await sharedNames.remove(tx, siteId, shared.id)) === 0) throw fail(missing)
      noteChange(tx, { entityType: 'SHARED_NAME', entityId: shared.id, before: shownOf(shared), after: null })
    }
    await changeProducts.all(
      site,
      having,
      (record) => {
        if (hasOption(record, shared)) throw inUse(field)
        return withoutSharedName(siteId, record, shared)
      },
      { also: removeRow },
    )
    return {}
  }

  /** One after the other, each in its own transaction. */
  const each = async (
    call: Call<unknown>,
    ids: readonly string[],
    field: string,
    kind: SharedKind,
    missing: ErrorCode,
  ): Promise<V3BulkResponse> => {
    const outcomes: V3ItemMetadata[] = []
    for (const [index, id] of ids.entries())
      outcomes.push(
        await remove(call, id, `${field}[${index}]`, [kind], missing).then(
          () => succeeded(id, index),
          (error: unknown) => failed(id, index, error),
        ),
      )
    return bulkAnswer(outcomes.map((itemMetadata) => ({ itemMetadata })))
  }

  return {
    customization: (call) => {
      const { customizationId } = call.input
      const kinds = ['option', 'modifier'] as const
      return remove(call, customizationId, 'customizationId', kinds, 'CUSTOMIZATION_NOT_FOUND')
    },
    ribbon: (call) => remove(call, call.input.ribbonId, 'ribbonId', ['ribbon'], 'RIBBON_NOT_FOUND'),
    brand: (call) => remove(call, call.input.brandId, 'brandId', ['brand'], 'BRAND_NOT_FOUND'),
    infoSection: (call) =>
      remove(call, call.input.infoSectionId, 'infoSectionId', ['section'], 'INFO_SECTION_NOT_FOUND'),

    ribbons: (call) => each(call, call.input.ribbonIds, 'ribbonIds', 'ribbon', 'RIBBON_NOT_FOUND'),
    brands: (call) => each(call, call.input.brandIds, 'brandIds', 'brand', 'BRAND_NOT_FOUND'),
    infoSections: (call) =>
      each(call, call.input.infoSectionIds, 'infoSectionIds', 'section', 'INFO_SECTION_NOT_FOUND'),
  }
}

const TOO_MANY = `must be on at most ${MOST} products; take it off the others first`

const inUse = (field: string): InvalidArgument =>
  new InvalidArgument([
    {
      field,
      description: "can't be deleted while products have this option",
      violatedRule: 'OTHER',
      ruleName: 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
      data: {},
    },
  ])

const shownOf = ({ kind, name }: SharedName): object => ({ kind, name })
