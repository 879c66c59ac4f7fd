import { notifications } from '@mantine/notifications'
import { CommerceError } from '@vitrine/client'
import { useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { explainProblem } from '../../parts/problems/problem-texts.ts'
import { useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { PRODUCT_KEYS } from '../product-keys.ts'
import { upload } from './media-shop.ts'

/** How much of some files was sent, in bytes. */
export interface Sent {
  readonly bytes: number
  readonly of: number
}

/** Whether only this file was refused, and others may go on. */
const isOfFile = (error: unknown): boolean =>
  error instanceof CommerceError &&
  ['MEDIA_TYPE_NOT_ALLOWED', 'MEDIA_DAMAGED', 'PAYLOAD_TOO_LARGE'].includes(error.code)

/** Adds files to a product, one after the other. */
export const useMediaUpload = (productId: string) => {
  const words = useWords()
  const { t } = words
  const [sent, setSent] = useState<Sent>()
  const tellRefused = async (file: File, error: unknown) => {
    if (!isOfFile(error)) throw error
    const { hint: message } = await explainProblem(error, words)
    notifications.show({
      title: t.products.notAdded(file.name),
      message,
      color: 'red',
      autoClose: 10_000,
    })
    return false
  }
  const add = async (file: File, tell: (bytes: number) => void): Promise<true> => {
    const mediaId = await upload(file, tell)
    await shop.products.addProductMedia(productId, [{ mediaId }])
    return true
  }
  const action = useAction(
    async (files: readonly File[]) => {
      const of = files.reduce((sum, { size }) => sum + size, 0)
      let before = 0
      let added = 0
      try {
        for (const file of files) {
          // The form around the file is a little longer than the file.
          const tell = (bytes: number) => setSent({ bytes: before + Math.min(bytes, file.size), of })
          tell(0)
          if (await add(file, tell).catch((error: unknown) => tellRefused(file, error))) added++
          before += file.size
        }
      } finally {
        setSent(undefined)
      }
      return added
    },
    PRODUCT_KEYS,
    (_files, added) => (added > 0 ? t.products.uploaded(added) : undefined),
  )
  return { ...action, sent }
}
