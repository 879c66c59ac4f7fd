import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { AddressFields, type AddressValues, addressValuesOf } from '../parts/addresses/AddressFields.tsx'
import { writtenAddress } from '../parts/addresses/written-address.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'
import { usePrintTexts } from './print/texts.ts'

/** Changes who an order's invoice is addressed to: name, company, address and phone. */
export function BillingDialog({ order, close }: { readonly order: orders.Order; close(): void }) {
  const { t } = useWords()
  const texts = usePrintTexts()
  const destination = order.shippingInfo?.logistics?.shippingDestination ?? order.recipientInfo
  const known = order.billingInfo ?? destination ?? {}
  const [values, setValues] = useState(() => addressValuesOf(known))
  const set = (said: Partial<AddressValues>) => setValues((before) => ({ ...before, ...said }))
  const save = useAction<undefined, unknown>(
    () => shop.orders.updateOrder(order._id, { billingInfo: writtenAddress(known, trimmed(values)) }),
    ORDER_KEYS,
    () => {
      close()
      return texts.billingSaved
    },
  )
  return (
    <Dialog opened onClose={close} title={texts.editBilling}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.run(undefined)
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {texts.billingHint}
          </Text>
          <AddressFields
            {...{ values, set }}
            field={(name, label) => (
              <TextInput
                key={name}
                label={label}
                type={name === 'phone' ? 'tel' : 'text'}
                maxLength={100}
                value={values[name]}
                onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
              />
            )}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={save.isRunning}>
              {texts.saveBilling}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const trimmed = ({ country, ...values }: AddressValues): AddressValues => ({
  country,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  company: values.company.trim(),
  phone: values.phone.trim(),
  addressLine1: values.addressLine1.trim(),
  postalCode: values.postalCode.trim(),
  city: values.city.trim(),
  subdivision: values.subdivision.trim(),
})
