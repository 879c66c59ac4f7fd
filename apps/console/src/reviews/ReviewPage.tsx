import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { ReviewBadge, Stars } from './ReviewParts.tsx'
import { ReviewReply } from './ReviewReply.tsx'
import { type Review, readReview, reviewCalls, stateOf } from './read-reviews.ts'
import { useReviewTexts } from './texts.ts'
import { useModeration } from './use-moderation.ts'

/** One review, the decision about it, and the shop's reply. */
export function ReviewPage() {
  const { t } = useWords()
  const texts = useReviewTexts()
  const { reviewId = '' } = useParams()
  const query = useQuery({ queryKey: ['review', reviewId], queryFn: () => readReview(reviewId) })
  return (
    <LoadedPage query={query} title={texts.review} back={{ to: '/reviews', label: t.pages.reviews }}>
      {(review) => <LoadedReview key={review._id} review={review} />}
    </LoadedPage>
  )
}

function LoadedReview({ review }: { review: Review }) {
  const { t, day } = useWords()
  const texts = useReviewTexts()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const moderation = useModeration()
  const remove = useAction(
    () => reviewCalls.deleteReview(review._id),
    ['reviews', 'home'],
    () => {
      navigate('/reviews')
      return texts.deleted
    },
  )
  const state = stateOf(review)
  const { content, author, product, entityId, verified, reviewDate, reply } = review
  return (
    <>
      <PageHead
        title={content.title || product || texts.noProduct}
        back={{ to: '/reviews', label: t.pages.reviews }}
        beside={<ReviewBadge state={state} />}
      >
        <Button variant="default" color="red" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
        {state !== 'REJECTED' && (
          <Button
            variant="default"
            loading={moderation.isRunning}
            onClick={() => moderation.run('reject', [review._id])}
          >
            {texts.decisions.reject}
          </Button>
        )}
        {state !== 'APPROVED' && (
          <Button loading={moderation.isRunning} onClick={() => moderation.run('approve', [review._id])}>
            {texts.decisions.approve}
          </Button>
        )}
      </PageHead>
      <Stack maw={720}>
        <Card title={texts.review}>
          <Stack gap="xs">
            <Group gap="xs">
              <Stars rating={content.rating} />
              {product ? (
                <Anchor component={Link} to={`/products/${entityId}`} size="sm">
                  {product}
                </Anchor>
              ) : (
                <Text size="sm" c="dimmed">
                  {texts.noProduct}
                </Text>
              )}
            </Group>
            {content.body && (
              <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{content.body}</Text>
            )}
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[author.authorName || texts.noName, day(reviewDate), verified ? texts.bought : '']
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </Card>
        <ReviewReply reviewId={review._id} reply={reply} />
      </Stack>
      {isDeleting && (
        <ConfirmDialog
          title={texts.deleteTitle}
          hint={texts.deleteHint}
          confirm={texts.delete}
          action={remove}
          close={() => setDeleting(false)}
          isDestructive
        />
      )}
    </>
  )
}
