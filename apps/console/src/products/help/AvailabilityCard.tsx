import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createClient } from '@vitrine/client'
import { productHelp } from '@vitrine/client/merchant'
import { Link } from 'react-router'
import { Card } from '../../parts/Card.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { session } from '../../session/shop-client.ts'
import type { Product } from '../read-products.ts'
import { PLACES } from './places.ts'
import { useProductTexts } from './texts.ts'

const helpShop = createClient({ apiUrl: location.origin, auth: session, modules: { productHelp } })

type Reason = productHelp.Availability['reasons'][number]
const CODES = [
  'PRODUCT_HIDDEN',
  'NO_PAYMENT_METHOD',
  'NO_DELIVERY',
  'VARIANT_HIDDEN',
  'OUT_OF_STOCK',
] as const
const MOST_NAMES = 4

/** Says whether shoppers can buy the product as it is saved, and every reason why not. */
export function AvailabilityCard({ product }: { product: Product }) {
  const { availability: texts } = useProductTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', product._id, 'availability'],
    queryFn: () => helpShop.productHelp.explainAvailability(product._id),
  })
  const namesOf = (reasons: readonly Reason[]): string => {
    const names = reasons.map(({ choices }) => Object.values(choices ?? {}).join(' / ')).filter(Boolean)
    return texts.more(names.slice(0, MOST_NAMES).join(', '), names.length - MOST_NAMES)
  }
  const found = CODES.flatMap((code) => {
    const reasons = data?.reasons.filter((reason) => reason.code === code) ?? []
    return reasons.length > 0 ? [{ code, says: texts.reasons[code](namesOf(reasons)) }] : []
  })
  if (!data && !error) return null
  return (
    <Card title={texts.title}>
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
      {data && (
        <Text size="sm" role="status">
          {data.canBeBought ? (found.length > 0 ? texts.partly : texts.yes) : texts.no}
        </Text>
      )}
      {found.length > 0 && (
        <Stack gap="xs" component="ul" m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
          {found.map(({ code, says }) => (
            <li key={code}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {says}
              </Text>
              <Change code={code} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** Links to where a reason can be changed, if it can be changed here. */
function Change({ code }: { code: (typeof CODES)[number] }) {
  const { availability } = useProductTexts()
  if (code === 'NO_PAYMENT_METHOD') return null
  const says = availability.change[code]
  if (code === 'NO_DELIVERY')
    return (
      <Anchor component={Link} to="/settings/delivery" size="sm">
        {says}
      </Anchor>
    )
  const go = () => {
    const place = document.getElementById(code === 'PRODUCT_HIDDEN' ? PLACES.visible : PLACES.variants)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  return (
    <Anchor component="button" type="button" onClick={go} size="sm">
      {says}
    </Anchor>
  )
}
