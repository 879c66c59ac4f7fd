import { Affix, Button, Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  readonly selection: Selection
  /** Whether everything that matches can be picked now. Default: no. */
  readonly mayPickAll?: boolean
  readonly children: ReactNode
}

/** What can be done with the picked rows; stays in view while there are any. */
export function SelectionBar({ selection, mayPickAll = false, children }: SelectionBarProps) {
  const { t } = useWords()
  if (selection.isEmpty) return null
  return (
    <Affix position={{ bottom: 16, left: 16, right: 16 }} zIndex={150}>
      <Paper ref={reserveRoom} shadow="md" withBorder p="xs" maw={860} mx="auto">
        <Group gap="xs">
          <Text size="sm" fw={600} role="status">
            {selection.isAll ? t.list.pickedAll : t.list.picked(selection.ids.size)}
          </Text>
          {mayPickAll && !selection.isAll && (
            <Button size="compact-sm" variant="light" onClick={selection.setAll}>
              {t.list.pickMatching}
            </Button>
          )}
          {children}
          <Button variant="subtle" size="compact-sm" ml="auto" onClick={selection.clear}>
            {t.list.unpick}
          </Button>
        </Group>
      </Paper>
    </Affix>
  )
}

/** Keeps messages above the bar for as long as it is there. */
const reserveRoom = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--selection-bar', `${bar.offsetHeight + 16}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--selection-bar')
  }
}
