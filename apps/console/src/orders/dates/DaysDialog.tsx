import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { useStaff } from '../../session/SessionGate.tsx'
import { betweenOf, betweenValue, type Days } from './order-days.ts'
import { useDaysTexts } from './texts.ts'

interface DaysDialogProps {
  /** The days that are chosen already. */
  readonly days: Days | undefined
  choose(days: Days): void
  close(): void
}

/** Asks for the first and the last day. */
export function DaysDialog({ days, choose, close }: DaysDialogProps) {
  const texts = useDaysTexts()
  const { t } = useWords()
  const { timeZone } = useStaff().shop
  const [typed, setTyped] = useState(days ?? { from: '', until: '' })
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const chosen = betweenOf(betweenValue(typed))
    if (!chosen) return setWrong(true)
    choose(chosen)
    close()
  }
  return (
    <Dialog opened onClose={close} title={texts.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <Group grow align="flex-start">
            <TextInput
              data-autofocus
              type="date"
              label={texts.from}
              value={typed.from}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, from: value })}
            />
            <TextInput
              type="date"
              label={texts.until}
              value={typed.until}
              error={isWrong && texts.wrong}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, until: value })}
            />
          </Group>
          <Text size="xs" c="dimmed">
            {texts.zone(timeZone)}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit">{texts.show}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
