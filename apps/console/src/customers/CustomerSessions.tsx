import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { CUSTOMER_KEYS } from './read-customers.ts'

/** Where a customer is logged in. Owners end sessions. */
export function CustomerSessions({ customerId }: { customerId: string }) {
  const { t, time } = useWords()
  const { user } = useStaff()
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', customerId, 'sessions'],
    queryFn: async () => (await shop.customers.listCustomerSessions(customerId)).sessions,
  })
  const end = useAction(
    (sessionId: string | undefined) => shop.customers.endCustomerSessions(customerId, sessionId),
    CUSTOMER_KEYS,
    (sessionId) => (sessionId ? t.customers.sessionEnded : t.customers.sessionsEnded),
  )
  const mayEnd = user.role === 'owner'
  return (
    <Card title={t.customers.sessions}>
      <Stack gap="sm">
        {error && !data && <ProblemNotice error={error} retry={refetch} />}
        {!data && !error && <Loading h={40} />}
        {data?.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.customers.noSessions}
          </Text>
        )}
        {data?.map(({ _id, app, lastUsedDate }) => (
          <Group key={_id} justify="space-between" wrap="nowrap" gap="xs">
            <div>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {app}
              </Text>
              <Text size="xs" c="dimmed">
                {t.customers.lastUsed(time(lastUsedDate))}
              </Text>
            </div>
            {mayEnd && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t.customers.endSession(app, time(lastUsedDate))}
                onClick={() => end.run(_id)}
              >
                {t.customers.end}
              </Button>
            )}
          </Group>
        ))}
        {mayEnd && data && data.length > 1 && (
          <Button size="xs" variant="default" loading={end.isRunning} onClick={() => end.run(undefined)}>
            {t.customers.endAll}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
