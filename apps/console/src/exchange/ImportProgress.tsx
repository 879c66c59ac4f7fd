import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { PRODUCT_KEYS } from '../products/product-keys.ts'
import { shop } from '../session/shop-client.ts'
import { ImportResults } from './ImportResults.tsx'
import { problemText } from './problem-text.ts'
import { useExchangeTexts } from './texts.ts'
import { ImportUndo } from './undo/ImportUndo.tsx'

const ASK_MS = 700
/** Failures that other columns solve. */
const OF_COLUMNS: readonly string[] = ['UNKNOWN_COLUMN', 'MISSING_COLUMNS']

export interface ImportProgressProps {
  readonly id: string
  readonly isStarting: boolean
  /** Asks what the columns mean; absent without the file. */
  readonly map: (() => void) | undefined
  /** Imports the file that was checked; absent without it. */
  readonly apply: (() => void) | undefined
}

/** An import while it runs and after it: what changes, and what can't. */
export function ImportProgress({ id, isStarting, apply, map }: ImportProgressProps) {
  const texts = useExchangeTexts()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['import', id],
    queryFn: () => shop.exchange.getProductImport(id),
    refetchInterval: ({ state }) => (isOver(state.data?.status) ? false : ASK_MS),
  })
  const isDone = isOver(data?.status)
  const isApplied = isDone && data?.dryRun === false
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['imports'] })
    if (isApplied)
      for (const key of [...PRODUCT_KEYS, 'collections']) void queries.invalidateQueries({ queryKey: [key] })
  }, [queries, isDone, isApplied])
  if (error) return <ProblemNotice error={error} retry={refetch} />
  if (!data) return null
  const { status, total, done, created, changed, unchanged, failed, failure, dryRun, fileName } = data
  if (!isDone)
    return (
      <Stack gap={4}>
        <Text size="sm" role="status">
          {dryRun ? texts.checking(fileName) : texts.importing(fileName)}
        </Text>
        <Progress
          aria-label={dryRun ? texts.checking(fileName) : texts.importing(fileName)}
          value={total ? (100 * done) / total : 0}
          animated
        />
      </Stack>
    )
  const changes = created + changed
  const counts = texts.counts({ created, changed, unchanged, failed })
  if (status === 'FAILED' && changes === 0)
    return (
      <Alert color="red" role="alert" title={texts.unreadable(fileName)}>
        <Stack gap="xs" align="flex-start">
          {[failure?.row && texts.row(failure.row), failure && problemText(failure, texts)]
            .filter(Boolean)
            .join(' · ')}
          {map && OF_COLUMNS.includes(failure?.code ?? '') && (
            <Button size="xs" onClick={map}>
              {texts.columns.change}
            </Button>
          )}
        </Stack>
      </Alert>
    )
  return (
    <Stack>
      {status === 'FAILED' ? (
        <Alert color="red" title={texts.stoppedEarly(fileName)} role="alert">
          {texts.untilThen(counts)}
        </Alert>
      ) : (
        <Alert
          color={failed > 0 ? 'orange' : 'green'}
          title={dryRun ? texts.preview(fileName) : texts.done(fileName)}
          role="status"
        >
          {counts}
        </Alert>
      )}
      {!dryRun && changes > 0 && <ImportUndo job={data} />}
      {dryRun && map && (
        <Group>
          <Button size="xs" variant="default" onClick={map}>
            {texts.columns.change}
          </Button>
        </Group>
      )}
      {dryRun && changes > 0 && (
        <Group gap="xs">
          {apply ? (
            <Button loading={isStarting} onClick={apply}>
              {texts.apply(changes)}
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              {texts.chooseAgain}
            </Text>
          )}
        </Group>
      )}
      {(changes > 0 || failed > 0) && (
        <Stack gap="xs">
          <Text component="h3" m={0} fw={600} size="sm">
            {texts.results}
          </Text>
          <ImportResults id={id} />
        </Stack>
      )}
    </Stack>
  )
}

const isOver = (status: string | undefined): boolean => status === 'DONE' || status === 'FAILED'
