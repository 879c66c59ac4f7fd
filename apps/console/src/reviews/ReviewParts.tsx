import { Badge, Text } from '@mantine/core'
import type { ReviewState } from './read-reviews.ts'
import { useReviewTexts } from './texts.ts'

const MOST_STARS = 5
const COLORS: Readonly<Record<ReviewState, string>> = {
  ...{ IN_MODERATION: 'orange', APPROVED: 'green', REJECTED: 'gray' },
}

/** A review's stars. */
export function Stars({ rating }: { rating: number }) {
  const texts = useReviewTexts()
  return (
    <Text component="span" size="sm" role="img" aria-label={texts.stars(rating)} lts={1}>
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST_STARS - rating)}
    </Text>
  )
}

/** Whether a review is shown to everyone. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const texts = useReviewTexts()
  return (
    <Badge variant="light" tt="none" color={COLORS[state]}>
      {texts.states[state]}
    </Badge>
  )
}
