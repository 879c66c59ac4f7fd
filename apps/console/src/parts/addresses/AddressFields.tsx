import { Select, SimpleGrid, Stack } from '@mantine/core'
import { addressForm } from '@vitrine/client/addresses'
import { type ReactNode, useMemo } from 'react'
import { de } from '../../messages/de/frame/addresses.ts'
import { en } from '../../messages/en/frame/addresses.ts'
import { useWords } from '../../messages/words.tsx'
import { countriesIn } from './countries.ts'

/** A field of an address that is typed, or may be. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'phone'
  | 'addressLine1'
  | 'postalCode'
  | 'city'
  | 'subdivision'

/** An address as a form has it: empty where nothing is known. */
export type AddressValues = Readonly<Record<AddressField | 'country', string>>

interface Known {
  readonly address?:
    | Partial<Record<'addressLine1' | 'postalCode' | 'city' | 'subdivision' | 'country', string | null>>
    | undefined
  readonly contactDetails?:
    | Partial<Record<'firstName' | 'lastName' | 'company' | 'phone', string | null>>
    | undefined
}

export const addressValuesOf = ({ address = {}, contactDetails = {} }: Known): AddressValues => ({
  firstName: contactDetails.firstName ?? '',
  lastName: contactDetails.lastName ?? '',
  company: contactDetails.company ?? '',
  phone: contactDetails.phone ?? '',
  addressLine1: address.addressLine1 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  subdivision: address.subdivision ?? '',
  country: address.country ?? '',
})

export interface AddressFieldsProps {
  readonly values: AddressValues
  /** Called with what was chosen from a list. */
  set(said: Partial<AddressValues>): void
  /** Renders a field that is typed. */
  field(name: AddressField, label: string): ReactNode
}

/** The fields of a name and an address, as the address's country has them. */
export function AddressFields({ values, set, field }: AddressFieldsProps) {
  const { t, language } = useWords()
  const names = language.toLowerCase().startsWith('de') ? de : en
  const countries = useMemo(() => countriesIn(language), [language])
  const { country, subdivision } = values
  const form = useMemo(() => addressForm(country), [country])
  const own = form.names.map((name) => names[name]).find(Boolean)
  const label = (name: AddressField): string => {
    if (name === 'postalCode' && form.names.includes('zip') && names.zip) return names.zip
    if (name === 'company' || name === 'phone') return names[name] ?? name
    return (name === 'subdivision' && own) || t.drafts.address[name]
  }
  const shown = (name: AddressField) => field(name, label(name))
  const listed = form.subdivisions.map(({ code, name }) => ({ value: code, label: name }))
  const isListed = subdivision === '' || listed.some(({ value }) => value === subdivision)
  const subdivisions = isListed ? listed : [{ value: subdivision, label: subdivision }, ...listed] // as the buyer wrote it
  // A subdivision that letters don't need is only shown if the address has one.
  const hasSubdivision =
    form.required.includes('subdivision') || (form.fields.includes('subdivision') && subdivision !== '')
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        {shown('firstName')}
        {shown('lastName')}
      </SimpleGrid>
      {shown('company')}
      {shown('addressLine1')}
      <SimpleGrid cols={2} spacing="xs">
        {shown('postalCode')}
        {shown('city')}
      </SimpleGrid>
      {hasSubdivision &&
        (form.subdivisions.length > 0 ? (
          <Select
            label={label('subdivision')}
            searchable
            clearable
            data={subdivisions}
            value={subdivision || null}
            onChange={(next) => set({ subdivision: next ?? '' })}
          />
        ) : (
          shown('subdivision')
        ))}
      <Select
        label={t.drafts.address.country}
        searchable
        data={countries}
        value={country || null}
        onChange={(next) => set({ country: next ?? '', subdivision: '' })}
      />
      {shown('phone')}
    </Stack>
  )
}
