import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import type { OpenGiftCard } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

/** What is left on a card, and the latest changes of it. */
export function CardHistory({ open: { giftCard, entries } }: { readonly open: OpenGiftCard }) {
  const { money, time } = useWords()
  const texts = useGiftCardTexts()
  const inMoney = (amount: string) => money(amount, giftCard.currency)
  return (
    <>
      <Card title={texts.balance}>
        <Text size="xl" fw={600} className="numbers">
          {texts.balanceOf(inMoney(giftCard.balance), inMoney(giftCard.initialValue))}
        </Text>
      </Card>
      <Card title={texts.history}>
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {entries.map(({ number, kind, amount, balance, orderId, reason, _createdDate }) => (
            <Group key={number} component="li" justify="space-between" align="flex-start" wrap="nowrap">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500}>
                  {texts.kinds[kind] ?? kind}
                </Text>
                {reason && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {reason}
                  </Text>
                )}
                <Text size="xs" c="dimmed">
                  {time(_createdDate)} · {texts.after(inMoney(balance))}
                </Text>
                {orderId && (
                  <Anchor component={Link} to={`/orders/${orderId}`} size="sm">
                    {texts.order}
                  </Anchor>
                )}
              </div>
              <Text size="sm" className="numbers" style={{ whiteSpace: 'nowrap' }}>
                {inMoney(amount)}
              </Text>
            </Group>
          ))}
        </Stack>
      </Card>
    </>
  )
}
