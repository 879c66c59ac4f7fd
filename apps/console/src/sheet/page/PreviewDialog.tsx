import { Anchor, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../parts/Dialog.tsx'
import type { SheetColumn } from '../cells/columns.ts'
import type { ChangedCell } from '../cells/sheet.ts'
import { useSheetTexts } from '../cells/texts.ts'
import type { Place } from '../grid/area.ts'

export interface PreviewDialogProps {
  /** What the shop says about the save. */
  readonly children: ReactNode
  readonly changes: readonly ChangedCell[]
  readonly columns: readonly SheetColumn[]
  close(): void
  /** Goes to the first cell of a row. */
  go(place: Place): void
}

/** Further changes are only counted: a table of thousands would freeze the page. */
const MOST = 200

/** Lists every change before it is saved, with the old and the new value. */
export function PreviewDialog({ changes, columns, close, go, children }: PreviewDialogProps) {
  const sheet = useSheetTexts()
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return (
    <Dialog opened onClose={close} size="xl" title={sheet.previewTitle(changes.length)}>
      {children}
      <Table.ScrollContainer minWidth={460} maxHeight="60dvh">
        <Table verticalSpacing={6} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{sheet.product}</Table.Th>
              <Table.Th>{sheet.column}</Table.Th>
              <Table.Th>{sheet.before}</Table.Th>
              <Table.Th>{sheet.after}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.slice(0, MOST).map(({ place, row, key, edit }) => {
              const column = byKey.get(key)
              const open = () => {
                close()
                go({ row: place.row, column: 0 })
              }
              return (
                <Table.Tr key={`${row.id} ${key}`}>
                  <Table.Td>
                    <Anchor component="button" type="button" size="sm" ta="left" onClick={open}>
                      {row.title}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{column?.label}</Table.Td>
                  <Table.Td c="dimmed">{column?.show(row.values[key]) || sheet.empty}</Table.Td>
                  <Table.Td fw={500}>
                    {edit.value === undefined || edit.problem !== undefined ? (
                      <Text size="sm" c="red">
                        {edit.text} · {edit.problem}
                      </Text>
                    ) : (
                      column?.show(edit.value) || sheet.empty
                    )}
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {changes.length > MOST && (
        <Text size="sm" c="dimmed" mt="xs">
          {sheet.previewMore(changes.length - MOST)}
        </Text>
      )}
    </Dialog>
  )
}
