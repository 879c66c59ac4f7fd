import { Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useId, useState } from 'react'
import { usePages } from '../../list/use-pages.ts'
import { useWords } from '../../messages/words.tsx'
import { Loading } from '../../parts/Loading.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { useAction } from '../../parts/use-action.ts'
import { moved, useOrder } from '../../parts/use-order.ts'
import type { Product } from '../../products/read-products.ts'
import { useCollectionTexts } from '../texts.ts'
import { arrange, MOST_ARRANGED, readArranged } from './arranged.ts'
import { OrderedRow } from './OrderedRow.tsx'
import { useKeyedOrder } from './use-picked-up.ts'

/** A product is dragged past several others; only the last order is saved. */
const SETTLED_MS = 600

interface OrderedProductsProps {
  readonly id: string
  remove(product: Product): void
}

/** The products of a collection in the order of the shop, which people change by dragging or with keys. */
export function OrderedProducts({ id, remove }: OrderedProductsProps) {
  const { t } = useWords()
  const texts = useCollectionTexts().order
  const hintId = useId()
  const pages = usePages(['products', 'arranged', id], (cursor) => readArranged(id, cursor))
  const [order, setOrder] = useState<readonly string[]>()
  const save = useAction(
    (ids: readonly string[]) => arrange(id, ids),
    ['products', 'collection'],
    (ids) => (ids.length === 0 ? texts.wasReset : undefined),
    () => setOrder(undefined),
  )
  const saveSoon = useDebouncedCallback(save.run, { delay: SETTLED_MS, flushOnUnmount: true })
  const places = new Map(order?.map((productId, place) => [productId, place]))
  const placeOf = ({ _id }: Product) => places.get(_id) ?? places.size
  const first = pages.rows.slice(0, MOST_ARRANGED).toSorted((one, other) => placeOf(one) - placeOf(other))
  const rest = pages.rows.slice(MOST_ARRANGED)
  const move = (from: number, to: number): readonly string[] => {
    const ids = moved(
      first.map(({ _id }) => _id),
      from,
      to,
    )
    setOrder(ids)
    return ids
  }
  const dragged = useOrder(first.length, (from, to) => saveSoon(move(from, to)))
  const keyed = useKeyedOrder(
    first.length,
    (from, to) => void move(from, to),
    () => order && save.run(order),
  )
  if (pages.error && pages.rows.length === 0) return <ProblemNotice error={pages.error} retry={pages.retry} />
  if (pages.isLoading) return <Loading h={160} />
  if (pages.rows.length === 0) return <Text c="dimmed">{t.collections.empty}</Text>
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          {texts.hint} {pages.hasMore && texts.cut(MOST_ARRANGED)}
        </Text>
        <Button size="xs" variant="default" flex="none" loading={save.isRunning} onClick={() => save.run([])}>
          {texts.reset}
        </Button>
      </Group>
      <VisuallyHidden id={hintId}>{texts.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{keyed.said}</VisuallyHidden>
      <Box component="ul" aria-label={t.collections.products} m={0} p={0} style={{ listStyle: 'none' }}>
        {[...first, ...rest].map((product, index) => (
          <OrderedRow
            key={product._id}
            {...{ product, index, keyed, hintId, remove }}
            order={index < first.length ? dragged : undefined}
          />
        ))}
      </Box>
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  )
}
