import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import type { customers } from '@vitrine/client/merchant'
import { Link, useParams } from 'react-router'
import { EntityHistory } from '../history/EntityHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { shop } from '../session/shop-client.ts'
import { ContactCard } from './ContactCard.tsx'
import { CustomerAccount } from './CustomerAccount.tsx'
import { CustomerData } from './CustomerData.tsx'
import { CustomerNotes } from './CustomerNotes.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { CustomerSessions } from './CustomerSessions.tsx'
import { CustomerTags } from './CustomerTags.tsx'
import { CustomerBadge, spendText } from './customer-columns.tsx'
import { stateOf } from './read-customers.ts'

/** One customer: orders, spend, notes, addresses, and what they may ask the shop for. */
export function CustomerPage() {
  const { t } = useWords()
  const { customerId = '' } = useParams()
  const query = useQuery({
    queryKey: ['customer', customerId],
    queryFn: () => shop.customers.getCustomer(customerId),
  })
  const back = { to: '/customers', label: t.pages.customers }
  if (isGone(query.error)) return <Gone back={back} />
  return (
    <LoadedPage query={query} title={t.customers.customer} back={back}>
      {(details) => <LoadedCustomer key={details.customer._id} details={details} back={back} />}
    </LoadedPage>
  )
}

const isGone = (error: unknown): boolean =>
  error instanceof CommerceError && error.code === 'CUSTOMER_NOT_FOUND'

interface Back {
  readonly to: string
  readonly label: string
}

/** Someone deleted the customer, perhaps in another tab. */
function Gone({ back }: { back: Back }) {
  const { t } = useWords()
  return (
    <>
      <PageHead title={t.customers.gone} back={back} />
      <Stack align="flex-start" maw={480}>
        <Text>{t.customers.goneHint}</Text>
        <Button component={Link} to="/customers">
          {t.customers.toList}
        </Button>
      </Stack>
    </>
  )
}

function LoadedCustomer({ details, back }: { details: customers.CustomerDetails; back: Back }) {
  const words = useWords()
  const { t, number, day } = words
  const { customer, account, addresses, notes } = details
  const facts = [
    [t.customers.spend, spendText(customer, words)],
    [t.pages.orders, number(customer.orderCount)],
    [t.customers.lastOrder, customer.lastOrderDate ? day(customer.lastOrderDate) : '–'],
    [t.customers.since, day(customer._createdDate)],
  ]
  return (
    <>
      <PageHead
        title={customer.name || customer.email}
        back={back}
        beside={<CustomerBadge state={stateOf(customer)} t={t} />}
      />
      <MainAndAside
        aside={
          <>
            {account && <CustomerAccount customer={customer} account={account} />}
            <ContactCard email={customer.email} phones={account?.phones ?? []} addresses={addresses} />
            <CustomerTags key={customer.tags.join('\n')} customer={customer} />
            {account && <CustomerSessions customerId={customer._id} />}
            <EntityHistory
              subjects={[
                { entityType: 'CUSTOMER', entityId: customer._id },
                { entityType: 'CONTACT', entityId: customer._id },
                ...(customer.memberId
                  ? [{ entityType: 'MEMBER' as const, entityId: customer.memberId }]
                  : []),
              ]}
              queryKey={['customer', customer._id]}
            />
            <CustomerData customer={customer} />
          </>
        }
      >
        <Card title={t.customers.summary}>
          <SimpleGrid component="dl" m={0} cols={{ base: 2, sm: 4 }}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <Text component="dt" size="xs" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" fw={600} m={0} className="numbers">
                  {value}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </Card>
        <CustomerOrders customerId={customer._id} />
        <CustomerNotes customerId={customer._id} notes={notes} />
      </MainAndAside>
    </>
  )
}
