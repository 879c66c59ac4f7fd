import { Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ListFilter } from '../../list/ListBar.tsx'
import type { ListAddress } from '../../list/use-address.ts'
import { useWords } from '../../messages/words.tsx'
import { DaysDialog } from './DaysDialog.tsx'
import { betweenOf, betweenValue, PERIODS } from './order-days.ts'
import { useDaysTexts } from './texts.ts'

const KEY = 'created'

/** Filters orders by the day on which they were placed: a period, or any two days. */
export const useDaysFilter = (
  address: ListAddress,
): { readonly filter: ListFilter; readonly dialog: ReactNode } => {
  const texts = useDaysTexts()
  const { language } = useWords()
  const [isOpen, setOpen] = useState(false)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const nameOf = (value: string): string => {
    const between = betweenOf(value)
    return between ? days.formatRange(new Date(between.from), new Date(between.until)) : value
  }
  const filter: ListFilter = {
    key: KEY,
    label: texts.placed,
    choices: PERIODS.map((value) => ({ value, label: texts.periods[value] })),
    nameOf,
    more: <Menu.Item onClick={() => setOpen(true)}>{texts.between}</Menu.Item>,
  }
  const dialog = isOpen && (
    <DaysDialog
      days={betweenOf(address.filter(KEY))}
      close={() => setOpen(false)}
      choose={(chosen) => address.setFilter(KEY, betweenValue(chosen))}
    />
  )
  return { filter, dialog }
}
