import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePages } from '../../list/use-pages.ts'
import { useWords } from '../../messages/words.tsx'
import { Loading } from '../../parts/Loading.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { SessionGate } from '../../session/SessionGate.tsx'
import { type Facts, PrintedDocument } from './PrintedDocument.tsx'
import classes from './PrintPage.module.css'
import { factsQuery } from './read-printed.ts'
import { MOST_PRINTED, type PrintedOrders, printedOrdersOf, readSlips } from './read-slips.ts'
import { usePrintTexts } from './texts.ts'

/** The packing slips of several orders, each on paper of its own. */
export function PrintSlipsPage() {
  const { state } = useLocation()
  return (
    <SessionGate>
      <main className={classes.paper}>
        <Slips printed={printedOrdersOf(state)} />
      </main>
    </SessionGate>
  )
}

/** Reads slips until a page of them is full; further ones when they are asked for. */
const useSlips = (printed: PrintedOrders) => {
  const [first, setFirst] = useState(0)
  const pages = usePages(['order', 'printed', printed], (cursor) => readSlips(printed, cursor))
  const { rows, hasMore, isLoadingMore, loadMore, error } = pages
  const end = first + MOST_PRINTED
  const isReading = hasMore && rows.length < end
  // biome-ignore lint/correctness/useExhaustiveDependencies: loadMore is new in every render
  useEffect(() => {
    if (isReading && !isLoadingMore && !error) loadMore()
  }, [isReading, isLoadingMore, error])
  const left = rows.length - end
  return {
    ...{ pages, isReading },
    shown: rows.slice(first, end),
    isFirst: first === 0,
    /** How many slips the next page has; 0 if there is none, undefined if they aren't counted. */
    next: hasMore ? undefined : Math.min(MOST_PRINTED, Math.max(0, left)),
    go: (by: 1 | -1) => {
      startTransition(() => setFirst(Math.max(0, first + by * MOST_PRINTED)))
      window.scrollTo(0, 0)
    },
  }
}

function Slips({ printed }: { printed: PrintedOrders }) {
  const { number } = useWords()
  const print = usePrintTexts()
  const facts = useQuery(factsQuery)
  const { pages, shown, isReading, isFirst, next, go } = useSlips(printed)
  // Drawing many slips gives way to what the reader does.
  const drawn = useDeferredValue(shown.length)
  const title = print.slips(shown.length)
  useEffect(() => {
    document.title = title
  }, [title])
  const error = facts.error ?? (pages.rows.length === 0 ? pages.error : undefined)
  if (error) return <ProblemNotice error={error} retry={pages.retry} />
  if (pages.isLoading || !facts.data) return <Loading h={240} />
  const total = 'ids' in printed ? printed.ids.length : undefined
  const hasNext = next === undefined || next > 0
  const gone = total === undefined || isReading || hasNext ? 0 : total - pages.rows.length
  return (
    <Stack>
      <Group justify="space-between" className={classes.screen}>
        <Button component={Link} to="/orders" variant="default">
          {print.backToOrders}
        </Button>
        <Group gap="xs">
          {!isFirst && (
            <Button variant="default" onClick={() => go(-1)}>
              {print.previousSlips}
            </Button>
          )}
          {!isReading && hasNext && (
            <Button variant="default" onClick={() => go(1)}>
              {print.nextSlips(next)}
            </Button>
          )}
          <Button
            onClick={() => window.print()}
            disabled={shown.length === 0 || isReading || drawn < shown.length}
          >
            {print.print}
          </Button>
        </Group>
      </Group>
      <div className={classes.screen} role="status">
        {isReading && (
          <>
            <Text size="sm">{print.reading(number(shown.length))}</Text>
            <Progress
              value={(100 * shown.length) / Math.min(total ?? MOST_PRINTED, MOST_PRINTED)}
              aria-label={title}
              animated
            />
          </>
        )}
        {!isReading && hasNext && <Text size="sm">{print.onlySome(MOST_PRINTED)}</Text>}
        {total === 0 && (
          <>
            <Title order={1} size="h3">
              {print.packingSlips}
            </Title>
            <Text>{print.noneSelected}</Text>
          </>
        )}
        {gone > 0 && <Text>{print.gone(gone)}</Text>}
      </div>
      {pages.error != null && <ProblemNotice error={pages.error} retry={pages.loadMore} />}
      {shown.slice(0, drawn).map((order) => (
        <Slip key={order._id} order={order} facts={facts.data} />
      ))}
    </Stack>
  )
}

/** Drawn once, however many slips follow. */
const Slip = memo(function Slip({ order, facts }: { readonly order: orders.Order; readonly facts: Facts }) {
  const { t } = useWords()
  return (
    <section className={classes.sheet} aria-label={t.orders.number(order.number)}>
      <Stack>
        <PrintedDocument order={order} invoice={undefined} credits={undefined} facts={facts} />
      </Stack>
    </section>
  )
})
