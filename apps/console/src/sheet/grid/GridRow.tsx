import { Anchor } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'react-router'
import type { RowEdits, SheetRow } from '../cells/cell.ts'
import type { SheetColumn } from '../cells/columns.ts'
import type { Place } from './area.ts'
import { CellEditor, type CellEditorProps } from './CellEditor.tsx'
import { type OpenCell, useOpenText } from './open-cell.ts'
import classes from './sheet.module.css'

export interface GridRowProps extends Pick<CellEditorProps, 'done' | 'cancel'> {
  readonly row: SheetRow
  readonly at: number
  readonly columns: readonly SheetColumn[]
  readonly edits: RowEdits | undefined
  /** The selected columns, all included; -1 for none. */
  readonly from: number
  readonly to: number
  /** The active column; -1 in other rows. */
  readonly active: number
  readonly cell: OpenCell
  readonly failure: string | undefined
  readonly texts: { readonly locked: string; cellOf(column: string, row: string): string }
  /** Links to the variants of a product that has several. */
  variantsOf(row: SheetRow): VariantsLink | undefined
}

export interface VariantsLink {
  readonly label: string
  readonly count: string
  readonly to: string
}

/** The place of a cell in the page, for assistive technology. */
export const cellId = ({ row, column }: Place): string => `sheet-${row}-${column}`

/** A row of the grid. It is redrawn only when something about it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, at, columns, edits, from, to, active, failure, texts } = props
  const editing = useOpenText(props.cell, active >= 0)
  const variants = props.variantsOf(row)
  return (
    <tr
      aria-rowindex={at + 2}
      className={classes.row}
      style={{ transform: `translateY(${at * ROW_HEIGHT}px)` }}
    >
      {columns.map((column, index) => {
        const { key, width, isNumber } = column
        const edit = edits?.[key]
        const isLocked = row.locked.has(key)
        const isEditing = index === active && editing !== undefined
        const problem = edit?.problem ?? (edit && index > 0 ? failure : undefined)
        const text = edit?.problem ? edit.text : column.show(edit?.value ?? row.values[key])
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell
            key={key}
            id={cellId({ row: at, column: index })}
            {...(index === 0 && { scope: 'row' })}
            aria-colindex={index + 1}
            aria-selected={index >= from && index <= to}
            aria-readonly={isLocked || undefined}
            aria-invalid={problem !== undefined || undefined}
            data-active={index === active || undefined}
            data-changed={edit !== undefined || undefined}
            data-locked={isLocked || undefined}
            data-at={`${at} ${index}`}
            title={problem ?? (isLocked && variants ? texts.locked : undefined)}
            className={[
              classes.cell,
              isNumber && classes.number,
              index === 0 && classes.fixed,
              index === 0 && !isEditing && classes.named,
              isEditing && classes.editing,
            ]
              .filter(Boolean)
              .join(' ')}
            style={{ width }}
          >
            {isEditing ? (
              <CellEditor
                text={editing}
                label={texts.cellOf(column.label, row.title)}
                place={{ row: at, column: index }}
                suggestions={key === 'collections' || key === 'brand' ? `sheet-${key}` : undefined}
                done={props.done}
                cancel={props.cancel}
              />
            ) : index === 0 ? (
              <span className={classes.name}>{text}</span>
            ) : (
              text
            )}
            {index === 0 && variants && !isEditing && (
              <Anchor
                component={Link}
                to={variants.to}
                aria-label={variants.label}
                className={classes.more}
                tabIndex={-1}
                onPointerDown={(event) => event.stopPropagation()}
              >
                {variants.count}
              </Anchor>
            )}
          </Cell>
        )
      })}
    </tr>
  )
})

/** In pixels; the style sheet has the same. */
export const ROW_HEIGHT = 34
