import type {
  UpdateBrandRequest,
  UpdateInfoSectionRequest,
  UpdateRibbonRequest,
  V3ItemMetadata,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { type Attempt, attemptAt } from '../../../shop/idempotency/attempt.ts'
import type { KeptName } from '../../shared-names/shared-names.store.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { createRenameShared, type RenameParts, type Renaming } from './rename-shared.ts'
import { infoSectionOf, labelOf } from './shared-entities.ts'
import { sectionOf } from './wanted-name.ts'

/** Renames what products share by name, for merchants and apps, and the products that have it. */
export interface SharedNameUpdates {
  readonly ribbon: UseCase<typeof operations.updateRibbon>
  readonly ribbons: UseCase<typeof operations.bulkUpdateRibbons>
  readonly brand: UseCase<typeof operations.updateBrand>
  readonly brands: UseCase<typeof operations.bulkUpdateBrands>
  readonly infoSection: UseCase<typeof operations.updateInfoSection>
  readonly infoSections: UseCase<typeof operations.bulkUpdateInfoSections>
}

export const createSharedNameUpdates = (parts: RenameParts): SharedNameUpdates => {
  const rename = createRenameShared(parts)

  const one = (call: Call<unknown>, renaming: Renaming): Promise<KeptName> =>
    rename(call, call.attempt(), renaming)

  /** Changes one after the other; each succeeds or fails on its own. */
  const each = async <Item>(
    call: Call<{ readonly returnEntity?: boolean }>,
    renamings: readonly Renaming[],
    itemOf: (kept: KeptName) => Item,
  ) => {
    const whole: Attempt | undefined = call.attempt()
    const results: { itemMetadata: V3ItemMetadata; item?: Item }[] = []
    for (const [index, renaming] of renamings.entries()) {
      const { id } = renaming
      try {
        const kept = await rename(call, attemptAt(whole, index), renaming)
        const item = call.input.returnEntity ? { item: itemOf(kept) } : {}
        results.push({ itemMetadata: succeeded(id, index), ...item })
      } catch (error) {
        results.push({ itemMetadata: failed(id, index, error) })
      }
    }
    return bulkAnswer(results)
  }

  return {
    ribbon: async (call) => ({ ribbon: labelOf(await one(call, ribbonOf(call.input, ''))) }),
    ribbons: (call) => {
      const { ribbons } = call.input
      const renamings = ribbons.map((given, index) => ribbonOf(given, `ribbons[${index}].`))
      return each(call, renamings, labelOf)
    },
    brand: async (call) => ({ brand: labelOf(await one(call, brandOf(call.input, ''))) }),
    brands: (call) => {
      const { brands } = call.input
      const renamings = brands.map((given, index) => brandOf(given, `brands[${index}].`))
      return each(call, renamings, labelOf)
    },
    infoSection: async (call) => ({
      infoSection: infoSectionOf(await one(call, changedSection(call.input, ''))),
    }),
    infoSections: (call) => {
      const { infoSections } = call.input
      const renamings = infoSections.map((given, index) => changedSection(given, `infoSections[${index}].`))
      return each(call, renamings, infoSectionOf)
    },
  }
}

const ribbonOf = ({ ribbon: { id, revision, name } }: UpdateRibbonRequest, path: string): Renaming => ({
  ...{ id: String(id), revision, field: `${path}ribbon`, kind: 'ribbon' },
  ...{ missing: 'RIBBON_NOT_FOUND', taken: 'RIBBON_ALREADY_EXISTS' },
  wanted: (present) => ({ kind: 'ribbon', name: name ?? present.name }),
})

const brandOf = ({ brand: { id, revision, name } }: UpdateBrandRequest, path: string): Renaming => ({
  ...{ id: String(id), revision, field: `${path}brand`, kind: 'brand' },
  ...{ missing: 'BRAND_NOT_FOUND', taken: 'BRAND_ALREADY_EXISTS' },
  wanted: (present) => ({ kind: 'brand', name: name ?? present.name }),
})

/** A section whose text isn't given keeps it. */
const changedSection = ({ infoSection }: UpdateInfoSectionRequest, path: string): Renaming => {
  const { id, revision, title, description, plainDescription } = infoSection
  const field = `${path}infoSection`
  const keepsText = description === undefined && plainDescription === undefined
  return {
    ...{ id: String(id), revision, field, kind: 'section', missing: 'INFO_SECTION_NOT_FOUND' },
    wanted: (present) =>
      keepsText
        ? { kind: 'section', name: title ?? present.name, description: present.description ?? '' }
        : sectionOf({ ...infoSection, title: title ?? present.name }, field),
  }
}
