import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { HostedRecoveryRequest } from '@vitrine/contract/hosted-identity'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../../floor/callers/network.ts'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { languageOf } from '../../../floor/http/pages/asked-language.ts'
import type { Ids } from '../../../floor/ids.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import { createLoginLimit } from '../../users/login-limit.ts'
import type { User } from '../../users/user.ts'
import { usersStore } from '../../users/users.store.ts'
import type { BrowserMemory } from '../browser-memory.ts'
import type { PageCall } from '../pages-request.ts'
import { staffWayInStore } from './staff-way-in.store.ts'

const HOUR_MS = 3_600_000
/** As long as the window of the mail limit: even if someone else uses up the three mails, their links work. */
const LIFETIME_MS = HOUR_MS
/** Longer than it takes to store a link, or to find no user. */
const EVEN_MS = 60

/**
 * A way in for staff whose password strangers keep guessing: a mailed link marks a browser as known, and a
 * known browser has its own attempts. The link doesn't log anyone in; the password is still required.
 */
export interface StaffWayIn {
  /**
   * Mails the link: three an hour per account, twenty per network. The answer is the same for every address.
   */
  send(call: PageCall, given: HostedRecoveryRequest): Promise<object>
  /** Finds whose link it is; undefined if it is used or too old. Looking doesn't consume it. */
  look(token: string): Promise<User | undefined>
  /**
   * Marks the browser as known.
   * @throws {Failure} NOT_FOUND for a link that is used or too old
   */
  open(reply: FastifyReply, token: string): Promise<void>
}

export interface StaffWayInParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly platformUrl: string
  readonly memory: Pick<BrowserMemory, 'remember'>
}

export const createStaffWayIn = (parts: StaffWayInParts): StaffWayIn => {
  const { database, clock, ids, platformUrl, memory } = parts
  const limit = createLoginLimit(database, clock)

  const mail = async ({ request, id, asked: { siteId } }: PageCall, email: string): Promise<void> => {
    const ofNetwork = { of: ['way-in-network', networkOf(request.ip)], most: 20, windowMs: HOUR_MS }
    const ofAccount = { of: ['way-in', email], most: 3, windowMs: HOUR_MS }
    if (!(await limit.may(siteId, ofNetwork)) || !(await limit.may(siteId, ofAccount))) return
    const user = await usersStore.findByEmail(database, siteId, email)
    if (user?.disabledAt !== null) return
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    const expiresAt = now + LIFETIME_MS
    const url = `${platformUrl}/login/known-browser?${new URLSearchParams({ token, request: id })}`
    await database.transaction(async (tx) => {
      await staffWayInStore.insert(tx, user, digestOf(token), expiresAt)
      await queueMail(tx, {
        ...{ mailId: ids.guid(), siteId, to: user.email, template: 'staff-way-in', at: now, expiresAt },
        data: { url, minutes: LIFETIME_MS / 60_000 },
        language: languageOf(request),
      })
    })
  }

  const look: StaffWayIn['look'] = async (token) => {
    const way = await staffWayInStore.find(database, digestOf(token), clock.now())
    const user = way && (await usersStore.find(database, way.siteId, way.userId))
    return user?.disabledAt === null ? user : undefined
  }

  return {
    look,
    send: async (call, { email }) => {
      const [mailing] = await Promise.allSettled([mail(call, email), delay(EVEN_MS)])
      if (mailing.status === 'rejected') throw mailing.reason
      return {}
    },
    open: async (reply, token) => {
      const user = await look(token)
      const used = await database.transaction((tx) => staffWayInStore.use(tx, digestOf(token), clock.now()))
      if (!user || used === 0) throw fail('NOT_FOUND')
      memory.remember(reply, user.siteId, user.email)
    },
  }
}
