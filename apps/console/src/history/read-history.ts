import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'
import type { Entry } from './entry.ts'
import { type Names, readNames } from './read-names.ts'
import type { HistoryTexts } from './texts.ts'

/** An entry with the names of what it changed. */
export type NamedEntry = Entry & { readonly names: Names }

/** What entries can be filtered by. */
export const KINDS = [
  ...(['PRODUCT', 'COLLECTION', 'ORDER', 'MEMBER', 'COUPON', 'GIFT_CARD', 'CONTENT_ITEM'] as const),
  ...(['DRAFT_ORDER', 'CUSTOMER', 'CONTACT', 'PRODUCT_CHANGE', 'PRODUCT_IMPORT', 'VIEW'] as const),
  ...(['SETTINGS', 'API_KEY', 'WEBHOOK', 'REVIEW', 'EMAIL'] as const),
]

const PAGE_SIZE = 50
const NEWEST = 8

/** Who made a change: staff, a key, an app, or a product's schedule. Keys need no name. */
export const nameOf = ({ _id, name }: Entry['actor'], { kinds }: HistoryTexts): string =>
  (_id === 'schedule' ? kinds.PRODUCT_SCHEDULE : name || kinds.API_KEY) ?? name

/** Reads a page of what staff, keys and apps changed, newest first. @param numberOf - an order's name */
export const readHistory = async (
  kind: string | undefined,
  numberOf: (number: string) => string,
  cursor: string | undefined,
): Promise<Page<NamedEntry>> => {
  const entityType = KINDS.find((each) => each === kind)
  const { entries, nextCursor } = await shop.audit.listAuditEntries({
    limit: PAGE_SIZE,
    ...(entityType && { entityType }),
    ...(cursor && { cursor }),
  })
  const names = await readNames(entries, numberOf)
  return { rows: entries.map((entry) => ({ ...entry, names })), next: nextCursor }
}

type SharedType = Parameters<typeof shop.audit.listEntityHistory>[0]['entityType']

/** A thing with a history; only owners see that of settings. */
export interface Subject {
  readonly entityType: SharedType | 'SETTINGS'
  readonly entityId: string
}

/** Reads the newest changes of a thing. */
export const readEntityHistory = async (subjects: readonly Subject[]): Promise<readonly Entry[]> => {
  const pages = await Promise.all(subjects.map(readSubject))
  const entries = new Map(pages.flat().map((entry) => [entry._id, entry]))
  return [...entries.values()]
    .toSorted((one, other) => new Date(other.date).getTime() - new Date(one.date).getTime())
    .slice(0, NEWEST)
}

const readSubject = async ({ entityType, entityId }: Subject): Promise<readonly Entry[]> => {
  const asked = { entityId, limit: NEWEST }
  if (entityType === 'SETTINGS') return (await shop.audit.listAuditEntries({ ...asked, entityType })).entries
  return (await shop.audit.listEntityHistory({ ...asked, entityType })).entries
}
