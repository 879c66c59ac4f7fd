import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../parts/Dialog.tsx'
import { useSheetTexts } from '../cells/texts.ts'

interface LeaveDialogProps {
  /** Of the changes that aren't saved. */
  readonly count: number
  stay(): void
  leave(): void
}

/** Asks before unsaved work is left. */
export function LeaveDialog({ count, stay, leave }: LeaveDialogProps) {
  const sheet = useSheetTexts()
  return (
    <Dialog opened onClose={stay} title={sheet.leaveTitle}>
      <Stack>
        <Text size="sm">{sheet.leaveHint(count)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {sheet.leave}
          </Button>
          <Button onClick={stay} data-autofocus>
            {sheet.stay}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
