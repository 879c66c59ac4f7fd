import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { inAddress } from '../calls/in-address.ts'
import { method } from '../calls/module.ts'
import { QUERY, type Query } from '../query/queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

export { ContactLabelType as LabelType, SortOrder } from '@vitrine/contract'

const dates = { _createdDate: date, _updatedDate: date }
const gives = { label: dates }

/** A label that contacts can have. */
export type ContactLabel = Answer<wire.ContactLabel, typeof dates>

/**
 * Finds a label by its name, or makes it. For merchants and apps, as every call here.
 * @throws {CommerceError} `LABELS_QUOTA_REACHED`
 * @example
 * const { label, newLabel } = await client.labels.findOrCreateLabel('Newsletter')
 * // label.key is 'custom.newsletter'; newLabel is true the first time
 */
export const findOrCreateLabel: (displayName: string) => Promise<{ label: ContactLabel; newLabel: boolean }> =
  /* @__PURE__ */ method(operations.findOrCreateLabel, (displayName) => ({ displayName }), { gives })

/**
 * Returns a label. @throws {CommerceError} `LABEL_NOT_FOUND`
 * @example const { displayName } = await client.labels.getLabel('custom.newsletter')
 */
export const getLabel: (key: string) => Promise<ContactLabel> = /* @__PURE__ */ method(
  operations.getLabel,
  (key) => ({ key }),
  { gives, answers: 'label' },
)

/**
 * Gives a label another name. @throws {CommerceError} `LABEL_NOT_FOUND`
 * @example await client.labels.renameLabel('custom.newsletter', { displayName: 'Letters' })
 */
export const renameLabel: (key: string, label: { readonly displayName: string }) => Promise<ContactLabel> =
  /* @__PURE__ */ method(operations.renameLabel, (key, label) => ({ label: { ...label, key } }), {
    gives,
    answers: 'label',
  })

/**
 * Deletes a label, and takes it from every contact. @throws {CommerceError} `LABEL_NOT_FOUND`
 * @example await client.labels.deleteLabel('custom.newsletter')
 */
export const deleteLabel: (key: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteLabel,
  (key) => ({ key }),
  { answers: 'nothing' },
)

/**
 * Queries the labels of contacts, by `key` and `displayName`.
 * @example const { labels } = await client.labels.queryLabels({ filter: { key: 'custom.newsletter' } })
 */
export const queryLabels: (
  query: Query,
) => Promise<Answer<wire.QueryLabelsResponse, { labels: typeof dates }>> = /* @__PURE__ */ method(
  operations.queryLabels,
  (query) => ({ query }),
  {
    gives: { labels: dates },
    takes: QUERY,
  },
)

/** What to list: the start of a name, and the page. */
export type ListLabelsOptions = Argument<wire.ListLabelsRequest>

/**
 * Lists the labels of contacts by name.
 * @example const { labels } = await client.labels.listLabels()
 */
export const listLabels: (
  options?: ListLabelsOptions,
) => Promise<Required<Answer<wire.ListLabelsResponse, { labels: typeof dates }>>> = /* @__PURE__ */ method(
  operations.listLabels,
  inAddress,
  { gives: { labels: dates } },
)
