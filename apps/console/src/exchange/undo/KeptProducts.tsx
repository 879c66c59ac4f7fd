import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { DataList } from '../../list/DataList.tsx'
import type { Column } from '../../list/use-columns.ts'
import { usePages } from '../../list/use-pages.ts'
import { useWords } from '../../messages/words.tsx'
import { shop } from '../../session/shop-client.ts'
import { type ExchangeTexts, useExchangeTexts } from '../texts.ts'

interface Kept {
  readonly id: string
  /** Undefined once the product is deleted. */
  readonly name: string | undefined
  readonly code: string
  readonly description: string
}

/** The products that an undo leaves as they are, and why. */
export function KeptProducts({ id }: { id: string }) {
  const { t } = useWords()
  const texts = useExchangeTexts()
  const pages = usePages(['kept products', id], (cursor) => readKept(id, cursor))
  return (
    <Stack gap="xs">
      <Text component="h3" m={0} fw={600} size="sm">
        {texts.undo.keptTitle}
      </Text>
      <DataList
        label={texts.undo.keptTitle}
        pages={pages}
        columns={columnsIn(t.products.product, texts)}
        idOf={(kept) => kept.id}
        nameOf={({ name, id: productId }) => name ?? productId}
        at={-1}
        empty={<Text c="dimmed">{t.list.nothing}</Text>}
      />
    </Stack>
  )
}

const readKept = async (id: string, cursor: string | undefined) => {
  const { failures, nextCursor } = await shop.productChanges.listProductChangeFailures(id, {
    limit: 100,
    ...(cursor && { cursor }),
  })
  const ids = failures.map(({ productId }) => productId)
  const { products } = await shop.products.queryProducts(
    { filter: { _id: { $in: ids } }, paging: { limit: 100 } },
    { includeVariants: false },
  )
  const names = new Map(products.map(({ _id, name }) => [_id, name ?? undefined]))
  const rows = failures.map(({ productId, error: { code, description } }): Kept => {
    return { id: productId, name: names.get(productId), code, description }
  })
  return { rows, next: nextCursor }
}

const columnsIn = (product: string, { undo }: ExchangeTexts): Column<Kept>[] => [
  {
    key: 'product',
    label: product,
    cell: ({ id, name }) =>
      name === undefined ? (
        '–'
      ) : (
        <Anchor component={Link} to={`/products/${id}`} size="sm">
          {name}
        </Anchor>
      ),
  },
  { key: 'why', label: undo.why, cell: ({ code, description }) => undo.reasons[code] ?? description },
]
