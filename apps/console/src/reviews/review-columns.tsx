import { Button, Stack, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { ReviewBadge, Stars } from './ReviewParts.tsx'
import { type Review, stateOf } from './read-reviews.ts'
import type { ReviewTexts } from './texts.ts'

/** The columns of the list of reviews. @param run - decides about one */
export const reviewColumns = (
  { day }: Words,
  texts: ReviewTexts,
  run: (kind: 'approve' | 'reject', id: string) => void,
): Column<Review>[] => [
  {
    key: 'review',
    label: texts.review,
    text: ({ content, product, author }) =>
      [`${content.rating}/5`, content.title, content.body, product ?? texts.noProduct, author.authorName]
        .filter(Boolean)
        .join('\n'),
    cell: ({ content, product, author }) => (
      <>
        <Text size="sm" fw={500} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          <Stars rating={content.rating} /> {content.title || product || texts.noProduct}
        </Text>
        {content.body && (
          <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {content.body}
          </Text>
        )}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[content.title ? (product ?? texts.noProduct) : '', author.authorName || texts.noName]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    label: texts.state,
    isWide: true,
    text: (review) => texts.states[stateOf(review)],
    cell: (review) => <ReviewBadge state={stateOf(review)} />,
  },
  {
    key: 'verified',
    label: texts.verified,
    isWide: true,
    text: ({ verified }) => (verified ? texts.bought : ''),
    cell: ({ verified }) => (verified ? texts.bought : '–'),
  },
  {
    key: 'date',
    label: texts.date,
    isWide: true,
    text: ({ reviewDate }) => new Date(reviewDate).toISOString(),
    cell: ({ reviewDate }) => <span style={{ whiteSpace: 'nowrap' }}>{day(reviewDate)}</span>,
  },
  {
    key: 'decide',
    label: texts.decide,
    align: 'right',
    cell: (review) => (
      <Stack gap={6} w="max-content" ml="auto">
        {stateOf(review) !== 'APPROVED' && (
          <Button size="compact-sm" onClick={() => run('approve', review._id)}>
            {texts.decisions.approve}
          </Button>
        )}
        {stateOf(review) !== 'REJECTED' && (
          <Button size="compact-sm" variant="default" onClick={() => run('reject', review._id)}>
            {texts.decisions.reject}
          </Button>
        )}
      </Stack>
    ),
  },
]
