import type {
  ContactLabel,
  Empty,
  FindOrCreateLabelRequest,
  FindOrCreateLabelResponse,
  LabelKeyRequest,
  LabelResponse,
  ListLabelsRequest,
  ListLabelsResponse,
  QueryLabelsRequest,
  QueryLabelsResponse,
  RenameLabelRequest,
} from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'
import type { Database, Reader } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { labelsStore, type StoredLabel } from './labels.store.ts'

/** The labels that contacts can have. */
export interface LabelsService {
  /** @throws {Failure} LABELS_QUOTA_REACHED */
  findOrCreate(call: Call<FindOrCreateLabelRequest>): Promise<FindOrCreateLabelResponse>
  list(call: Call<ListLabelsRequest>): Promise<ListLabelsResponse>
  query(call: Call<QueryLabelsRequest>): Promise<QueryLabelsResponse>
  /** @throws {Failure} LABEL_NOT_FOUND */
  get(call: Call<LabelKeyRequest>): Promise<LabelResponse>
  /** @throws {Failure} LABEL_NOT_FOUND; {InvalidArgument} when another label has the name */
  rename(call: Call<RenameLabelRequest>): Promise<LabelResponse>
  /** @throws {Failure} LABEL_NOT_FOUND */
  delete(call: Call<LabelKeyRequest>): Promise<Empty>
}

/** A shop can have this many labels. */
const MOST = 1_000

export const createLabels = (database: Database, ids: Ids): LabelsService => {
  const found = async (reader: Reader, siteId: string, key: string): Promise<StoredLabel> => {
    const label = await labelsStore.find(reader, siteId, key)
    if (!label) throw fail('LABEL_NOT_FOUND', { key })
    return label
  }

  return {
    findOrCreate: ({ actor: { siteId }, at, input }) =>
      database.transaction(async (tx) => {
        const name = input.displayName.trim()
        const known = await labelsStore.named(tx, siteId, folded(name))
        if (known) return { label: showLabel(known), newLabel: false }
        if ((await labelsStore.count(tx, siteId)) >= MOST) throw fail('LABELS_QUOTA_REACHED')
        const plain = keyOf(name)
        const isTaken = plain === PREFIX || (await labelsStore.find(tx, siteId, plain)) !== undefined
        const key = isTaken ? `${plain}-${ids.guid().slice(0, 8)}` : plain
        const label = { key, name, nameKey: folded(name), createdAt: at, updatedAt: at }
        const isAdded = await labelsStore.add(tx, siteId, label)
        const other = isAdded ? undefined : await labelsStore.named(tx, siteId, label.nameKey)
        if (!isAdded && !other) throw fail('CONFLICT')
        noteChange(tx, { entityType: 'CONTACT', entityId: key, before: null, after: { displayName: name } })
        return { label: showLabel(other ?? label), newLabel: isAdded }
      }),

    list: async ({ actor: { siteId }, input: { startsWith, paging } }) => {
      const filter = startsWith ? { filter: { displayName: { $startsWith: startsWith } } } : {}
      const { labels, ...place } = await labelsStore.query(database, siteId, {
        ...filter,
        ...(paging && { paging }),
      })
      return { labels: labels.map(showLabel), metadata: { count: labels.length, ...place } }
    },

    query: async ({ actor: { siteId }, input }) => {
      const { labels, ...place } = await labelsStore.query(database, siteId, input.query ?? {})
      return { labels: labels.map(showLabel), pagingMetadata: { count: labels.length, ...place } }
    },

    get: async ({ actor: { siteId }, input: { key } }) => ({
      label: showLabel(await found(database, siteId, key)),
    }),

    rename: ({ actor: { siteId }, at, input: { label } }) =>
      database
        .transaction(async (tx) => {
          const before = await found(tx, siteId, label.key)
          const name = label.displayName.trim()
          const after = { ...before, name, nameKey: folded(name), updatedAt: at }
          await labelsStore.rename(tx, siteId, after)
          noteChange(tx, {
            ...{ entityType: 'CONTACT', entityId: label.key },
            ...{ before: { displayName: before.name }, after: { displayName: name } },
          })
          return { label: showLabel(after) }
        })
        .catch((error: unknown) => {
          if (!(error instanceof ConstraintViolation)) throw error
          throw refuse('label.displayName', 'VALIDATION', 'is the name of another label')
        }),

    delete: async ({ actor: { siteId }, input: { key } }) => {
      await database.transaction(async (tx) => {
        if (!(await labelsStore.remove(tx, siteId, key))) throw fail('LABEL_NOT_FOUND', { key })
        noteChange(tx, { entityType: 'CONTACT', entityId: key, after: null })
      })
      return {}
    },
  }
}

const PREFIX = 'custom.'

/** The key of a new label: its name in plain letters, such as `custom.summer-sale`. */
const keyOf = (name: string): string =>
  PREFIX +
  folded(name)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const showLabel = ({ key, name, createdAt, updatedAt }: StoredLabel): ContactLabel => ({
  ...{ key, displayName: name, namespace: 'custom', labelType: 'USER_DEFINED' },
  createdDate: new Date(createdAt).toISOString(),
  updatedDate: new Date(updatedAt).toISOString(),
})
