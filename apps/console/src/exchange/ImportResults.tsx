import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { exchange } from '@vitrine/client/merchant'
import { DataList } from '../list/DataList.tsx'
import type { Column } from '../list/use-columns.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { shop } from '../session/shop-client.ts'
import { ImportedValues } from './ImportedValues.tsx'
import { problemText } from './problem-text.ts'
import { type ExchangeTexts, useExchangeTexts } from './texts.ts'

/** What an import does, or would do, with a product. */
export type Result = exchange.ListProductImportResultsResponse['results'][number]

/** What a file changes, product by product, and why some can't be imported. */
export function ImportResults({ id }: { id: string }) {
  const words = useWords()
  const texts = useExchangeTexts()
  const { data: facts } = useQuery({ queryKey: ['shop'], queryFn: () => shop.facts.getShop() })
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
      columns={columnsIn(words, texts, facts?.currency)}
      idOf={({ row }) => `${row}`}
      nameOf={({ name, slug, row }) => name ?? slug ?? `${row}`}
      at={-1}
      empty={<Text c="dimmed">{words.t.list.nothing}</Text>}
    />
  )
}

const COLORS: Readonly<Record<string, string>> = { CREATED: 'green', CHANGED: 'grape', FAILED: 'red' }

const columnsIn = ({ t }: Words, texts: ExchangeTexts, currency: string | undefined): Column<Result>[] => [
  { key: 'row', label: texts.rowLabel, isWide: true, cell: ({ row }) => row },
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
    cell: (result) =>
      result.problems?.length ? (
        result.problems.map((problem) => placedText(problem, result.row, texts)).join('; ')
      ) : (
        <ImportedValues result={result} currency={currency} />
      ),
  },
]

/** Names the row of a problem if it is in another one than the product's: that of a variant. */
const placedText = (problem: NonNullable<Result['problems']>[number], row: number, texts: ExchangeTexts) =>
  [problem.row !== undefined && problem.row !== row && texts.row(problem.row), problemText(problem, texts)]
    .filter(Boolean)
    .join(', ')
