import { Button, Group, Stack, Text } from '@mantine/core'
import type { customers } from '@vitrine/client/merchant'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { NoteForm } from '../parts/NoteForm.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { CUSTOMER_KEYS } from './read-customers.ts'

interface CustomerNotesProps {
  readonly customerId: string
  readonly notes: readonly customers.CustomerNote[]
}

/** What staff wrote about a customer, newest first. */
export function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const { t, time } = useWords()
  const remove = useAction(
    (noteId: string) => shop.customers.deleteCustomerNote(customerId, noteId),
    CUSTOMER_KEYS,
    () => t.customers.noteDeleted,
  )
  return (
    <Card title={t.customers.notes}>
      <NoteForm
        texts={t.customers}
        maxLength={2000}
        save={(note) => shop.customers.addCustomerNote(customerId, note)}
        keys={CUSTOMER_KEYS}
      />
      <Stack gap="sm">
        {notes.map(({ _id, text: note, authorEmail, _createdDate }) => (
          <div key={_id}>
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {note}
            </Text>
            <Group gap="xs">
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {[time(_createdDate), authorEmail].filter(Boolean).join(' · ')}
              </Text>
              <Button
                size="compact-xs"
                variant="subtle"
                color="red"
                aria-label={t.customers.deleteNote(note)}
                onClick={() => remove.run(_id)}
              >
                {t.customers.deleteShort}
              </Button>
            </Group>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
