import { Button, Group, Text } from '@mantine/core'
import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { numberFormOf } from '../../parts/amounts/amounts.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import type { SheetRow } from '../cells/cell.ts'
import type { SheetColumn } from '../cells/columns.ts'
import { changedCells } from '../cells/sheet.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { areaAt } from '../grid/area.ts'
import { Grid } from '../grid/Grid.tsx'
import classes from '../grid/sheet.module.css'
import { keptEdits } from '../rows/keep-draft.ts'
import type { ReadRows } from '../rows/save.ts'
import { Conflicts } from './Conflicts.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SheetBar } from './SheetBar.tsx'
import { SheetFoot } from './SheetFoot.tsx'
import { ShopCheck } from './ShopCheck.tsx'
import { openedSheet, sheetReducer } from './sheet-state.ts'
import { shownColumns } from './shown-columns.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { savable, useSave } from './use-save.ts'

export interface OpenSheetProps {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly rows: readonly SheetRow[]
  /** All columns that this kind of sheet has. */
  readonly columns: readonly SheetColumn[]
  readonly read: ReadRows
  /** Of the shop's currency after the point. */
  readonly digits: number
  readonly collections: readonly { readonly id: string; readonly name: string }[]
  /** Where the draft is kept. */
  readonly draft: string
  readonly note: string | undefined
}

/** A sheet once its rows are loaded. */
export function OpenSheet(props: OpenSheetProps) {
  const { title, back, columns, read, digits, draft, note, collections } = props
  const { language } = useWords()
  const sheet = useSheetTexts()
  const decimal = useMemo(() => numberFormOf(language, 'EUR').decimal, [language])
  const [state, dispatch] = useReducer(sheetReducer, undefined, () =>
    openedSheet(props.rows, shownColumns(columns), keptEdits(draft, props.rows, columns)),
  )
  const [restored] = useState(state.edits)
  const [isPreview, setIsPreview] = useState(false)
  const saving = useSave({ read, digits, draft }, state, dispatch)
  const { save, progress, problem } = saving
  const leaving = useKeptDraft(draft, state, saving.progress !== undefined)
  // What surrounds the grid follows it at leisure, in pieces: typing never waits for it.
  const later = useDeferredValue(state)
  const { rows, edits, columns: shown, conflicts } = later
  const changes = useMemo(() => {
    const keys = columns.map(({ key }) => key)
    return changedCells(rows, keys, edits)
  }, [rows, edits, columns])
  const [canUndo, canRedo] = [later.past.length > 0, later.future.length > 0]
  const isSaving = progress !== undefined
  const canSave = conflicts.length === 0 && savable(edits).size > 0
  const isChanged = changes.length > 0
  // Moving through the cells and typing redraw only the grid.
  const head = useMemo(
    () => (
      <PageHead title={title} back={back}>
        <SheetBar
          {...{ shown, dispatch, columns, canUndo, canRedo, canSave, isChanged, isSaving, save }}
          preview={() => setIsPreview(true)}
        />
      </PageHead>
    ),
    [title, back, shown, columns, canUndo, canRedo, canSave, isChanged, isSaving, save],
  )
  const suggestions = useMemo(
    () => <Suggestions rows={rows} collections={collections} />,
    [rows, collections],
  )
  const variantsOf = useCallback(
    (row: SheetRow) =>
      row.variantCount > 1
        ? {
            label: sheet.variantsOf(row.title, row.variantCount),
            count: sheet.variantCount(row.variantCount),
            to: `/products/sheet?${new URLSearchParams({ product: row.id })}`,
          }
        : undefined,
    [sheet],
  )
  // Once something is typed, undone or saved, what was restored is no longer news.
  const isRestored = restored.size > 0 && edits === restored
  const notices = useMemo(
    () => (
      <>
        {isRestored && (
          <Group gap="xs">
            <Text size="sm" role="status">
              {sheet.restored(changes.length)}
            </Text>
            <Button size="compact-xs" variant="subtle" onClick={() => dispatch({ does: 'discard' })}>
              {sheet.discard}
            </Button>
          </Group>
        )}
        <Conflicts {...{ rows, edits, conflicts, columns, dispatch }} />
      </>
    ),
    [isRestored, changes, rows, edits, conflicts, columns, sheet],
  )
  const foot = useMemo(
    () => <SheetFoot state={later} dispatch={dispatch} changes={changes} note={note} />,
    [later, changes, note],
  )
  return (
    <div className={classes.page}>
      {head}
      {problem !== undefined && <ProblemNotice error={problem} />}
      {notices}
      <SaveStatus {...saving} />
      <section className={classes.frame} aria-label={title}>
        <Grid {...{ state, dispatch, variantsOf }} label={title} decimal={decimal} />
        {foot}
      </section>
      {suggestions}
      {isPreview && (
        <PreviewDialog
          changes={changes}
          columns={columns}
          close={() => setIsPreview(false)}
          go={(place) => dispatch({ does: 'select', area: areaAt(place) })}
        >
          {savable(edits).size > 0 && <ShopCheck {...{ rows, edits, digits }} />}
        </PreviewDialog>
      )}
      {leaving && <LeaveDialog {...leaving} count={changes.length} />}
    </div>
  )
}

/** Suggests the shop's brands and collections in cells that name one. */
function Suggestions({ rows, collections }: Pick<OpenSheetProps, 'rows' | 'collections'>) {
  const brands = [...new Set(rows.map(({ values }) => String(values.brand)))].filter(Boolean)
  return (
    <>
      <datalist id="sheet-brand">
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <datalist id="sheet-collections">
        {collections.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}
