import type * as wire from '@vitrine/contract'
import type { Clock } from '../../../floor/clock.ts'
import { type Database, statement } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { LIFETIMES } from '../../../people/access/sessions/session.ts'
import type { Sessions } from '../../../people/access/sessions/sessions.ts'
import type { StoredCustomer } from '../../../people/customers/customer.ts'
import { customersStore } from '../../../people/customers/customers.store.ts'
import { createChangeMember, deleted, endLogins } from '../../../people/members/change-member.ts'
import { eraseGuest, type TellCarts } from '../../../people/privacy/erase-person.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { personData } from './person-data.ts'

export interface PersonParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sessions: Pick<Sessions, 'end' | 'endAllOf' | 'endOfBrowser'>
  /** Records that the carts of others have changed, when someone is deleted. */
  readonly tellCarts: TellCarts
}

/** What customers may ask a shop for: to log them out, a copy of their data, its deletion. */
export interface PersonService {
  sessions(call: Call<wire.CustomerIdRequest>): Promise<wire.ListCustomerSessionsResponse>
  endSessions(call: Call<wire.EndCustomerSessionsRequest>): Promise<wire.Empty>
  data(call: Call<wire.CustomerIdRequest>): Promise<wire.CustomerDataResponse>
  delete(call: Call<wire.CustomerIdRequest>): Promise<wire.Empty>
}

interface SessionRow {
  session_id: string
  name: string | null
  browser_login_id: string | null
  created_at: number
  renewed_at: number
}

const listSessions = statement<SessionRow>(
  `SELECT s.session_id, c.name, s.browser_login_id, s.created_at, s.renewed_at
   FROM sessions s LEFT JOIN oauth_clients c ON c.client_id = s.client_id
   WHERE s.site_id = ? AND s.subject_id = ? AND s.subject = 'MEMBER' AND s.ended_at IS NULL
     AND s.renewed_at > ? AND s.created_at > ?
   ORDER BY s.renewed_at DESC, s.session_id LIMIT 100`,
)

export const createPerson = (parts: PersonParts): PersonService => {
  const { database, clock, ids, sessions, tellCarts } = parts
  const change = createChangeMember(parts)

  const found = async (siteId: string, id: string): Promise<StoredCustomer> => {
    const customer = await customersStore.find(database, siteId, id)
    if (!customer) throw fail('CUSTOMER_NOT_FOUND')
    return customer
  }

  const living = ({ siteId, memberId }: StoredCustomer): Promise<SessionRow[]> => {
    const { idleMs, longestMs } = LIFETIMES.MEMBER
    const now = clock.now()
    if (memberId === undefined) return Promise.resolve([])
    return database.all(listSessions, siteId, memberId, now - idleMs, now - longestMs)
  }

  return {
    sessions: async ({ actor: { siteId }, input: { id } }) => ({
      sessions: (await living(await found(siteId, id))).map((row) => ({
        ...{ id: row.session_id, app: row.name ?? '' },
        createdDate: new Date(row.created_at).toISOString(),
        lastUsedDate: new Date(row.renewed_at).toISOString(),
      })),
    }),

    endSessions: async ({ actor: { siteId }, input: { id, sessionId } }) => {
      const customer = await found(siteId, id)
      const { memberId } = customer
      if (memberId === undefined) return {}
      const session = (await living(customer)).find((each) => each.session_id === sessionId)
      if (sessionId !== undefined && !session) return {}
      const loginId = session?.browser_login_id ?? undefined
      const forget = await database.transaction(async (tx) => {
        noteChange(tx, { entityType: 'CUSTOMER', entityId: id, before: { sessionId: sessionId ?? 'all' } })
        if (sessionId === undefined)
          return sessions.endAllOf(tx, { siteId, subject: 'MEMBER', subjectId: memberId })
        return loginId === undefined ? undefined : sessions.endOfBrowser(tx, siteId, loginId)
      })
      forget?.()
      if (sessionId !== undefined) await sessions.end(siteId, sessionId)
      return {}
    },

    data: async (call) => {
      const { actor, input } = call
      const customer = await found(actor.siteId, input.id)
      return { data: await personData(database, await call.site(), customer) }
    },

    delete: async ({ actor: { siteId }, input: { id } }) => {
      const { memberId } = await found(siteId, id)
      if (memberId !== undefined) await change(siteId, memberId, deleted, endLogins(sessions))
      return database.transaction(async (tx) => {
        const customer = await customersStore.lock(tx, siteId, id)
        // With the account of a proved address, everything is gone already.
        if (!customer && memberId !== undefined) return {}
        if (!customer) throw fail('CUSTOMER_NOT_FOUND')
        const guest = { siteId, customerId: id, email: customer.email }
        await eraseGuest(tx, guest, { ids, at: clock.now(), tellCarts })
        noteChange(tx, { entityType: 'CUSTOMER', entityId: id, after: null })
        return {}
      })
    },
  }
}
