import { Divider, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { LineRow } from '../parts/LineRow.tsx'
import type { AbandonedCheckout } from './read-abandoned.ts'
import { useAbandonedTexts } from './texts.ts'

/** What was in a checkout, and what it cost when its buyer last saw it. */
export function AbandonedLines({ checkout }: { checkout: AbandonedCheckout }) {
  const texts = useAbandonedTexts()
  const { t, money } = useWords()
  const { lineItems, currency, subtotalPrice, totalPrice } = checkout
  return (
    <Card title={t.orders.items}>
      <Stack gap="sm">
        {lineItems.map((line) => (
          <LineRow key={line._id} line={line} currency={currency} />
        ))}
      </Stack>
      <Divider my="sm" />
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <Text size="sm">{t.orders.sums.subtotal}</Text>
        <Text size="sm" className="numbers">
          {money(subtotalPrice.amount, currency)}
        </Text>
      </Group>
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <Text fw={600}>{texts.total}</Text>
        <Text fw={600} className="numbers">
          {money(totalPrice.amount, currency)}
        </Text>
      </Group>
    </Card>
  )
}
