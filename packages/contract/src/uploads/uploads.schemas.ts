import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, timestamp, webUrl } from '../declare/schema.ts'

const fileName = Type.String({ minLength: 1, maxLength: 200 })
const altText = Type.String({ maxLength: 1000 })

/** A file in the media store. */
export const MediaFile = Type.Object(
  {
    /** Identifies the file in addresses and in products' media. */
    id: Type.String(),
    kind: enumOf(enums.MediaItemType),
    /** The type found in its content, such as `image/webp`. */
    contentType: Type.String(),
    /** The absolute address of the original file; resized pictures are below it. */
    url: webUrl,
    fileName: Type.String(),
    altText: Type.String(),
    sizeBytes: Type.Integer(),
    /** In pixels, like `height`; pictures only. */
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    createdDate: timestamp,
  },
  { title: 'MediaFile' },
)
export type MediaFile = Type.Static<typeof MediaFile>

/** Request for `uploadMediaFile`, in addition to the file. The name defaults to the one in the form. */
export const UploadMediaFileRequest = Type.Object(
  {
    fileName: Type.Optional(fileName),
    altText: Type.Optional(altText),
  },
  { title: 'UploadMediaFileRequest' },
)
export type UploadMediaFileRequest = Type.Static<typeof UploadMediaFileRequest>

/** Request for `fetchMediaFile`: an address that anyone on the internet can reach. */
export const FetchMediaFileRequest = Type.Object(
  {
    url: webUrl,
    fileName: Type.Optional(fileName),
    altText: Type.Optional(altText),
  },
  { title: 'FetchMediaFileRequest' },
)
export type FetchMediaFileRequest = Type.Static<typeof FetchMediaFileRequest>

/** Request for `getMediaFile`. */
export const GetMediaFileRequest = Type.Object({ id: Type.String() }, { title: 'GetMediaFileRequest' })
export type GetMediaFileRequest = Type.Static<typeof GetMediaFileRequest>

/** Response with one file. */
export const MediaFileResponse = Type.Object({ file: MediaFile }, { title: 'MediaFileResponse' })
export type MediaFileResponse = Type.Static<typeof MediaFileResponse>

/** Request for `listMediaFiles`: newest first, 50 per page by default. */
export const ListMediaFilesRequest = Type.Object(
  {
    kind: Type.Optional(enumOf(enums.MediaItemType)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { title: 'ListMediaFilesRequest' },
)
export type ListMediaFilesRequest = Type.Static<typeof ListMediaFilesRequest>

/** Response of `listMediaFiles`; no cursor means this is the last page. */
export const ListMediaFilesResponse = Type.Object(
  {
    files: Type.Array(MediaFile),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListMediaFilesResponse' },
)
export type ListMediaFilesResponse = Type.Static<typeof ListMediaFilesResponse>

/** Request for `deleteMediaFile`. */
export const DeleteMediaFileRequest = Type.Object({ id: Type.String() }, { title: 'DeleteMediaFileRequest' })
export type DeleteMediaFileRequest = Type.Static<typeof DeleteMediaFileRequest>

/**
 * Request for `generateFileUploadUrl`. The store has no folders and no private files. The file's
 * type comes from its content.
 */
export const GenerateFileUploadUrlRequest = Type.Object(
  {
    mimeType: nullable(Type.String({ maxLength: 100 })),
    /** Default: the name of the upload itself. */
    fileName: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    sizeInBytes: Type.Optional(
      nullable(Type.String({ pattern: '^\\d{1,15}$', description: 'a number as text' })),
    ),
    parentFolderId: Type.Optional(nullable(Type.Enum(['media-root']))),
    /** Only false: files of the store are public. */
    private: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'GenerateFileUploadUrlRequest' },
)
export type GenerateFileUploadUrlRequest = Type.Static<typeof GenerateFileUploadUrlRequest>

/** Response of `generateFileUploadUrl`: PUT the file's bytes there. Using it again returns the same file. */
export const GenerateFileUploadUrlResponse = Type.Object(
  { uploadUrl: webUrl },
  { title: 'GenerateFileUploadUrlResponse' },
)
export type GenerateFileUploadUrlResponse = Type.Static<typeof GenerateFileUploadUrlResponse>
