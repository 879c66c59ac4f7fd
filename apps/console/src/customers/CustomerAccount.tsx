import { Button, Group, Stack, Text } from '@mantine/core'
import type { customers } from '@vitrine/client/merchant'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import type { DecisionKind } from './decisions.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { type Customer, type CustomerState, stateOf } from './read-customers.ts'
import { useMemberDecisions } from './use-member-decisions.ts'

const FOR: Readonly<Record<CustomerState, readonly DecisionKind[]>> = {
  WAITING: ['approve', 'refuse', 'block'],
  MEMBER: ['block'],
  BLOCKED: ['unblock'],
  GUEST: [],
}

interface CustomerAccountProps {
  readonly customer: Customer
  readonly account: NonNullable<customers.CustomerDetails['account']>
}

/** A customer's account, and what an owner decides about it. */
export function CustomerAccount({ customer, account }: CustomerAccountProps) {
  const { t, day } = useWords()
  const { user } = useStaff()
  const [isRefusing, setRefusing] = useState(false)
  const decisions = useMemberDecisions()
  const run = (kind: DecisionKind) =>
    kind === 'refuse' ? setRefusing(true) : decisions.run(kind, [account.memberId])
  const { lastLoginDate, isEmailVerified } = account
  return (
    <Card title={t.customers.account}>
      <Stack gap={4}>
        <Text size="sm">{t.customers.memberSince(day(account._createdDate))}</Text>
        <Text size="sm" c="dimmed">
          {lastLoginDate ? t.customers.lastLogin(day(lastLoginDate)) : t.customers.neverLoggedIn}
        </Text>
        <Text size="sm" c="dimmed">
          {isEmailVerified ? t.customers.verified : t.customers.unverified}
        </Text>
        {user.role === 'owner' && (
          <Group gap="xs" mt="xs">
            {FOR[stateOf(customer)].map((kind) => (
              <Button
                key={kind}
                size="xs"
                variant={kind === 'approve' ? 'filled' : 'default'}
                loading={decisions.isRunning}
                onClick={() => run(kind)}
              >
                {t.customers.decisions[kind]}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
      {isRefusing && (
        <RefuseDialog
          count={1}
          close={() => setRefusing(false)}
          refuse={() => {
            setRefusing(false)
            decisions.run('refuse', [account.memberId])
          }}
        />
      )}
    </Card>
  )
}
