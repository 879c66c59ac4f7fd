import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useSheetTexts } from '../cells/texts.ts'
import type { Saving } from './use-save.ts'

/** How far a save is, or what came of it, and the way back. */
export function SaveStatus({
  progress,
  stop,
  last,
  undo,
}: Pick<Saving, 'progress' | 'stop' | 'last' | 'undo'>) {
  const sheet = useSheetTexts()
  if (progress)
    return (
      <Stack gap={4}>
        <Progress aria-label={sheet.saving} value={(100 * progress.done) / Math.max(progress.total, 1)} />
        <Group gap="xs">
          <Text size="sm" className="numbers">
            {progress.total > 0 ? sheet.progress(progress.done, progress.total) : sheet.saving}
          </Text>
          <Text size="sm" c="dimmed">
            {sheet.goesOn}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={stop}>
            {sheet.stop}
          </Button>
        </Group>
      </Stack>
    )
  if (!last) return null
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{sheet[last.kind](last.count, last.left)}</Text>
      {last.left > 0 && last.kind !== 'stopped' && (
        <Text size="sm" c="red">
          {last.kind === 'undone' ? sheet.notUndone(last.left) : sheet.notSaved(last.left)}
        </Text>
      )}
      {last.count > 0 && last.kind !== 'undone' && (
        <Button size="compact-xs" variant="subtle" onClick={undo}>
          {sheet.undoSave}
        </Button>
      )}
    </Group>
  )
}
