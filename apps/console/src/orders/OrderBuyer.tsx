import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { shop } from '../session/shop-client.ts'
import { BillingDialog } from './BillingDialog.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { PostalAddress } from './print/PostalAddress.tsx'
import { usePrintTexts } from './print/texts.ts'
import { ResendDialog } from './ResendDialog.tsx'

/** Who bought, where it goes, and what they wrote. */
export function OrderBuyer({ order, placed }: { order: orders.Order; placed: string }) {
  const { t } = useWords()
  const print = usePrintTexts()
  const [isAsking, setAsking] = useState(false)
  const [isBilling, setBilling] = useState(false)
  const { buyerInfo, shippingInfo, recipientInfo, billingInfo, buyerNote } = order
  const { firstName, lastName } = (billingInfo ?? recipientInfo)?.contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const { data: [customer] = [] } = useQuery({
    queryKey: ['customer', 'of', order._id, buyerInfo?.email],
    queryFn: async () => (await shop.customers.listCustomers({ orderId: order._id })).customers,
  })
  const pickup = shippingInfo?.logistics?.pickupDetails
  const destination = shippingInfo?.logistics?.shippingDestination ?? recipientInfo
  return (
    <Stack>
      <Card title={t.orders.buyer}>
        <Stack gap={4}>
          {name && (
            <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
          )}
          {buyerInfo?.email && (
            <Anchor size="sm" href={`mailto:${buyerInfo.email}`} style={{ overflowWrap: 'anywhere' }}>
              {buyerInfo.email}
            </Anchor>
          )}
          <Text size="xs" c="dimmed">
            {(customer?.memberId ?? buyerInfo?.memberId) ? t.orders.member : t.orders.guest} · {placed}
          </Text>
          {customer && (
            <Anchor component={Link} to={`/customers/${customer._id}`} size="sm">
              {t.customers.show}
            </Anchor>
          )}
          {buyerInfo?.email && (
            <Anchor component={Link} to={`/emails?q=${encodeURIComponent(buyerInfo.email)}`} size="sm">
              {t.pages.emails}
            </Anchor>
          )}
          {buyerInfo?.email && order.status !== 'CANCELED' && (
            <Button
              size="xs"
              variant="default"
              mt={4}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => setAsking(true)}
            >
              {t.orders.resend}
            </Button>
          )}
          {isAsking && <ResendDialog order={order} close={() => setAsking(false)} />}
        </Stack>
      </Card>
      {buyerNote && (
        <Card title={t.orders.note}>
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {buyerNote}
          </Text>
        </Card>
      )}
      <Card title={t.orders.delivery}>
        <Stack gap={4}>
          <Text size="sm">{shippingInfo?.title ?? t.orders.noDelivery}</Text>
          <PostalAddress of={pickup ? { address: pickup.address } : destination} />
        </Stack>
      </Card>
      <Card title={t.orders.billing}>
        <Stack gap="xs" align="flex-start">
          {billingInfo?.address ? (
            <PostalAddress of={billingInfo} />
          ) : (
            <Text size="sm" c="dimmed">
              {print.sameAddress}
            </Text>
          )}
          <Button size="xs" variant="default" onClick={() => setBilling(true)}>
            {print.editBilling}
          </Button>
        </Stack>
      </Card>
      {isBilling && <BillingDialog order={order} close={() => setBilling(false)} />}
      <OrderDocuments order={order} />
    </Stack>
  )
}
