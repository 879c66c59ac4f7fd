import { Box } from '@mantine/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useWords } from '../../messages/words.tsx'
import { blockIn, textOfBlock } from '../cells/block.ts'
import { copied } from '../cells/sheet.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { type SheetAction, type SheetState, sizeOf } from '../page/sheet-state.ts'
import { edgesOf } from './area.ts'
import type { CellEditorProps } from './CellEditor.tsx'
import { cellId, GridRow, ROW_HEIGHT, type VariantsLink } from './GridRow.tsx'
import { commandOf } from './keys.ts'
import { useOpenCell } from './open-cell.ts'
import classes from './sheet.module.css'
import { endEditing, usePointer } from './use-pointer.ts'

export interface GridProps {
  readonly state: SheetState
  readonly dispatch: Dispatch<SheetAction>
  readonly label: string
  /** The reader's decimal sign. */
  readonly decimal: string
  variantsOf(row: SheetState['rows'][number]): VariantsLink | undefined
}

const OVERSCAN = 8

/** A sheet's cells. Only the rows in view are in the page. */
export function Grid({ state, dispatch, label, decimal, variantsOf }: GridProps) {
  const { t } = useWords()
  const sheet = useSheetTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const { rows, columns, area, edits, failures } = state
  const { row: activeRow, column: activeColumn } = area.active
  const { top, bottom, left, right } = edgesOf(area)
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    paddingStart: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    // The active row stays, because someone may be typing into it.
    rangeExtractor: (range) => [...new Set([activeRow, ...defaultRangeExtractor(range)])],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer is the same object
  useEffect(() => {
    const top = activeRow * ROW_HEIGHT - (virtual.scrollOffset ?? 0)
    const space = (virtual.scrollRect?.height ?? 0) - 2 * ROW_HEIGHT
    if (top < 0 || top > space) virtual.scrollToIndex(activeRow)
  }, [activeRow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other positions
  useEffect(() => {
    if (scroller.current) showColumn(scroller.current, activeColumn)
  }, [activeColumn, columns])
  const { cell, edit, toggle } = useOpenCell(state, dispatch)
  useEffect(() => focusOn(grid.current), [])

  // The editor returns the focus before it goes: a page without a focus is laid out once more.
  const done: CellEditorProps['done'] = useCallback(
    (text, next, fills) => {
      focusOn(grid.current)
      cell.set(undefined)
      dispatch({ does: 'type', text, next, fills })
    },
    [dispatch, cell],
  )
  const cancel = useCallback(() => {
    focusOn(grid.current)
    cell.set(undefined)
  }, [cell])
  const pointer = usePointer(area, dispatch, edit)
  const texts = useMemo(() => ({ locked: sheet.locked, cellOf: t.products.cellOf }), [sheet, t])

  const press = (event: KeyboardEvent) => {
    if (cell.text() !== undefined) return
    const command = commandOf(event, area, sizeOf(state))
    if (!command) return
    if (command.does === 'edit' && !command.keeps) return edit(false)
    event.preventDefault()
    event.stopPropagation()
    if (command.does === 'edit') edit(true)
    else if (command.does === 'toggle') toggle()
    else dispatch(command)
  }
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', textOfBlock(copied(state, area)))
    event.preventDefault()
  }
  const cut = (event: ClipboardEvent) => {
    copy(event)
    dispatch({ does: 'clear' })
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text) dispatch({ does: 'paste', block: blockIn(text, decimal) })
  }
  return (
    <div ref={scroller} className={classes.scroller}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={cellId(area.active)}
        tabIndex={0}
        className={classes.grid}
        style={{ width, minWidth: '100%' }}
        onKeyDown={press}
        onCopy={copy}
        onCut={cut}
        onPaste={paste}
        {...pointer}
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1} className={classes.headRow}>
            {columns.map(({ key, label: name, width: own, isNumber }, index) => (
              <th
                key={key}
                scope="col"
                aria-colindex={index + 1}
                className={`${classes.headCell} ${isNumber ? classes.number : ''} ${index === 0 ? classes.fixed : ''}`}
                style={{ width: own }}
                onPointerDown={(event) => {
                  event.stopPropagation()
                  endEditing()
                  const [anchor, active] = [rows.length - 1, 0].map((row) => ({ row, column: index }))
                  if (anchor && active) dispatch({ does: 'select', area: { anchor, active } })
                }}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.body} style={{ height: virtual.getTotalSize() - ROW_HEIGHT }}>
          {virtual.getVirtualItems().map(({ index }) => {
            const row = rows[index]
            if (!row) return null
            const isIn = index >= top && index <= bottom
            return (
              <GridRow
                key={row.id}
                {...{ row, columns, texts, cell, done, cancel, variantsOf }}
                at={index}
                edits={edits.get(row.id)}
                from={isIn ? left : -1}
                to={isIn ? right : -1}
                active={index === activeRow ? activeColumn : -1}
                failure={failures.get(row.id)}
              />
            )
          })}
        </tbody>
      </Box>
    </div>
  )
}

const focusOn = (grid: HTMLElement | null): void => {
  if (grid !== document.activeElement) grid?.focus({ preventScroll: true })
}

/** Scrolls sideways until a column is in view, beside the fixed one. */
const showColumn = (scroller: HTMLElement, active: number): void => {
  const [fixed, ...heads] = scroller.querySelectorAll<HTMLElement>('th[scope=col]')
  const head = heads[active - 1]
  if (!fixed || !head) return
  const start = heads.slice(0, active - 1).reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
  const end = fixed.offsetWidth + start + head.offsetWidth
  if (start < scroller.scrollLeft) scroller.scrollLeft = start
  else if (end > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = end - scroller.clientWidth
}
