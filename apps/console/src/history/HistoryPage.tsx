import { Code, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Changed } from './Changed.tsx'
import { type Entry, KINDS, readHistory } from './read-history.ts'

const MOST_CHANGES = 3

/** Who changed what, for owners: staff, keys and apps. */
export function HistoryPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress(['kind'])
  const kind = address.filter('kind')
  const pages = usePages(['history', kind], (cursor) => readHistory(kind, cursor))
  const { at } = useListKeys(pages.rows.length, { open: () => {}, pick: () => {}, search: () => {} })
  return (
    <>
      <PageHead title={t.pages.history} />
      <Stack gap="md">
        <ListBar
          address={address}
          searchRef={useRef(null)}
          filters={[
            {
              key: 'kind',
              label: t.history.kind,
              choices: KINDS.map((value) => ({ value, label: t.history.kinds[value] ?? value })),
            },
          ]}
        />
        <DataList
          label={t.pages.history}
          pages={pages}
          columns={columnsIn(words)}
          idOf={({ _id }) => _id}
          nameOf={({ operation }) => operation}
          at={at}
          empty={<Text c="dimmed">{address.filters.length > 0 ? t.history.nothing : t.history.none}</Text>}
        />
      </Stack>
    </>
  )
}

const columnsIn = ({ t, time }: Words): Column<Entry>[] => [
  {
    key: 'when',
    label: t.history.when,
    cell: ({ date, actor }) => (
      <>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {time(date)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {actor.name}
        </Text>
      </>
    ),
  },
  {
    key: 'what',
    label: t.history.what,
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
  { key: 'call', label: t.history.call, isWide: true, cell: ({ operation }) => <Code>{operation}</Code> },
]
