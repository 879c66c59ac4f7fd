import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { ListAddress } from './use-address.ts'

/** A column of a list. The first one is the row's link: it always comes first. */
export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly align?: 'right'
  /** Whether a phone leaves it out. */
  readonly isWide?: boolean
  /** Whether it is shown only if a person chooses it. */
  readonly isExtra?: boolean
  cell(row: Row): ReactNode
  /** What an exported file has in the column; absent if the column isn't exported. */
  text?(row: Row): string
}

/** The columns of a list as a person chose and ordered them. */
export interface ChosenColumns<Row> {
  readonly shown: readonly Column<Row>[]
  readonly hidden: readonly Column<Row>[]
  /** The keys that are shown, with commas; undefined if they are those of everyone. */
  readonly text: string | undefined
  toggle(key: string): void
  /** Moves a column to the left by -1, to the right by 1. */
  move(key: string, by: -1 | 1): void
  reset(): void
}

/**
 * Chooses a list's columns. The address has them, so that links and saved views keep them; the browser remembers the
 * last choice for a list that is opened without.
 * @param name - of the list
 */
export const useColumns = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  address: Pick<ListAddress, 'columns' | 'setColumns'>,
): ChosenColumns<Row> => {
  const [kept, setKept, forget] = useLocalStorage<string>({
    key: `vitrine.columns.${name}`,
    defaultValue: '',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (value) => value ?? '',
  })
  const [first, ...others] = columns
  const usual = others.filter(({ isExtra }) => !isExtra)
  const wanted = address.columns ?? kept
  const chosen = wanted
    ? [...new Set(wanted.split(','))].flatMap((key) => others.find((column) => column.key === key) ?? [])
    : usual
  const isUsual = keysOf(chosen) === keysOf(usual)
  const choose = (next: readonly Column<Row>[]) => {
    const text = keysOf(next)
    setKept(text)
    address.setColumns(text)
  }
  return {
    shown: first ? [first, ...chosen] : [],
    hidden: others.filter((column) => !chosen.includes(column)),
    text: isUsual ? undefined : keysOf(chosen),
    toggle: (key) => {
      const column = others.find((each) => each.key === key)
      if (!column) return
      const isLast = chosen.length === 1 && chosen.includes(column)
      if (!isLast)
        choose(chosen.includes(column) ? chosen.filter((each) => each !== column) : [...chosen, column])
    },
    move: (key, by) => {
      const from = chosen.findIndex((column) => column.key === key)
      const [column] = chosen.slice(from, from + 1)
      const to = from + by
      if (!column || to < 0 || to >= chosen.length) return
      choose(chosen.toSpliced(from, 1).toSpliced(to, 0, column))
    },
    reset: () => {
      forget()
      address.setColumns(undefined)
    },
  }
}

const keysOf = (columns: readonly Pick<Column<never>, 'key'>[]): string =>
  columns.map(({ key }) => key).join(',')
