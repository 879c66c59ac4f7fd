import { ActionIcon, Box, Group, Image, Text, UnstyledButton } from '@mantine/core'
import type { products } from '@vitrine/client/stores'
import { useWords } from '../../messages/words.tsx'
import { OrderHandle } from '../../parts/OrderHandle.tsx'
import type { Order } from '../../parts/use-order.ts'
import { usePicture } from '../../parts/use-picture.ts'
import { useProductTexts } from '../help/texts.ts'
import { useOptionTexts } from '../options/texts.ts'

const SIZE = 112

export interface MediaTileProps {
  readonly item: products.MediaItem
  /** Absent for documents, which have no order and nothing to say about. */
  readonly order: Order | undefined
  readonly index: number
  readonly isRemoving: boolean
  remove(): void
  open(): void
}

/** One file of a product: opened to say what it shows, dragged into order, or removed. */
export function MediaTile({ item, order, index, isRemoving, remove, open }: MediaTileProps) {
  const { t, number } = useWords()
  const optionTexts = useOptionTexts()
  const texts = useProductTexts().media
  const picture = usePicture()
  const alt = item.image?.altText ?? ''
  const name = alt || item.title || texts.unnamed(number(index + 1))
  const shown = (
    <Image
      src={picture(item.image?.url ?? item.thumbnail?.url, SIZE)}
      alt={name}
      radius="sm"
      w={SIZE}
      h={SIZE}
      bg="var(--mantine-color-default-hover)"
      draggable={false}
    />
  )
  return (
    <Box w={SIZE} {...order?.item(index)}>
      {order ? (
        <UnstyledButton
          {...{ 'aria-label': texts.open(name), title: texts.open(name), onClick: open }}
          {...order.grip(index)}
        >
          {shown}
        </UnstyledButton>
      ) : (
        shown
      )}
      <Group justify="space-between" gap={0} wrap="nowrap">
        {order ? <OrderHandle order={order} index={index} label={optionTexts.move(name)} /> : <span />}
        {item.image && !alt && (
          <Text size="xs" c="dimmed">
            {texts.noAlt}
          </Text>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t.products.removeMedia(name)}
          loading={isRemoving}
          onClick={remove}
        >
          ×
        </ActionIcon>
      </Group>
    </Box>
  )
}
