import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useListAddress } from '../../list/use-address.ts'
import { useWords } from '../../messages/words.tsx'
import { numberFormOf } from '../../parts/amounts/amounts.ts'
import { readCollections } from '../../products/read-products.ts'
import { useStaff } from '../../session/SessionGate.tsx'
import { COLUMN_KEYS } from '../cells/cell.ts'
import { columnsIn } from '../cells/columns.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { draftKey } from '../rows/keep-draft.ts'
import { MOST_ROWS, readListedIds, readProductRows } from '../rows/read-product-rows.ts'
import { readVariantRows, readVariantRowsOf, VARIANT_KEYS } from '../rows/read-variant-rows.ts'
import { OwnSheet } from './OwnSheet.tsx'
import { SheetWaiting } from './SheetWaiting.tsx'

/** Rows aren't read again while they are edited: a save notices what others changed. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const

/** Edits many products, or all variants of one, like a spreadsheet. */
export function SheetPage() {
  const sheet = useSheetTexts()
  const { t, language } = useWords()
  const { shop } = useStaff()
  const { key: visit, state } = useLocation()
  const address = useListAddress(['visible', 'stock', 'collection', 'product'])
  const product = address.filter('product')
  const [loaded, setLoaded] = useState(0)
  const { digits } = numberFormOf(language, shop.currency)
  const asked = {
    search: address.search,
    visible: address.filter('visible'),
    stock: address.filter('stock'),
    collection: address.filter('collection'),
    sort: address.sort,
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['sheet', visit, product, asked],
    queryFn: async () => {
      const readRows = async () => {
        if (product) return readVariantRows(product, digits)
        const ids = pickedIds(state) ?? (await readListedIds(asked))
        return { product: undefined, rows: await readProductRows(ids, digits, setLoaded) }
      }
      const [collections, rows] = await Promise.all([readCollections(), readRows()])
      return { collections, ...rows }
    },
    ...ONCE,
  })
  const keys = data?.product ? VARIANT_KEYS : COLUMN_KEYS
  const columns = useMemo(() => {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: shop.currency })
    return columnsIn({
      ...{ language, currency: shop.currency, texts: sheet.cells },
      collections: data?.collections ?? [],
      money: (amount) => money.format(amount),
    }).filter(({ key }) => keys.includes(key))
  }, [language, shop.currency, sheet, data?.collections, keys])
  const title = data?.product ? sheet.variantsTitle(data.product.name) : sheet.title
  const back = useMemo(
    () =>
      data?.product
        ? { to: `/products/${data.product.id}`, label: data.product.name }
        : { to: '/products', label: t.pages.products },
    [data?.product, t],
  )
  if (!data || data.rows.length === 0)
    return (
      <SheetWaiting
        {...{ title, back, error, loaded }}
        isEmpty={data !== undefined}
        retry={() => void refetch()}
      />
    )
  return (
    <OwnSheet
      {...{ title, back }}
      rows={data.rows}
      columns={columns}
      read={(ids) =>
        data.product ? readVariantRowsOf(data.product.id, ids, digits) : readProductRows(ids, digits)
      }
      digits={digits}
      collections={data.collections}
      base={draftKey(shop.storefrontUrl, data.product?.id ?? 'products')}
      note={data.rows.length === MOST_ROWS ? sheet.cut(MOST_ROWS) : undefined}
    />
  )
}

/** The products that were picked in the list before. A reload of the tab keeps them. */
const pickedIds = (state: unknown): string[] | undefined => {
  if (typeof state !== 'object' || state === null || !('ids' in state)) return undefined
  return Array.isArray(state.ids) ? state.ids.filter((id): id is string => typeof id === 'string') : undefined
}
