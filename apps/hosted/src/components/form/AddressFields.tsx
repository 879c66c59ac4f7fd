import { ADDRESS_COUNTRIES, type AddressField, addressFormatOf } from '@vitrine/contract/addresses'
import type { HostedAddressDraft } from '@vitrine/contract/hosted-checkout'
import { useMemo } from 'react'
import { useSubdivisions } from '../../addresses/use-subdivisions.ts'
import { useWords } from '../../messages/words.tsx'
import { AUTOFILL, LONGEST, labelOf, type Part, rowsOf } from './address-fields.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'
import type { FieldErrors } from './use-errors.ts'

interface AddressFieldsProps {
  /** `shippingAddress` or `billingAddress`: fields have the platform's names. */
  readonly prefix: string
  /** How browsers tell several addresses on a page apart. */
  readonly section: 'shipping' | 'billing'
  readonly address: HostedAddressDraft
  readonly onChange: (address: HostedAddressDraft) => void
  /** The countries to choose from; null for all. */
  readonly countries: readonly string[] | null
  readonly errors: FieldErrors
  readonly onEdit: (name: string) => void
}

/** The fields of an address, as its country writes it. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, address, errors, onEdit } = props
  const { t, country: nameOf, language } = useWords()
  const country = address.country ?? ''
  const subdivisions = useSubdivisions(country)
  const { required } = addressFormatOf(country)

  const countries = useMemo(() => {
    const sorted = new Intl.Collator(language)
    return [...(props.countries ?? ADDRESS_COUNTRIES)]
      .map((code) => [code, nameOf(code)] as const)
      .sort(([, a], [, b]) => sorted.compare(a, b))
  }, [props.countries, nameOf, language])

  const field = (part: Part) => ({
    name: `${prefix}.${part}`,
    label: labelOf(part, country, t),
    value: address[part] ?? '',
    error: errors[`${prefix}.${part}`],
    autoComplete: `${section} ${AUTOFILL[part]}`,
    onChange: (value: string) => {
      onEdit(`${prefix}.${part}`)
      const ofOtherCountry = part === 'country' && { subdivision: '' }
      props.onChange({ ...address, ...ofOtherCountry, [part]: value })
    },
  })

  const input = (part: AddressField) =>
    part === 'subdivision' && subdivisions.length > 0 ? (
      <SelectField key={part} {...field(part)} options={subdivisions} />
    ) : (
      <TextField
        key={part}
        {...field(part)}
        maxLength={LONGEST[part]}
        isOptional={!required.includes(part)}
      />
    )

  return (
    <div className="fields">
      <SelectField {...field('country')} options={countries} />
      {country !== '' && (
        <>
          {rowsOf(country)
            .filter((row) => row.some((part) => part !== 'subdivision' || required.includes(part)))
            .map((row) => (
              <div className="field-row" key={row.join()}>
                {row.map(input)}
              </div>
            ))}
          <TextField
            {...field('phone')}
            type="tel"
            maxLength={LONGEST.phone}
            hint={section === 'shipping' ? t.phoneHint : undefined}
            isOptional
          />
        </>
      )}
    </div>
  )
}
