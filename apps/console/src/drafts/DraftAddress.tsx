import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { addressForm } from '@vitrine/client/addresses'
import { useMemo } from 'react'
import { de } from '../messages/de/addresses.ts'
import { en } from '../messages/en/addresses.ts'
import { useWords } from '../messages/words.tsx'
import { countriesIn } from '../parts/countries.ts'
import { shop } from '../session/shop-client.ts'
import type { DraftPartProps } from './DraftLines.tsx'
import { useTyped } from './use-typed.ts'

const VAT_TYPES = ['CNPJ', 'CPF', 'UNSPECIFIED'] as const
type Field = 'firstName' | 'lastName' | 'addressLine1' | 'postalCode' | 'city' | 'subdivision'

/** The name and the delivery address, with the fields that its country has. */
export function DraftAddress({ draft, changes: { change } }: DraftPartProps) {
  const { t, language } = useWords()
  const names = language.toLowerCase().startsWith('de') ? de : en
  const countries = useMemo(() => countriesIn(language), [language])
  const { address = {}, contactDetails = {} } = draft.recipientInfo?.recipientInfo ?? {}
  const country = address.country ?? ''
  const form = useMemo(() => addressForm(country), [country])
  const values: Record<Field, string> = {
    firstName: contactDetails.firstName ?? '',
    lastName: contactDetails.lastName ?? '',
    addressLine1: address.addressLine1 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    subdivision: address.subdivision ?? '',
  }
  const save = (said: Partial<Record<Field | 'country', string>>) => {
    const { firstName, lastName, country: next, subdivision, ...place } = { ...values, country, ...said }
    const { vatId, ...contact } = contactDetails
    const vatType = VAT_TYPES.find((type) => type === vatId?.type)
    change((id) =>
      shop.draftOrders.setRecipientInfo(id, {
        recipientInfo: {
          // Fields that this form doesn't show stay, such as a phone number.
          address: { ...address, ...place, subdivision: subdivision || null, ...(next && { country: next }) },
          contactDetails: {
            ...contact,
            ...{ firstName, lastName },
            ...(vatId && vatType && { vatId: { ...vatId, type: vatType } }),
          },
        },
      }),
    )
  }
  const own = form.names.map((name) => names[name]).find(Boolean)
  const label = (name: Field) => {
    if (name === 'postalCode' && form.names.includes('zip')) return names.zip
    return (name === 'subdivision' && own) || t.drafts.address[name]
  }
  const field = (name: Field) => (
    <AddressField
      key={name}
      label={label(name) ?? name}
      value={values[name]}
      save={(text) => save({ [name]: text })}
    />
  )
  const listed = form.subdivisions.map(({ code, name }) => ({ value: code, label: name }))
  const isListed = values.subdivision === '' || listed.some(({ value }) => value === values.subdivision)
  const subdivisions = isListed
    ? listed
    : [{ value: values.subdivision, label: values.subdivision }, ...listed] // as the buyer wrote it
  // A subdivision that letters don't need is only shown if the address has one.
  const hasSubdivision =
    form.required.includes('subdivision') ||
    (form.fields.includes('subdivision') && values.subdivision !== '')
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        {field('firstName')}
        {field('lastName')}
      </SimpleGrid>
      {field('addressLine1')}
      <SimpleGrid cols={2} spacing="xs">
        {field('postalCode')}
        {field('city')}
      </SimpleGrid>
      {hasSubdivision &&
        (form.subdivisions.length > 0 ? (
          <Select
            label={label('subdivision')}
            searchable
            clearable
            data={subdivisions}
            value={values.subdivision || null}
            onChange={(subdivision) => save({ subdivision: subdivision ?? '' })}
          />
        ) : (
          field('subdivision')
        ))}
      <Select
        label={t.drafts.address.country}
        searchable
        data={countries}
        value={country || null}
        onChange={(next) => save({ country: next ?? '', subdivision: '' })}
      />
    </Stack>
  )
}

interface AddressFieldProps {
  readonly label: string
  readonly value: string
  readonly save: (text: string) => void
}

function AddressField({ label, value, save }: AddressFieldProps) {
  const typed = useTyped(value, (text) => save(text.trim()))
  return <TextInput label={label} maxLength={100} {...typed} />
}
