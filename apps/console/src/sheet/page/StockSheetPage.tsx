import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useListAddress } from '../../list/use-address.ts'
import { useWords } from '../../messages/words.tsx'
import { numberFormOf } from '../../parts/amounts/amounts.ts'
import { useStaff } from '../../session/SessionGate.tsx'
import { columnsIn } from '../cells/columns.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { draftKey } from '../rows/keep-draft.ts'
import { MOST_ROWS } from '../rows/read-product-rows.ts'
import { readStockRows, readStockRowsOf, STOCK_KEYS } from '../rows/stock-rows.ts'
import { OwnSheet } from './OwnSheet.tsx'
import { SheetWaiting } from './SheetWaiting.tsx'

/** Edits the stock of many variants, of all products, like a spreadsheet. */
export function StockSheetPage() {
  const sheet = useSheetTexts()
  const { t, language } = useWords()
  const { shop } = useStaff()
  const { key: visit } = useLocation()
  const address = useListAddress(['status'])
  const [loaded, setLoaded] = useState(0)
  const asked = { words: address.search, status: address.filter('status') }
  const { data, error, refetch } = useQuery({
    queryKey: ['sheet', visit, 'stock', asked],
    queryFn: () => readStockRows(asked, setLoaded),
    // Rows aren't read again while they are edited: a save notices what others changed.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  })
  const columns = useMemo(
    () =>
      columnsIn({
        ...{ language, currency: shop.currency, texts: sheet.cells, collections: [] },
        money: String,
      }).filter(({ key }) => STOCK_KEYS.includes(key)),
    [language, shop.currency, sheet],
  )
  const back = useMemo(() => ({ to: '/stock', label: t.pages.stock }), [t])
  const title = t.stock.sheetTitle
  if (!data || data.length === 0)
    return (
      <SheetWaiting
        {...{ title, back, error, loaded }}
        isEmpty={data !== undefined}
        retry={() => void refetch()}
      />
    )
  return (
    <OwnSheet
      {...{ title, back, columns }}
      rows={data}
      read={readStockRowsOf}
      digits={numberFormOf(language, shop.currency).digits}
      collections={[]}
      base={draftKey(shop.storefrontUrl, 'stock')}
      note={data.length === MOST_ROWS ? sheet.cut(MOST_ROWS) : undefined}
    />
  )
}
