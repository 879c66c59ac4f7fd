import { Badge } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import type { AbandonedCheckout } from './read-abandoned.ts'

/** Whether the buyer has bought after all. */
export function AbandonedBadge({ status }: Pick<AbandonedCheckout, 'status'>) {
  const { t } = useWords()
  return (
    <Badge variant="light" color={status === 'RECOVERED' ? 'green' : 'orange'} tt="none">
      {t.abandoned.statuses[status] ?? status}
    </Badge>
  )
}
