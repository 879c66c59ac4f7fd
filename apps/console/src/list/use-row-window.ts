import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Up to this many loaded rows are all on the page, so that the browser's search and a screen reader's table keys reach
 * each of them. Of more, only those around the screen are, because thousands make every key slow.
 */
const MOST_WHOLE = 200
const ROW_HEIGHT = 54
const OVERSCAN = 25

/** A row that is on the page, and the pixels of rows that aren't between it and the one before. */
export interface WindowRow {
  readonly index: number
  readonly gap: number
}

/** The rows of a list that are on the page. */
export interface RowWindow {
  readonly rows: readonly WindowRow[]
  /** Pixels of rows below the last one. */
  readonly below: number
  /** Measures a row, which names its place in `data-index`; absent if all rows are on the page. */
  readonly measure?: (row: Element | null) => void
  /** The width of each column, so that columns stay while rows come and go. */
  readonly widths?: readonly string[] | undefined
}

/**
 * Chooses the rows that are on the page.
 * @param count - of loaded rows
 * @param kept - a row that stays on the page, because the keys or the focus are at it; -1 for none
 * @param columns - what changes when the columns do
 */
export const useRowWindow = (
  tableRef: RefObject<HTMLTableElement | null>,
  { count, kept, columns }: { readonly count: number; readonly kept: number; readonly columns: string },
): RowWindow => {
  const isPart = count > MOST_WHOLE
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    ...{ count: isPart ? count : 0, enabled: isPart, overscan: OVERSCAN, scrollMargin: top },
    estimateSize: () => ROW_HEIGHT,
    initialOffset: () => window.scrollY,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (kept < 0 || kept >= count || near.includes(kept)) return near
      return [...near, kept].sort((one, other) => one - other)
    },
  })
  useLayoutEffect(() => {
    const body = tableRef.current?.tBodies[0]
    if (isPart && body) setTop(body.getBoundingClientRect().top + window.scrollY)
  }, [isPart, tableRef])
  const widths = useWidths(tableRef, isPart ? columns : undefined)
  if (!isPart) return { rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), below: 0 }
  let end = top
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end
    end = item.end
    return { index: item.index, gap }
  })
  const below = Math.max(top + virtualizer.getTotalSize() - end, 0)
  return { rows, below, measure: virtualizer.measureElement, widths }
}

/** The widths that columns have when rows begin to come and go, as shares of the table's. */
const useWidths = (
  tableRef: RefObject<HTMLTableElement | null>,
  columns: string | undefined,
): readonly string[] | undefined => {
  const [measured, setMeasured] = useState<{ columns: string; widths: readonly string[] }>()
  useLayoutEffect(() => {
    const table = tableRef.current
    if (columns === undefined || !table || measured?.columns === columns) return
    const cells = [...(table.tHead?.rows[0]?.cells ?? [])]
    const widths = cells.map((cell) => `${(100 * cell.offsetWidth) / table.offsetWidth}%`)
    setMeasured({ columns, widths })
  }, [columns, measured, tableRef])
  return columns !== undefined && measured?.columns === columns ? measured.widths : undefined
}
