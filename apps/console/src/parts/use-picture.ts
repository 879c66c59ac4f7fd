import { createMedia } from '@vitrine/client'
import { useStaff } from '../session/SessionGate.tsx'

/** Returns a function that builds the address of a picture, cropped to a square of a given size in CSS pixels. */
export const usePicture = (): ((image: string | undefined, size: number) => string | undefined) => {
  const media = createMedia(new URL(useStaff().shop.mediaUrl).origin)
  return (image, size) => (image ? media.getScaledToFillImageUrl(image, size * 2, size * 2) : undefined)
}
