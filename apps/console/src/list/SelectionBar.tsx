import { Affix, Button, Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import type { Selection } from './use-selection.ts'

/** What can be done with the picked rows; stays in view while there are any. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useWords()
  if (selection.ids.size === 0) return null
  return (
    <Affix position={{ bottom: 16, left: 16, right: 16 }} zIndex={150}>
      <Paper shadow="md" withBorder p="xs" maw={720} mx="auto">
        <Group gap="xs">
          <Text size="sm" fw={600} role="status">
            {t.list.picked(selection.ids.size)}
          </Text>
          {children}
          <Button variant="subtle" size="compact-sm" ml="auto" onClick={selection.clear}>
            {t.list.unpick}
          </Button>
        </Group>
      </Paper>
    </Affix>
  )
}
