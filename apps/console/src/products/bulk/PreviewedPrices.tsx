import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../messages/words.tsx'
import { useRefusals } from '../../parts/problems/refusals.ts'
import { shop } from '../../session/shop-client.ts'
import type { Previews } from './product-change.ts'

const MOST_SHOWN = 5

/** The first products of a preview, with their prices now and afterwards. */
export function PreviewedPrices({ changed }: { changed: Previews }) {
  const { t, money, number } = useWords()
  const { preview } = useRefusals()
  const { data: facts } = useQuery({ queryKey: ['shop'], queryFn: () => shop.facts.getShop() })
  if (!facts) return null
  const price = (range: Previews[number]['before']) =>
    [...new Set(range && [range.minValue, range.maxValue])]
      .map((each) => money(each, facts.currency))
      .join(' – ')
  const rest = changed.length - MOST_SHOWN
  return (
    <div>
      <Table fz="sm" verticalSpacing={6} tabularNums aria-label={preview.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.products.name}</Table.Th>
            <Table.Th ta="right">{preview.oldPrice}</Table.Th>
            <Table.Th ta="right">{preview.newPrice}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changed.slice(0, MOST_SHOWN).map(({ productId, name, before, after }) => (
            <Table.Tr key={productId}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{name}</Table.Td>
              <Table.Td ta="right">{price(before)}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {price(before) === price(after) ? preview.ownPrices : price(after)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest > 0 && (
        <Text size="sm" c="dimmed" pl="xs">
          {preview.more(number(rest))}
        </Text>
      )}
    </div>
  )
}
