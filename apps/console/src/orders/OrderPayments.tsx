import { Group, Stack, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { HeldPayment } from './HeldPayment.tsx'

/** What was paid and how, what is held or went back, and what is still due. */
export function OrderPayments({ order }: { order: orders.Order }) {
  const { t, money } = useWords()
  const { balanceSummary, paymentMethods = [], currency } = order
  const isHeld = Number(balanceSummary?.authorized.amount ?? 0) > 0
  return (
    <Card title={t.orders.payment}>
      <Stack gap={4} mb={isHeld ? 'sm' : 0}>
        {paymentMethods.map((method) => (
          <Group key={`${method.kind}${method.name}`} justify="space-between">
            <Text size="sm">
              {method.card
                ? `${method.card.brand} •••• ${method.card.lastDigits}`
                : (method.name ?? t.orders.methods[method.kind])}
            </Text>
            <Text size="sm" className="numbers">
              {money(method.amount.amount, currency)}
            </Text>
          </Group>
        ))}
        {balanceSummary &&
          (['paid', 'authorized', 'refunded', 'balance'] as const)
            .filter((name) => name === 'paid' || Number(balanceSummary[name].amount) > 0)
            .map((name) => (
              <Group key={name} justify="space-between">
                <Text size="sm" c="dimmed">
                  {t.orders.balances[name]}
                </Text>
                <Text size="sm" c="dimmed" className="numbers">
                  {money(balanceSummary[name].amount, currency)}
                </Text>
              </Group>
            ))}
      </Stack>
      {isHeld && <HeldPayment order={order} />}
    </Card>
  )
}
