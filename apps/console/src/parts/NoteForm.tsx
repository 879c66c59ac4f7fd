import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAction } from './use-action.ts'

interface NoteFormProps {
  readonly texts: { readonly addNote: string; readonly noteHint: string; readonly saveNote: string }
  readonly maxLength: number
  readonly save: (note: string) => Promise<unknown>
  /** The lists and things that a note changes. */
  readonly keys: readonly string[]
}

/** Adds a note for staff. */
export function NoteForm({ texts, maxLength, save, keys }: NoteFormProps) {
  const [text, setText] = useState('')
  const note = text.trim()
  const add = useAction(
    () => save(note),
    keys,
    () => {
      setText('')
      return undefined
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note) add.run(undefined)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" mb="md">
        <Textarea
          label={texts.addNote}
          description={texts.noteHint}
          maxLength={maxLength}
          autosize
          minRows={1}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" size="xs" variant="default" loading={add.isRunning} disabled={!note}>
            {texts.saveNote}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
