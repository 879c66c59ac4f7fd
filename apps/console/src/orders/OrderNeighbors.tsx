import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { useOrderList } from './use-order-list.ts'

interface Neighbors {
  readonly of: string
  readonly previous: string | undefined
  readonly next: string | undefined
}

/**
 * Goes to the previous and next order of the list that one came from, with its filters. An order that leaves the list,
 * such as one that was just sent, keeps its neighbors.
 */
export function OrderNeighbors({ orderId }: { orderId: string }) {
  const { t } = useWords()
  const { pages, search } = useOrderList()
  const { rows, hasMore, isLoadingMore, loadMore } = pages
  const [kept, setKept] = useState<Neighbors>()
  const at = rows.findIndex(({ _id }) => _id === orderId)
  const isLast = at >= 0 && at === rows.length - 1
  useEffect(() => {
    if (isLast && hasMore && !isLoadingMore) loadMore()
  }, [isLast, hasMore, isLoadingMore, loadMore])
  const previous = rows[at - 1]?._id
  const next = rows[at + 1]?._id
  useEffect(() => {
    if (at >= 0) setKept({ of: orderId, previous, next })
  }, [at, orderId, previous, next])
  if (kept?.of !== orderId) return null
  return (
    <Button.Group>
      {(['previous', 'next'] as const).map((way) => {
        const id = kept[way]
        return id ? (
          <Button
            key={way}
            component={Link}
            to={`/orders/${id}${search}`}
            variant="default"
            aria-label={t.orders[way]}
          >
            {way === 'previous' ? '←' : '→'}
          </Button>
        ) : (
          <Button key={way} variant="default" disabled aria-label={t.orders[way]}>
            {way === 'previous' ? '←' : '→'}
          </Button>
        )
      })}
    </Button.Group>
  )
}
