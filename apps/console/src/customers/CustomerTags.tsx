import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { CUSTOMER_KEYS, type Customer } from './read-customers.ts'

const MOST = 20
const LONGEST = 40

/** The tags of a customer. Lists filter by them. */
export function CustomerTags({ customer }: { customer: Customer }) {
  const { t } = useWords()
  const [tags, setTags] = useState<string[]>([...customer.tags])
  const { data: known = [] } = useQuery({
    queryKey: ['customer-tags'],
    queryFn: () => shop.customers.listCustomerTags(),
  })
  const save = useAction(
    () => shop.customers.setCustomerTags(customer._id, tags),
    CUSTOMER_KEYS,
    () => t.customers.tagsSaved,
  )
  const isChanged = tags.join('\n') !== customer.tags.join('\n')
  return (
    <Card title={t.customers.tags}>
      <Stack gap="xs">
        <TagsInput
          label={t.customers.editTags}
          description={t.customers.tagsHint}
          data={[...known]}
          value={tags}
          maxTags={MOST}
          onChange={(next) => setTags(next.map((tag) => tag.trim().slice(0, LONGEST)).filter(Boolean))}
        />
        {isChanged && (
          <Group justify="flex-end" gap="xs">
            <Button size="xs" variant="subtle" onClick={() => setTags([...customer.tags])}>
              {t.keep}
            </Button>
            <Button size="xs" loading={save.isRunning} onClick={() => save.run(undefined)}>
              {t.customers.saveTags}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
