import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../messages/words.tsx'
import { Loading } from '../../parts/Loading.tsx'
import { ProblemNotice } from '../../parts/ProblemNotice.tsx'
import { SessionGate } from '../../session/SessionGate.tsx'
import { PrintedDocument } from './PrintedDocument.tsx'
import classes from './PrintPage.module.css'
import { factsQuery, ordersQuery } from './read-printed.ts'
import { usePrintTexts } from './texts.ts'

/** The packing slips of several orders, each on paper of its own. */
export function PrintSlipsPage() {
  return (
    <SessionGate>
      <main className={classes.paper}>
        <Slips />
      </main>
    </SessionGate>
  )
}

/** The selected orders; none if the address was typed. */
const selected = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'ids' in state && Array.isArray(state.ids)
    ? state.ids.filter((id) => typeof id === 'string')
    : []

function Slips() {
  const { t } = useWords()
  const print = usePrintTexts()
  const ids = selected(useLocation().state)
  const facts = useQuery(factsQuery)
  const orders = useQuery(ordersQuery(ids))
  const title = print.slips(ids.length)
  useEffect(() => {
    document.title = title
  }, [title])
  const error = orders.error ?? facts.error
  if (error) return <ProblemNotice error={error} retry={orders.refetch} />
  if (!orders.data || !facts.data) return <Loading h={240} />
  const gone = ids.length - orders.data.length
  return (
    <Stack>
      <Group justify="space-between" className={classes.screen}>
        <Button component={Link} to="/orders" variant="default">
          {print.backToOrders}
        </Button>
        <Button onClick={() => window.print()} disabled={orders.data.length === 0}>
          {print.print}
        </Button>
      </Group>
      {ids.length === 0 && <Text className={classes.screen}>{print.noneSelected}</Text>}
      {gone > 0 && <Text className={classes.screen}>{print.gone(gone)}</Text>}
      {orders.data.map((order) => (
        <section key={order._id} className={classes.sheet} aria-label={t.orders.number(order.number)}>
          <Stack>
            <PrintedDocument order={order} invoice={undefined} credits={undefined} facts={facts.data} />
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
