import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/words.tsx'
import type { useExport } from './use-export.ts'

export interface ExportProgressProps {
  readonly file: Pick<ReturnType<typeof useExport>, 'rows' | 'stop'>
  /** The button that starts the export, shown until it does. */
  readonly children: ReactNode
}

/** Tells how far an export is, and stops it. */
export function ExportProgress({ file, children }: ExportProgressProps) {
  const { t, number } = useWords()
  if (file.rows === undefined) return children
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {t.list.export.rows(number(file.rows))}
      </Text>
      <Button variant="default" onClick={file.stop}>
        {t.list.export.stop}
      </Button>
    </Group>
  )
}
