import type { Contact, ContactInfo } from '@vitrine/contract'
import { addressKey, behind, emailKey, type KeptInfo, phoneKey, union } from '../contact.ts'

/** The most items of a list, as in any contact. */
const MOST = 50

/**
 * What the shop keeps of a contact after a merge. What the contact shows stays; gaps are filled and lists grow from the
 * sources, in their order. What a member's account says isn't kept a second time.
 */
export const mergedInfo = (
  kept: KeptInfo,
  target: Contact,
  isMember: boolean,
  sources: readonly Contact[],
): KeptInfo => {
  const { emails, phones, addresses } = target.info
  let after: KeptInfo = isMember ? kept : { ...kept, emails, phones, addresses }
  for (const { info } of sources) after = grown(after, target.info, info)
  return after
}

const grown = (before: KeptInfo, shown: ContactInfo, source: ContactInfo): KeptInfo => {
  const { labelKeys: _, emails, phones, addresses, extendedFields, ...facts } = source
  const isGap = ([name]: [string, unknown]) =>
    shown[name as keyof KeptInfo] == null && before[name as keyof KeptInfo] == null
  const fields = { ...extendedFields?.items, ...before.extendedFields?.items }
  const more = {
    emails: union(before.emails?.items, behind(shown.emails, emails?.items), emailKey, MOST),
    phones: union(before.phones?.items, behind(shown.phones, phones?.items), phoneKey, MOST),
    addresses: union(before.addresses?.items, addresses?.items, addressKey, MOST),
  }
  const lists = Object.entries(more).filter(([, items]) => items.length > 0)
  return {
    ...before,
    ...Object.fromEntries(Object.entries(facts).filter(isGap)),
    ...Object.fromEntries(lists.map(([name, items]) => [name, { items }])),
    ...(Object.keys(fields).length > 0 && { extendedFields: { items: fields } }),
  }
}
