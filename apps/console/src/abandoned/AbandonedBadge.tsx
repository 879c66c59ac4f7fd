import { Badge } from '@mantine/core'
import type { AbandonedCheckout } from './read-abandoned.ts'
import { useAbandonedTexts } from './texts.ts'

/** Whether the buyer has bought after all. */
export function AbandonedBadge({ status }: Pick<AbandonedCheckout, 'status'>) {
  const texts = useAbandonedTexts()
  return (
    <Badge variant="light" color={status === 'RECOVERED' ? 'green' : 'orange'} tt="none">
      {texts.statuses[status] ?? status}
    </Badge>
  )
}
