import { Group, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import type { OrderSums } from './order-sums.ts'

interface SumRowsProps {
  readonly of: OrderSums
  /** Decimal text. */
  readonly total: string | undefined
  readonly currency: string
}

/** The amounts that a total is made of, the total, and the tax in it. */
export function SumRows({ of: { sums, includedTax }, total, currency }: SumRowsProps) {
  const { t, money } = useWords()
  return (
    <>
      {sums.map(({ name, amount }) => (
        <Group key={name} justify="space-between">
          <Text size="sm">{t.orders.sums[name]}</Text>
          <Text size="sm" className="numbers">
            {money(amount, currency)}
          </Text>
        </Group>
      ))}
      <Group justify="space-between">
        <Text fw={600}>{t.orders.total}</Text>
        <Text fw={600} className="numbers">
          {money(total ?? 0, currency)}
        </Text>
      </Group>
      {includedTax && (
        <Group justify="space-between" c="dimmed">
          <Text size="sm">{t.orders.includedTax}</Text>
          <Text size="sm" className="numbers">
            {money(includedTax, currency)}
          </Text>
        </Group>
      )}
    </>
  )
}
