import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../../calls/described.ts'
import { bindable, method } from '../../calls/module.ts'
import { formLine } from '../../http/form-line.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const file = { _createdDate: date }
const one = { file }

/** A private file that a digital product delivers. */
export type DigitalFile = Answer<wire.DigitalFile, typeof file>
/** The product that delivers a file, and its name for buyers. */
export type DigitalFileOptions = Argument<wire.UploadDigitalFileRequest>
/** The files of a product. */
export type ListDigitalFilesResponse = Answer<wire.ListDigitalFilesResponse, { files: typeof file }>

/**
 * Uploads a private file that a digital product delivers to those who have paid. For large files, use a
 * client with a longer `timeoutMs`.
 * @throws {CommerceError} `NOT_FOUND`, `PAYLOAD_TOO_LARGE`; nothing is kept
 * @example await client.digitalFiles.uploadDigitalFile(pdf, { productId: product._id })
 */
export const uploadDigitalFile: (content: Blob, options: DigitalFileOptions) => Promise<DigitalFile> =
  /* @__PURE__ */ bindable(({ call }) => async (content, options) => {
    const answer = await call(operations.uploadDigitalFile, options, one, undefined, formLine(content))
    return answer.file as DigitalFile
  })

/**
 * Lists the files that a product delivers to new orders.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { files } = await client.digitalFiles.listDigitalFiles(product._id)
 */
export const listDigitalFiles: (productId: string) => Promise<ListDigitalFilesResponse> =
  /* @__PURE__ */ method(operations.listDigitalFiles, (productId) => ({ productId }), {
    gives: { files: file },
  })

/**
 * Stops delivering a file to new orders. Earlier buyers keep it.
 * @throws {CommerceError} `DIGITAL_FILE_NOT_FOUND`
 * @example await client.digitalFiles.deleteDigitalFile(fileId)
 */
export const deleteDigitalFile: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteDigitalFile,
  byId,
  { answers: 'nothing' },
)
