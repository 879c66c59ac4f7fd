import type { AddToCurrentCartRequest } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import { referenceTo } from '../cart.fixtures.ts'
import { customWishOf, wantedItems as readItems } from './new-lines.ts'

const siteId = '11111111-1111-4111-8111-111111111111'
const visitor: KnownActor = { type: 'ANONYMOUS_VISITOR', siteId, clientId: 'c', visitorId: 'v' }
const member: KnownActor = { type: 'MEMBER', siteId, clientId: 'c', memberId: 'm' }
const merchant: KnownActor = { type: 'WIX_USER', siteId, userId: 'u', owner: true }
const app: KnownActor = { type: 'APP', siteId, appId: 'a', scopes: [] }

const wantedItems = (actor: KnownActor, input: AddToCurrentCartRequest) =>
  readItems(actor, input, { site: { currency: 'EUR' }, at: 0 })

type NewLineItem = NonNullable<AddToCurrentCartRequest['lineItems']>[number]

const line = (more: Partial<NewLineItem> = {}): NewLineItem => ({
  quantity: 2,
  catalogReference: referenceTo('mug'),
  ...more,
})

const customLineItems: AddToCurrentCartRequest['customLineItems'] = [
  { itemType: { preset: 'PHYSICAL' }, price: '0.01' },
]

describe('wantedItems', () => {
  it('reads item and quantity, and ignores what the server sets', () => {
    const price = { amount: '0', convertedAmount: '0', formattedAmount: '', formattedConvertedAmount: '' }
    const sent = { quantity: 2, price, id: 'mine', productName: { original: 'Free' } }
    const input = { lineItems: [line(sent)] }
    expect(wantedItems(visitor, input)).toEqual([{ quantity: 2, reference: referenceTo('mug') }])
  })

  it.each([
    undefined,
    null,
    {},
    { variantId: 'v' },
    { options: { Size: 'L' }, customTextFields: { A: 'b' } },
  ])('keeps options %j as they are', (options) => {
    const reference = referenceTo('mug', options)
    expect(wantedItems(visitor, { lineItems: [line({ catalogReference: reference })] })).toEqual([
      { quantity: 2, reference },
    ])
  })

  it.each([
    ['nothing', {}],
    ['no line', { lineItems: [] }],
  ])('refuses %s', (_, input) => {
    expect(() => wantedItems(visitor, input)).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: 'lineItems', violatedRule: 'REQUIRED_FIELD' })],
      }),
    )
  })

  it.each([
    ['price', { price: '0.01' }],
    ['fullPrice', { fullPrice: '0.01' }],
    ['productName', { productName: { original: 'Free' } }],
    ['weight', { physicalProperties: { weight: 0, shippable: false } }],
    ['image', { image: { url: 'http://elsewhere.test/a.png' } }],
    ['paymentOption', { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' as const } }],
    ['nothing at all', {}],
  ])("doesn't let visitors and members override %s", (_, catalogOverrideFields) => {
    for (const actor of [visitor, member])
      expect(() => wantedItems(actor, { lineItems: [line(), line({ catalogOverrideFields })] })).toThrow(
        expect.objectContaining({
          violations: [
            expect.objectContaining({
              field: 'lineItems[1].catalogOverrideFields',
              violatedRule: 'FIELD_NOT_ALLOWED',
            }),
          ],
        }),
      )
  })

  it("doesn't let visitors and members add custom items, naming every such field in order", () => {
    const lineItems = [line({ catalogOverrideFields: { price: '1' } })]
    for (const actor of [visitor, member])
      expect(() => wantedItems(actor, { lineItems, customLineItems })).toThrow(
        expect.objectContaining({
          violations: [
            expect.objectContaining({ field: 'lineItems[0].catalogOverrideFields' }),
            expect.objectContaining({ field: 'customLineItems', violatedRule: 'FIELD_NOT_ALLOWED' }),
          ],
        }),
      )
  })

  it('takes an empty list of custom items for none', () => {
    expect(wantedItems(visitor, { lineItems: [line()], customLineItems: [] })).toHaveLength(1)
  })

  it("doesn't let visitors and members set tax rules and app data", () => {
    const lineItems = [
      line({ taxableAddress: { addressType: 'BUSINESS' }, extendedFields: { namespaces: {} } }),
    ]
    for (const actor of [visitor, member])
      expect(() => wantedItems(actor, { lineItems })).toThrow(
        expect.objectContaining({
          violations: [
            expect.objectContaining({ field: 'lineItems[0].taxableAddress' }),
            expect.objectContaining({ field: 'lineItems[0].extendedFields' }),
          ],
        }),
      )
  })

  it('reads what merchants and apps set, amounts in minor units', () => {
    const lineItems = [
      line({
        catalogOverrideFields: {
          price: '1.5',
          fullPrice: '2',
          depositAmount: '1',
          physicalProperties: { weight: 2 },
          image: { url: 'https://shop.test/a.png' },
        },
        taxableAddress: { addressType: 'BUSINESS' },
        selectedMembership: { id: 'm', appId: siteId },
      }),
    ]
    for (const actor of [merchant, app])
      expect(wantedItems(actor, { lineItems })).toMatchObject([
        {
          overrides: {
            priceMinor: 150,
            fullPriceMinor: 200,
            depositMinor: 100,
            fields: {
              physicalProperties: { weight: 2, shippable: true },
              image: { url: 'https://shop.test/a.png' },
            },
          },
          taxableAddress: { addressType: 'BUSINESS' },
          membership: { id: 'm', appId: siteId },
        },
      ])
    expect(wantedItems(merchant, { customLineItems })).toEqual([])
  })

  it.each([
    [{ price: '1.005' }, 'price', 'DECIMAL_MAX_SCALE'],
    [{ price: '1', paymentOption: { value: 'MEMBERSHIP' as const } }, 'price', 'VALIDATION'],
    [{ productName: { translated: 'x' } }, 'productName.original', 'REQUIRED_FIELD'],
  ])("doesn't let merchants set %j", (catalogOverrideFields, field, violatedRule) => {
    expect(() => wantedItems(merchant, { lineItems: [line({ catalogOverrideFields })] })).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ field: `lineItems[0].catalogOverrideFields.${field}`, violatedRule }),
        ],
      }),
    )
  })

  it('refuses options of more than 5,000 characters', () => {
    const options = (length: number) => ({ text: 'x'.repeat(length - '{"text":""}'.length) })
    const withOptions = (length: number) => ({
      lineItems: [line({ catalogReference: referenceTo('mug', options(length)) })],
    })
    expect(wantedItems(visitor, withOptions(5000))).toHaveLength(1)
    expect(() => wantedItems(visitor, withOptions(5001))).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({
            field: 'lineItems[0].catalogReference.options',
            violatedRule: 'MAX_LENGTH',
          }),
        ],
      }),
    )
  })
})

describe('customWishOf', () => {
  it('keeps services, gift cards, downloads and subscriptions as they are described', () => {
    const fields = {
      itemType: { preset: 'SERVICE' as const },
      productName: { original: 'Throwing lesson' },
      serviceProperties: { scheduledDate: '2026-02-01T10:00:00.000Z', numberOfParticipants: 2 },
      subscriptionOptionInfo: {
        subscriptionSettings: {
          frequency: 'MONTH' as const,
          interval: 1,
          autoRenewal: true,
          enableCustomerCancellation: true,
        },
      },
    }
    const sent = { ...fields, price: '30', id: 'mine', quantity: 3 }
    expect(customWishOf(sent, 'customLineItems[0]', 'EUR')).toEqual({
      quantity: 3,
      custom: { priceMinor: 3000, fields },
    })
  })

  it.each([
    [{ price: '1' }, 'itemType', 'REQUIRED_FIELD'],
    [{ itemType: {} }, 'price', 'REQUIRED_FIELD'],
    [{ itemType: {}, price: '1', fullPrice: '-2' }, 'fullPrice', 'DECIMAL_GTE'],
    [{ itemType: {}, price: '1000000000000000' }, 'price', 'DECIMAL_MAX_SCALE'],
  ])('refuses %j', (sent, field, violatedRule) => {
    expect(() => customWishOf(sent, 'customLineItems[0]', 'EUR')).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: `customLineItems[0].${field}`, violatedRule })],
      }),
    )
  })
})
