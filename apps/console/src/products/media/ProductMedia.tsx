import { Box, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type DragEvent, lazy, Suspense, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { useAction } from '../../parts/use-action.ts'
import { moved, useOrder } from '../../parts/use-order.ts'
import { shop } from '../../session/shop-client.ts'
import { useProductTexts } from '../help/texts.ts'
import { PRODUCT_KEYS } from '../product-keys.ts'
import type { Product } from '../read-products.ts'
import { MediaTile } from './MediaTile.tsx'
import { orderMedia } from './media-shop.ts'
import { useMediaUpload } from './use-media-upload.ts'

const ACCEPTED = 'image/*,video/mp4,application/pdf'
/** A picture is dragged past several others; only the last order is saved. */
const SETTLED_MS = 600

const loadMediaDialog = () => import('./MediaDialog.tsx')
const MediaDialog = lazy(async () => ({ default: (await loadMediaDialog()).MediaDialog }))

/** The pictures of a product: drop files to add them, and drag them into order. */
export function ProductMedia({ product }: { product: Product }) {
  const { t } = useWords()
  const texts = useProductTexts().media
  const [isOver, setIsOver] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const [order, setOrder] = useState<readonly string[]>()
  const add = useMediaUpload(product._id)
  const remove = useAction(
    (mediaId: string) => shop.products.removeProductMedia(product._id, [mediaId]),
    PRODUCT_KEYS,
    () => t.products.mediaRemoved,
  )
  const arrange = useAction(
    (ids: readonly string[]) => orderMedia(product._id, ids),
    PRODUCT_KEYS,
    () => undefined,
    () => setOrder(undefined),
  )
  const saveOrder = useDebouncedCallback(arrange.run, { delay: SETTLED_MS, flushOnUnmount: true })
  const placeOf = (id: string) => order?.indexOf(id) ?? 0
  const items = product.media?.items ?? []
  // Documents have no order of their own; the shop lists them apart.
  const shown = items
    .filter(({ mediaType }) => mediaType !== 'document')
    .toSorted((one, other) => placeOf(one._id ?? '') - placeOf(other._id ?? ''))
  const documents = items.filter(({ mediaType }) => mediaType === 'document')
  const handles = useOrder(shown.length, (from, to) => {
    const ids = moved(
      shown.map(({ _id }) => _id ?? ''),
      from,
      to,
    )
    setOrder(ids)
    saveOrder(ids)
  })
  const opened = shown.find(({ _id }) => _id === openId)
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver)
    const files = [...event.dataTransfer.files]
    if (!isNowOver && files.length > 0) add.run(files)
  }
  const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
  return (
    <Card title={t.products.media}>
      <Box
        onDragOver={(event) => drag(event, true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => drag(event, false)}
        p="sm"
        style={{
          border: `1px dashed var(--mantine-color-${isOver ? 'ink-filled' : 'default-border'})`,
          borderRadius: 6,
        }}
      >
        <Stack>
          {items.length > 0 && (
            <Group gap="xs" align="flex-start">
              {[...shown, ...documents].map((item, index) => (
                <MediaTile
                  key={item._id}
                  item={item}
                  order={index < shown.length ? handles : undefined}
                  index={index}
                  isRemoving={remove.isRunning}
                  remove={() => remove.run(item._id ?? '')}
                  open={() => setOpenId(item._id)}
                />
              ))}
            </Group>
          )}
          <Group gap="sm">
            <FileButton multiple accept={ACCEPTED} onChange={(files) => files.length > 0 && add.run(files)}>
              {(props) => (
                <Button {...props} variant="default" size="xs" loading={add.isRunning}>
                  {t.products.upload}
                </Button>
              )}
            </FileButton>
            <Text size="xs" c="dimmed">
              {t.products.dropHint}
            </Text>
          </Group>
          {add.sent && (
            <div>
              <Progress
                aria-label={t.products.uploading}
                value={(100 * add.sent.bytes) / Math.max(add.sent.of, 1)}
              />
              <Text size="xs" c="dimmed" mt={4}>
                {texts.sent(megabytes(add.sent.bytes), megabytes(add.sent.of))}
              </Text>
            </div>
          )}
        </Stack>
      </Box>
      {opened && (
        <Suspense>
          <MediaDialog key={opened._id} product={product} item={opened} close={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
