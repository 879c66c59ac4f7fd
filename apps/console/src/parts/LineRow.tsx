import { Group, Image, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import { usePicture } from './use-picture.ts'

const SIZE = 48
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

interface LineRowProps {
  readonly line: Pick<
    orders.OrderLineItem,
    'image' | 'productName' | 'quantity' | 'price' | 'descriptionLines'
  >
  readonly currency: string
  /** More about the line, below its choices. */
  readonly children?: ReactNode
  /** On the right, such as the amount. */
  readonly aside?: ReactNode
}

/** The picture of a line; its place stays empty without one. */
export function LinePicture({ image }: { image: string | undefined }) {
  const picture = usePicture()
  return <Image src={picture(image, SIZE)} w={SIZE} h={SIZE} radius="sm" alt="" fallbackSrc={NOTHING} />
}

/** One line that was bought or left: picture, name, quantity, price and choices. */
export function LineRow({ line, currency, children, aside }: LineRowProps) {
  const { money } = useWords()
  return (
    <Group wrap="nowrap" align="flex-start">
      <LinePicture image={line.image} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {line.productName?.original}
        </Text>
        <Text size="sm" c="dimmed" className="numbers">
          {line.quantity} × {money(line.price?.amount ?? 0, currency)}
        </Text>
        {line.descriptionLines?.map(({ name, plainText, colorInfo }) => (
          <Text key={name?.original} size="xs" c="dimmed">
            {name?.original}: {plainText?.original ?? colorInfo?.original}
          </Text>
        ))}
        {children}
      </div>
      {aside}
    </Group>
  )
}
