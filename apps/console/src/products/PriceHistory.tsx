import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'
import type { Product } from './read-products.ts'

const NEWEST = 10

/** How a product's prices changed lately, and who changed them. Shows nothing before the first change. */
export function PriceHistory({ product }: { product: Product }) {
  const { t, money, time } = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', product._id, 'prices'],
    queryFn: () => shop.priceHistory.listPriceChanges({ productId: product._id, limit: NEWEST }),
  })
  if (!error && !data?.changes.length) return null
  const choicesOf = new Map(
    product.variants.map(({ _id, choices }) => [_id, Object.values(choices ?? {}).join(' / ')]),
  )
  return (
    <Card title={t.products.priceHistory}>
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.changes.map(({ _id, date, variantId, before, after, actorName }) => (
          <li key={_id}>
            <Text size="sm">
              {money(before.discountedPrice, data.currency)} →{' '}
              <b>{money(after.discountedPrice, data.currency)}</b>
              {after.discountedPrice !== after.price &&
                ` · ${t.products.insteadOf(money(after.price, data.currency))}`}
            </Text>
            <Text size="xs" c="dimmed">
              {[choicesOf.get(variantId), time(date), actorName].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
