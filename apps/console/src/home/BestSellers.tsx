import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Picture } from '../products/Picture.tsx'
import { useBestSellers, useSalesOverview } from './read-sales.ts'
import { useHomeTexts } from './texts.ts'

const SIZE = 40

/** The products in the most orders of the last seven days. */
export function BestSellers() {
  const texts = useHomeTexts()
  const { data: overview } = useSalesOverview()
  const { data: products } = useBestSellers(overview?.week.bestSellers ?? [])
  const orders = new Map(overview?.week.bestSellers.map((each) => [each.productId, each.orders]))
  return (
    <Card title={texts.sellers}>
      {!products && <Loading h={SIZE} />}
      {products?.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noSellers}
        </Text>
      )}
      <Stack gap="xs">
        {products?.map((product) => (
          <Group key={product._id} wrap="nowrap" gap="sm">
            <Picture of={product} size={SIZE} />
            <Anchor
              component={Link}
              to={`/products/${product._id}`}
              size="sm"
              fw={500}
              style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {product.name}
            </Anchor>
            <Text size="sm" c="dimmed" className="numbers" style={{ whiteSpace: 'nowrap' }}>
              {texts.inOrders(orders.get(product._id ?? '') ?? 0)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
