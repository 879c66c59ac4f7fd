import type { UpdateCartRequest } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { couponOf } from '../../coupons/coupons.fixtures.ts'
import { customLineOf, lineOf, offerOf, referenceTo, testSite } from '../cart.fixtures.ts'
import type { CartContent } from '../lines/cart.ts'
import { isCustom } from '../lines/line.ts'
import { applyPatch } from './apply-patch.ts'
import { readPatch } from './cart-patch.ts'

const { siteId } = testSite
const visitor: KnownActor = { type: 'ANONYMOUS_VISITOR', siteId, clientId: 'c', visitorId: 'v' }
const app: KnownActor = { type: 'APP', siteId, appId: 'a', scopes: [] }
const visit = { site: { currency: 'EUR' }, at: 0 }
const shirt = offerOf('shirt')
const mug = offerOf('mug', { priceMinor: 1200 })

/** The result of an update. */
const updated = (
  content: CartContent,
  input: UpdateCartRequest,
  { actor = visitor, coupon }: { actor?: KnownActor; coupon?: Coupon } = {},
) => {
  const patch = readPatch(actor, { buyerInfo: {} }, input, visit)
  const offers = patch.lines.flatMap(({ reference }) =>
    reference ? [[shirt, mug].find(({ productId }) => productId === reference.catalogItemId)] : [],
  )
  return applyPatch(content, patch, { offers, coupon, newIds: ['new-1', 'new-2', 'new-3'] })
}

const refused = (field: string, violatedRule: string) =>
  expect.objectContaining({ violations: [expect.objectContaining({ field, violatedRule })] })

const full: CartContent = {
  lines: [],
  details: { buyerNote: 'Ring', email: 'a@b.test', contactInfo: { address: { city: 'Ulm' } } },
}

describe('an update of a cart', () => {
  it('writes given fields, clears null ones, leaves the rest', () => {
    const { details } = updated(full, {
      cartInfo: {
        buyerNote: null,
        contactInfo: { contactDetails: { firstName: 'Zoë' } },
        selectedShippingOption: { code: 'post' },
      },
    })
    expect(details).toEqual({
      email: 'a@b.test',
      contactInfo: { address: { city: 'Ulm' }, contactDetails: { firstName: 'Zoë' } },
      selectedShippingOption: { code: 'post' },
    })
    expect(
      updated({ lines: [], details: { buyerNote: 'Ring' } }, { cartInfo: { buyerNote: null } }).details,
    ).toBe(undefined)
  })

  it('ignores fields that only the shop writes, and unknown fields', () => {
    const address = { city: 'Ulm', countryFullname: { evil: true }, mine: 1 }
    const input: UpdateCartRequest = JSON.parse(
      JSON.stringify({ cartInfo: { contactInfo: { address }, currency: 'XXX' } }),
    )
    expect(updated({ lines: [] }, input)).toMatchObject({
      details: { contactInfo: { address: { city: 'Ulm' } } },
    })
    expect(JSON.stringify(updated({ lines: [] }, input))).not.toMatch(/evil|mine|XXX/)
  })

  it('writes only what its mask names', () => {
    const input: UpdateCartRequest = {
      cartInfo: {
        buyerNote: 'x',
        buyerInfo: { email: 'new@b.test' },
        contactInfo: { address: { city: 'Bonn' } },
      },
      lineItems: [{ catalogReference: referenceTo('shirt') }],
      couponCode: null,
      cartFieldmask: 'cartInfo.buyerInfo.email, contactInfo.contactDetails',
    }
    expect(updated(full, input)).toEqual({
      lines: [],
      details: { ...full.details, email: 'new@b.test' },
    })
    expect(() => updated(full, { cartFieldmask: 'buyerNote,lineItems.price' })).toThrow(
      refused('cartFieldmask', 'VALIDATION'),
    )
  })

  it.each<[UpdateCartRequest, string]>([
    [{ cartInfo: { extendedFields: {} } }, 'cartInfo.extendedFields'],
    [{ cartInfo: { buyerInfo: { contactId: siteId } } }, 'cartInfo.buyerInfo.contactId'],
    [{ cartInfo: { merchantDiscounts: [{}] } }, 'cartInfo.merchantDiscounts'],
    [{ merchantDiscounts: [{ amount: { amount: '1' } }] }, 'merchantDiscounts'],
    [{ customLineItems: [{ itemType: {}, price: '0' }] }, 'customLineItems'],
    [
      { lineItems: [{ catalogReference: referenceTo('shirt'), catalogOverrideFields: {} }] },
      'lineItems[0].catalogOverrideFields',
    ],
  ])('refuses a visitor %j', (input, field) => {
    expect(() => updated(full, input)).toThrow(refused(field, 'FIELD_NOT_ALLOWED'))
  })

  it.each([
    ['https://shop.test/checkout/{checkoutId}', undefined],
    ['https://shop.test.evil.test/{checkoutId}', 'FORMAT'],
    ['https://evil.test/?https://shop.test', 'FORMAT'],
    ['https://{checkoutId}.evil.test/', 'FORMAT'],
    ['javascript:alert(1)', 'FORMAT'],
    ['https://shop.test/done?t={completionToken}', 'FIELD_NOT_ALLOWED'],
  ])("takes from a buyer a checkout page on the client's own origins only: %s", (url, rule) => {
    const input = { cartInfo: { overrideCheckoutUrl: url } }
    const details = () => readPatch(visitor, { buyerInfo: {} }, input, visit, ['https://shop.test']).details
    if (rule) expect(details).toThrow(refused('cartInfo.overrideCheckoutUrl', rule))
    else expect(details()).toEqual({ overrideCheckoutUrl: url })
    expect(() => readPatch(visitor, { buyerInfo: {} }, input, visit)).toThrow()
  })

  it('accepts from an app what it refuses to buyers', () => {
    const after = updated(
      { lines: [lineOf(shirt)] },
      {
        cartInfo: { overrideCheckoutUrl: 'https://shop.test/pay', buyerInfo: { contactId: siteId } },
        merchantDiscounts: [{ amount: { amount: '2.5' } }],
        customLineItems: [{ itemType: { preset: 'SERVICE' }, price: '50' }],
      },
      { actor: app },
    )
    expect(after.details).toEqual({
      overrideCheckoutUrl: 'https://shop.test/pay',
      contactId: siteId,
      merchantDiscounts: [250],
    })
    expect(after.lines[1]).toMatchObject({ id: 'new-1', quantity: 1, custom: { priceMinor: 5000 } })
    expect(updated(after, { merchantDiscounts: [{ amount: '5.00' }] }, { actor: app }).details).toMatchObject(
      {
        merchantDiscounts: [500],
      },
    )
    expect(updated(after, { merchantDiscounts: [] }, { actor: app }).details).not.toHaveProperty(
      'merchantDiscounts',
    )
    expect(updated(after, { merchantDiscounts: [] }).details).toHaveProperty('merchantDiscounts')
    expect(() =>
      updated(after, { cartInfo: { overrideCheckoutUrl: 'javascript:alert(1)' } }, { actor: app }),
    ).toThrow(refused('cartInfo.overrideCheckoutUrl', 'FORMAT'))
  })

  it("leaves a member's contact as it is", () => {
    const input = { cartInfo: { buyerInfo: { contactId: siteId } } }
    expect(() => readPatch(app, { buyerInfo: { memberId: 'm' } }, input, visit)).toThrow(
      expect.objectContaining({ code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER' }),
    )
  })
})

describe('lines of an update', () => {
  it('are found by id or by item, otherwise added; none is removed', () => {
    const [shirts, mugs] = [lineOf(shirt, 2), lineOf(mug, 3)]
    const { lines } = updated(
      { lines: [shirts, mugs] },
      {
        lineItems: [
          { id: mugs.id, quantity: 7 },
          { catalogReference: referenceTo('shirt'), quantity: 5 },
          { catalogReference: referenceTo('shirt', { customTextFields: { Front: 'Zoë' } }) },
        ],
      },
    )
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [shirts.id, 5],
      [mugs.id, 7],
      ['new-3', 1],
    ])
  })

  it('get another item when one is sent with the id', () => {
    const line = lineOf(shirt, 2)
    const lineItems = [{ id: line.id, catalogReference: referenceTo('mug') }]
    expect(updated({ lines: [line] }, { lineItems }).lines).toMatchObject([
      { id: line.id, quantity: 2, offer: mug, seenMinor: 1200 },
    ])
  })

  it('that are unknown are refused', () => {
    const unknown = { lineItems: [{ id: 'x', quantity: 2 }] }
    expect(() => updated(full, unknown)).toThrow(expect.objectContaining({ code: 'LINE_ITEM_NOT_FOUND' }))
    const gone = { lineItems: [{ catalogReference: referenceTo('gone') }] }
    expect(() => updated(full, gone)).toThrow(expect.objectContaining({ code: 'ITEM_NOT_FOUND' }))
  })

  it("replace the line with the id of an app's item", () => {
    const [lesson, shirts] = [customLineOf(), lineOf(shirt)]
    const item = { itemType: { preset: 'DIGITAL' as const }, price: '9' }
    const { lines } = updated(
      { lines: [lesson, shirts] },
      { customLineItems: [{ ...item, id: lesson.id }, item, { ...item, id: shirts.id }] },
      { actor: app },
    )
    expect(lines.map((line) => [line.id, isCustom(line) && line.custom.priceMinor])).toEqual([
      [lesson.id, 900],
      [shirts.id, false],
      ['new-2', 900],
      ['new-3', 900],
    ])
  })

  it('can be paid by a membership only if they are services', () => {
    const lesson = customLineOf()
    const selectedMembership = { id: 'm', appId: siteId }
    const paid = (id: string) => ({
      lineItems: [{ id, selectedMembership }],
    })
    expect(updated({ lines: [lesson] }, paid(lesson.id)).lines).toMatchObject([{ membership: { id: 'm' } }])
    const line = lineOf(shirt)
    expect(() => updated({ lines: [line] }, paid(line.id))).toThrow(
      expect.objectContaining({ code: 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' }),
    )
  })
})

describe('the coupon of an update', () => {
  const coupon = couponOf({ minimumMinor: 3980 })

  it("is stored in the shop's spelling, and removed with null", () => {
    const after = updated({ lines: [lineOf(shirt, 2)] }, { couponCode: ' spring' }, { coupon })
    expect(after.details).toEqual({ coupon: { id: coupon.id, code: 'SPRING' } })
    expect(updated(after, { cartInfo: { buyerNote: 'x' } }).details).toHaveProperty('coupon')
    expect(updated(after, { couponCode: null }).details).toBeUndefined()
  })

  it('counts the lines of the same update, and requires its minimum', () => {
    const lineItems = [{ catalogReference: referenceTo('shirt'), quantity: 2 }]
    expect(updated({ lines: [] }, { lineItems, couponCode: 'x' }, { coupon }).details).toBeDefined()
    expect(() => updated({ lines: [lineOf(shirt)] }, { couponCode: 'x' }, { coupon })).toThrow(
      refused('couponCode', 'VALIDATION'),
    )
  })
})
