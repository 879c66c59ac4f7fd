import { NumberInput, Switch, Table, Text, TextInput } from '@mantine/core'
import type { products } from '@vitrine/client/stores'
import { useWords } from '../messages/words.tsx'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import type { VariantEdit } from './save-variants.ts'

export interface VariantRowProps {
  readonly name: string
  /** Absent if the product's variants have nothing of their own but stock. */
  readonly variant: products.Variant['variant']
  readonly stock: { readonly quantity?: number | null; readonly inStock?: boolean }
  /** Whether units are counted. */
  readonly tracks: boolean
  readonly edited: VariantEdit | undefined
  edit(changes: VariantEdit): void
}

/** One variant: what it costs and weighs, what it is called in the store room, and how many are left. */
export function VariantRow({ name, variant, stock, tracks, edited, edit }: VariantRowProps) {
  const { t } = useWords()
  const cell = (column: string) => ({ size: 'xs', 'aria-label': t.products.cellOf(column, name) }) as const
  return (
    <Table.Tr>
      <Table.Td miw={130}>
        <Text size="sm">{name}</Text>
      </Table.Td>
      {variant && (
        <>
          <Table.Td miw={100}>
            <DecimalInput
              {...cell(t.products.price)}
              min={0}
              digits={3}
              value={edited?.price ?? variant.priceData?.price ?? ''}
              onChange={(value) => edit({ price: Number(value) })}
            />
          </Table.Td>
          <Table.Td miw={120}>
            <TextInput
              {...cell(t.products.texts.sku)}
              maxLength={40}
              value={edited?.sku ?? variant.sku ?? ''}
              onChange={({ currentTarget }) => edit({ sku: currentTarget.value })}
            />
          </Table.Td>
        </>
      )}
      <Table.Td miw={80}>
        {tracks ? (
          <NumberInput
            {...cell(t.products.stock)}
            min={0}
            max={99_999}
            allowDecimal={false}
            hideControls
            value={edited?.quantity ?? stock.quantity ?? 0}
            onChange={(value) => edit({ quantity: Number(value) })}
          />
        ) : (
          <Switch
            {...cell(t.products.inStock)}
            label={variant ? undefined : t.products.inStock}
            checked={edited?.inStock ?? stock.inStock ?? false}
            onChange={({ currentTarget }) => edit({ inStock: currentTarget.checked })}
          />
        )}
      </Table.Td>
      {variant && (
        <>
          <Table.Td>
            <DecimalInput
              {...cell(t.products.weight)}
              min={0}
              digits={3}
              value={edited?.weight ?? variant.weight ?? ''}
              onChange={(value) => edit({ weight: Number(value) })}
            />
          </Table.Td>
          <Table.Td>
            <Switch
              {...cell(t.options.variantVisible)}
              checked={edited?.visible ?? variant.visible ?? true}
              onChange={({ currentTarget }) => edit({ visible: currentTarget.checked })}
            />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  )
}
