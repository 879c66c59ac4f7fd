import type { Operation } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { demoShop } from '@vitrine/demo'
import { describe, expect, it } from 'vitest'
import type { OpenRemoteFile } from '../../catalog/media/uploads/remote-file.ts'
import { statement } from '../../floor/database/database.ts'
import { LATER } from '../../later.ts'
import { openDemoShop } from '../../testing/demo-shop.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { playStory } from '../reference/story/story.fixtures.ts'
import { makeOtherWrites } from './other-writes.fixtures.ts'

/** Calls that read with POST. */
const READS =
  /^(search|query|count|list|aggregate|estimate|calculate|preview|getOrderRefundability|getRecommendation|getProductOptions|getInventoryVariants)|^graphql$/
/** Calls that change nothing if what they would create exists. */
const FINDS = /^((bulkG|g)etOrCreate|cancelProductChange$)/
/**
 * Writes that store nothing of the shop's: a test event is only sent, the mails and codes are the member's, and
 * an address for an upload is only signed.
 */
const UNRECORDED = [
  'sendTestEvent',
  'generateFileUploadUrl',
  'sendActivationEmail',
  'startVerification',
  'startVerificationLower',
]

const writes = RULES.filter(
  ({ operation, access }) =>
    ['merchant', 'elevated', 'owner', 'account'].includes(access) &&
    operation.method !== 'GET' &&
    !READS.test(operation.name) &&
    ![...UNRECORDED, ...LATER].includes(operation.name),
).map(({ operation }) => operation.name)

/** The host of a file elsewhere. */
const sendingPdf: OpenRemoteFile = (_url, use) =>
  use({
    name: 'care.pdf',
    chunks: (async function* () {
      yield Buffer.from('%PDF-1.4')
    })(),
  })

const countEntries = statement<{ entries: number }>('SELECT count(*) AS entries FROM audit_entries')
const entriesOf = statement<{ operation: string; subjects: number }>(
  `SELECT e.operation AS operation, count(s.entry_id) AS subjects FROM audit_entries e
   LEFT JOIN audit_subjects s ON s.site_id = e.site_id AND s.at = e.at AND s.entry_id = e.entry_id
   GROUP BY e.operation, e.entry_id`,
)

const countUnsorted = statement<{ size: number }>('SELECT COUNT(*) AS size FROM outbox WHERE place = 0')

interface Made {
  readonly name: string
  readonly by: 'staff' | 'shopper'
  readonly succeeded: boolean
  readonly entries: number
}

/** The same shop, but every call of its callers is kept with the number of entries that it left. */
const watched = (shop: Shop, made: Made[]): Shop => {
  const count = async () => (await shop.database.first(countEntries))?.entries ?? 0
  const keep = async <T>(by: Made['by'], name: string, work: () => Promise<T>): Promise<T> => {
    const before = await count()
    const answer = await work()
    const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : 200
    made.push({ name, by, succeeded: status === 200, entries: (await count()) - before })
    return answer
  }
  const callerOf = (caller: Caller, by: Made['by']): Caller => ({
    ...caller,
    call: (operation, input, headers) =>
      keep(by, operation.name, async () => caller.call(operation, input, headers)),
    try: (operation: Operation, input, headers) =>
      keep(by, operation.name, () => caller.try(operation, input, headers)),
  })
  return {
    ...shop,
    merchant: async () => callerOf(await shop.merchant(), 'staff'),
    owner: async () => callerOf(await shop.owner(), 'staff'),
    app: async (scopes) => callerOf(await shop.app(scopes), 'staff'),
    visitor: async () => callerOf(await shop.visitor(), 'shopper'),
    as: async (actor) =>
      callerOf(await shop.as(actor), actor.type === 'WIX_USER' || actor.type === 'APP' ? 'staff' : 'shopper'),
    caller: (authorization) => callerOf(shop.caller(authorization), 'shopper'),
  }
}

// Short on SQLite; ALL_ENGINES=on plays the day on PostgreSQL too. Fails if a part forgets to note what it changes, and if reads, failed calls or shoppers leave entries.
describe.each(process.env.ALL_ENGINES === 'on' ? ENGINES : ENGINES.slice(0, 1))(
  'the audit log on $name',
  (engine) => {
    it('has exactly one entry for each write of staff, and none for anything else', async () => {
      await using shop = await openDemoShop({
        ...{ engine, openRemoteFile: sendingPdf },
        environment: { PAYMENT_CAPTURE: 'manual' },
      })
      const made: Made[] = []
      const sorted = () => expect.poll(async () => (await shop.database.first(countUnsorted))?.size).toBe(0)
      const watchedShop = watched(shop, made)
      await playStory(watchedShop)
      const saltCellar = demoShop().products.find(({ slug }) => slug === 'salt-cellar')
      await makeOtherWrites(watchedShop, saltCellar?.id ?? '', sorted)

      const wrong = made.filter(({ name, by, succeeded, entries }) => {
        const isWrite = writes.includes(name)
        if (by === 'staff' && succeeded && isWrite && !FINDS.test(name)) return entries !== 1
        return entries > (by === 'staff' && succeeded ? 1 : 0)
      })
      expect(wrong).toEqual([])
      const recorded = await shop.database.all(entriesOf)
      const names = new Set(recorded.map(({ operation }) => operation))
      expect(writes.filter((name) => !names.has(name))).toEqual([])
      expect(recorded.filter(({ subjects }) => subjects === 0)).toEqual([])
    })
  },
)
