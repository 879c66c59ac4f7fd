import { randomUUID } from 'node:crypto'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createRedirectSession,
  updateMember,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../floor/callers/secret-text.ts'
import { randomIds } from '../../floor/ids.ts'
import { openMember } from '../../people/access/authorize/member.fixtures.ts'
import { browserLoginsStore } from '../../people/access/sessions/browser-logins.store.ts'
import type { MemberRow } from '../../people/members/member.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Shop } from '../../testing/index.ts'
import { lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'

import { keepAddress } from '../orders/placing/keep-address.ts'

const cup = newProduct()
const linz = { country: 'AT', addressLine: 'Weidengasse 7', city: 'Linz', postalCode: '4020' }
const lost = { country: 'AT', city: 'Graz' }

for (const engine of ENGINES) {
  describe(`what a member's account has saved, at the checkout, on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const newMember = async () => {
      const member = await openMember(shop)
      const caller = await shop.as({
        ...{ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId },
        memberId: member.memberId,
      })
      const contact = { firstName: 'Zelda', lastName: 'Quill', addresses: [lost, linz] }
      await caller.call(updateMember, { member: { id: member.memberId, contact } })
      return { member, caller }
    }
    const newLink = async ({ caller }: Awaited<ReturnType<typeof newMember>>): Promise<string> => {
      await caller.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      const { checkoutId = '' } = await caller.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      const made = await caller.call(createRedirectSession, { ecomCheckout: { checkoutId } })
      return shop.url + new URL(String(made.redirectSession?.fullUrl)).pathname
    }
    const open = async (link: string, headers: Record<string, string>, answer?: string) => {
      const body = answer === undefined ? undefined : new URLSearchParams({ answer })
      const how = { redirect: 'manual', headers, ...(body && { method: 'POST', body }) } as const
      const response = await fetch(link, how)
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
      const checkoutId = response.headers.get('location')?.split('/').at(-1) ?? ''
      const read = async () =>
        (await fetch(`${shop.url}/checkout-api/${checkoutId}`, { headers: { cookie } })).json()
      return { status: response.status, read }
    }
    const ledByShop = () => ({ referer: `${new URL(shop.site.storefrontUrl).origin}/` })
    /** The cookie of a browser where a member is logged in on the hosted pages. */
    const loggedIn = async ({ siteId, memberId: subjectId }: MemberRow) => {
      const secret = randomUUID()
      const at = { createdAt: Date.now(), usedAt: Date.now(), endedAt: null }
      const login = { siteId, loginId: randomUUID(), subject: 'MEMBER', subjectId, ...at } as const
      await shop.database.transaction((tx) => browserLoginsStore.insert(tx, digestOf(secret), login))
      return { cookie: `vitrine_member=${secret}` }
    }

    it('fills in their checkout when the shop sends their own browser there', async () => {
      const zelda = await newMember()
      const page = await open(await newLink(zelda), ledByShop())
      expect(await page.read()).toMatchObject({
        email: zelda.member.email,
        shippingAddress: { ...linz, firstName: 'Zelda', lastName: 'Quill' },
        buyer: { email: zelda.member.email, firstName: 'Zelda', addresses: [lost, linz] },
        missing: ['DELIVERY_OPTION'],
        changes: [],
      })
      const device = await open(await newLink(await newMember()), ledByShop())
      expect(await device.read()).toMatchObject({ shippingAddress: linz })
    })

    // Fails if `isMembers` is always true.
    it("isn't shown to others who have the member's link", async () => {
      const zelda = await newMember()
      const page = await open(await newLink(zelda), {})
      expect(page.status).toBe(303)
      const shown = await page.read()
      expect(shown.missing).toContain('EMAIL')
      expect(JSON.stringify(shown)).not.toMatch(/zelda|quill|weidengasse|linz|mail\.example/i)
    })

    // Fails if a copied checkout keeps the details of the original.
    it('belongs to the other member who opens the link', async () => {
      const [zelda, other] = [await newMember(), await newMember()]
      const link = await newLink(zelda)
      const cookie = await loggedIn(other.member)
      expect((await open(link, cookie)).status).toBe(200)
      const shown = await (await open(link, cookie, 'open')).read()
      expect(shown).toMatchObject({ buyer: { email: other.member.email }, email: other.member.email })
      expect(JSON.stringify(shown)).not.toContain(zelda.member.email)
    })

    it('is gone from the page once the shop has blocked them', async () => {
      const zelda = await newMember()
      const page = await open(await newLink(zelda), await loggedIn(zelda.member))
      expect(await page.read()).toHaveProperty('buyer')
      const { siteId, memberId } = zelda.member
      const now = await membersStore.find(shop.database, siteId, memberId)
      if (!now) throw new Error('The member is gone')
      await shop.database.transaction((tx) => membersStore.update(tx, { ...now, blockedAt: Date.now() }))
      expect(await page.read()).not.toHaveProperty('buyer')
    })

    it('gains a delivery address once, and only from their own browser', async () => {
      const { member } = await newMember()
      const { siteId, memberId: knownMemberId } = member
      const ulm = { country: 'DE', addressLine: 'Gasse 1', city: 'Ulm', postalCode: '89073' }
      const order = (address: typeof ulm, known?: string) =>
        shop.database.transaction((tx) =>
          keepAddress(
            tx,
            { siteId, details: { shipping: { address }, ...(known && { knownMemberId: known }) } },
            { ids: randomIds, at: Date.now() },
          ),
        )
      await order({ ...ulm, addressLine: 'Elsewhere 2' })
      await order(ulm, knownMemberId)
      await order({ ...ulm, city: ' Ulm ' }, knownMemberId)
      await order(linz, knownMemberId)
      const after = await membersStore.find(shop.database, siteId, knownMemberId)
      const kept = after?.profile.addresses.map(({ address }) => address)
      expect(kept).toMatchObject([lost, linz, ulm])
    })
  })
}
