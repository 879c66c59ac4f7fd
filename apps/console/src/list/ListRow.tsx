import { Checkbox, Table } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import classes from './DataList.module.css'
import type { Column } from './use-columns.ts'

export interface ListRowProps<Row> {
  readonly row: Row
  readonly id: string
  /** What the row is called, for its checkbox. */
  readonly name: string
  readonly href: string | undefined
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly isAt: boolean
  /** Undefined if rows can't be picked. */
  readonly isPicked: boolean | undefined
  readonly pick: ((id: string) => void) | undefined
  readonly leave: ((id: string) => void) | undefined
  readonly measure: ((row: Element | null) => void) | undefined
}

/** A row of a list. */
export function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, id, name, href, index, columns, isAt, isPicked, pick, leave, measure } = props
  const { t } = useWords()
  return (
    <Table.Tr
      ref={measure}
      aria-rowindex={index + 2}
      data-row={index}
      data-index={index}
      data-at={isAt || undefined}
      bg={isPicked ? 'var(--mantine-primary-color-light)' : undefined}
    >
      {isPicked !== undefined && (
        <Table.Td>
          <Checkbox size="xs" aria-label={t.list.pick(name)} checked={isPicked} onChange={() => pick?.(id)} />
        </Table.Td>
      )}
      {columns.map((column, position) => (
        <Table.Td key={column.key} ta={column.align} className={column.isWide ? classes.wide : undefined}>
          {position === 0 && href ? (
            <Link to={href} className={classes.link} data-opens onClick={() => leave?.(id)}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
