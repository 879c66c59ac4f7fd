import { Box, Image } from '@mantine/core'
import { usePicture } from '../parts/use-picture.ts'
import type { Product } from './read-products.ts'

/** A small picture of a product, or an empty frame. */
export function Picture({ of, size }: { of: Product; size: number }) {
  const { mainMedia } = of.media ?? {}
  const url = usePicture()(mainMedia?.image?.url ?? mainMedia?.thumbnail?.url, size)
  if (!url)
    return (
      <Box
        w={size}
        h={size}
        bg="var(--mantine-color-default-hover)"
        style={{ borderRadius: 4, flexShrink: 0 }}
      />
    )
  return (
    <Image
      src={url}
      w={size}
      h={size}
      radius="sm"
      alt=""
      loading="lazy"
      bg="var(--mantine-color-default-hover)"
      style={{ flexShrink: 0 }}
    />
  )
}
