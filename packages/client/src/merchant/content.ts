import * as operations from '@vitrine/contract/operations'
import { bindable, method } from '../calls/module.ts'
import { content } from '../data/content.shapes.ts'
import type { DataItem } from '../data/items.ts'

const converted = { dataItem: { data: content } }

/** An item to save: an `_id` replaces the item with that id, no `_id` creates a new one. */
export type DataItemToSave = { _id?: string } & Record<string, unknown>

/**
 * Refers to another item; queries return its id, or the item itself if its field is included.
 * @example
 * await client.content.saveDataItem('Posts', { title: 'New glazes', author: reference('Authors', 'ada') })
 */
export const reference = (dataCollectionId: string, id: string) => ({
  $reference: { dataCollectionId, id },
})

/**
 * Saves an item of a content collection; the first item creates the collection. Text with tags in it is HTML
 * and is sanitized.
 * @throws {CommerceError} `INVALID_ARGUMENT`, for example for more than 64 kB, 1,000 items or 50 collections
 * @example
 * await client.content.saveDataItem('Pages', { _id: 'about', slug: 'about', title: 'About us', body: '<p>Hello</p>' })
 */
export const saveDataItem = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, item: DataItemToSave): Promise<DataItem> => {
      const { _id, ...data } = item ?? {} // the platform rejects anything that isn't an item
      const input = { dataCollectionId, dataItem: { _id, data } }
      const answer: unknown = await call(operations.saveDataItem, input, converted, converted)
      return (answer as { dataItem?: { data: DataItem } }).dataItem?.data as DataItem
    },
)

/**
 * Removes an item; removing a missing one is no error.
 * @throws {CommerceError} `WDE0025` when the collection doesn't exist
 * @example await client.content.removeDataItem('Pages', 'jobs')
 */
export const removeDataItem: (dataCollectionId: string, _id: string) => Promise<void> =
  /* @__PURE__ */ method(operations.removeDataItem, (dataCollectionId, _id) => ({ dataCollectionId, _id }), {
    answers: 'nothing',
  })
