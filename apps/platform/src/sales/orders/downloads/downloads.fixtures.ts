import type { DigitalFile, InputOf } from '@vitrine/contract'
import { uploadDigitalFile } from '@vitrine/contract/operations'
import type { Caller, Shop } from '../../../testing/index.ts'

/** Uploads a file for a digital product, as a form does. */
export const uploadFile = async (
  { url }: Pick<Shop, 'url'>,
  { authorization = '' }: Pick<Caller, 'authorization'>,
  content: string,
  { fileName = 'draft.pdf', ...named }: InputOf<typeof uploadDigitalFile>,
  key = '',
): Promise<{ status: number; body: unknown; file: DigitalFile }> => {
  const form = new FormData()
  for (const [name, text] of Object.entries(named)) form.append(name, String(text))
  form.append('file', new Blob([content]), fileName)
  const response = await fetch(`${url}/vitrine${uploadDigitalFile.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization, ...(key && { 'idempotency-key': key }) },
  })
  const body = await response.json()
  return { status: response.status, body, file: body.file }
}
