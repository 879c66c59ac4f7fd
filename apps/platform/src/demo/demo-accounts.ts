import { randomBytes, randomUUID } from 'node:crypto'
import { ALL_SCOPES } from '@vitrine/contract'
import { isSecret, newSecret } from '../floor/callers/secret-text.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { newKey } from '../people/access/keys/api-keys.service.ts'
import { apiKeysStore } from '../people/access/keys/api-keys.store.ts'
import { type MemberRow, named, newMember } from '../people/members/member.ts'
import { membersStore } from '../people/members/members.store.ts'
import { OPEN_POLICY } from '../people/members/sign-on-policy.ts'
import { newUser } from '../people/users/new-user.ts'
import { hashPassword } from '../people/users/passwords.ts'
import { usersStore } from '../people/users/users.store.ts'
import { DEMO_SITE_ID } from './demo-site.ts'

/** The demo shop's back-office user and API key, and its member. */
export interface DemoAccounts {
  readonly apiKey: string
  /** An owner, so that everything can be tried out. */
  readonly merchant: DemoAccount
  /** A member of the shop with a proved address. */
  readonly member: DemoAccount
}

interface DemoAccount {
  readonly email: string
  readonly password: string
}

const KEY_ID = '4d1d1c9e-5a0f-4f0b-9c39-6a3e0b7a9f51'
const USER_ID = 'b6c1a7d2-8e34-4c0a-9f5d-2f7e1d90c3a4'
const EMAIL = 'merchant@example.com'
const MEMBER_EMAIL = 'member@example.com'

/** Two, so that the checkout has a choice. */
const ADDRESSES = [
  { country: 'DE', addressLine: 'Hirschstraße 8', city: 'Ulm', postalCode: '89073' },
  { country: 'AT', addressLine: 'Kirchengasse 21', city: 'Wien', postalCode: '1070' },
]

/**
 * Opens the demo shop's accounts: existing ones stay, and anything missing on either side is recreated.
 * The database holds only digests, so `demo.json` is the only place with the secrets.
 */
export const openDemoAccounts = async (
  database: Database,
  clock: Clock,
  kept: Partial<DemoAccounts>,
): Promise<DemoAccounts> => ({
  apiKey: await openKey(database, clock, kept.apiKey),
  merchant: await openMerchant(database, clock, kept.merchant?.password),
  member: await openMember(database, clock, kept.member?.password),
})

const openKey = async (database: Database, clock: Clock, kept = ''): Promise<string> => {
  const known = isSecret('vitrine_key_', kept) ? kept : newSecret('vitrine_key_')
  const whose = { siteId: DEMO_SITE_ID, keyId: KEY_ID, name: 'Demo', scopes: ALL_SCOPES, now: clock.now() }
  const { key, secret } = newKey(whose, known)
  const there = await apiKeysStore.find(database, DEMO_SITE_ID, KEY_ID)
  const isSame = there?.digest === key.digest && there.scopes.join() === key.scopes.join()
  if (!isSame || there.revokedAt !== null) await database.transaction((tx) => apiKeysStore.save(tx, key))
  return secret
}

/** Only a new password is hashed, so later starts don't wait for it. */
const openMerchant = async (
  database: Database,
  clock: Clock,
  kept: string | undefined,
): Promise<DemoAccount> => {
  if (kept && (await usersStore.find(database, DEMO_SITE_ID, USER_ID)))
    return { email: EMAIL, password: kept }
  const password = kept || randomBytes(12).toString('base64url')
  const user = await newUser({
    ...{ siteId: DEMO_SITE_ID, userId: USER_ID, email: EMAIL, role: 'owner', password },
    createdAt: clock.now(),
  })
  await database.transaction((tx) => usersStore.save(tx, user))
  return { email: EMAIL, password }
}

/** The demo shop's member is the one with this address, registered or created here. */
const openMember = async (
  database: Database,
  clock: Clock,
  kept: string | undefined,
): Promise<DemoAccount> => {
  const email = MEMBER_EMAIL
  const there = await membersStore.findByEmail(database, DEMO_SITE_ID, email)
  if (kept && there?.passwordHash) return { email, password: kept }
  const password = kept || randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await database.transaction(async (tx) => {
    if (!there) await membersStore.insert(tx, demoMember(passwordHash, now))
    else await membersStore.update(tx, { ...there, passwordHash, passwordChangedAt: now, updatedAt: now })
  })
  return { email, password }
}

const demoMember = (passwordHash: string, now: number): MemberRow => {
  const whose = { siteId: DEMO_SITE_ID, memberId: randomUUID(), email: MEMBER_EMAIL }
  const member = newMember({ ...whose, passwordHash, policy: OPEN_POLICY, verified: true, now })
  const profile = {
    ...member.profile,
    phones: ['+49 731 1234567'],
    addresses: ADDRESSES.map((address) => ({ address, tag: 'UNTAGGED' as const })),
  }
  return named({ ...member, profile, firstName: 'Robin', lastName: 'Demo' })
}
