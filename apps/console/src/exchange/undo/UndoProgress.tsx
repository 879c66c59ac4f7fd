import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWords } from '../../messages/words.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { useAction } from '../../parts/use-action.ts'
import { PRODUCT_KEYS } from '../../products/product-keys.ts'
import { shop } from '../../session/shop-client.ts'
import { useExchangeTexts } from '../texts.ts'
import { KeptProducts } from './KeptProducts.tsx'
import { stateOf, useUndo } from './use-undo.ts'

/** An undo, while it runs and afterwards. It keeps running when you leave the page. */
export function UndoProgress({ id, again }: { id: string; again(): void }) {
  const { t, number } = useWords()
  const texts = useExchangeTexts().undo
  const queries = useQueryClient()
  const { data, error, refetch } = useUndo(id)
  const stop = useAction(
    () => shop.productChanges.cancelProductChange(id),
    ['product change'],
    () => undefined,
  )
  const state = data && stateOf(data)
  useEffect(() => {
    if (state && state !== 'running')
      for (const key of [...PRODUCT_KEYS, 'collections', 'stock'])
        void queries.invalidateQueries({ queryKey: [key] })
  }, [queries, state])
  if (error) return <ProblemNotice error={error} retry={refetch} />
  if (!data) return null
  const { done, total, changed, failed, status } = data
  if (state === 'running')
    return (
      <Stack gap="xs">
        <Text size="sm" role="status">
          {total === undefined
            ? texts.running
            : `${texts.running} ${t.list.bulk.doneOf(number(done), number(total))}`}
        </Text>
        <Progress aria-label={texts.running} value={total ? (100 * done) / total : 0} animated />
        <Group>
          <Button size="xs" variant="default" loading={stop.isRunning} onClick={() => stop.run(undefined)}>
            {t.list.bulk.stop}
          </Button>
        </Group>
      </Stack>
    )
  return (
    <Stack>
      <Alert
        color={state === 'whole' ? 'green' : 'orange'}
        title={state === 'whole' ? texts.whole : texts.part}
        role="status"
      >
        <Stack gap="xs" align="flex-start">
          <span>
            {[
              texts.takenBack(number(changed), changed),
              failed > 0 && texts.kept(number(failed), failed),
              status !== 'DONE' && texts.stopped,
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          {state === 'part' && (
            <Button size="xs" variant="default" onClick={again}>
              {texts.again}
            </Button>
          )}
        </Stack>
      </Alert>
      {failed > 0 && <KeptProducts id={id} />}
    </Stack>
  )
}
