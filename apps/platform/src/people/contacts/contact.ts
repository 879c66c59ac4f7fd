import type { ContactInfo, ContactSourceType, WrittenContactInfo } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { nameKey } from '../../floor/text/name-key.ts'

/** What a contact's row keeps; labels have a table of their own. */
export type KeptInfo = Omit<ContactInfo, 'labelKeys'>

/** A contact's own row. Times are milliseconds since 1970. */
export interface StoredContact {
  readonly siteId: string
  readonly id: string
  /** As `mailAddressOf` writes it; null without one. */
  readonly email: string | null
  readonly source: ContactSourceType
  readonly revision: number
  readonly info: KeptInfo
  readonly createdAt: number
  readonly updatedAt: number
}

/** Fields that an account has itself, so that a contact of a member can't have others. */
const OF_ACCOUNT = ['name', 'emails', 'phones', 'addresses', 'company', 'jobTitle', 'birthdate'] as const

/**
 * Refuses changes of what belongs to a member's account.
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED
 */
export const assertNotOfAccount = (info: ContactInfo): void => {
  for (const name of OF_ACCOUNT)
    if (info[name] !== undefined)
      throw refuse(`info.${name}`, 'FIELD_NOT_ALLOWED', "belongs to the member's account; use updateMember")
}

/** What each list of a contact is when it is empty. */
const EMPTY: Readonly<Record<string, object>> = {
  emails: [],
  phones: [],
  addresses: [],
  labelKeys: [],
  extendedFields: {},
}

/** Reads what a caller wrote: a list without items is an empty one. */
export const readInfo = (written: WrittenContactInfo): ContactInfo =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const items = EMPTY[name]
      return [name, items && value && typeof value === 'object' ? { items, ...value } : value]
    }),
  )

/**
 * Applies changes: absent fields stay, null clears a field. New items of lists get an id.
 * @throws {InvalidArgument} FORMAT for an address that isn't one
 * @throws {Failure} INSUFFICIENT_CONTACT_DATA when neither name, address nor phone is left
 */
export const withInfo = (before: KeptInfo, { labelKeys: _, ...changes }: ContactInfo, ids: Ids): KeptInfo => {
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value != null)
  const info: KeptInfo = Object.fromEntries(merged)
  const named = <Item extends { id?: string | null | undefined }>(list: { items: Item[] }) => ({
    items: list.items.map((item) => ({ ...item, id: item.id ?? ids.guid() })),
  })
  const { emails, phones, addresses } = info
  const after: KeptInfo = {
    ...info,
    ...(emails && { emails: { items: named(emails).items.map(asAddress) } }),
    ...(phones && { phones: named(phones) }),
    ...(addresses && { addresses: named(addresses) }),
  }
  if (!isSomeone(after)) throw fail('INSUFFICIENT_CONTACT_DATA')
  return after
}

const asAddress = <Item extends { email: string }>(item: Item, index: number): Item => {
  const email = mailAddressOf(item.email)
  if (email === undefined)
    throw refuse(`info.emails.items[${index}].email`, 'FORMAT', 'must be an email address')
  return { ...item, email }
}

const isSomeone = ({ name, emails, phones }: KeptInfo): boolean =>
  Boolean(name?.first || name?.last || emails?.items.length || phones?.items.length)

/** The primary item of a list: the one that says so, or the first. */
const primaryOf = <Item extends { primary?: boolean | null | undefined }>(
  list: { readonly items: readonly Item[] } | null | undefined,
): Item | undefined => list?.items.find(({ primary }) => primary) ?? list?.items[0]

export const primaryEmailOf = (info: KeptInfo): string | undefined => primaryOf(info.emails)?.email
export const primaryPhoneOf = (info: KeptInfo): string | undefined => primaryOf(info.phones)?.phone

/** What a row is found and sorted by. */
export const keysOf = ({ info }: Pick<StoredContact, 'info'>) => ({
  phone: primaryPhoneOf(info) ?? '',
  firstKey: nameKey(info.name?.first ?? ''),
  lastKey: nameKey(info.name?.last ?? ''),
})

/** The most items of a list that forms can add to a contact. */
const MOST_ITEMS = 20

/** Adds what someone left in a form. What is known already stays as it is. */
export const appended = (before: KeptInfo, sent: ContactInfo): ContactInfo => {
  const { labelKeys: _, ...heard } = sent
  const added = Object.fromEntries(
    Object.entries(heard).filter(([name]) => before[name as keyof KeptInfo] == null),
  )
  const phones = union(before.phones?.items, sent.phones?.items, phoneKey)
  const addresses = union(before.addresses?.items, sent.addresses?.items, addressKey)
  const fields = { ...sent.extendedFields?.items, ...before.extendedFields?.items }
  return {
    ...added,
    ...(phones.length > 0 && { phones: { items: phones } }),
    ...(addresses.length > 0 && { addresses: { items: addresses } }),
    ...(Object.keys(fields).length > 0 && {
      extendedFields: { items: Object.fromEntries(Object.entries(fields).slice(0, MOST_ITEMS)) },
    }),
  }
}

/** Adds to a list what it doesn't have yet; it grows to so many items at most. */
export const union = <Item>(
  known: readonly Item[] = [],
  sent: readonly Item[] = [],
  keyOf: (item: Item) => string,
  most = MOST_ITEMS,
): Item[] => {
  const keys = new Set(known.map(keyOf))
  return [...known, ...sent.filter((item) => !keys.has(keyOf(item)))].slice(0, Math.max(known.length, most))
}

/** Items that aren't primary in a list that has some already. */
export const behind = <Item extends { primary?: boolean | null | undefined }>(
  list: { readonly items: readonly Item[] } | null | undefined,
  items: readonly Item[] = [],
): Item[] => items.map((item): Item => (list?.items.length ? { ...item, primary: false } : item))

export const emailKey = ({ email }: { readonly email: string }): string => email
export const phoneKey = ({ phone }: { readonly phone: string }): string => phone
export const addressKey = ({ address }: { readonly address?: object | undefined }): string =>
  JSON.stringify(address)
