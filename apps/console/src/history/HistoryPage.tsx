import { Code, Stack, Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Changed } from './Changed.tsx'
import { type Entry, KINDS, nameOf, readHistory } from './read-history.ts'

const MOST_CHANGES = 3

/** Who changed what, for owners: staff, keys and apps. */
export function HistoryPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress(['kind'])
  const kind = address.filter('kind')
  const read = (cursor: string | undefined) => readHistory(kind, cursor)
  const list = useList({ address, pages: usePages(['history', kind], read), idOf: ({ _id }) => _id })
  return (
    <>
      <PageHead title={t.pages.history} />
      <List
        name="history"
        list={list}
        label={t.pages.history}
        nameOf={({ operation }) => operation}
        filters={[
          {
            key: 'kind',
            label: t.history.kind,
            choices: KINDS.map((value) => ({ value, label: t.history.kinds[value] ?? value })),
          },
        ]}
        columns={columnsIn(words)}
        exported={read}
        none={<Text c="dimmed">{t.history.none}</Text>}
        nothing={t.history.nothing}
      />
    </>
  )
}

const columnsIn = ({ t, time }: Words): Column<Entry>[] => [
  {
    key: 'when',
    label: t.history.when,
    text: ({ date, actor }) => `${new Date(date).toISOString()} ${actor.name}`,
    cell: ({ date, actor }) => (
      <>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {time(date)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(actor, t)}
        </Text>
      </>
    ),
  },
  {
    key: 'what',
    label: t.history.what,
    text: ({ changes }) =>
      changes
        .map(({ entityType, entityId }) => `${t.history.kinds[entityType] ?? entityType} ${entityId}`)
        .join(', '),
    cell: ({ changes, changeCount }) => (
      <Stack gap={4}>
        {changes.slice(0, MOST_CHANGES).map((change) => (
          <Changed key={`${change.entityType} ${change.entityId}`} change={change} />
        ))}
        {changes.length === 0 && <Text size="sm">{t.history.erased}</Text>}
        {changes.length > 0 && changeCount > MOST_CHANGES && (
          <Text size="xs" c="dimmed">
            {t.history.more(changeCount - MOST_CHANGES)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    ...{ key: 'call', label: t.history.call, isWide: true },
    text: ({ operation }) => operation,
    cell: ({ operation }) => <Code>{operation}</Code>,
  },
]
