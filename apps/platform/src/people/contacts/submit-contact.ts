import type { SubmitContactRequest, SubmitContactResponse } from '@vitrine/contract'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { LimitEntries } from '../../floor/rates/entry-limit.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { mergedAddressesStore } from '../customers/merged-addresses.store.ts'
import { appended, primaryEmailOf, readInfo, type StoredContact, withInfo } from './contact.ts'
import { tellContact } from './contact-events.ts'
import { contactsStore } from './contacts.store.ts'
import { getContact, getPerson } from './find-contact.ts'

interface SubmitParts {
  readonly database: Database
  readonly ids: Ids
  readonly limit: LimitEntries
}

/**
 * Keeps what someone left in a form. The answer is the id of the row that the shop keeps by their address, never the
 * id of an account: it would say who is a member.
 *
 * @throws {Failure} INSUFFICIENT_CONTACT_DATA, TOO_MANY_REQUESTS; PERMISSION_DENIED for the id of someone else
 */
export const createSubmitContact = ({ database, ids, limit }: SubmitParts) => {
  const assertRoom = async (tx: Transaction, { actor, address }: Call<unknown>): Promise<void> => {
    if (isMerchantSide(actor)) return
    const retryAfterSeconds = await limit(tx, { siteId: actor.siteId, author: principalOf(actor), address })
    if (retryAfterSeconds !== undefined) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  /** Adds to the row with the address, or that the address was merged into; or makes one. */
  const keep = async (tx: Transaction, { actor: { siteId }, at, input }: Call<SubmitContactRequest>) => {
    const info = withInfo({}, readInfo(input.info), ids)
    const email = primaryEmailOf(info) ?? null
    const news: StoredContact = {
      ...{ siteId, id: ids.guid(), email, source: 'WIX_FORMS', revision: 1, info },
      ...{ createdAt: at, updatedAt: at },
    }
    const heir = email === null ? undefined : await mergedAddressesStore.heirOf(tx, siteId, email)
    if (!heir && (await contactsStore.add(tx, news))) return { id: news.id, isNew: true }
    const address = heir?.email ?? email
    const known = address === null ? undefined : await contactsStore.lockByEmail(tx, siteId, address)
    if (!known) throw fail('CONFLICT')
    const after = withInfo(
      { ...known.info, emails: known.info.emails ?? info.emails },
      appended(known.info, info),
      ids,
    )
    await contactsStore.save(tx, { ...known, info: after, revision: known.revision + 1, updatedAt: at })
    return { id: known.id, isNew: false }
  }

  return async (call: Call<SubmitContactRequest>): Promise<SubmitContactResponse> => {
    const { actor, input } = call
    if (input.contactId != null && !isOwn(actor, input.contactId)) throw fail('PERMISSION_DENIED')
    const contactId = await database.transaction(async (tx) => {
      await assertRoom(tx, call)
      const { id, isNew } = await keep(tx, call)
      noteChange(tx, { entityType: 'CONTACT', entityId: id })
      const { siteId } = actor
      const { customer_id: customerId } = await getPerson(tx, siteId, id)
      const slug = isNew && customerId === null ? 'created' : 'updated'
      await tellContact(tx, slug, await getContact(tx, siteId, id), { siteId, at: call.at, ids })
      return id
    })
    return { contactId, identityType: 'CONTACT' }
  }
}

const isOwn = (actor: KnownActor, contactId: string): boolean =>
  isMerchantSide(actor) || (actor.type === 'MEMBER' && actor.memberId === contactId)
