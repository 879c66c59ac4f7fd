import { TextInput } from '@mantine/core'
import { AddressFields, type AddressValues, addressValuesOf } from '../parts/addresses/AddressFields.tsx'
import { writtenAddress } from '../parts/addresses/written-address.ts'
import { shop } from '../session/shop-client.ts'
import type { DraftPartProps } from './DraftLines.tsx'
import { useTyped } from './use-typed.ts'

/** The name and the delivery address, with the fields that its country has. */
export function DraftAddress({ draft, changes: { change } }: DraftPartProps) {
  const known = draft.recipientInfo?.recipientInfo ?? {}
  const values = addressValuesOf(known)
  const save = (said: Partial<AddressValues>) =>
    change((id) =>
      shop.draftOrders.setRecipientInfo(id, { recipientInfo: writtenAddress(known, { ...values, ...said }) }),
    )
  return (
    <AddressFields
      values={values}
      set={save}
      field={(name, label) => (
        <TypedField
          key={name}
          label={label}
          type={name === 'phone' ? 'tel' : 'text'}
          value={values[name]}
          save={(text) => save({ [name]: text })}
        />
      )}
    />
  )
}

interface TypedFieldProps {
  readonly label: string
  readonly type: 'text' | 'tel'
  readonly value: string
  readonly save: (text: string) => void
}

function TypedField({ label, type, value, save }: TypedFieldProps) {
  const typed = useTyped(value, (text) => save(text.trim()))
  return <TextInput {...{ label, type }} maxLength={100} {...typed} />
}
