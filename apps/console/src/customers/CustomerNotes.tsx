import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { customers } from '@vitrine/client/merchant'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
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
  const [text, setText] = useState('')
  const add = useAction(
    () => shop.customers.addCustomerNote(customerId, text.trim()),
    CUSTOMER_KEYS,
    () => {
      setText('')
      return undefined
    },
  )
  const remove = useAction(
    (noteId: string) => shop.customers.deleteCustomerNote(customerId, noteId),
    CUSTOMER_KEYS,
    () => t.customers.noteDeleted,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) add.run(undefined)
  }
  return (
    <Card title={t.customers.notes}>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <Textarea
            label={t.customers.addNote}
            description={t.customers.noteHint}
            maxLength={2000}
            autosize
            minRows={1}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" size="xs" variant="default" loading={add.isRunning} disabled={!text.trim()}>
              {t.customers.saveNote}
            </Button>
          </Group>
        </Stack>
      </form>
      <Stack gap="sm" mt={notes.length > 0 ? 'sm' : 0}>
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
