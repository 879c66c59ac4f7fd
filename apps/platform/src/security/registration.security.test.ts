import { register, registerV2 } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { exampleOf } from '../hostile/calls/example.ts'
import { fieldsOf, type SchemaField, withValueAt } from '../hostile/calls/schema-paths.ts'
import { newAddress, openMembersShop, PASSWORD } from '../people/identity/identity.fixtures.ts'
import { membersStore } from '../people/members/members.store.ts'
import type { Shop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const rowOf = async ({ database, site }: Shop, email: string) => {
  const row = await membersStore.findByEmail(database, site.siteId, email)
  if (!row) throw new Error(`No account has the address ${email}`)
  return row
}

/** Fields with which a member might gain rights, besides those of an identity. */
const RAISES: Readonly<Record<string, unknown>> = {
  ...{ role: 'owner', roles: ['owner'], owner: true, admin: true, isAdmin: true, scopes: ['*'], actor: {} },
  ...{ memberId: crypto.randomUUID(), siteId: crypto.randomUUID(), approved: true, approvedAt: 1 },
  ...{ verified: true, isVerified: true, emailVerified: true, emailVerifiedAt: 1, passwordHash: 'x' },
  ...{ status: 'ACTIVE', state: 'SUCCESS', type: 'WIX_USER', createdAt: 1, lastLoginAt: 1, policy: {} },
}

describe('a registration with extra fields', () => {
  it(
    'never grants a status, field by field and all at once',
    async () => {
      const policy = { requireEmailVerification: true, requireOwnerApproval: true }
      await using shop = await openMembersShop(policy)
      const visitor = await shop.visitor()
      /** The columns of a member's status; the rest of the row is theirs to set. */
      const standingOf = async (email: string) => {
        const { emailVerifiedAt, approvedAt, blockedAt, deletedAt, revision, profile, ...row } = await rowOf(
          shop,
          email,
        )
        const { siteId, lastLoginAt, memberId, slug, createdAt } = row
        const isOwn = ![RAISES.memberId, GUID].includes(memberId) && slug !== 'raised' && createdAt > DAY_MS
        const { labels } = profile
        return {
          emailVerifiedAt,
          approvedAt,
          blockedAt,
          deletedAt,
          revision,
          siteId,
          lastLoginAt,
          isOwn,
          labels,
        }
      }
      const GUID = '00000000-0000-4000-8000-000000000001'
      const DAY_MS = 86_400_000
      const values: Readonly<Record<string, unknown>> = {
        ...{ id: GUID, revision: '99', slug: 'raised', createdDate: '1970-01-01T00:00:01.000Z' },
        ...{ isVerified: true, name: 'ACTIVE', labels: ['vip'], reasons: [], address: 'eve@example.com' },
      }
      const identity = fieldsOf(ruleOf(registerV2).output)
        .filter(({ path: [first, ...path] }) => first === 'identity' && path.length > 0)
        .map(({ path, schema }) => ({ path: path.slice(1), schema }))
      const said = ({ path, schema }: SchemaField, whole: unknown = {}) =>
        withValueAt(whole, path, values[String(path.at(-1))] ?? exampleOf(schema))
      const all = identity.reduce<unknown>((whole, field) => said(field, whole), RAISES)
      const one = Object.entries(RAISES).map(([name, value]): unknown => ({ [name]: value }))
      const single = [...identity.map((field) => said(field)), ...one]
      const step = Math.ceil(single.length / SIZES.raises)
      // Complete ones in every form, and single fields in one form each.
      const raised = [
        ...[all, all, all, RAISES, RAISES, RAISES],
        ...single.filter((_, index) => index % step === 0),
      ]
      const forms = [
        (more: object, email: string) =>
          visitor.try(registerV2, { ...more, loginId: { email }, password: PASSWORD }),
        (more: object, email: string) =>
          visitor.try(registerV2, {
            loginId: { email },
            password: PASSWORD,
            identity: more,
            profile: { ...RAISES, labels: ['vip'], slug: 'raised' },
          }),
        (more: object, email: string) =>
          visitor.try(register, {
            identity: { ...more, email: { address: email, isVerified: true } },
            inputs: { password: PASSWORD },
          }),
      ]
      const plain = newAddress()
      await visitor.call(registerV2, { loginId: { email: plain }, password: PASSWORD })
      const expected = await standingOf(plain)
      const accepted: unknown[] = []
      let registered = 0
      for (const [index, more] of raised.entries()) {
        const email = newAddress()
        const { status, body } = (await forms[index % forms.length]?.(more as object, email)) ?? {}
        if (status === 400) continue
        registered++
        const standing = await standingOf(email)
        const isRaised = JSON.stringify(standing) !== JSON.stringify(expected)
        if (body?.state !== 'REQUIRE_EMAIL_VERIFICATION' || isRaised) accepted.push([more, standing])
      }
      expect(accepted).toEqual([])
      expect(registered).toBeGreaterThan(raised.length / 3)
      // The control: the same set by staff does change the status.
      const row = await rowOf(shop, plain)
      await shop.database.transaction((tx) => membersStore.update(tx, { ...row, approvedAt: 1 }))
      expect(await standingOf(plain)).not.toEqual(expected)
    },
    SIZES.timeout,
  )
})
