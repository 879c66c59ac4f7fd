import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { type Movement, readMovements } from './read-stock.ts'

/** How a product's stock changed lately, and by whom. Shows nothing before the first change. */
export function StockMovements({ productId }: { productId: string }) {
  const { t, time, number } = useWords()
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['product', productId, 'movements'],
    queryFn: () => readMovements(productId),
  })
  const shown = (state: Movement['before']) =>
    state.quantity === undefined ? t.stock.states[String(state.inStock)] : number(state.quantity)
  if (!error && data.length === 0) return null
  return (
    <Card title={t.stock.movements}>
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map(({ _id, date, reason, before, after, orderId, actorName }) => (
          <li key={_id}>
            <Text size="sm">
              {shown(before)} → <b>{shown(after)}</b> ·{' '}
              {orderId ? (
                <Anchor component={Link} to={`/orders/${orderId}`} size="sm">
                  {t.stock.reasons[reason]}
                </Anchor>
              ) : (
                t.stock.reasons[reason]
              )}
            </Text>
            <Text size="xs" c="dimmed">
              {[time(date), actorName].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
