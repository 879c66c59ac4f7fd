import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorCode, MediaFile } from '@vitrine/contract'
import sharp from 'sharp'
import { type Answer, type Caller, openShop } from '../../../testing/index.ts'

export const PATH = '/vitrine/v1/media-files/upload'
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

export const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a53' } })

interface UploadOptions {
  name?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  caller?: Caller
}

export type Uploads = Awaited<ReturnType<typeof openUploads>>

/** A shop that takes files, and another host that sends it one. */
export const openUploads = async () => {
  /** The body and name of the next file another host sends. */
  const elsewhere = { bytes: Buffer.from(''), name: '' }
  const shop = await openShop({
    openRemoteFile: async (_url, use) =>
      use({
        name: elsewhere.name,
        chunks: (async function* () {
          yield elsewhere.bytes
        })(),
      }),
  })
  const merchant = await shop.merchant()
  return {
    ...{ shop, merchant, elsewhere },

    /** Sends a form like a browser. */
    upload: async (
      bytes: Uint8Array | string,
      { name = 'file.bin', fields = {}, headers = {}, caller = merchant }: UploadOptions = {},
    ): Promise<Answer & { file: MediaFile; code: ErrorCode | undefined }> => {
      const form = new FormData()
      for (const [field, text] of Object.entries(fields)) form.append(field, text)
      form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
      const response = await fetch(shop.url + PATH, {
        method: 'POST',
        body: form,
        headers: { ...(caller.authorization && { authorization: caller.authorization }), ...headers },
      })
      const body = JSON.parse(await response.text())
      const code =
        body.details?.applicationError?.code ?? (body.details?.validationError && 'INVALID_ARGUMENT')
      return { status: response.status, headers: response.headers, body, file: body.file, code }
    },

    download: async ({ id }: MediaFile, rest = '') => {
      const response = await fetch(`${shop.url}/media/${id}${rest}`)
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    },

    /** Files on disk, complete or still arriving. */
    onDisk: async (): Promise<string[]> => {
      const names: string[] = []
      for (const folder of ['arriving', 'originals']) {
        const path = join(shop.dataDir, 'media', folder)
        const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
        names.push(...entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`))
      }
      return names.sort()
    },
  }
}
