import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { Changed } from './Changed.tsx'
import type { Entry } from './entry.ts'
import { nameOf, readEntityHistory, type Subject } from './read-history.ts'
import { useHistoryTexts } from './texts.ts'

export interface EntityHistoryProps {
  /** The thing; several if it is kept as several. */
  readonly subjects: readonly Subject[]
  /** The key of the thing's query, so that both are read again together. */
  readonly queryKey: readonly string[]
}

/** Who changed a thing lately, and what. Shows nothing before the first change. */
export function EntityHistory({ subjects, queryKey }: EntityHistoryProps) {
  const { time } = useWords()
  const texts = useHistoryTexts()
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [...queryKey, 'history', subjects],
    queryFn: () => readEntityHistory(subjects),
  })
  // Also of what belongs to it by its id, such as the schedule of a product.
  const isOf = (id: string) => subjects.some(({ entityId }) => entityId === id)
  // A save that changed nothing has an entry too.
  const shown = data.flatMap((entry) => {
    const changes = entry.changes.filter(
      ({ entityId, kind, fields }) => isOf(entityId) && (kind !== 'UPDATED' || fields[0]),
    )
    return changes.length > 0 ? [{ entry, changes }] : []
  })
  if (!error && shown.length === 0) return null
  return (
    <Card title={texts.title}>
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map(({ entry, changes }) => (
          <li key={entry._id}>
            {changes.map((change) => (
              <Changed key={change.entityType} change={change} thing={<Job entry={entry} />} />
            ))}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[time(entry.date), nameOf(entry.actor, texts)].join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

/** The job that made a change, and the way there. */
function Job({ entry }: { entry: Entry }) {
  const { kinds } = useHistoryTexts()
  const job = entry.changes.find(
    ({ entityType }) => entityType === 'PRODUCT_CHANGE' || entityType === 'PRODUCT_IMPORT',
  )
  if (!job) return null
  const { entityType, entityId } = job
  const to =
    entityType === 'PRODUCT_IMPORT'
      ? `/products/exchange?import=${entityId}`
      : `/products/exchange#${entityId}`
  return (
    <Anchor component={Link} to={to} size="xs">
      {kinds[entityType]}
    </Anchor>
  )
}
