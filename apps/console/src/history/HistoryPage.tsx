import { Code, Stack, Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Changed } from './Changed.tsx'
import { ChangedThing } from './ChangedThing.tsx'
import { KINDS, type NamedEntry, nameOf, readHistory } from './read-history.ts'
import { type HistoryTexts, useHistoryTexts } from './texts.ts'

const MOST_CHANGES = 3

/** Who changed what, for owners: staff, keys and apps. */
export function HistoryPage() {
  const words = useWords()
  const { t } = words
  const texts = useHistoryTexts()
  const address = useListAddress(['kind'])
  const kind = address.filter('kind')
  const read = (cursor: string | undefined) => readHistory(kind, t.orders.number, cursor)
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
            label: texts.kind,
            choices: KINDS.map((value) => ({ value, label: texts.kinds[value] ?? value })),
          },
        ]}
        columns={columnsIn(words, texts)}
        exported={read}
        none={<Text c="dimmed">{texts.none}</Text>}
        nothing={texts.nothing}
      />
    </>
  )
}

const columnsIn = ({ time }: Words, texts: HistoryTexts): Column<NamedEntry>[] => [
  {
    key: 'when',
    label: texts.when,
    text: ({ date, actor }) => `${new Date(date).toISOString()} ${actor.name}`,
    cell: ({ date, actor }) => (
      <>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {time(date)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(actor, texts)}
        </Text>
      </>
    ),
  },
  {
    key: 'what',
    label: texts.what,
    text: ({ changes, names }) =>
      changes
        .map(({ entityType, entityId }) =>
          [texts.kinds[entityType] ?? entityType, names.get(entityId), entityId].filter(Boolean).join(' '),
        )
        .join(', '),
    cell: ({ changes, changeCount, names }) => (
      <Stack gap={4}>
        {changes.slice(0, MOST_CHANGES).map((change) => (
          <Changed
            key={`${change.entityType} ${change.entityId}`}
            change={change}
            thing={<ChangedThing change={change} name={names.get(change.entityId)} />}
          />
        ))}
        {changes.length === 0 && <Text size="sm">{texts.erased}</Text>}
        {changes.length > 0 && changeCount > MOST_CHANGES && (
          <Text size="xs" c="dimmed">
            {texts.more(changeCount - MOST_CHANGES)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    ...{ key: 'call', label: texts.call, isWide: true },
    text: ({ operation }) => operation,
    cell: ({ operation }) => <Code>{operation}</Code>,
  },
]
