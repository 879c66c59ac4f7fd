import { Button, Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { usePageKeys } from '../list/use-page-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { type Review, readReviews, STATES, stateOf } from './read-reviews.ts'
import { reviewColumns } from './review-columns.tsx'
import { useReviewTexts } from './texts.ts'
import { useModeration } from './use-moderation.ts'

const ALL = 'ALL'
const KINDS = ['approve', 'reject'] as const
type Kind = (typeof KINDS)[number]

/** Reviews of products: those that wait for a decision, those that are shown, and those that were rejected. */
export function ReviewsPage() {
  const words = useWords()
  const { t } = words
  const texts = useReviewTexts()
  const address = useListAddress(['status'])
  const moderation = useModeration()
  const asked = address.filter('status') ?? STATES[0]
  const state = STATES.find((each) => each === asked)
  const readPage = (cursor: string | undefined) => readReviews(state, cursor)
  const read = usePages(['reviews', state], readPage)
  const isLeft = ({ _id }: Review) => state === 'IN_MODERATION' && moderation.isDecided(_id)
  const pages = { ...read, rows: read.rows.filter((row) => !isLeft(row)) }
  const list = useList({
    // The state is shown as buttons, so it isn't listed as a filter too.
    ...{ address: { ...address, filters: [] }, pages, mayPick: true },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/reviews/${_id}`,
  })
  const { selection, at } = list
  /** Decides about the selected rows, or the one that the keys are at, as far as the decision changes them. */
  const run = (kind: Kind) => {
    const chosen = pages.rows.filter(({ _id }) => selection.has(_id))
    const current = pages.rows[Math.max(at, 0)]
    const rows = chosen.length > 0 ? chosen : current ? [current] : []
    const changed = rows.filter((row) => stateOf(row) !== (kind === 'approve' ? 'APPROVED' : 'REJECTED'))
    moderation.run(
      kind,
      changed.map(({ _id }) => _id),
    )
    selection.clear()
  }
  usePageKeys([
    ['a', () => run('approve')],
    ['r', () => run('reject')],
    ['z', () => moderation.undo()],
  ])
  return (
    <>
      <PageHead title={t.pages.reviews} />
      <List
        name="reviews"
        list={list}
        label={t.pages.reviews}
        nameOf={({ content, product }) => content.title || product || texts.noProduct}
        before={
          <Button.Group aria-label={texts.state}>
            {[...STATES.map((each) => [each, texts.states[each]] as const), [ALL, texts.all] as const].map(
              ([each, label]) => (
                <Button
                  key={each}
                  size="xs"
                  h={36}
                  variant={each === (state ?? ALL) ? 'filled' : 'default'}
                  aria-pressed={each === (state ?? ALL)}
                  onClick={() => {
                    selection.clear()
                    address.setFilter('status', each === STATES[0] ? undefined : each)
                  }}
                >
                  {label}
                </Button>
              ),
            )}
          </Button.Group>
        }
        filters={[]}
        columns={reviewColumns(words, texts, (kind, id) => moderation.run(kind, [id]))}
        exported={readPage}
        none={<Text c="dimmed">{texts.none[state ?? ALL]}</Text>}
        actions={KINDS.map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant={kind === 'approve' ? 'filled' : 'default'}
            loading={moderation.isRunning}
            onClick={() => run(kind)}
          >
            {texts.decisions[kind]}
          </Button>
        ))}
      >
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {texts.keysHint}
        </Text>
      </List>
    </>
  )
}
