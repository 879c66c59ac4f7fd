import type { siteProperties } from '@vitrine/client/business-tools'
import { propertyCalls, propertyPart } from './property-part.ts'

type Address = NonNullable<siteProperties.BusinessContactData['address']>

/** How customers reach the business; empty texts are none. */
export interface Contact {
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly streetNumber: string
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string | null
}

const PLACE = ['street', 'streetNumber', 'zip', 'city', 'state', 'country'] as const

const draftOf = ({ email, phone, address }: siteProperties.Properties): Contact => ({
  ...{ email: email ?? '', phone: phone ?? '' },
  ...{ street: address?.street ?? '', streetNumber: address?.streetNumber ?? '' },
  ...{ zip: address?.zip ?? '', city: address?.city ?? '', state: address?.state ?? '' },
  country: address?.country ?? null,
})

/** The address as it is stored; undefined if nothing of it is filled in. */
const addressOf = (contact: Contact): Address | undefined => {
  const given = PLACE.flatMap((name) => {
    const text = contact[name]?.trim()
    return text ? [[name, text] as const] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Saves what was changed, and leaves the rest: an address that follows from the tax settings stays so. */
const save = async (contact: Contact, before: Contact): Promise<void> => {
  const address = addressOf(contact)
  const isMoved = PLACE.some((name) => contact[name] !== before[name])
  const [email, phone] = [contact.email.trim(), contact.phone.trim()]
  const calls = await propertyCalls()
  await calls.updateBusinessContact(
    { ...(email && { email }), ...(phone && { phone }), ...(address && isMoved && { address }) },
    { fields: ['email', 'phone', ...(isMoved ? (['address'] as const) : [])] },
  )
}

export const CONTACT = propertyPart({
  name: 'business',
  fields: ['email', 'phone', 'address'],
  draftOf,
  save,
})
