import { Divider, Group, Image, Stack, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { usePicture } from '../parts/use-picture.ts'
import { sumsOf } from './order-sums.ts'
import { type Parcel, sentOf } from './parcels/read-parcels.ts'
import { SumRows } from './SumRows.tsx'

const SIZE = 48

/** What was bought, and what it costs. */
export function OrderLines({ order, parcels }: { order: orders.Order; parcels: readonly Parcel[] }) {
  const { t, money } = useWords()
  const picture = usePicture()
  const { currency, priceSummary } = order
  const price = (amount: string | undefined) => money(amount ?? 0, currency)
  return (
    <Card title={t.orders.items}>
      <Stack gap="sm">
        {order.lineItems.map((line) => (
          <Group key={line._id} wrap="nowrap" align="flex-start">
            <Image
              src={picture(line.image, SIZE)}
              w={SIZE}
              h={SIZE}
              radius="sm"
              alt=""
              fallbackSrc="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
            />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                {line.productName?.original}
              </Text>
              <Text size="sm" c="dimmed" className="numbers">
                {line.quantity} × {price(line.price?.amount)}
              </Text>
              {line.descriptionLines?.map(({ name, plainText, colorInfo }) => (
                <Text key={name?.original} size="xs" c="dimmed">
                  {name?.original}: {plainText?.original ?? colorInfo?.original}
                </Text>
              ))}
              {line.physicalProperties?.sku && (
                <Text size="xs" c="dimmed">
                  {line.physicalProperties.sku}
                </Text>
              )}
              {order.fulfillmentStatus === 'PARTIALLY_FULFILLED' && (
                <Text size="xs" c="dimmed">
                  {t.orders.sentUnits(sentOf(line._id, parcels), line.quantity)}
                </Text>
              )}
              {(line.refundQuantity ?? 0) > 0 && (
                <Text size="xs" c="grape">
                  {t.orders.refundedUnits(line.refundQuantity ?? 0)}
                </Text>
              )}
            </div>
            <Text size="sm" className="numbers" w={96} ta="right">
              {price(line.totalPriceAfterTax?.amount ?? line.lineItemPrice?.amount)}
            </Text>
          </Group>
        ))}
      </Stack>
      <Divider my="sm" />
      <Stack gap={4}>
        <SumRows of={sumsOf(order)} total={priceSummary?.total?.amount} currency={currency} />
      </Stack>
    </Card>
  )
}
