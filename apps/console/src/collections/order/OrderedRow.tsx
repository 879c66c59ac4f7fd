import { ActionIcon, Anchor, Badge, Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../../messages/words.tsx'
import { Handle } from '../../parts/OrderHandle.tsx'
import type { Order } from '../../parts/use-order.ts'
import { Picture } from '../../products/Picture.tsx'
import type { Product } from '../../products/read-products.ts'
import { useCollectionTexts } from '../texts.ts'
import type { KeyedOrder } from './use-picked-up.ts'

const PICTURE = 36

export interface OrderedRowProps {
  readonly product: Product
  readonly index: number
  /** Absent for products that can't be put in order. */
  readonly order: Order | undefined
  readonly keyed: KeyedOrder
  /** The id of the text that explains the keys. */
  readonly hintId: string
  remove(product: Product): void
}

/** A product in a collection, with a handle to move it. */
export function OrderedRow({ product, index, order, keyed, hintId, remove }: OrderedRowProps) {
  const { t } = useWords()
  const texts = useCollectionTexts().order
  const name = product.name ?? ''
  const isHeld = keyed.isHeld(index)
  return (
    <Group
      component="li"
      wrap="nowrap"
      gap="sm"
      py={6}
      {...order?.item(index)}
      style={{
        borderBottom: '1px solid var(--mantine-color-default-border)',
        ...(isHeld && { outline: '2px solid var(--mantine-primary-color-filled)', borderRadius: 4 }),
      }}
    >
      {order && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.handle(name)}
          aria-describedby={hintId}
          aria-pressed={isHeld}
          {...order.handle(index)}
          onKeyDown={(event) => keyed.press(event, index, name)}
          onBlur={keyed.leave}
        >
          <Handle />
        </ActionIcon>
      )}
      <Picture of={product} size={PICTURE} />
      <Anchor
        component={Link}
        to={`/products/${product._id}`}
        size="sm"
        fw={500}
        flex={1}
        miw={0}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      {!product.visible && (
        <Badge variant="light" tt="none" color="gray">
          {texts.hidden}
        </Badge>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t.collections.removeProduct(name)}
        onClick={() => remove(product)}
      >
        {t.collections.remove}
      </Button>
    </Group>
  )
}
