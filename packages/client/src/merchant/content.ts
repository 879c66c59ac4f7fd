import * as operations from '@vitrine/contract/operations'
import { content } from '../data/content.shapes.ts'
import type { DataItem } from '../data/items.ts'
import { bindable, method } from '../module.ts'

const converted = { dataItem: { data: content } }

/** An item to save: with `_id` in place of the one of that id, without it as a new one. */
export type DataItemToSave = { _id?: string } & Record<string, unknown>

/** Stands for another item; queries show its id, or itself where its field is included. */
export const reference = (dataCollectionId: string, id: string) => ({
  $reference: { dataCollectionId, id },
})

/**
 * Saves an item of a content collection; a collection comes into being with its first item. Texts with tags in them are
 * HTML: what could harm a visitor is taken out of them.
 *
 * @throws {CommerceError} `INVALID_ARGUMENT`, as for more than 64 kB, 1,000 items or 50 collections
 * @example
 * await client.content.saveDataItem('Pages', { _id: 'about', slug: 'about', title: 'About us', body: '<p>Hello</p>' })
 */
export const saveDataItem = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, item: DataItemToSave): Promise<DataItem> => {
      const { _id, ...data } = item ?? {} // what is no item is the platform's to refuse
      const input = { dataCollectionId, dataItem: { _id, data } }
      const answer: unknown = await call(operations.saveDataItem, input, converted, converted)
      return (answer as { dataItem?: { data: DataItem } }).dataItem?.data as DataItem
    },
)

/**
 * Removes an item; one that is gone already is no failure.
 *
 * @throws {CommerceError} `WDE0025` when there is no such collection
 */
export const removeDataItem: (dataCollectionId: string, _id: string) => Promise<void> =
  /* @__PURE__ */ method(operations.removeDataItem, (dataCollectionId, _id) => ({ dataCollectionId, _id }), {
    answers: 'nothing',
  })
