import { randomUUID } from 'node:crypto'
import { ALL_SCOPES, type Scope } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCart,
  createCoupon,
  createGiftCard,
  createMembershipPlan,
  grantMembership,
  queryStoreVariants,
} from '@vitrine/contract/operations'
import { RULES, type Rule } from '@vitrine/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaStore } from '../../catalog/media/media.store.ts'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { composedStatement, statement } from '../../floor/database/statements/statement.ts'
import { LATER } from '../../later.ts'
import { newKey } from '../../people/access/keys/api-keys.service.ts'
import { apiKeysStore } from '../../people/access/keys/api-keys.store.ts'
import { memberWith } from '../../people/members/members.fixtures.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { newCollection, newProduct, newSite } from '../../testing/catalog.ts'
import type { Answer, Caller, Shop } from '../../testing/index.ts'
import { lineOf, openSmallShop } from '../small-shop.ts'
import { CALLERS, type CallerKind, EXPECTED } from './access-table.ts'

/** Part of all our names, so an answer to a stranger shows whether it leaks our data. */
const MARK = 'xq7own'
const product = newProduct({ name: `${MARK} vase`, slug: `${MARK}-vase`, description: MARK })
const shelf = newCollection({ name: `${MARK} shelf`, slug: `${MARK}-shelf` })
const mediaId = `${MARK}-picture`
const keyId = randomUUID()

const listTables = statement<{ name: string }>(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
)

let shop: Shop
let ours: Record<CallerKind, Caller>
let theirs: Record<CallerKind, Caller>
let input: (rule: Rule) => Record<string, unknown>

/** An API key of a site, with some scopes. */
const keyOf = async (
  siteId: string,
  scopes: readonly Scope[],
  id: string = randomUUID(),
): Promise<Caller> => {
  const { key, secret } = newKey({ siteId, keyId: id, name: id === keyId ? MARK : 'Key', scopes, now: 1 })
  await shop.database.transaction((tx) => apiKeysStore.save(tx, key))
  return shop.caller(secret)
}

/** One caller of each kind at a site. The ids are the same at every site, as if someone had swapped them. */
const callersOf = async (siteId: string, id: string): Promise<Record<CallerKind, Caller>> => {
  const as = (actor: KnownActor) => shop.as(actor)
  return {
    nobody: shop.caller(),
    visitor: await as({ type: 'ANONYMOUS_VISITOR', siteId, clientId: shop.clientId, visitorId: id }),
    member: await as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId: id }),
    merchant: await as({ type: 'WIX_USER', siteId, userId: id, owner: false }),
    owner: await as({ type: 'WIX_USER', siteId, userId: id, owner: true }),
    program: await keyOf(siteId, ALL_SCOPES, id),
  }
}

beforeAll(async () => {
  shop = await openSmallShop({ site: { name: MARK } }, [{ ...product, collectionIds: [shelf.id] }], [shelf])
  const { siteId } = shop.site
  const id = randomUUID()
  ours = await callersOf(siteId, id)
  theirs = await callersOf((await newSite(shop.database)).siteId, id)
  await keyOf(siteId, ['catalog:read'], keyId)
  await shop.database.transaction((tx) =>
    mediaStore.save(tx, { mediaId, siteId, kind: 'image', contentType: 'image/webp', createdAt: 1 }),
  )
  await shop.database.transaction((tx) =>
    membersStore.insert(tx, { ...memberWith(siteId, { memberId: id }), nickname: MARK }),
  )
  const { variants: [variant] = [] } = await ours.visitor.call(queryStoreVariants, { query: {} })
  const { cart } = await ours.visitor.call(addToCurrentCart, { lineItems: [lineOf(product.id)] })
  const beside = await ours.visitor.call(createCart, { lineItems: [lineOf(product.id)] })
  const { coupon } = await ours.owner.call(createCoupon, {
    coupon: { code: MARK, name: MARK, percentOffRate: 10 },
  })
  const { giftCard } = await ours.owner.call(createGiftCard, { giftCard: { initialValue: '10', note: MARK } })
  const { plan } = await ours.owner.call(createMembershipPlan, { plan: { name: MARK } })
  const { membership } = await ours.owner.call(grantMembership, { planId: plan.id, memberId: keyId })
  input = inputFor({
    storeVariantId: variant?.id ?? '',
    cartId: beside.cart?.id ?? '',
    lineId: cart?.lineItems[0]?.id ?? '',
    couponId: coupon.id,
    giftCardId: giftCard.id,
    planId: plan.id,
    membershipId: membership.id,
    ourMemberId: id,
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

type OurIds =
  | 'storeVariantId'
  | 'cartId'
  | 'lineId'
  | 'couponId'
  | 'giftCardId'
  | 'planId'
  | 'membershipId'
  | 'ourMemberId'

/** One input that is valid for most calls and refers to our data; calls ignore fields they don't know. */
const inputFor = (ours: Record<OurIds, string>) => {
  const { storeVariantId, cartId, lineId, couponId, giftCardId, planId, membershipId, ourMemberId } = ours
  const variantId = '00000000-0000-0000-0000-000000000000'
  const stock = { productId: product.id, variantId }
  const line = { id: lineId, ...lineOf(product.id) }
  const named = { name: 'Taken', priceData: { price: 1 } }
  const many = {
    ids: [product.id],
    productIds: [product.id],
    lineItems: [line],
    lineItemIds: [lineId],
    inventoryId: product.id,
    slug: shelf.slug,
    version: 'alpha',
    query: {},
    set: { price: 1 },
    adjust: { price: { amount: 1 } },
    variants: [{ choices: {}, price: 1 }],
    media: [{ mediaId, option: 'a', choice: 'b', mediaIds: [mediaId] }],
    mediaIds: [mediaId],
    inventoryItem: { productId: product.id, trackQuantity: true, variants: [{ variantId, quantity: 5 }] },
    incrementData: [{ ...stock, incrementBy: 1 }],
    decrementData: [{ ...stock, decrementBy: 1 }],
    request: { catalogReference: line.catalogReference, email: 'ada@example.com' },
    algorithms: [{ id: product.id, appId: product.id }],
    items: [line.catalogReference],
    name: 'x',
    scopes: ['catalog:read'],
    grantType: 'anonymous',
    clientId: shop.clientId,
    token: 'x',
    url: 'http://127.0.0.1:1/x.png',
  }
  const ids: readonly [RegExp, string][] = [
    [/\/collections\//, shelf.id],
    [/\/api-keys\//, keyId],
    [/\/media-files\//, mediaId],
    [/\/coupons\//, couponId],
    [/\/gift-cards\//, giftCardId],
    [/\/memberships\//, membershipId],
    [/\/members\//, ourMemberId],
    [/\/v1\/carts\//, cartId],
    [/\/v1\/variants\//, storeVariantId],
  ]
  const of = ({ operation: { name, path } }: Rule): Record<string, unknown> => ({
    ...many,
    id: ids.find(([pattern]) => pattern.test(path))?.[1] ?? product.id,
    product: { id: name === 'createProduct' ? undefined : product.id, ...named },
    coupon: { id: couponId, code: `taken ${randomUUID()}`, name: 'Taken', percentOffRate: 10 },
    giftCard: { id: giftCardId, initialValue: '10', active: false },
    amount: '1',
    plan: { id: planId, name: 'Taken' },
    planId,
    memberId: keyId,
    collection: { id: name === 'createCollection' ? undefined : shelf.id, name: 'Taken' },
    ...Object.fromEntries(['order', 'checkout'].map((entity) => [entity, { id: lineId }])),
    member: { id: ourMemberId, loginEmail: `${randomUUID()}@example.com`, profile: { nickname: 'Taken' } },
    cartInfo: { id: cartId, buyerNote: MARK },
  })
  // Settings calls refuse what they don't know.
  return (rule: Rule) => (rule.operation.path.endsWith('/sign-on-policies') ? { signOnPolicy: {} } : of(rule))
}

const call = (caller: Caller, rule: Rule): Promise<Answer> => caller.try(rule.operation, input(rule))

type Outcome = 'UNAUTHENTICATED' | 'PERMISSION_DENIED' | 'FEATURE_NOT_AVAILABLE' | 'let through'

const outcomeOf = ({ status, body }: Answer): Outcome => {
  const code = JSON.stringify(body).match(/"code":"(\w+)"/)?.[1]
  if (status === 401 && code === 'UNAUTHENTICATED') return code
  if (status === 403 && code === 'PERMISSION_DENIED') return code
  return status === 404 && code === 'FEATURE_NOT_AVAILABLE' ? code : 'let through'
}

const wantedOf = ({ operation: { name } }: Rule, kind: CallerKind): Outcome => {
  if (LATER.includes(name)) return 'FEATURE_NOT_AVAILABLE'
  if (EXPECTED.get(name)?.who.includes(kind)) return 'let through'
  return kind === 'nobody' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED'
}

/**
 * Every row of every table, limited to our site if the table has sites. A key's last use and the clock change
 * by themselves, and the log of requests has a row for each call.
 */
const rows = async (whose: 'all' | 'ours'): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const { name } of await shop.database.all(listTables)) {
    if (name === 'platform_clock' || name === 'request_log') continue
    const all = await shop.database.all(composedStatement<Record<string, unknown>>(`SELECT * FROM ${name}`))
    const kept = all.filter(
      ({ site_id = shop.site.siteId }) => whose === 'all' || site_id === shop.site.siteId,
    )
    found[name] = kept.map((row) => JSON.stringify({ ...row, last_used_at: undefined })).sort()
  }
  return found
}

/** Runs calls a few at a time, in the given order. */
const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += 20)
    await Promise.all(items.slice(start, start + 20).map(work))
}

/** Calls that aren't built yet answer everyone alike; one caller is enough. */
const cells = RULES.flatMap((rule) =>
  (LATER.includes(rule.operation.name) ? (['owner'] as const) : CALLERS).map((kind) => ({
    ...{ rule, kind },
    wanted: wantedOf(rule, kind),
  })),
)
const named = ({ rule, kind }: (typeof cells)[number], outcome: Outcome) =>
  `${rule.operation.name} by ${kind}: ${outcome}`

// Fails without the role check in mount.ts, without scopes in permission.ts, if members may make merchants'
// calls, or if keys are revoked by id at any site.
describe('every operation', () => {
  it('has a row in the table of allowed callers, and every row an operation', () => {
    expect([...EXPECTED.keys()].sort()).toEqual(RULES.map(({ operation }) => operation.name).sort())
  })

  it("refuses every kind of caller that the table doesn't list, and changes nothing", async () => {
    const before = await rows('all')
    const refused = cells.filter(({ wanted }) => wanted !== 'let through')
    const wrong: string[] = []
    await eachOf(refused, async (cell) => {
      const outcome = outcomeOf(await call(ours[cell.kind], cell.rule))
      if (outcome !== cell.wanted) wrong.push(named(cell, outcome))
    })
    expect(wrong).toEqual([])
    expect(await rows('all')).toEqual(before)
  })

  it('refuses a program without its scope, with every other one or none, and changes nothing', async () => {
    const { siteId } = shop.site
    const none = await keyOf(siteId, [])
    const others = new Map<Scope | undefined, Caller>()
    for (const scope of ALL_SCOPES)
      others.set(
        scope,
        await keyOf(
          siteId,
          ALL_SCOPES.filter((other) => other !== scope),
        ),
      )
    const before = await rows('all')
    const wrong: string[] = []
    await eachOf(
      cells.filter(({ rule, kind, wanted }) => {
        return kind === 'program' && wanted === 'let through' && EXPECTED.get(rule.operation.name)?.scope
      }),
      async (cell) => {
        for (const caller of [none, others.get(EXPECTED.get(cell.rule.operation.name)?.scope)]) {
          const outcome = caller && outcomeOf(await call(caller, cell.rule))
          if (outcome !== 'PERMISSION_DENIED') wrong.push(named(cell, outcome ?? 'let through'))
        }
      },
    )
    expect(wrong).toEqual([])
    expect(await rows('all')).toEqual(before)
  })

  it('reveals nothing to callers of another site who know our ids, and lets them change nothing', async () => {
    const before = await rows('ours')
    const wrong: string[] = []
    await eachOf(cells, async (cell) => {
      if (cell.kind === 'nobody') return
      const answer = await call(theirs[cell.kind], cell.rule)
      const outcome = outcomeOf(answer)
      const tells = JSON.stringify(answer.body).includes(MARK)
      if (outcome !== cell.wanted || tells || answer.status >= 500)
        wrong.push(`${named(cell, outcome)} ${answer.status}${tells ? ' reveals our data' : ''}`)
    })
    expect(wrong).toEqual([])
    expect(await rows('ours')).toEqual(before)
  })

  it('lets every listed caller through, and a program with just that scope', async () => {
    const only = new Map<Scope | undefined, Caller>([[undefined, ours.program]])
    for (const scope of ALL_SCOPES) only.set(scope, await keyOf(shop.site.siteId, [scope]))
    const isLast = ({ rule }: (typeof cells)[number]) =>
      /^(delete|bulkDelete|revoke|remove)/.test(rule.operation.name)
    const allowed = cells
      .filter(({ wanted }) => wanted === 'let through')
      .sort((one, other) => Number(isLast(one)) - Number(isLast(other)))
    const wrong: string[] = []
    const worked = new Set<string>()
    for (const cell of allowed) {
      const scoped = only.get(EXPECTED.get(cell.rule.operation.name)?.scope) ?? ours.program
      const answer = await call(cell.kind === 'program' ? scoped : ours[cell.kind], cell.rule)
      const outcome = outcomeOf(answer)
      if (outcome !== 'let through') wrong.push(named(cell, outcome))
      if (answer.status === 200) worked.add(cell.rule.operation.name)
    }
    expect(wrong).toEqual([])
    // Proves that the input is meaningful: what strangers sent works for the owners of the data.
    expect([...worked]).toEqual(
      expect.arrayContaining([
        ...[
          'getProduct',
          'getCollection',
          'getStoreVariant',
          'createProduct',
          'updateProduct',
          'deleteProduct',
        ],
        ...['updateCollection', 'deleteCollection', 'addProductsToCollection', 'bulkUpdateProducts'],
        ...['updateInventoryVariants', 'incrementInventory', 'getMediaFile', 'deleteMediaFile'],
        ...['getCoupon', 'updateCoupon', 'deleteCoupon', 'getCart', 'updateCart', 'addToCart', 'deleteCart'],
        ...['getGiftCard', 'updateGiftCard', 'adjustGiftCard', 'listGiftCards'],
        ...['updateMembershipPlan', 'listMembershipPlans', 'grantMembership', 'cancelMembership'],
        ...['getMember', 'updateMember', 'getCurrentMember', 'updateCurrentMemberSlug', 'queryMembers'],
        ...['approveMember', 'blockMember', 'unblockMember', 'deleteMyMember', 'createMember', 'listMembers'],
        ...['getSignOnPolicy', 'updateSignOnPolicy'],
        ...['listApiKeys', 'createApiKey', 'revokeApiKey', 'getCurrentCart', 'addToCurrentCart'],
      ]),
    )
  })
})
