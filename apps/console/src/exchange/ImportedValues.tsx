import { Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import type { Result } from './ImportResults.tsx'
import { columnName } from './problem-text.ts'
import { useExchangeTexts } from './texts.ts'

type Difference = NonNullable<Result['differences']>[number]
type Cell = Difference['before']

/** As many as the platform names of a product. */
const MOST_DIFFERENCES = 20
const MONEY: readonly string[] = ['price', 'cost']
/** What a variant has from its product if it has none itself. */
const OF_PRODUCT: readonly string[] = [...MONEY, 'weight']

/** What a file gives a new product, or changes in another: “Price: €20.00 → €25.00”. */
export function ImportedValues({ result, currency }: { result: Result; currency: string | undefined }) {
  const texts = useExchangeTexts()
  const textOf = useCellText(currency)
  const { values, changes = [], differences = [] } = result
  if (values)
    return Object.entries(values)
      .map(([field, value]) => `${columnName(field, texts)}: ${textOf({ field }, value)}`)
      .join(' · ')
  const others = changes.filter((field) => !differences.some((difference) => isOf(difference, field)))
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      {differences.map((difference) => (
        <Text key={`${difference.variant} ${difference.field}`} size="sm">
          <Text span inherit c="dimmed">
            {[difference.variant, columnName(difference.field, texts)].filter(Boolean).join(' · ')}:
          </Text>{' '}
          {textOf(difference, difference.before)} → <b>{textOf(difference, difference.after)}</b>
        </Text>
      ))}
      {differences.length === MOST_DIFFERENCES && (
        <Text size="sm" c="dimmed">
          {texts.firstDifferences}
        </Text>
      )}
      {others.length > 0 && (
        <Text size="sm">{others.map((field) => columnName(field, texts)).join(', ')}</Text>
      )}
    </Stack>
  )
}

/** Whether a difference tells what a changed field was and becomes. */
const isOf = ({ field, variant }: Difference, changed: string): boolean =>
  variant !== undefined
    ? changed === 'variants'
    : field === changed || (changed === 'discount' && field.startsWith(changed))

const useCellText = (currency: string | undefined) => {
  const words = useWords()
  const texts = useExchangeTexts()
  const kinds: Readonly<Record<string, string | undefined>> = words.t.products.discountTypes
  return ({ field, variant }: Pick<Difference, 'field' | 'variant'>, cell: Cell): string => {
    if (cell === undefined) return variant !== undefined && OF_PRODUCT.includes(field) ? texts.asProduct : '–'
    if (typeof cell === 'boolean') return field === 'stock' ? texts.inStock[`${cell}`] : texts.isSo[`${cell}`]
    if (typeof cell === 'string') return field === 'discountType' ? (kinds[cell] ?? '–') : cell
    return MONEY.includes(field) && currency ? words.money(cell, currency) : words.number(cell)
  }
}
