import type { AddToCurrentCartRequest } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import type { Somebody } from '../access/actor.ts'
import { referenceTo } from './cart.fixtures.ts'
import { wantedItems } from './new-lines.ts'

const siteId = '11111111-1111-4111-8111-111111111111'
const visitor: Somebody = { type: 'ANONYMOUS_VISITOR', siteId, clientId: 'c', visitorId: 'v' }
const member: Somebody = { type: 'MEMBER', siteId, clientId: 'c', memberId: 'm' }
const merchant: Somebody = { type: 'WIX_USER', siteId, userId: 'u', owner: true }
const app: Somebody = { type: 'APP', siteId, appId: 'a' }

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
  it('reads item and quantity, and leaves aside what the server sets', () => {
    const price = { amount: '0', convertedAmount: '0', formattedAmount: '', formattedConvertedAmount: '' }
    const input = { lineItems: [line({ price, id: 'mine', productName: { original: 'Free' } })] }
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
  ])('refuses visitors and members to override %s', (_, catalogOverrideFields) => {
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

  it('refuses visitors and members to bring items of their own, naming every such field in order', () => {
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

  it('takes an empty list of own items for none', () => {
    expect(wantedItems(visitor, { lineItems: [line()], customLineItems: [] })).toHaveLength(1)
  })

  it.each([
    [merchant, { customLineItems }, 'customLineItems'],
    [
      app,
      { lineItems: [line({ catalogOverrideFields: { price: '1' } })] },
      'lineItems[0].catalogOverrideFields',
    ],
    [
      visitor,
      { lineItems: [line({ selectedMembership: { id: 'm', appId: siteId } })] },
      'lineItems[0].selectedMembership',
    ],
    [
      visitor,
      { lineItems: [line({ taxableAddress: { addressType: 'BILLING' as const } })] },
      'lineItems[0].taxableAddress',
    ],
    [visitor, { lineItems: [line({ extendedFields: { namespaces: {} } })] }, 'lineItems[0].extendedFields'],
  ])('says what is not heeded yet', (actor, input, field) => {
    expect(() => wantedItems(actor, input)).toThrow(
      expect.objectContaining({ code: 'FEATURE_NOT_AVAILABLE', data: { field } }),
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
