import { Divider, Stack, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { LineRow } from '../parts/LineRow.tsx'
import { sumsOf } from './order-sums.ts'
import { useOrderTexts } from './order-texts.ts'
import { type Parcel, sentOf } from './parcels/read-parcels.ts'
import { SumRows } from './SumRows.tsx'

/** What was bought, and what it costs. */
export function OrderLines({ order, parcels }: { order: orders.Order; parcels: readonly Parcel[] }) {
  const { t, money } = useWords()
  const texts = useOrderTexts(order)
  const { currency, priceSummary } = order
  return (
    <Card title={t.orders.items}>
      <Stack gap="sm">
        {order.lineItems.map((line) => (
          <LineRow
            key={line._id}
            line={line}
            currency={currency}
            aside={
              <Text size="sm" className="numbers" w={96} ta="right">
                {money(line.totalPriceAfterTax?.amount ?? line.lineItemPrice?.amount ?? 0, currency)}
              </Text>
            }
          >
            {line.physicalProperties?.sku && (
              <Text size="xs" c="dimmed">
                {line.physicalProperties.sku}
              </Text>
            )}
            {order.fulfillmentStatus === 'PARTIALLY_FULFILLED' && (
              <Text size="xs" c="dimmed">
                {texts.sentUnits(sentOf(line._id, parcels), line.quantity)}
              </Text>
            )}
            {(line.refundQuantity ?? 0) > 0 && (
              <Text size="xs" c="grape">
                {t.orders.refundedUnits(line.refundQuantity ?? 0)}
              </Text>
            )}
          </LineRow>
        ))}
      </Stack>
      <Divider my="sm" />
      <Stack gap={4}>
        <SumRows of={sumsOf(order)} total={priceSummary?.total?.amount} currency={currency} />
      </Stack>
    </Card>
  )
}
