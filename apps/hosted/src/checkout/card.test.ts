import { describe, expect, it } from 'vitest'
import { cardDetails, cardProblems, groupedNumber, NO_CARD } from './card.ts'

const today = new Date('2026-11-20T12:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '12 / 28', securityCode: '123', holder: '' }

describe('a card', () => {
  it('that is valid has no problems and is sent as digits', () => {
    expect(cardProblems(card, today)).toEqual({})
    expect(cardDetails(card)).toEqual({
      number: '4242424242424242',
      expiryMonth: 12,
      expiryYear: 2028,
      securityCode: '123',
    })
  })

  it.each([
    ['12/28', 12, 2028],
    ['1228', 12, 2028],
    [' 1 / 2030 ', 1, 2030],
    ['1-30', 1, 2030],
  ])('can have its expiry in any common form: %s', (expiry, expiryMonth, expiryYear) => {
    expect(cardProblems({ ...card, expiry }, today)).toEqual({})
    expect(cardDetails({ ...card, expiry })).toMatchObject({ expiryMonth, expiryYear })
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'wrong' }],
    [{ number: '0' }, { number: 'wrong' }],
    [{ expiry: '13 / 28' }, { expiry: 'wrong' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ expiry: '11/26' }, {}],
    [{ securityCode: '12' }, { securityCode: 'wrong' }],
  ])('is checked before it is sent: %j', (change, problems) => {
    expect(cardProblems({ ...card, ...change }, today)).toEqual(problems)
  })

  it('that is empty is missing everything but a name', () => {
    expect(cardProblems(NO_CARD, today)).toEqual({
      number: 'missing',
      expiry: 'missing',
      securityCode: 'missing',
    })
  })

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-42424', '4242 4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
  ])('is grouped as printed on cards: %s', (typed, shown) => {
    expect(groupedNumber(typed)).toBe(shown)
  })
})
