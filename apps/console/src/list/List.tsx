import { Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { DataList, type DataListProps } from './DataList.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { ListBar, type ListBarProps } from './ListBar.tsx'
import { SavedViews } from './SavedViews.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type Column, useColumns } from './use-columns.ts'
import type { OpenList } from './use-list.ts'
import type { ReadPage } from './use-pages.ts'

export interface ListProps<Row>
  extends Pick<DataListProps<Row>, 'label' | 'nameOf'>,
    Pick<ListBarProps, 'placeholder' | 'filters' | 'sorts'> {
  /** The list's name: of its views, its columns and its exported files. */
  readonly name: string
  readonly list: OpenList<Row>
  /** Shown before the search, such as the states of what is listed. */
  readonly before?: ReactNode
  readonly columns: readonly Column<Row>[]
  /** Shown when there is nothing, and nothing was searched or filtered. */
  readonly none: ReactNode
  /** Shown instead when nothing matches; default: that nothing does. */
  readonly nothing?: string
  /** Reads pages for an export of what is shown; absent if the list isn't exported. */
  readonly exported?: ReadPage<Row>
  /** What can be done with picked rows. */
  readonly actions?: ReactNode
  /** Whether the actions also work for everything that matches. Default: no. */
  readonly mayPickAll?: boolean
  /** Shown between the filters and the rows. */
  readonly children?: ReactNode
}

/** A list of a page: search, filters, sort, views, columns, export, rows, and what to do with those that are picked. */
export function List<Row>(props: ListProps<Row>) {
  const { name, list, label, nameOf, placeholder, filters, sorts, columns, none, nothing, exported } = props
  const { before, mayPickAll = false, actions, children } = props
  const { t } = useWords()
  const { address, pages, selection, mayPick, ...rest } = list
  const chosen = useColumns(name, columns, address)
  const isAsked = address.search !== '' || address.filters.length > 0
  return (
    <>
      <Stack gap="md">
        <ListBar
          {...{ address, filters }}
          {...(placeholder !== undefined && { placeholder })}
          {...(sorts && { sorts })}
          searchRef={rest.searchRef}
          before={
            <>
              <SavedViews list={name} address={address} columns={chosen.text} />
              {before}
            </>
          }
        >
          <ColumnsMenu columns={chosen} />
          {exported && <ExportButton name={name} columns={chosen.shown} read={exported} />}
        </ListBar>
        {children}
        <DataList
          {...{ label, pages, nameOf }}
          {...rest}
          columns={chosen.shown}
          selection={mayPick ? selection : undefined}
          empty={isAsked ? <Group c="dimmed">{nothing ?? t.list.nothing}</Group> : none}
        />
      </Stack>
      <SelectionBar
        selection={selection}
        mayPickAll={mayPickAll && pages.hasMore && pages.rows.every((row) => selection.has(rest.idOf(row)))}
      >
        {actions}
      </SelectionBar>
    </>
  )
}
