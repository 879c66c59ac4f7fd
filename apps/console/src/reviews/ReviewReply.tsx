import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { REVIEW_KEYS, type Review, reviewCalls } from './read-reviews.ts'
import { useReviewTexts } from './texts.ts'

const LONGEST = 1000

/** The shop's reply, which everyone who sees the review reads below it. */
export function ReviewReply({ reviewId, reply }: { reviewId: string; reply: Review['reply'] }) {
  const texts = useReviewTexts()
  const [typed, setTyped] = useState(reply?.message ?? '')
  const message = typed.trim()
  const save = useAction(
    () => reviewCalls.setReply(reviewId, message),
    REVIEW_KEYS,
    () => texts.replySaved,
  )
  const remove = useAction(
    () => reviewCalls.removeReply(reviewId),
    REVIEW_KEYS,
    () => {
      setTyped('')
      return texts.replyRemoved
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message) save.run(undefined)
  }
  return (
    <Card title={texts.reply}>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <Textarea
            label={texts.replyLabel}
            description={texts.replyHint}
            maxLength={LONGEST}
            autosize
            minRows={2}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            {reply && (
              <Button
                variant="default"
                size="xs"
                loading={remove.isRunning}
                onClick={() => remove.run(undefined)}
              >
                {texts.removeReply}
              </Button>
            )}
            <Button
              type="submit"
              size="xs"
              loading={save.isRunning}
              disabled={!message || message === reply?.message}
            >
              {texts.saveReply}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
