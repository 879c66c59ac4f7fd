import { Anchor, Group, Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { PaymentBadge } from '../orders/StatusBadge.tsx'
import { Card } from '../parts/Card.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { MOST_COUNTED, readHome } from './read-home.ts'
import { Sales } from './Sales.tsx'
import { SetupList } from './SetupList.tsx'

/** What needs doing now, and the newest orders. */
export function HomePage() {
  const { t, money, time, number } = useWords()
  const { shop } = useStaff()
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: readHome,
    refetchInterval: 60_000,
  })
  const count = (found: number) => (found > MOST_COUNTED ? `${number(MOST_COUNTED)}+` : number(found))
  return (
    <>
      <PageHead title={t.home.title(shop.name)} />
      {error && !data && <ProblemNotice error={error} retry={refetch} />}
      {!data && !error && <Skeleton h={120} aria-label={t.loading} />}
      {data && (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            {data.tasks.map(({ name, found, to }) => (
              <Paper key={name} component={Link} to={to} withBorder p="md" radius="md" td="none" c="inherit">
                <Text size="xl" fw={600} className="numbers">
                  {count(found)}
                </Text>
                <Text size="sm" c="dimmed">
                  {t.home.tasks[name]}
                </Text>
              </Paper>
            ))}
          </SimpleGrid>
          <SetupList />
          <Sales />
          <Card title={t.home.newest}>
            {data.newest.length === 0 && <Text c="dimmed">{t.orders.none}</Text>}
            <Stack gap="xs">
              {data.newest.map((order) => (
                <Group key={order._id} justify="space-between" wrap="nowrap">
                  <Anchor component={Link} to={`/orders/${order._id}`} size="sm" fw={600}>
                    #{order.number}
                  </Anchor>
                  <Text size="sm" c="dimmed" visibleFrom="xs">
                    {time(order._createdDate)}
                  </Text>
                  <PaymentBadge status={order.status} payment={order.paymentStatus} />
                  <Text size="sm" className="numbers">
                    {money(order.priceSummary?.total?.amount ?? 0, order.currency)}
                  </Text>
                </Group>
              ))}
            </Stack>
          </Card>
        </Stack>
      )}
    </>
  )
}
