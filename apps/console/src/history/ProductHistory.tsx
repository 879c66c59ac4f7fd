import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { Changed } from './Changed.tsx'
import { nameOf, readProductHistory } from './read-history.ts'
import { useHistoryTexts } from './texts.ts'

/** Who changed a product lately, and what. Shows nothing before the first change. */
export function ProductHistory({ productId }: { productId: string }) {
  const { time } = useWords()
  const texts = useHistoryTexts()
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['product', productId, 'history'],
    queryFn: () => readProductHistory(productId),
  })
  if (!error && data.length === 0) return null
  return (
    <Card title={texts.title}>
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map(({ _id, date, actor, changes }) => (
          <li key={_id}>
            {changes
              .filter(
                ({ entityId, kind, fields }) => entityId === productId && (kind !== 'UPDATED' || fields[0]),
              )
              .map((change) => (
                <Changed key={change.entityType} change={change} />
              ))}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[time(date), nameOf(actor, texts)].join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
