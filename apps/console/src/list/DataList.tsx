import { Box, Button, Center, Checkbox, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import classes from './DataList.module.css'
import { ListRow } from './ListRow.tsx'
import type { Column } from './use-columns.ts'
import type { Pages } from './use-pages.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Selection } from './use-selection.ts'

export interface DataListProps<Row> {
  readonly label: string
  readonly pages: Pages<Row>
  readonly columns: readonly Column<Row>[]
  idOf(row: Row): string
  /** What a row is called, for its checkbox. */
  nameOf(row: Row): string
  hrefOf?(row: Row): string | undefined
  /** The row that the keys are at; default none. */
  readonly at?: number
  readonly selection?: Selection | undefined
  /** Picks a row, or no longer. Default: as the selection does. */
  pick?(id: string): void
  /** Called before a row is opened. */
  leave?(id: string): void
  /** Shown when there is nothing. */
  readonly empty: ReactNode
}

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A table that is read page by page, with rows to open and to pick. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { pages, empty } = props
  const { t } = useWords()
  if (pages.error && pages.rows.length === 0) return <ProblemNotice error={pages.error} retry={pages.retry} />
  if (pages.isLoading)
    return (
      <Stack gap="xs" role="status" aria-label={t.loading} aria-busy>
        {SKELETONS.map((key) => (
          <Skeleton key={key} h={44} />
        ))}
      </Stack>
    )
  if (pages.rows.length === 0) return <Center py={64}>{empty}</Center>
  return (
    <Box aria-busy={pages.isStale} data-stale={pages.isStale || undefined} className={classes.list}>
      <Table.ScrollContainer minWidth={0}>
        <Rows {...props} />
      </Table.ScrollContainer>
      <NextPage pages={pages} />
    </Box>
  )
}

function Rows<Row>(props: DataListProps<Row>) {
  const { label, pages, columns, idOf, nameOf, hrefOf, at = -1, selection, leave } = props
  const { pick = selection?.toggle } = props
  const { t } = useWords()
  const tableRef = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState(-1)
  const ids = pages.rows.map(idOf)
  const { rows, below, measure, widths } = useRowWindow(tableRef, {
    ...{ count: ids.length, kept: focused < 0 ? at : focused },
    columns: columns.map(({ key }) => key).join(','),
  })
  const picked = selection?.isAll ? ids.length : ids.filter((id) => selection?.has(id)).length
  const cells = columns.length + (selection ? 1 : 0)
  return (
    <Table
      ref={tableRef}
      aria-label={label}
      aria-rowcount={pages.hasMore ? -1 : ids.length + 1}
      verticalSpacing="xs"
      highlightOnHover
      layout={widths ? 'fixed' : 'auto'}
      className={classes.table}
      onFocus={({ target }) =>
        setFocused(Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1))
      }
      onBlur={() => setFocused(-1)}
    >
      <Table.Thead>
        <Table.Tr aria-rowindex={1}>
          {selection && (
            <Table.Th w={widths?.[0] ?? 40}>
              <Checkbox
                size="xs"
                aria-label={t.list.pickAll}
                checked={picked > 0 && picked === ids.length}
                indeterminate={picked > 0 && picked < ids.length}
                onChange={({ currentTarget }) => selection.set(currentTarget.checked ? ids : [])}
              />
            </Table.Th>
          )}
          {columns.map((column, place) => (
            <Table.Th
              key={column.key}
              ta={column.align}
              w={widths?.[place + (selection ? 1 : 0)]}
              className={column.isWide ? classes.wide : undefined}
            >
              {column.label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.flatMap(({ index, gap }) => {
          const row = pages.rows[index]
          if (row === undefined) return []
          const id = idOf(row)
          return [
            ...(gap > 0 ? [<Space key={`above ${id}`} height={gap} cells={cells} />] : []),
            <ListRow
              key={id}
              {...{ row, index, columns, pick, leave, id }}
              name={nameOf(row)}
              href={hrefOf?.(row)}
              isAt={index === at}
              isPicked={selection?.has(id)}
              measure={measure}
            />,
          ]
        })}
        {below > 0 && <Space height={below} cells={cells} />}
      </Table.Tbody>
    </Table>
  )
}

/** The place of rows that aren't on the page. */
function Space({ height, cells }: { height: number; cells: number }) {
  return (
    <Table.Tr aria-hidden="true">
      <Table.Td colSpan={cells} style={{ height, padding: 0, border: 0 }} />
    </Table.Tr>
  )
}

/** Reads the next page when the end comes near, and says how much is shown. */
function NextPage<Row>({ pages }: { pages: Pages<Row> }) {
  const { t } = useWords()
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const isNear = entry?.isIntersecting === true
  const { hasMore, isLoadingMore, loadMore, rows } = pages
  // biome-ignore lint/correctness/useExhaustiveDependencies: loadMore is new in every render
  useEffect(() => {
    if (isNear && hasMore && !isLoadingMore) loadMore()
  }, [isNear, hasMore, isLoadingMore])
  return (
    <>
      <div ref={ref} />
      {pages.error != null && <ProblemNotice error={pages.error} retry={loadMore} />}
      {hasMore && (
        <Center py="md">
          <Button variant="subtle" loading={isLoadingMore} onClick={loadMore}>
            {t.list.more}
          </Button>
        </Center>
      )}
      <Text size="xs" c="dimmed" role="status" py="xs">
        {hasMore ? t.list.shown(rows.length) : t.list.all(rows.length)}
      </Text>
    </>
  )
}
