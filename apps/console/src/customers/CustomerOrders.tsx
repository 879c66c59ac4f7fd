import { Anchor, Button, Center, Group, Stack, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { FulfillmentBadge, PaymentBadge } from '../orders/StatusBadge.tsx'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'

/** The orders of a customer, newest first. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const { t, money, time } = useWords()
  const pages = usePages(['customer', customerId, 'orders'], async (cursor) => {
    const found = await shop.customers.listCustomerOrders(customerId, cursor ? { cursor } : {})
    return { rows: found.orders, next: found.nextCursor }
  })
  return (
    <Card title={t.pages.orders}>
      {pages.isLoading && <Loading h={80} />}
      {pages.error != null && <ProblemNotice error={pages.error} retry={pages.retry} />}
      {!pages.isLoading && !pages.error && pages.rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.customers.noOrders}
        </Text>
      )}
      {pages.rows.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table aria-label={t.pages.orders} verticalSpacing="xs">
            <Table.Tbody>
              {pages.rows.map(({ _id, number, total, currency, _createdDate, status, ...states }) => (
                <Table.Tr key={_id}>
                  <Table.Td>
                    <Group gap="6px lg">
                      <Stack gap={0} miw={140}>
                        <Anchor component={Link} to={`/orders/${_id}`} size="sm" fw={600} className="numbers">
                          #{number}
                        </Anchor>
                        <Text size="xs" c="dimmed">
                          {time(_createdDate)}
                        </Text>
                      </Stack>
                      <Group gap={6}>
                        <PaymentBadge status={status} payment={states.paymentStatus} />
                        <FulfillmentBadge
                          status={status}
                          fulfillment={states.fulfillmentStatus}
                          delivered={states}
                        />
                      </Group>
                    </Group>
                  </Table.Td>
                  <Table.Td ta="right" className="numbers">
                    {money(total, currency)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {pages.hasMore && (
        <Center pt="xs">
          <Button variant="subtle" size="xs" loading={pages.isLoadingMore} onClick={pages.loadMore}>
            {t.list.more}
          </Button>
        </Center>
      )}
    </Card>
  )
}
