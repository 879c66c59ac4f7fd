import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { Loading } from '../../parts/Loading.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { SessionGate } from '../../session/SessionGate.tsx'
import { invoicesQuery } from '../read-invoices.ts'
import { creditedBy, PrintedDocument, titleOf } from './PrintedDocument.tsx'
import classes from './PrintPage.module.css'
import { factsQuery, orderQuery } from './read-printed.ts'
import { usePrintTexts } from './texts.ts'

/** A packing slip, an invoice or a credit note, made for paper. */
export function PrintPage() {
  return (
    <SessionGate>
      <main className={classes.paper}>
        <PrintedOrder />
      </main>
    </SessionGate>
  )
}

function PrintedOrder() {
  const print = usePrintTexts()
  const { orderId = '' } = useParams()
  const [asked] = useSearchParams()
  const [wanted, kind] = [asked.get('document'), asked.get('kind') ?? 'INVOICE']
  const facts = useQuery(factsQuery)
  const order = useQuery(orderQuery(orderId))
  const invoices = useQuery(invoicesQuery(orderId))
  const invoice = wanted
    ? invoices.data?.find((each) => each._id === wanted && each.kind === kind)
    : undefined
  const title = titleOf(invoice, print)
  useEffect(() => {
    document.title = title
  }, [title])
  const error = order.error ?? invoices.error ?? facts.error
  if (error) return <ProblemNotice error={error} retry={order.refetch} />
  if (!order.data || !invoices.data || !facts.data) return <Loading h={240} />
  return (
    <Stack>
      <Group justify="space-between" className={classes.screen}>
        <Button component={Link} to={`/orders/${orderId}`} variant="default">
          {print.back}
        </Button>
        <Button onClick={() => window.print()}>{print.print}</Button>
      </Group>
      <PrintedDocument
        order={{
          ...order.data,
          ...invoice?.replaced,
          ...(invoice?.billingInfo && { billingInfo: invoice.billingInfo }),
        }}
        invoice={invoice}
        credits={creditedBy(invoice, invoices.data)}
        facts={facts.data}
      />
    </Stack>
  )
}
