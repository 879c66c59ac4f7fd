import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'
import { usePrintTexts } from './print/texts.ts'
import { invoicesQuery } from './read-invoices.ts'

/** What can be printed of an order: its packing slip, its invoice, and a credit note for each refund. */
export function OrderDocuments({ order }: { order: orders.Order }) {
  const { day, money } = useWords()
  const print = usePrintTexts()
  const { data: invoices } = useQuery(invoicesQuery(order._id))
  const create = useAction(
    () => shop.orderMoney.generateInvoice(order._id),
    ORDER_KEYS,
    () => print.invoiceCreated,
  )
  return (
    <Card title={print.documents}>
      <Stack gap="xs">
        <Anchor component={Link} size="sm" to={`/orders/${order._id}/print`}>
          {print.packingSlip}
        </Anchor>
        {invoices?.map(({ _id, kind, number, _createdDate, amount, isRefundFailed, replaced }) => (
          <div key={`${kind} ${_id}`}>
            <Group justify="space-between" wrap="nowrap">
              <Anchor
                component={Link}
                size="sm"
                to={`/orders/${order._id}/print?document=${_id}&kind=${kind}`}
              >
                {kind === 'CREDIT_NOTE' ? print.creditNote(number) : print.invoice(number)}
              </Anchor>
              <Text size="sm" className="numbers">
                {kind === 'CREDIT_NOTE' && '−'}
                {money(amount.amount, order.currency)}
              </Text>
            </Group>
            <Text size="xs" c="dimmed">
              {day(_createdDate)}
              {isRefundFailed && ` · ${print.refundFailed}`}
              {replaced && ` · ${print.replaced}`}
            </Text>
          </div>
        ))}
        {invoices?.length === 0 && (
          <Button
            size="xs"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            loading={create.isRunning}
            onClick={() => create.run(undefined)}
          >
            {print.createInvoice}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
