import {
  ActionIcon,
  Box,
  Button,
  FileButton,
  Group,
  Image,
  Progress,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CommerceError } from '@vitrine/client'
import { type DragEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { explainProblem } from '../parts/problem-texts.ts'
import { useAction } from '../parts/use-action.ts'
import { usePicture } from '../parts/use-picture.ts'
import { shop } from '../session/shop-client.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import type { Product } from './read-products.ts'

const SIZE = 120
const ACCEPTED = 'image/*,video/mp4,application/pdf'

const addMedia = async (productId: string, file: File): Promise<true> => {
  const { _id: mediaId } = await shop.uploads.uploadMediaFile(file, { fileName: file.name })
  await shop.products.addProductMedia(productId, [{ mediaId }])
  return true
}

/** Whether only this file was refused, and others may go on. */
const isOfFile = (error: unknown): boolean =>
  error instanceof CommerceError &&
  ['MEDIA_TYPE_NOT_ALLOWED', 'MEDIA_DAMAGED', 'PAYLOAD_TOO_LARGE'].includes(error.code)

/** The pictures of a product: drop files to add them, one after the other. */
export function ProductMedia({ product }: { product: Product }) {
  const words = useWords()
  const { t } = words
  const picture = usePicture()
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>()
  const [isOver, setIsOver] = useState(false)
  const items = product.media?.items ?? []
  const add = useAction(
    async (files: readonly File[]) => {
      setProgress({ done: 0, of: files.length })
      let added = 0
      try {
        for (const [index, file] of files.entries()) {
          const isTaken = await addMedia(product._id, file).catch(async (error: unknown) => {
            if (!isOfFile(error)) throw error
            const { hint: message } = await explainProblem(error, words)
            notifications.show({
              title: t.products.notAdded(file.name),
              message,
              color: 'red',
              autoClose: 10_000,
            })
            return false
          })
          if (isTaken) added++
          setProgress({ done: index + 1, of: files.length })
        }
      } finally {
        setProgress(undefined)
      }
      return added
    },
    PRODUCT_KEYS,
    (_files, added) => (added > 0 ? t.products.uploaded(added) : undefined),
  )
  const remove = useAction(
    (mediaId: string) => shop.products.removeProductMedia(product._id, [mediaId]),
    PRODUCT_KEYS,
    () => t.products.mediaRemoved,
  )
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) add.run(files)
  }
  return (
    <Card title={t.products.media}>
      <Box
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        p="sm"
        style={{
          border: `1px dashed var(--mantine-color-${isOver ? 'ink-filled' : 'default-border'})`,
          borderRadius: 6,
        }}
      >
        <Stack>
          {items.length > 0 && (
            <SimpleGrid cols={{ base: 3, xs: 4, sm: 5 }} spacing="xs">
              {items.map((item) => (
                <Box key={item._id} pos="relative">
                  <Image
                    src={picture(item.image?.url ?? item.thumbnail?.url, SIZE)}
                    alt={item.image?.altText ?? item.title ?? ''}
                    radius="sm"
                    h={SIZE}
                  />
                  <ActionIcon
                    size="sm"
                    variant="default"
                    pos="absolute"
                    top={4}
                    right={4}
                    aria-label={t.products.removeMedia(item.title || item.image?.altText || '')}
                    loading={remove.isRunning}
                    onClick={() => remove.run(item._id ?? '')}
                  >
                    ×
                  </ActionIcon>
                </Box>
              ))}
            </SimpleGrid>
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
          {progress && (
            <Progress
              aria-label={t.products.uploading}
              value={(100 * progress.done) / progress.of}
              animated
            />
          )}
        </Stack>
      </Box>
    </Card>
  )
}
