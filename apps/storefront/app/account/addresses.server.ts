import { data } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import { isCountry } from '../cart/estimate.ts'
import type { Visitor } from '../shop.server.ts'
import { problemOf, refusal, textOf } from './form.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { readMember } from './member.server.ts'
import type { AddressView, MemberView } from './member-view.ts'

/** Limits of the platform's address, by field. */
const LONGEST = { addressLine: 150, addressLine2: 100, postalCode: 50, city: 50, subdivision: 50 } as const
const MOST = 20

/** Handles the forms of the saved addresses: adds one, replaces one, or removes one. */
export async function changeAddresses(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const member = await readMember(visitor)
  if (!member) return refusal('loggedOut')
  const removed = form.get('remove')
  if (typeof removed === 'string')
    return save(
      visitor,
      member,
      member.addresses.filter((address) => JSON.stringify(address) !== removed),
    )
  const replaces = form.get('replaces')
  const place = member.addresses.findIndex((address) => JSON.stringify(address) === replaces)
  const address = readAddress(form)
  const typed = { ...address, ...(typeof replaces === 'string' && { replaces }) }
  const tooLong = Object.entries(LONGEST).find(([name, most]) => textOf(form, name).length > most)
  if (tooLong) return refusal('tooLong', { field: tooLong[0], typed })
  if (!isCountry(address.country) || address.addressLine === '' || address.city === '')
    return refusal('addressMissing', { typed })
  if (place >= 0) return save(visitor, member, member.addresses.with(place, address), typed)
  if (member.addresses.length >= MOST) return refusal('addressesFull', { typed })
  return save(visitor, member, [...member.addresses, address], typed)
}

/** People write CA, the platform US-CA. */
const readAddress = (form: FormData) => {
  const [country, subdivision] = [textOf(form, 'country'), textOf(form, 'subdivision')]
  const isShort = /^[A-Za-z\d]{1,3}$/.test(subdivision)
  return {
    addressLine: textOf(form, 'addressLine'),
    addressLine2: textOf(form, 'addressLine2'),
    postalCode: textOf(form, 'postalCode'),
    city: textOf(form, 'city'),
    country,
    subdivision: isShort ? `${country}-${subdivision.toUpperCase()}` : subdivision,
  }
}

async function save(
  visitor: Visitor,
  { id }: MemberView,
  addresses: AddressView[],
  typed?: Record<string, string>,
) {
  const given = addresses.map((address) => ({
    ...address,
    ...{ addressLine2: address.addressLine2 || null, subdivision: address.subdivision || null },
  }))
  try {
    await visitor.client.members.updateMember(id, { contact: { addresses: given } })
    visitor.member = undefined
    return data<FormAnswer>({ isDone: true })
  } catch (error) {
    return refusal(problemOf(error), typed && { typed })
  }
}
