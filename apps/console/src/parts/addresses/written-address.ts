import type { orders } from '@vitrine/client/ecom'
import type { AddressValues } from './AddressFields.tsx'

const VAT_TYPES = ['CNPJ', 'CPF', 'UNSPECIFIED'] as const

type Known = Pick<NonNullable<orders.Order['billingInfo']>, 'address' | 'contactDetails'>

/** Writes an address as calls take it. What a form doesn't show stays as it was, such as a VAT ID. */
export const writtenAddress = (before: Known, values: AddressValues) => {
  const { firstName, lastName, company, phone, country, subdivision, ...place } = values
  const { vatId, ...contact } = before.contactDetails ?? {}
  const vatType = VAT_TYPES.find((type) => type === vatId?.type)
  return {
    address: { ...before.address, ...place, subdivision: subdivision || null, ...(country && { country }) },
    contactDetails: {
      ...contact,
      ...{ firstName, lastName, company: company || null, phone: phone || null },
      ...(vatId && vatType && { vatId: { ...vatId, type: vatType } }),
    },
  }
}
