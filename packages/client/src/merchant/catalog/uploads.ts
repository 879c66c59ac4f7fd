import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../../calls/described.ts'
import { bindable, method } from '../../calls/module.ts'
import { formLine } from '../../http/form-line.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const file = { _createdDate: date }
const one = { file }

/** A file of the shop's media store. */
export type MediaFile = Answer<wire.MediaFile, typeof file>
/** What to record about an uploaded file. */
export type UploadOptions = Argument<wire.UploadMediaFileRequest>
/** Which files to list. */
export type ListMediaFilesOptions = Argument<wire.ListMediaFilesRequest>
/** A page of files; without a cursor there are no more. */
export type ListMediaFilesResponse = Answer<wire.ListMediaFilesResponse, { files: typeof file }>

/**
 * Uploads a file to the media store, where products can show it by its id. Pictures are re-encoded: upright
 * and without camera metadata. `MEDIA_LIMITS` in the platform's docs says how large files may be; for large
 * ones, use a client with a longer `timeoutMs`.
 * @throws {CommerceError} `MEDIA_TYPE_NOT_ALLOWED`, `MEDIA_DAMAGED`, `PAYLOAD_TOO_LARGE`; nothing is kept
 * @example const picture = await client.uploads.uploadMediaFile(input.files[0], { altText: 'A blue vase' })
 */
export const uploadMediaFile: (content: Blob, options?: UploadOptions) => Promise<MediaFile> =
  /* @__PURE__ */ bindable(({ call }) => async (content, options) => {
    const answer = await call(operations.uploadMediaFile, options, one, undefined, formLine(content))
    return answer.file as MediaFile
  })

/**
 * Fetches a file from an internet address into the media store.
 * @throws {CommerceError} `MEDIA_ADDRESS_NOT_ALLOWED`, `MEDIA_NOT_FETCHED`, and as `uploadMediaFile`
 * @example const file = await client.uploads.fetchMediaFile('https://pictures.example/moon-jar.jpg')
 */
export const fetchMediaFile: (url: string, options?: UploadOptions) => Promise<MediaFile> =
  /* @__PURE__ */ method(operations.fetchMediaFile, (url, options) => ({ ...options, url }), {
    gives: one,
    answers: 'file',
  })

/**
 * Lists the files of the media store, newest first.
 * @example const { files, nextCursor } = await client.uploads.listMediaFiles({ kind: 'image', limit: 50 })
 */
export const listMediaFiles: (options?: ListMediaFilesOptions) => Promise<ListMediaFilesResponse> =
  /* @__PURE__ */ method(operations.listMediaFiles, whole, { gives: { files: file } })

/**
 * Returns a file's details.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { url, altText } = await client.uploads.getMediaFile('moon-jar-chalk.webp')
 */
export const getMediaFile: (_id: string) => Promise<MediaFile> = /* @__PURE__ */ method(
  operations.getMediaFile,
  byId,
  { gives: one, answers: 'file' },
)

/**
 * Deletes a file in all its sizes.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`; `MEDIA_IN_USE`, naming products and collections that show it
 * @example await client.uploads.deleteMediaFile('moon-jar-chalk.webp')
 */
export const deleteMediaFile: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteMediaFile,
  byId,
  { answers: 'nothing' },
)
