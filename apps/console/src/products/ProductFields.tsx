import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useWords } from '../messages/words.tsx'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import type { ProductDraft } from './product-draft.ts'

export interface DraftPartProps {
  readonly draft: ProductDraft
  change(changes: Partial<ProductDraft>): void
}

const RichText = lazy(async () => ({ default: (await import('../rich-text/RichText.tsx')).RichText }))
const DISCOUNTS = ['PERCENT', 'AMOUNT'] as const

/** Name, description and price. */
export function ProductFields({ draft, change }: DraftPartProps) {
  const { t, money } = useWords()
  const { currency } = useStaff().shop
  const price = Number(draft.price)
  const off = Number(draft.discount)
  const reduced = draft.discountType === 'PERCENT' ? price * (1 - off / 100) : price - off
  const margin =
    price > 0 && draft.cost ? Math.round((1 - Number(draft.cost) / (off ? reduced : price)) * 100) : undefined
  return (
    <>
      <Card title={t.products.basics}>
        <Stack>
          <TextInput
            label={t.products.name}
            required
            maxLength={80}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <Suspense fallback={<Loading h={220} />}>
            <RichText
              label={t.products.description}
              maxLength={8000}
              value={draft.description}
              change={(description) => change({ description })}
            />
          </Suspense>
        </Stack>
      </Card>
      <Card title={t.products.price}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyInput
            label={t.products.price}
            required
            max={999_999_999.99}
            currency={currency}
            value={draft.price}
            onChange={(next) => change({ price: next })}
          />
          <MoneyInput
            label={t.products.cost}
            description={margin === undefined ? undefined : t.products.margin(margin)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            currency={currency}
            value={draft.cost}
            onChange={(cost) => change({ cost })}
          />
          <DecimalInput
            label={t.products.discount}
            description={
              off > 0 && price > 0 ? t.products.reduced(money(Math.max(reduced, 0), currency)) : undefined
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={0}
            max={draft.discountType === 'PERCENT' ? 100 : price}
            digits={3}
            value={draft.discount}
            onChange={(discount) => change({ discount })}
          />
          <Select
            label={t.products.discountType}
            data={DISCOUNTS.map((value) => ({ value, label: t.products.discountTypes[value] }))}
            value={draft.discountType}
            onChange={(value) => change({ discountType: value === 'AMOUNT' ? 'AMOUNT' : 'PERCENT' })}
            allowDeselect={false}
          />
        </SimpleGrid>
      </Card>
    </>
  )
}
