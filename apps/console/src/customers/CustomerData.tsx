import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import type { Customer } from './read-customers.ts'

/** What a customer may ask a shop for: a copy of their data, or its deletion. For owners. */
export function CustomerData({ customer }: { customer: Customer }) {
  const { t } = useWords()
  const { user } = useStaff()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const copy = useAction(
    async () => save(await shop.customers.getCustomerData(customer._id)),
    [],
    () => undefined,
  )
  const removal = useAction(
    () => shop.customers.deleteCustomer(customer._id),
    ['customers', 'customer-tags', 'home'],
    () => {
      navigate('/customers', { replace: true })
      return t.customers.deleted
    },
  )
  if (user.role !== 'owner') return null
  return (
    <Card title={t.customers.data}>
      <Text size="sm" c="dimmed" mb="sm">
        {t.customers.dataHint}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" loading={copy.isRunning} onClick={() => copy.run(undefined)}>
          {t.customers.download}
        </Button>
        <Button size="xs" variant="default" color="red" onClick={() => setAsking(true)}>
          {t.customers.delete}
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          isDestructive
          title={t.customers.deleteTitle(customer.name || customer.email)}
          hint={t.customers.deleteHint(customer.orderCount)}
          confirm={t.customers.delete}
          action={removal}
          close={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

const save = (data: object): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'customer-data.json'
  link.click()
  URL.revokeObjectURL(url)
}
