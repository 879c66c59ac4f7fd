import type { CountSharedRequest, Customization, ErrorCode, QuerySharedRequest } from '@vitrine/contract'
import { CustomizationType } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import { type Field, field } from '../../../floor/query/field.ts'
import { createReaderFor } from '../../../floor/query/reader.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import type { SharedKind } from '../../shared-names/shared-id.ts'
import {
  type KeptName,
  keptName,
  SHARED_COLUMNS,
  type SharedRow,
  sharedNames,
} from '../../shared-names/shared-names.store.ts'
import { withShownNames } from '../query/both-names.ts'
import { countRows, type RowList, readRowPage } from '../query/row-page.ts'
import { ID_COLUMN, withCurrentIds } from './current-ids.ts'
import { customizationOf, infoSectionOf, labelOf } from './shared-entities.ts'

/** Reads of what products share by name. */
export interface SharedNamesService {
  readonly customization: UseCase<typeof operations.getCustomization>
  readonly customizations: UseCase<typeof operations.queryCustomizations>
  readonly countCustomizations: UseCase<typeof operations.countCustomizations>
  readonly countRibbons: UseCase<typeof operations.countRibbons>
  readonly countBrands: UseCase<typeof operations.countBrands>
  readonly countInfoSections: UseCase<typeof operations.countInfoSections>
  readonly ribbon: UseCase<typeof operations.getRibbon>
  readonly ribbons: UseCase<typeof operations.queryRibbons>
  readonly brand: UseCase<typeof operations.getBrand>
  readonly brands: UseCase<typeof operations.queryBrands>
  readonly infoSection: UseCase<typeof operations.getInfoSection>
  readonly infoSections: UseCase<typeof operations.queryInfoSections>
}

const TYPE = "(CASE s.kind WHEN 'option' THEN 'PRODUCT_OPTION' ELSE 'MODIFIER' END)"
const common: readonly (readonly [string, Field])[] = [
  ['id', field('text', ID_COLUMN)],
  ['createdDate', field('time', 's.created_at')],
  ['updatedDate', field('time', 's.updated_at')],
]
const NAMED = withShownNames([...common, ['name', field('name', 's.name_key')]])
const CUSTOMIZED = withShownNames([
  ...common,
  ['name', field('name', 's.name_key')],
  [
    'customizationType',
    { ...field('choice', TYPE, 'unsortable'), values: Object.keys(CustomizationType), onlyEqual: true },
  ],
])
const TITLED = withShownNames([...common, ['title', field('name', 's.name_key')]])

const listOfKind = (name: string, fields: RowList<SharedRow>['fields']): RowList<SharedRow> => ({
  source: {
    name,
    columns: SHARED_COLUMNS,
    from: 'FROM shared_names s',
    leading: 's',
    shown: '1 = 1',
    ties: [ID_COLUMN],
  },
  fields,
  keyOf: (row) => row.shared_id,
  resolve: withCurrentIds,
})

const CUSTOMIZATIONS = listOfKind('customizations', CUSTOMIZED)
const RIBBONS = listOfKind('ribbons', NAMED)
const BRANDS = listOfKind('brands', NAMED)
const INFO_SECTIONS = listOfKind('info sections', TITLED)

const ofKinds = (...kinds: readonly SharedKind[]): Condition => ({
  is: 'in',
  column: 's.kind',
  values: kinds,
})

export const createSharedNames = (database: Database): SharedNamesService => {
  const readerFor = createReaderFor(database)

  const page = async (call: Call<QuerySharedRequest>, list: RowList<SharedRow>, kinds: Condition) => {
    const { reader, site, audience } = await visitOf(database, call)
    const { cursorPaging: paging, filter, sort } = call.input.query ?? {}
    const { rows, pagingMetadata } = await readRowPage(list, readerFor, {
      ...{ reader, siteId: site.siteId, audience, field: 'query', filter, sort, paging },
      also: [kinds],
    })
    return { names: rows.map(keptName), pagingMetadata }
  }

  const count = async (call: Call<CountSharedRequest>, list: RowList<SharedRow>, kinds: Condition) => {
    const { reader, site, audience } = await visitOf(database, call)
    const { filter } = call.input
    const asked = { reader, siteId: site.siteId, audience, field: 'request', filter, also: [kinds] }
    return { count: await countRows(list, readerFor, asked) }
  }

  const one = async (
    call: Call<unknown>,
    id: string,
    kinds: readonly SharedKind[],
    missing: ErrorCode,
  ): Promise<KeptName> => {
    const { reader, site } = await visitOf(database, call)
    const found = (await sharedNames.found(reader, site.siteId, [id])).get(id)
    if (!found || !kinds.includes(found.kind)) throw fail(missing)
    return found
  }

  return {
    customization: async (call) => {
      const { customizationId } = call.input
      const found = await one(call, customizationId, ['option', 'modifier'], 'CUSTOMIZATION_NOT_FOUND')
      return { customization: customizationOf(found) }
    },
    customizations: async (call) => {
      const { names, pagingMetadata } = await page(call, CUSTOMIZATIONS, ofKinds('option', 'modifier'))
      return { customizations: names.map((shared): Customization => customizationOf(shared)), pagingMetadata }
    },
    countCustomizations: (call) => count(call, CUSTOMIZATIONS, ofKinds('option', 'modifier')),
    countRibbons: (call) => count(call, RIBBONS, ofKinds('ribbon')),
    countBrands: (call) => count(call, BRANDS, ofKinds('brand')),
    countInfoSections: (call) => count(call, INFO_SECTIONS, ofKinds('section')),
    ribbon: async (call) => ({
      ribbon: labelOf(await one(call, call.input.ribbonId, ['ribbon'], 'RIBBON_NOT_FOUND')),
    }),
    ribbons: async (call) => {
      const { names, pagingMetadata } = await page(call, RIBBONS, ofKinds('ribbon'))
      return { ribbons: names.map(labelOf), pagingMetadata }
    },
    brand: async (call) => ({
      brand: labelOf(await one(call, call.input.brandId, ['brand'], 'BRAND_NOT_FOUND')),
    }),
    brands: async (call) => {
      const { names, pagingMetadata } = await page(call, BRANDS, ofKinds('brand'))
      return { brands: names.map(labelOf), pagingMetadata }
    },
    infoSection: async (call) => {
      const found = await one(call, call.input.infoSectionId, ['section'], 'INFO_SECTION_NOT_FOUND')
      return { infoSection: infoSectionOf(found) }
    },
    infoSections: async (call) => {
      const { names, pagingMetadata } = await page(call, INFO_SECTIONS, ofKinds('section'))
      return { infoSections: names.map(infoSectionOf), pagingMetadata }
    },
  }
}
