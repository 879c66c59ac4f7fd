import { Badge, Button, Flex, Group, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import type { DecisionKind } from './decisions.ts'
import { type Customer, type CustomerState, stateOf } from './read-customers.ts'

const COLORS: Readonly<Record<CustomerState, string>> = {
  ...{ WAITING: 'orange', MEMBER: 'green', BLOCKED: 'red', GUEST: 'gray' },
}

/** Whether a customer has an account and may log in. */
export function CustomerBadge({ state, t }: { state: CustomerState } & Pick<Words, 't'>) {
  return (
    <Badge variant="light" tt="none" color={COLORS[state]}>
      {t.customers.states[state]}
    </Badge>
  )
}

/** What a customer spent, one amount per currency. */
export const spendText = ({ spend }: Pick<Customer, 'spend'>, { money }: Words): string => {
  const paid = spend.filter(({ amount }) => Number(amount) !== 0)
  return paid.map(({ amount, currency }) => money(amount, currency)).join(' · ') || '–'
}

/**
 * The columns of the list of customers.
 * @param run - decides about a member; undefined for staff who may not
 */
export const customerColumns = (
  words: Words,
  run: ((kind: DecisionKind, memberId: string) => void) | undefined,
): Column<Customer>[] => {
  const { t, day, number } = words
  return [
    {
      key: 'customer',
      label: t.customers.customer,
      cell: ({ name, email }) => (
        <>
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name || email}
          </Text>
          {name && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      label: t.customers.status,
      isWide: run !== undefined,
      cell: (customer) => <CustomerBadge state={stateOf(customer)} t={t} />,
    },
    {
      key: 'orders',
      label: t.pages.orders,
      align: 'right',
      isWide: true,
      cell: ({ orderCount }) => <span className="numbers">{number(orderCount)}</span>,
    },
    {
      key: 'spend',
      label: t.customers.spend,
      align: 'right',
      isWide: run !== undefined,
      cell: (customer) => <span className="numbers">{spendText(customer, words)}</span>,
    },
    {
      key: 'last',
      label: t.customers.lastOrder,
      isWide: true,
      cell: ({ lastOrderDate }) => (lastOrderDate ? day(lastOrderDate) : '–'),
    },
    {
      key: 'tags',
      label: t.customers.tags,
      isWide: true,
      cell: ({ tags }) => (
        <Group gap={4}>
          {tags.map((tag) => (
            <Badge key={tag} variant="default" tt="none" fw={400} maw={160}>
              {tag}
            </Badge>
          ))}
        </Group>
      ),
    },
    {
      ...{ key: 'since', label: t.customers.since, isWide: true, isExtra: true },
      cell: ({ _createdDate }) => day(_createdDate),
    },
    ...(run ? [decisionColumn(words, run)] : []),
  ]
}

const decisionColumn = (
  { t }: Words,
  run: (kind: DecisionKind, memberId: string) => void,
): Column<Customer> => ({
  key: 'decide',
  label: t.customers.decide,
  align: 'right',
  cell: ({ memberId, status }) =>
    status === 'WAITING' && memberId !== undefined ? (
      <Flex gap={6} justify="flex-end" align="flex-end" direction={{ base: 'column', sm: 'row' }}>
        <Button size="compact-sm" onClick={() => run('approve', memberId)}>
          {t.customers.decisions.approve}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => run('refuse', memberId)}>
          {t.customers.decisions.refuse}
        </Button>
      </Flex>
    ) : null,
})
