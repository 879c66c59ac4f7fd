import type { SheetColumn } from '../cells/columns.ts'

const KEPT = 'vitrine.sheet.hidden-columns'

const hiddenKeys = (): readonly string[] => (localStorage.getItem(KEPT) ?? 'ribbon,weight').split(',')

/** The columns shown in this browser. The first one is always among them. */
export const shownColumns = (columns: readonly SheetColumn[]): readonly SheetColumn[] =>
  columns.filter(({ key }, index) => index === 0 || !hiddenKeys().includes(key))

/** Shows or hides a column from now on. Returns the columns that are shown. */
export const withColumn = (
  columns: readonly SheetColumn[],
  key: string,
  isShown: boolean,
): readonly SheetColumn[] => {
  const others = hiddenKeys().filter((each) => each !== key)
  localStorage.setItem(KEPT, (isShown ? others : [...others, key]).join(','))
  return shownColumns(columns)
}
