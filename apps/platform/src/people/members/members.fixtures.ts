import { randomIds } from '../../floor/ids.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type MemberRow, type NewMember, named, newMember } from './member.ts'
import { OPEN_POLICY } from './sign-on-policy.ts'

/** A site for members in tests without a shop. */
export const memberSite = (): Site => ({
  siteId: randomIds.guid(),
  name: 'Test shop',
  locale: 'en',
  currency: 'EUR',
  weightUnit: 'KG',
  storefrontUrl: 'http://localhost:3000',
  conversionRates: {},
  createdAt: 0,
})

/** A member named Ada Lovelace without a password, who needs no approval. */
export const memberWith = (
  siteId: string,
  { email = 'ada@example.com', ...terms }: Partial<NewMember> = {},
): MemberRow =>
  named({
    ...newMember({
      ...{ siteId, memberId: randomIds.guid(), email, passwordHash: null, policy: OPEN_POLICY, now: 1_000 },
      ...terms,
    }),
    ...{ firstName: 'Ada', lastName: 'Lovelace' },
  })
