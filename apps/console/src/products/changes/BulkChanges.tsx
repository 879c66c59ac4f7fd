import { Box, Button, Text } from '@mantine/core'
import type { productChanges } from '@vitrine/client/merchant'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DataList } from '../../list/DataList.tsx'
import type { Column } from '../../list/use-columns.ts'
import { usePages } from '../../list/use-pages.ts'
import { useWords, type Words } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { type Action, useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { PRODUCT_KEYS } from '../product-keys.ts'
import { useChangesTexts } from './texts.ts'

type Change = productChanges.ProductChange

const PAGE_SIZE = 50
const KEYS = ['product-changes', ...PRODUCT_KEYS]
const ASK_MS = 2_000

const isRunning = ({ status }: Change) => ['WAITING', 'COUNTING', 'RUNNING'].includes(status)

/** The bulk changes of the last 30 days: how far they are, what came of them, and the way back. */
export function BulkChanges() {
  const words = useWords()
  const texts = useChangesTexts()
  const { hash } = useLocation()
  const pages = usePages(['product-changes'], async (cursor) => {
    const page = await shop.productChanges.listProductChanges({
      limit: PAGE_SIZE,
      ...(cursor && { cursor }),
    })
    return { rows: page.productChanges, next: page.nextCursor }
  })
  const undo = useAction(
    (id: string) => shop.productChanges.undoProductChange(id),
    KEYS,
    () => texts.undoing,
  )
  const stop = useAction(
    (id: string) => shop.productChanges.cancelProductChange(id),
    KEYS,
    () => texts.stopped,
  )
  const isAnyRunning = pages.rows.some(isRunning)
  const { retry } = pages
  useEffect(() => {
    if (!isAnyRunning) return
    const timer = setInterval(retry, ASK_MS)
    return () => clearInterval(timer)
  }, [isAnyRunning, retry])
  if (pages.rows.length === 0) return null
  return (
    <Card title={texts.title}>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.hint}
      </Text>
      <DataList
        label={texts.title}
        pages={pages}
        columns={columnsIn(words, texts, { undo, stop })}
        idOf={({ _id }) => _id}
        nameOf={(change) => kindOf(change, texts)}
        at={pages.rows.findIndex(({ _id }) => `#${_id}` === hash)}
        empty={null}
      />
    </Card>
  )
}

type Texts = ReturnType<typeof useChangesTexts>

const kindOf = (
  { set, adjust, edit, hasItems, undoes, undoesImport, byFilter }: Change,
  { kinds }: Texts,
): string => {
  if (undoesImport) return kinds.undoImport
  if (undoes) return kinds.undo
  if (byFilter) return kinds.filter
  if (hasItems) return kinds.sheet
  const named: Readonly<Record<string, string | undefined>> = kinds
  const [property = ''] = Object.keys({ ...set, ...adjust, ...edit })
  return named[property] ?? property
}

const columnsIn = (
  { time, number }: Words,
  texts: Texts,
  { undo, stop }: { readonly undo: Action<string>; readonly stop: Action<string> },
): Column<Change>[] => {
  const statuses: Readonly<Record<string, string | undefined>> = texts.statuses
  return [
    {
      key: 'what',
      label: texts.what,
      cell: (change) => (
        <Box miw={0}>
          <Text size="sm" fw={500}>
            {kindOf(change, texts)}
          </Text>
          <Text size="xs" c="dimmed">
            {time(change._createdDate)}
          </Text>
        </Box>
      ),
    },
    {
      key: 'result',
      label: texts.result,
      cell: (change) => (
        <>
          <Text size="sm">{statuses[change.status]}</Text>
          <Text size="xs" c="dimmed" className="numbers">
            {isRunning(change) && change.total !== undefined
              ? texts.progress(number(change.done), number(change.total))
              : texts.counts(number(change.changed), number(change.failed), change.failed > 0)}
          </Text>
        </>
      ),
    },
    {
      key: 'action',
      label: texts.action,
      align: 'right',
      cell: (change) => {
        const what = kindOf(change, texts)
        if (isRunning(change))
          return (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.stopOf(what)}
              onClick={() => stop.run(change._id)}
            >
              {texts.stop}
            </Button>
          )
        if (change.changed === 0 || change.byFilter || change.undoesImport) return null
        return (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.undoOf(what)}
            loading={undo.isRunning}
            onClick={() => undo.run(change._id)}
          >
            {texts.undo}
          </Button>
        )
      },
    },
  ]
}
