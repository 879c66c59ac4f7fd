import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from './Dialog.tsx'
import type { Action } from './use-action.ts'

export interface ConfirmDialogProps {
  readonly title: string
  /** What the action does, and what stays. */
  readonly hint: string
  /** The verb on the button. */
  readonly confirm: string
  readonly action: Action<undefined>
  readonly close: () => void
  /** Whether the action deletes something. */
  readonly isDestructive?: boolean
}

/** Asks before an action. */
export function ConfirmDialog({ title, hint, confirm, action, close, isDestructive }: ConfirmDialogProps) {
  const { t } = useWords()
  return (
    <Dialog opened onClose={close} title={title}>
      <Stack>
        <Text size="sm">{hint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t.keep}
          </Button>
          <Button
            {...(isDestructive && { color: 'red' })}
            loading={action.isRunning}
            onClick={() => action.run(undefined)}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
