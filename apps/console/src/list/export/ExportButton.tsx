import { ActionIcon } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { StrokeIcon } from '../../parts/StrokeIcon.tsx'
import type { Column } from '../use-columns.ts'
import type { ReadPage } from '../use-pages.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { listFile } from './list-file.ts'
import { useExport } from './use-export.ts'

export interface ExportButtonProps<Row> {
  /** Of the list, and of the file. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly read: ReadPage<Row>
}

/** Saves everything that a list shows as a file, with the columns that are shown. It can be stopped. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const file = useExport(`${name}.csv`)
  return <ExportControl file={file} start={() => file.start((run) => listFile(columns, read, run))} />
}

export interface ExportControlProps {
  readonly file: Pick<ReturnType<typeof useExport>, 'rows' | 'stop'>
  start(): void
}

const EXPORT_ICON = 'M8 2v8M5 7.5l3 3 3-3M2.5 13.5h11'

/** Starts an export, tells how far it is, and stops it. */
export function ExportControl({ file, start }: ExportControlProps) {
  const { t } = useWords()
  return (
    <ExportProgress file={file}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t.list.export.start}
        title={t.list.export.start}
        onClick={start}
      >
        <StrokeIcon path={EXPORT_ICON} />
      </ActionIcon>
    </ExportProgress>
  )
}
