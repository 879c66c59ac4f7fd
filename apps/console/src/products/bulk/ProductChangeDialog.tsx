import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BulkDialog } from '../../list/BulkDialog.tsx'
import { useWords } from '../../messages/words.tsx'
import { DecimalInput } from '../../parts/amounts/DecimalInput.tsx'
import { useRefusals } from '../../parts/problems/refusals.ts'
import { readCollections } from '../read-products.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { labelForm } from './label-form.tsx'
import { type ChosenProducts, type FormProps, type ProductEdit, productWork } from './product-change.ts'
import { useBulkTexts } from './texts.ts'

/** What a bulk change of products does. */
export type ChangeKind = 'price' | 'show' | 'hide' | 'add' | 'remove' | 'stock' | LabelKind

/** Kinds whose texts are loaded with the list. */
const LABEL_KINDS = ['discount', 'ribbon', 'brand'] as const
type LabelKind = (typeof LABEL_KINDS)[number]

const isLabel = (kind: ChangeKind): kind is LabelKind => LABEL_KINDS.some((each) => each === kind)

/** Returns the texts of a kind of change. */
export const useChangeTexts = () => {
  const { bulk } = useWords().t.products
  const own = useBulkTexts()
  return (kind: ChangeKind) => (isLabel(kind) ? own[kind] : bulk[kind])
}

export interface ProductChangeDialogProps {
  readonly kind: ChangeKind
  readonly chosen: ChosenProducts
  /** How many products; undefined until they are counted. */
  readonly count: number | undefined
  close(): void
  done(): void
}

const KEYS = ['products', 'product', 'collections', 'collection', 'stock', 'home']

/** Changes many products by a job: asks, shows progress, says what came of it, and takes it back. */
export function ProductChangeDialog({ kind, chosen, count, close, done }: ProductChangeDialogProps) {
  const words = useWords()
  const { t, number } = words
  const [edit, setEdit] = useState<ProductEdit | undefined>(EDITS[kind])
  const refusals = useRefusals()
  const texts = useChangeTexts()(kind)
  const things =
    count === undefined ? t.products.bulk.matching : t.products.bulk.products(count, number(count))
  const Form = FORMS[kind]
  return (
    <BulkDialog
      title={texts.title(things)}
      action={texts.action}
      isReady={edit !== undefined}
      work={productWork(chosen, edit ?? {}, { words, refusals })}
      {...{ keys: KEYS, close, done }}
    >
      {Form && <Form change={setEdit} />}
      {Form && edit && <ChangePreview {...{ chosen, edit, count }} showsPrices={kind === 'price'} />}
    </BulkDialog>
  )
}

function PriceForm({ change }: FormProps) {
  const { t } = useWords()
  const { preview } = useRefusals()
  const [way, setWay] = useState<PriceWay>('percent')
  const [value, setValue] = useState<number | string>('')
  const tell = (nextWay: PriceWay, next: number | string) => {
    setWay(nextWay)
    setValue(next)
    change(next === '' ? undefined : priceEdit(nextWay, Number(next)))
  }
  return (
    <>
      <SegmentedControl
        aria-label={t.products.priceWay}
        size="xs"
        fullWidth
        value={way}
        onChange={(next) => tell(PRICE_WAYS.find((each) => each === next) ?? 'percent', value)}
        data={PRICE_WAYS.map((each) => ({
          value: each,
          label: each === 'round' ? preview.round : t.products.priceWays[each],
        }))}
      />
      <DecimalInput
        label={way === 'round' ? preview.ending : t.products.priceValues[way]}
        description={way === 'round' ? preview.endingHint : way === 'set' ? undefined : t.products.priceHint}
        value={value}
        onChange={(next) => tell(way, next)}
        digits={3}
        {...((way === 'set' || way === 'round') && { min: 0 })}
        {...(way === 'round' && { max: 0.99 })}
        required
        data-autofocus
      />
    </>
  )
}

const PRICE_WAYS = ['percent', 'amount', 'set', 'round'] as const
type PriceWay = (typeof PRICE_WAYS)[number]

const priceEdit = (way: PriceWay, value: number): ProductEdit => {
  if (way === 'set') return { set: { price: value } }
  if (way === 'round') return { edit: { priceEnding: value } }
  return { adjust: { price: way === 'percent' ? { percentage: { rate: value } } : { amount: value } } }
}

function StockForm({ change }: FormProps) {
  const { t } = useWords()
  const [way, setWay] = useState<StockWay>('add')
  const [value, setValue] = useState<number | string>('')
  const tell = (nextWay: StockWay, next: number | string) => {
    setWay(nextWay)
    setValue(next)
    change(next === '' ? undefined : { edit: { stock: { [nextWay]: Number(next) } } })
  }
  return (
    <>
      <SegmentedControl
        aria-label={t.products.bulk.stockWay}
        value={way}
        onChange={(next) => tell(STOCK_WAYS.find((each) => each === next) ?? 'add', value)}
        data={STOCK_WAYS.map((each) => ({ value: each, label: t.products.bulk.stockWays[each] }))}
      />
      <NumberInput
        label={t.products.bulk.units}
        description={t.products.bulk.stockHint}
        value={value}
        onChange={(next) => tell(way, next)}
        allowDecimal={false}
        min={way === 'set' ? 0 : -MOST_UNITS}
        max={MOST_UNITS}
        clampBehavior="strict"
        required
        data-autofocus
      />
    </>
  )
}

const STOCK_WAYS = ['add', 'set'] as const
type StockWay = (typeof STOCK_WAYS)[number]
const MOST_UNITS = 99_999

const collectionForm = (way: 'add' | 'remove') =>
  function CollectionForm({ change }: FormProps) {
    const { t } = useWords()
    const { data = [] } = useQuery({ queryKey: ['collections'], queryFn: readCollections })
    return (
      <Select
        label={t.products.collection}
        searchable
        required
        data-autofocus
        nothingFoundMessage={t.list.nothing}
        data={data.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => change(id ? { edit: { collections: { [way]: [id] } } } : undefined)}
      />
    )
  }

const EDITS: Readonly<Partial<Record<ChangeKind, ProductEdit>>> = {
  show: { edit: { visible: true } },
  hide: { edit: { visible: false } },
}

const FORMS: Readonly<Partial<Record<ChangeKind, (props: FormProps) => React.ReactNode>>> = {
  price: PriceForm,
  stock: StockForm,
  discount: DiscountForm,
  ribbon: labelForm('ribbon', 30),
  brand: labelForm('brand', 50),
  add: collectionForm('add'),
  remove: collectionForm('remove'),
}
