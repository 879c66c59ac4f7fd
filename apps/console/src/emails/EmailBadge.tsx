import { Badge } from '@mantine/core'
import type { Email } from './read-emails.ts'
import { useEmailTexts } from './texts.ts'

const COLORS: Readonly<Record<string, string>> = {
  WAITING: 'blue',
  SENT: 'green',
  FAILED: 'red',
  EXPIRED: 'gray',
}

/** Whether an email was sent. */
export function EmailBadge({ state }: Pick<Email, 'state'>) {
  const texts = useEmailTexts()
  return (
    <Badge variant="light" color={COLORS[state] ?? 'gray'} tt="none">
      {texts.states[state] ?? state}
    </Badge>
  )
}
