import Type from 'typebox'
import * as enums from '../enums.ts'
import { enumOf, timestamp, webUrl } from '../schema.ts'

const fileName = Type.String({ minLength: 1, maxLength: 200 })
const altText = Type.String({ maxLength: 1000 })

/** A file of the media store. */
export const MediaFile = Type.Object(
  {
    /** Names the file in addresses and in products' media. */
    id: Type.String(),
    kind: enumOf(enums.MediaItemType),
    /** What it was found to be by its content, such as `image/webp`. */
    contentType: Type.String(),
    /** Absolute address of the whole file; sizes of a picture are asked for below it. */
    url: webUrl,
    fileName: Type.String(),
    altText: Type.String(),
    sizeBytes: Type.Integer(),
    /** Pixels, as is `height`; of pictures alone. */
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    createdDate: timestamp,
  },
  { title: 'MediaFile' },
)
export type MediaFile = Type.Static<typeof MediaFile>

/** What `uploadMediaFile` takes beside the file; without a name the form's own is taken. */
export const UploadMediaFileRequest = Type.Object(
  {
    fileName: Type.Optional(fileName),
    altText: Type.Optional(altText),
  },
  { title: 'UploadMediaFileRequest' },
)
export type UploadMediaFileRequest = Type.Static<typeof UploadMediaFileRequest>

/** What `fetchMediaFile` takes: an address that anybody on the internet can reach. */
export const FetchMediaFileRequest = Type.Object(
  {
    url: webUrl,
    fileName: Type.Optional(fileName),
    altText: Type.Optional(altText),
  },
  { title: 'FetchMediaFileRequest' },
)
export type FetchMediaFileRequest = Type.Static<typeof FetchMediaFileRequest>

/** What `getMediaFile` takes. */
export const GetMediaFileRequest = Type.Object({ id: Type.String() }, { title: 'GetMediaFileRequest' })
export type GetMediaFileRequest = Type.Static<typeof GetMediaFileRequest>

/** What the calls about one file answer. */
export const MediaFileResponse = Type.Object({ file: MediaFile }, { title: 'MediaFileResponse' })
export type MediaFileResponse = Type.Static<typeof MediaFileResponse>

/** What `listMediaFiles` takes: newest first, 50 a page by default. */
export const ListMediaFilesRequest = Type.Object(
  {
    kind: Type.Optional(enumOf(enums.MediaItemType)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** The `nextCursor` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { title: 'ListMediaFilesRequest' },
)
export type ListMediaFilesRequest = Type.Static<typeof ListMediaFilesRequest>

/** What `listMediaFiles` answers; without a cursor there are no more. */
export const ListMediaFilesResponse = Type.Object(
  {
    files: Type.Array(MediaFile),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListMediaFilesResponse' },
)
export type ListMediaFilesResponse = Type.Static<typeof ListMediaFilesResponse>

/** What `deleteMediaFile` takes. */
export const DeleteMediaFileRequest = Type.Object({ id: Type.String() }, { title: 'DeleteMediaFileRequest' })
export type DeleteMediaFileRequest = Type.Static<typeof DeleteMediaFileRequest>
