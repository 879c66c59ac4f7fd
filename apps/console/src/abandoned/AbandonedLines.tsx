import { Divider, Group, Image, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { usePicture } from '../parts/use-picture.ts'
import type { AbandonedCheckout } from './read-abandoned.ts'
import { useAbandonedTexts } from './texts.ts'

const SIZE = 48
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** What was in a checkout, and what it cost when its buyer last saw it. */
export function AbandonedLines({ checkout }: { checkout: AbandonedCheckout }) {
  const texts = useAbandonedTexts()
  const { t, money } = useWords()
  const picture = usePicture()
  const { lineItems, currency, subtotalPrice, totalPrice } = checkout
  const price = (amount: string | undefined) => money(amount ?? 0, currency)
  return (
    <Card title={t.orders.items}>
      <Stack gap="sm">
        {lineItems.map((line) => (
          <Group key={line._id} wrap="nowrap" align="flex-start">
            <Image
              src={picture(line.image, SIZE)}
              w={SIZE}
              h={SIZE}
              radius="sm"
              alt=""
              fallbackSrc={NOTHING}
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
            </div>
          </Group>
        ))}
      </Stack>
      <Divider my="sm" />
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <Text size="sm">{t.orders.sums.subtotal}</Text>
        <Text size="sm" className="numbers">
          {price(subtotalPrice.amount)}
        </Text>
      </Group>
      <Group justify="space-between" align="flex-end" wrap="nowrap">
        <Text fw={600}>{texts.total}</Text>
        <Text fw={600} className="numbers">
          {price(totalPrice.amount)}
        </Text>
      </Group>
    </Card>
  )
}
