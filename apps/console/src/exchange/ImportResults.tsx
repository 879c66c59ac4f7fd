import { Badge, Text } from '@mantine/core'
import type { exchange } from '@vitrine/client/merchant'
import { DataList } from '../list/DataList.tsx'
import type { Column } from '../list/use-columns.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { shop } from '../session/shop-client.ts'
import { columnName, problemText } from './problem-text.ts'
import { type ExchangeTexts, useExchangeTexts } from './texts.ts'

type Result = exchange.ListProductImportResultsResponse['results'][number]

/** What a file changes, product by product, and why some can't be imported. */
export function ImportResults({ id }: { id: string }) {
  const words = useWords()
  const texts = useExchangeTexts()
  const pages = usePages(['import results', id], async (cursor) => {
    const { results, nextCursor } = await shop.exchange.listProductImportResults(id, {
      ...(cursor && { cursor }),
    })
    return { rows: results, next: nextCursor }
  })
  return (
    <DataList
      label={texts.results}
      pages={pages}
      columns={columnsIn(words, texts)}
      idOf={({ row }) => `${row}`}
      nameOf={({ name, slug, row }) => name ?? slug ?? `${row}`}
      at={-1}
      empty={<Text c="dimmed">{words.t.list.nothing}</Text>}
    />
  )
}

const COLORS: Readonly<Record<string, string>> = { CREATED: 'green', CHANGED: 'grape', FAILED: 'red' }

const columnsIn = ({ t }: Words, texts: ExchangeTexts): Column<Result>[] => [
  { key: 'row', label: texts.rowLabel, cell: ({ row }) => row },
  { key: 'product', label: t.products.product, cell: ({ name, slug }) => name ?? slug ?? '–' },
  {
    key: 'outcome',
    label: texts.outcome,
    cell: ({ outcome }) => (
      <Badge variant="light" tt="none" color={COLORS[outcome] ?? 'gray'}>
        {texts.outcomes[outcome]}
      </Badge>
    ),
  },
  {
    key: 'what',
    label: texts.what,
    cell: ({ changes = [], problems = [] }) =>
      problems.length > 0
        ? problems.map((problem) => problemText(problem, texts)).join('; ')
        : changes.map((field) => columnName(field, texts)).join(', '),
  },
]
