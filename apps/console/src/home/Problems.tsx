import { Anchor, Group, List, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useSalesOverview } from './read-sales.ts'
import { useHomeTexts } from './texts.ts'

/** Payments, refunds and emails that failed; nothing while all is well. */
export function Problems() {
  const texts = useHomeTexts()
  const { time } = useWords()
  const { data } = useSalesOverview()
  if (!data) return null
  const { orders, failedEmails } = data.problems
  if (orders.length === 0 && failedEmails === 0) return null
  return (
    <Card title={texts.problems}>
      <List listStyleType="none" spacing="xs">
        {orders.map(({ orderId, number, kind, failedDate }) => (
          <List.Item key={`${orderId} ${kind}`}>
            <Group gap={6}>
              <Anchor component={Link} to={`/orders/${orderId}`} size="sm" fw={600}>
                #{number}
              </Anchor>
              <Text size="sm">{texts.failures[kind]}</Text>
              <Text size="sm" c="dimmed">
                {time(failedDate)}
              </Text>
            </Group>
          </List.Item>
        ))}
        {failedEmails > 0 && (
          <List.Item>
            <Anchor component={Link} to="/emails?state=FAILED" size="sm">
              {texts.failedEmails(failedEmails)}
            </Anchor>
          </List.Item>
        )}
      </List>
    </Card>
  )
}
