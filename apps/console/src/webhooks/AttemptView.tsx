import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { CodeBlock } from './CodeBlock.tsx'
import type { Attempt } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'

/** One attempt to deliver an event: what was sent, the answer, and how long it took. */
export function AttemptView({ attempt }: { attempt: Attempt }) {
  const { t, time, number } = useWebhookWords()
  const { startedDate, durationMs, requestHeaders, responseStatus, responseHeaders, responseBody, error } =
    attempt
  const request = textOf(requestHeaders)
  const answered = textOf(responseHeaders ?? {})
  return (
    <Paper withBorder p="sm" radius="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={500}>
            {t.webhooks.attempt(time(startedDate))}
          </Text>
          <Group gap="xs">
            <Text size="xs" c="dimmed" className="numbers">
              {t.webhooks.took(number(durationMs))}
            </Text>
            <Badge variant="light" tt="none" color={error === undefined ? 'green' : 'red'}>
              {responseStatus ?? t.webhooks.noAnswer}
            </Badge>
          </Group>
        </Group>
        {error !== undefined && responseStatus === undefined && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {error}
          </Text>
        )}
        {responseBody && <CodeBlock label={t.webhooks.answerBody} text={responseBody} />}
        {answered && <CodeBlock label={t.webhooks.answerHeaders} text={answered} isFolded />}
        {request && <CodeBlock label={t.webhooks.request} text={request} isFolded />}
      </Stack>
    </Paper>
  )
}

const textOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
