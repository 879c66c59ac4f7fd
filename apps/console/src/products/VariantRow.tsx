import { NumberInput, Switch, Table, Text, TextInput } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { digitsOf } from '../parts/amounts/currency-digits.ts'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { useOptionTexts } from './options/texts.ts'
import type { VariantEdit, VariantValues } from './variant-edits.ts'

export interface VariantRowProps {
  readonly name: string
  /** Whether the product's variants have more of their own than stock. */
  readonly isManaged: boolean
  /** Of the price. */
  readonly currency: string
  readonly values: VariantValues
  /** Whether units are counted. */
  readonly tracks: boolean
  readonly edited: VariantEdit | undefined
  edit<Field extends keyof VariantValues>(field: Field, to: VariantValues[Field]): void
}

/** One variant: what it costs and weighs, what it is called in the store room, and how many are left. */
export function VariantRow(props: VariantRowProps) {
  const { name, isManaged, currency, values, tracks, edited, edit } = props
  const { t } = useWords()
  const optionTexts = useOptionTexts()
  const cell = (column: string) => ({ size: 'xs', 'aria-label': t.products.cellOf(column, name) }) as const
  return (
    <Table.Tr>
      <Table.Td miw={110}>
        <Text size="sm">{name}</Text>
      </Table.Td>
      {isManaged && (
        <>
          <Table.Td miw={100}>
            <DecimalInput
              {...cell(t.products.price)}
              min={0}
              digits={digitsOf(currency)}
              isFixed
              value={edited?.price?.to ?? values.price}
              onChange={(value) => edit('price', Number(value))}
            />
          </Table.Td>
          <Table.Td miw={100}>
            <TextInput
              {...cell(t.products.texts.sku)}
              maxLength={40}
              value={edited?.sku?.to ?? values.sku}
              onChange={({ currentTarget }) => edit('sku', currentTarget.value)}
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
            value={edited?.quantity?.to ?? values.quantity ?? 0}
            onChange={(value) => edit('quantity', Number(value))}
          />
        ) : (
          <Switch
            {...cell(t.products.inStock)}
            label={isManaged ? undefined : t.products.inStock}
            checked={edited?.inStock?.to ?? values.inStock ?? (values.quantity ?? 0) > 0}
            onChange={({ currentTarget }) => edit('inStock', currentTarget.checked)}
          />
        )}
      </Table.Td>
      {isManaged && (
        <>
          <Table.Td>
            <DecimalInput
              {...cell(t.products.weight)}
              min={0}
              digits={3}
              value={edited?.weight?.to ?? values.weight}
              onChange={(value) => edit('weight', Number(value))}
            />
          </Table.Td>
          <Table.Td>
            <Switch
              {...cell(optionTexts.variantVisible)}
              checked={edited?.visible?.to ?? values.visible}
              onChange={({ currentTarget }) => edit('visible', currentTarget.checked)}
            />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  )
}
