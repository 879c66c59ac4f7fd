import type { AddressWithContact, FieldViolation } from '@vitrine/contract'
import { type AddressText, addressProblems } from '@vitrine/contract/addresses'
import type { HostedAddress } from '@vitrine/contract/hosted-checkout'

/** As the contract's `phone`: what people write, and nothing that could be mistaken for anything else. */
const PHONE = /^[0-9+().\-/ x]{1,50}$/

/** Checks an address by its country's rules, naming its fields as in the request. */
export const addressViolations = (address: HostedAddress, field: string): FieldViolation[] => {
  const problems = addressProblems(textOf(address)).map(({ field: part, rule, example }) => ({
    field: `${field}.${part}`,
    violatedRule: rule,
    description:
      rule === 'REQUIRED_FIELD' ? 'must be given' : `must look like ${example ?? 'one of its country'}`,
    data: example === undefined ? {} : { example },
  }))
  const phone = address.phone?.trim() ?? ''
  if (phone === '' || PHONE.test(phone)) return problems
  const description = 'must be a phone number'
  return [...problems, { field: `${field}.phone`, violatedRule: 'FORMAT', description, data: {} }]
}

const FIELDS = [
  'country',
  'firstName',
  'lastName',
  'company',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'phone',
] as const

const textOf = (address: HostedAddress): AddressText => ({ ...address })

/** Converts a form's address to a checkout's; empty fields are dropped. */
export const placeOfHosted = (address: HostedAddress): AddressWithContact => {
  const text = Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = address[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const { firstName, lastName, company, phone, ...place } = text
  const person = { firstName, lastName, company, phone }
  return { address: place, contactDetails: JSON.parse(JSON.stringify(person)) }
}

/** Converts a checkout's address to a form's; undefined without a country. */
export const hostedPlaceOf = (place: AddressWithContact | undefined): HostedAddress | undefined => {
  const { address, contactDetails } = place ?? {}
  if (!address?.country) return undefined
  const { streetAddress } = address
  const street = streetAddress && [streetAddress.name, streetAddress.number].filter(Boolean).join(' ')
  const all = { ...contactDetails, ...address, addressLine: address.addressLine ?? street }
  return Object.assign(
    { country: address.country },
    Object.fromEntries(FIELDS.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
  )
}
