import { Box, Button, Center, Checkbox, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import classes from './DataList.module.css'
import type { Pages } from './use-pages.ts'
import type { Selection } from './use-selection.ts'

/** A column of a list. The first one is the row's link. */
export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly align?: 'right'
  /** Whether a phone leaves it out. */
  readonly isWide?: boolean
  cell(row: Row): ReactNode
}

export interface DataListProps<Row> {
  readonly label: string
  readonly pages: Pages<Row>
  readonly columns: readonly Column<Row>[]
  idOf(row: Row): string
  /** What a row is called, for its checkbox. */
  nameOf(row: Row): string
  hrefOf?(row: Row): string
  readonly at: number
  readonly selection?: Selection
  /** Shown when there is nothing. */
  readonly empty: ReactNode
}

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A table that is read page by page, with rows to open and to pick. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, pages, columns, idOf, nameOf, hrefOf, at, selection, empty } = props
  const { t } = useWords()
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const isNear = entry?.isIntersecting === true
  const { hasMore, isLoadingMore, loadMore } = pages
  // biome-ignore lint/correctness/useExhaustiveDependencies: loadMore is new in every render
  useEffect(() => {
    if (isNear && hasMore && !isLoadingMore) loadMore()
  }, [isNear, hasMore, isLoadingMore])

  if (pages.error && pages.rows.length === 0) return <ProblemNotice error={pages.error} retry={pages.retry} />
  if (pages.isLoading)
    return (
      <Stack gap="xs" aria-label={t.loading} aria-busy>
        {SKELETONS.map((key) => (
          <Skeleton key={key} h={44} />
        ))}
      </Stack>
    )
  if (pages.rows.length === 0) return <Center py={64}>{empty}</Center>

  const ids = pages.rows.map(idOf)
  const picked = ids.filter((id) => selection?.has(id)).length
  return (
    <Box aria-busy={pages.isStale} data-stale={pages.isStale || undefined} className={classes.list}>
      <Table.ScrollContainer minWidth={0}>
        <Table aria-label={label} verticalSpacing="xs" highlightOnHover className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {selection && (
                <Table.Th w={40}>
                  <Checkbox
                    size="xs"
                    aria-label={t.list.pickAll}
                    checked={picked > 0 && picked === ids.length}
                    indeterminate={picked > 0 && picked < ids.length}
                    onChange={({ currentTarget }) => selection.set(currentTarget.checked ? ids : [])}
                  />
                </Table.Th>
              )}
              {columns.map((column) => (
                <Table.Th
                  key={column.key}
                  ta={column.align}
                  className={column.isWide ? classes.wide : undefined}
                >
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pages.rows.map((row, index) => {
              const id = idOf(row)
              return (
                <Table.Tr
                  key={id}
                  data-row={index}
                  data-at={index === at || undefined}
                  bg={selection?.has(id) ? 'var(--mantine-primary-color-light)' : undefined}
                >
                  {selection && (
                    <Table.Td>
                      <Checkbox
                        size="xs"
                        aria-label={t.list.pick(nameOf(row))}
                        checked={selection.has(id)}
                        onChange={() => selection.toggle(id)}
                      />
                    </Table.Td>
                  )}
                  {columns.map((column, position) => (
                    <Table.Td
                      key={column.key}
                      ta={column.align}
                      className={column.isWide ? classes.wide : undefined}
                    >
                      {position === 0 && hrefOf ? (
                        <Link to={hrefOf(row)} className={classes.link}>
                          {column.cell(row)}
                        </Link>
                      ) : (
                        column.cell(row)
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div ref={ref} />
      {pages.error != null && <ProblemNotice error={pages.error} retry={pages.loadMore} />}
      {hasMore && (
        <Center py="md">
          <Button variant="subtle" loading={isLoadingMore} onClick={loadMore}>
            {t.list.more}
          </Button>
        </Center>
      )}
      <Text size="xs" c="dimmed" role="status" py="xs">
        {hasMore ? t.list.shown(pages.rows.length) : t.list.all(pages.rows.length)}
      </Text>
    </Box>
  )
}
