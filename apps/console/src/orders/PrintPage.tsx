import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { SessionGate, useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { PostalAddress } from './PostalAddress.tsx'
import { PrintedLines } from './PrintedLines.tsx'
import classes from './PrintPage.module.css'
import { invoicesQuery } from './read-invoices.ts'

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
  const { t, day } = useWords()
  const { orderId = '' } = useParams()
  const wanted = useSearchParams()[0].get('document')
  const { name: shopName } = useStaff().shop
  const facts = useQuery({ queryKey: ['shop'], queryFn: () => shop.facts.getShop() })
  const order = useQuery({ queryKey: ['order', orderId], queryFn: () => shop.orders.getOrder(orderId) })
  const invoices = useQuery(invoicesQuery(orderId))
  const invoice = wanted ? invoices.data?.find(({ _id }) => _id === wanted) : undefined
  const name = invoice?.kind === 'CREDIT_NOTE' ? t.print.creditNote : t.print.invoice
  const title = invoice ? name(invoice.number) : t.print.packingSlip
  useEffect(() => {
    document.title = title
  }, [title])
  const error = order.error ?? invoices.error ?? facts.error
  if (error) return <ProblemNotice error={error} retry={order.refetch} />
  if (!order.data || !invoices.data || !facts.data)
    return <Skeleton h={240} aria-busy aria-label={t.loading} />
  const { number, _createdDate, billingInfo, recipientInfo, shippingInfo } = order.data
  const { seller } = facts.data
  const delivered = shippingInfo?.logistics?.shippingDestination ?? recipientInfo
  return (
    <Stack>
      <Group justify="space-between" className={classes.screen}>
        <Button component={Link} to={`/orders/${orderId}`} variant="default">
          {t.print.back}
        </Button>
        <Button onClick={() => window.print()}>{t.print.print}</Button>
      </Group>
      <Group justify="space-between" align="flex-start">
        <PostalAddress of={invoice ? (billingInfo ?? delivered) : delivered} />
        <Text size="sm" ta="right" style={{ whiteSpace: 'pre-line' }}>
          {[
            seller?.name ?? shopName,
            ...(seller?.address ?? []),
            seller?.vatId && t.print.vatId(seller.vatId),
          ]
            .filter(Boolean)
            .join('\n')}
        </Text>
      </Group>
      <div>
        <Title order={1} size="h3">
          {title}
        </Title>
        <Text size="sm">
          {[invoice && day(invoice._createdDate), `${t.orders.number(number)} (${day(_createdDate)})`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <PrintedLines order={order.data} invoice={invoice} />
    </Stack>
  )
}
