import { Button, Group, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { listFile } from './list-file.ts'
import type { Column } from './use-columns.ts'
import { useExport } from './use-export.ts'
import type { ReadPage } from './use-pages.ts'

export interface ExportButtonProps<Row> {
  /** Of the list, and of the file. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly read: ReadPage<Row>
}

/** Saves everything that a list shows as a file, with the columns that are shown. It can be stopped. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const { t } = useWords()
  const file = useExport(`${name}.csv`)
  return <ExportControl file={file} start={() => file.start((run) => listFile(columns, read, run), t)} />
}

export interface ExportControlProps {
  readonly file: Pick<ReturnType<typeof useExport>, 'rows' | 'stop'>
  start(): void
}

/** Starts an export, tells how far it is, and stops it. */
export function ExportControl({ file, start }: ExportControlProps) {
  const { t, number } = useWords()
  if (file.rows === undefined)
    return (
      <Button variant="default" onClick={start}>
        {t.list.export.start}
      </Button>
    )
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
