import { Anchor, Stack, Text } from '@mantine/core'
import type { customers } from '@vitrine/client/merchant'
import { useWords } from '../messages/words.tsx'
import { PostalAddress } from '../orders/print/PostalAddress.tsx'
import { Card } from '../parts/Card.tsx'

interface ContactCardProps {
  readonly email: string
  readonly phones: readonly string[]
  readonly addresses: customers.CustomerDetails['addresses']
}

/** How to reach a customer. */
export function ContactCard({ email, phones, addresses }: ContactCardProps) {
  const { t } = useWords()
  return (
    <Card title={t.customers.contact}>
      <Stack gap="sm">
        <Anchor size="sm" href={`mailto:${email}`} style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Anchor>
        {phones.map((phone) => (
          <Anchor key={phone} size="sm" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </Anchor>
        ))}
        {addresses.map((address) => (
          <PostalAddress key={JSON.stringify(address)} of={address} />
        ))}
        {addresses.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.customers.noAddress}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
