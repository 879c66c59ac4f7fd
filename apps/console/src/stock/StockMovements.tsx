import { Anchor, Button, Select, Stack, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import type { Product } from '../products/read-products.ts'
import { type Movement, readMovements } from './read-stock.ts'

/** How the stock of a product or a variant changed lately, and who changed it. Shows nothing before the first change. */
export function StockMovements({ product }: { product: Product }) {
  const { t, time, number } = useWords()
  const [variant, setVariant] = useState<string | null>(null)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['product', product._id, 'movements', variant],
    queryFn: ({ pageParam }) => readMovements(product._id, variant ?? undefined, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const movements = data?.pages.flatMap((page) => page.movements) ?? []
  const shown = (state: Movement['before']) =>
    state.quantity === undefined ? t.stock.states[String(state.inStock)] : number(state.quantity)
  const variants = (product.variants ?? []).flatMap(({ _id: value, choices }) => {
    const label = Object.values(choices ?? {}).join(' / ')
    return value && label ? [{ value, label }] : []
  })
  const names = new Map(variants.map(({ value, label }) => [value, label]))
  if (!error && movements.length === 0 && variant === null) return null
  return (
    <Card title={t.stock.movements}>
      <Stack gap="sm">
        {variants.length > 1 && (
          <Select
            size="xs"
            aria-label={t.stock.variant}
            placeholder={t.stock.everyVariant}
            data={variants}
            limit={100}
            value={variant}
            onChange={setVariant}
            searchable
            clearable
          />
        )}
        {error && <ProblemNotice error={error} retry={() => void refetch()} />}
        {!error && movements.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.stock.noMovements}
          </Text>
        )}
        <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {movements.map(({ _id, date, reason, before, after, orderId, actorName, variantId }) => (
            <li key={_id}>
              <Text size="sm">
                {shown(before)} → <b>{shown(after)}</b> ·{' '}
                {orderId ? (
                  <Anchor component={Link} to={`/orders/${orderId}`} size="sm" underline="always">
                    {t.stock.reasons[reason]}
                  </Anchor>
                ) : (
                  t.stock.reasons[reason]
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {[variant === null && names.get(variantId), time(date), actorName]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
        {hasNextPage && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t.stock.olderMovements}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
