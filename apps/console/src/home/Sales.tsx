import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { readSales } from './read-sales.ts'

/** What was ordered today, beside the same day last week. */
export function Sales() {
  const { t, money } = useWords()
  const { currency } = useStaff().shop
  const { data, error, refetch } = useQuery({
    queryKey: ['home', 'sales', currency],
    queryFn: () => readSales(currency),
  })
  return (
    <Card title={t.home.sales}>
      {error && !data && <ProblemNotice error={error} retry={refetch} />}
      {!data && !error && <Skeleton h={64} aria-label={t.loading} />}
      {data && (
        <SimpleGrid cols={2}>
          {(['today', 'lastWeek'] as const).map((name) => {
            const { total, orders, isCut } = data[name]
            return (
              <Stack key={name} gap={2}>
                <Text size="sm" c="dimmed">
                  {t.home.days[name]}
                </Text>
                <Text size="xl" fw={600} className="numbers">
                  {money(total, currency)}
                </Text>
                <Text size="sm" c="dimmed">
                  {isCut ? t.home.salesCut(orders) : t.home.salesOrders(orders)}
                </Text>
              </Stack>
            )
          })}
        </SimpleGrid>
      )}
    </Card>
  )
}
