import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Change } from './entry.ts'
import { useHistoryTexts } from './texts.ts'

/** Where things have a page. */
const PAGES: Partial<Record<Change['entityType'], string>> = {
  ...{ PRODUCT: '/products', COLLECTION: '/collections', ORDER: '/orders', DRAFT_ORDER: '/orders/drafts' },
  ...{ COUPON: '/coupons', GIFT_CARD: '/gift-cards', REVIEW: '/reviews', WEBHOOK: '/webhooks' },
}

/** What was changed, and the way there. What is gone has only its name. */
export function ChangedThing({ change, name }: { change: Change; name: string | undefined }) {
  const texts = useHistoryTexts()
  const { entityType, entityId, kind } = change
  const page = kind === 'DELETED' ? undefined : PAGES[entityType]
  const style = { overflowWrap: 'anywhere' } as const
  if (!page) return name ? <Text {...{ size: 'sm', style }}>{name}</Text> : null
  return (
    <Anchor component={Link} to={`${page}/${entityId}`} {...{ size: 'sm', style }}>
      {name ?? texts.show}
    </Anchor>
  )
}
