import { Anchor, Table, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { PaymentBadge } from '../orders/StatusBadge.tsx'
import { Card } from '../parts/Card.tsx'
import { useHomeTexts } from './texts.ts'

/** The last orders, each a link. */
export function NewestOrders({ orders }: { orders: readonly orders.Order[] }) {
  const texts = useHomeTexts()
  const { t, money, time } = useWords()
  return (
    <Card title={texts.newest}>
      {orders.length === 0 && <Text c="dimmed">{t.orders.none}</Text>}
      {orders.length > 0 && (
        <Table aria-label={texts.newest} horizontalSpacing={0} withRowBorders={false}>
          <Table.Tbody>
            {orders.map((order) => (
              <Table.Tr key={order._id}>
                <Table.Td>
                  <Anchor component={Link} to={`/orders/${order._id}`} size="sm" fw={600}>
                    #{order.number}
                  </Anchor>
                </Table.Td>
                <Table.Td visibleFrom="xs" c="dimmed">
                  {time(order._createdDate)}
                </Table.Td>
                <Table.Td>
                  <PaymentBadge status={order.status} payment={order.paymentStatus} />
                </Table.Td>
                <Table.Td ta="right" className="numbers">
                  {money(order.priceSummary?.total?.amount ?? 0, order.currency)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  )
}
