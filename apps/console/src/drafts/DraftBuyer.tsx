import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { countriesIn } from '../parts/countries.ts'
import { shop } from '../session/shop-client.ts'
import type { DraftPartProps } from './DraftLines.tsx'
import type { CalculatedDraft } from './read-drafts.ts'
import { useTyped } from './use-typed.ts'

/** Who buys, where it goes, how, and what they want to be noted. */
export function DraftBuyer({
  draft,
  shippingOptions,
  changes,
}: DraftPartProps & { readonly shippingOptions: CalculatedDraft['shippingOptions'] }) {
  const { t, money } = useWords()
  const { change } = changes
  const { buyerDetails, shippingInfo, currency } = draft
  const email = useTyped(buyerDetails?.buyerInfo.email ?? '', (value) =>
    change((id) => shop.draftOrders.setBuyerInfo(id, { buyerInfo: { email: value.trim() || null } })),
  )
  const note = useTyped(draft.buyerNote ?? '', (value) =>
    change((id) => shop.draftOrders.setBuyerInfo(id, { buyerNote: value })),
  )
  const chosen = shippingInfo?.shippingInfo
  return (
    <Stack>
      <Card title={t.orders.buyer}>
        <TextInput type="email" label={t.drafts.email} description={t.drafts.emailHint} {...email} />
      </Card>
      <Card title={t.orders.delivery}>
        <Stack>
          <Address draft={draft} changes={changes} />
          <Select
            label={t.drafts.deliveryOption}
            placeholder={shippingOptions.length > 0 ? t.drafts.chooseDelivery : t.drafts.noDeliveryYet}
            disabled={shippingOptions.length === 0 && !chosen}
            clearable
            allowDeselect={false}
            data={shippingOptions.map(({ code, title, cost }) => ({
              value: code,
              label: `${title} · ${money(cost.price.amount, currency)}`,
            }))}
            value={chosen?.code ?? null}
            onChange={(code) =>
              change((id) => shop.draftOrders.setShippingInfo(id, code ? { shippingInfo: { code } } : {}))
            }
          />
        </Stack>
      </Card>
      <Card title={t.drafts.note}>
        <Textarea
          aria-label={t.drafts.note}
          description={t.drafts.noteHint}
          autosize
          minRows={2}
          maxLength={1000}
          {...note}
        />
      </Card>
    </Stack>
  )
}

const FIELDS = ['firstName', 'lastName', 'addressLine1', 'postalCode', 'city'] as const
const VAT_TYPES = ['CNPJ', 'CPF', 'UNSPECIFIED'] as const
type Field = (typeof FIELDS)[number]

function Address({ draft, changes: { change } }: DraftPartProps) {
  const { t, language } = useWords()
  const countries = useMemo(() => countriesIn(language), [language])
  const { address = {}, contactDetails = {} } = draft.recipientInfo?.recipientInfo ?? {}
  const values: Record<Field, string> = {
    firstName: contactDetails.firstName ?? '',
    lastName: contactDetails.lastName ?? '',
    addressLine1: address.addressLine1 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
  }
  const save = (said: Partial<Record<Field | 'country', string>>) => {
    const next = { ...values, country: address.country ?? '', ...said }
    const { firstName, lastName, country, ...place } = next
    const { vatId, ...contact } = contactDetails
    const vatType = VAT_TYPES.find((type) => type === vatId?.type)
    change((id) =>
      shop.draftOrders.setRecipientInfo(id, {
        recipientInfo: {
          // What this form doesn't show stays, such as a phone number.
          address: { ...address, ...place, ...(country && { country }) },
          contactDetails: {
            ...contact,
            ...{ firstName, lastName },
            ...(vatId && vatType && { vatId: { ...vatId, type: vatType } }),
          },
        },
      }),
    )
  }
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        <AddressField name="firstName" value={values.firstName} save={save} />
        <AddressField name="lastName" value={values.lastName} save={save} />
      </SimpleGrid>
      <AddressField name="addressLine1" value={values.addressLine1} save={save} />
      <SimpleGrid cols={2} spacing="xs">
        <AddressField name="postalCode" value={values.postalCode} save={save} />
        <AddressField name="city" value={values.city} save={save} />
      </SimpleGrid>
      <Select
        label={t.drafts.address.country}
        searchable
        data={countries}
        value={address.country ?? null}
        onChange={(country) => save({ country: country ?? '' })}
      />
    </Stack>
  )
}

interface AddressFieldProps {
  readonly name: Field
  readonly value: string
  readonly save: (said: Partial<Record<Field, string>>) => void
}

function AddressField({ name, value, save }: AddressFieldProps) {
  const { t } = useWords()
  const typed = useTyped(value, (text) => save({ [name]: text.trim() }))
  return <TextInput label={t.drafts.address[name]} maxLength={100} {...typed} />
}
