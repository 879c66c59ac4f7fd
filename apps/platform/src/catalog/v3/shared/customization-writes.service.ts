import type {
  BulkAddCustomizationChoicesRequest,
  BulkCreateCustomizationsRequest,
  BulkCustomizationsResponse,
  BulkUpdateCustomizationsRequest,
  Customization,
  CustomizationResponse,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { type Attempt, attemptAt } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { createCustomizationChanges } from './customization-changes.ts'
import {
  type Edit,
  inOrder,
  replaced,
  withChoices,
  withOnlyChoices,
  withoutChoices,
  withPrimaries,
} from './customization-edits.ts'

type BulkAnswer<Input> = (call: Call<Input>) => Promise<BulkCustomizationsResponse>

/** Writes of the options and modifiers that products share, for merchants and apps. */
export interface CustomizationWrites {
  readonly create: UseCase<typeof operations.createCustomization>
  readonly update: UseCase<typeof operations.updateCustomization>
  readonly addChoices: UseCase<typeof operations.addCustomizationChoices>
  readonly removeChoices: UseCase<typeof operations.removeCustomizationChoices>
  readonly setChoices: UseCase<typeof operations.setCustomizationChoices>
  readonly reorderChoices: UseCase<typeof operations.reorderCustomizationChoices>
  readonly updateChoices: UseCase<typeof operations.updateCustomizationChoices>
  readonly bulkCreate: BulkAnswer<BulkCreateCustomizationsRequest>
  readonly bulkUpdate: BulkAnswer<BulkUpdateCustomizationsRequest>
  readonly bulkAddChoices: BulkAnswer<BulkAddCustomizationChoicesRequest>
}

export const createCustomizationWrites = (parts: CatalogWritesParts): CustomizationWrites => {
  const changes = createCustomizationChanges(parts)

  const change = async (call: Call<unknown>, id: string, edit: Edit): Promise<CustomizationResponse> => ({
    customization: await changes.change(await call.site(), call.attempt(), id, edit),
  })

  /** Carries out one change after the other; each succeeds or fails on its own. */
  const each = async <Item>(
    call: Call<{ readonly returnEntity?: boolean }>,
    items: readonly Item[],
    idOf: (item: Item) => string,
    write: (site: Site, attempt: Attempt | undefined, item: Item) => Promise<Customization>,
  ): Promise<BulkCustomizationsResponse> => {
    const site = await call.site()
    const whole = call.attempt()
    const results: BulkCustomizationsResponse['results'] = []
    for (const [index, item] of items.entries()) {
      try {
        const customization = await write(site, attemptAt(whole, index), item)
        const itemMetadata = succeeded(customization.id ?? '', index)
        results.push({ itemMetadata, ...(call.input.returnEntity && { customization }) })
      } catch (error) {
        results.push({ itemMetadata: failed(idOf(item), index, error) })
      }
    }
    return bulkAnswer(results)
  }

  return {
    create: async (call) => ({
      customization: await changes.create(await call.site(), call.attempt(), call.input.customization),
    }),
    update: (call) => {
      const { customization } = call.input
      return change(call, String(customization.id), replaced(customization))
    },
    addChoices: (call) => change(call, call.input.customizationId, withChoices(call.input.choices)),
    setChoices: (call) => change(call, call.input.customizationId, withOnlyChoices(call.input.choices)),
    removeChoices: (call) => {
      const { customizationId, choiceIds, revision } = call.input
      return change(call, customizationId, withoutChoices(choiceIds, revision))
    },
    reorderChoices: (call) => {
      const { customizationId, choiceIds, revision } = call.input
      return change(call, customizationId, inOrder(choiceIds, revision))
    },
    updateChoices: (call) => {
      const { customizationId, choices, revision } = call.input
      return change(call, customizationId, withPrimaries(choices, revision))
    },

    bulkCreate: (call) => each(call, call.input.customizations, () => '', changes.create),
    bulkUpdate: (call) => {
      const items = call.input.customizations.map(({ customization }) => customization)
      return each(
        call,
        items,
        ({ id }) => String(id ?? ''),
        (site, attempt, item) => changes.change(site, attempt, String(item.id), replaced(item)),
      )
    },
    bulkAddChoices: (call) =>
      each(
        call,
        call.input.customizationsChoices,
        ({ customizationId }) => customizationId,
        (site, attempt, { customizationId, choices }) =>
          changes.change(site, attempt, customizationId, withChoices(choices)),
      ),
  }
}
