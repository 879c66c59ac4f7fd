import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, timestamp, webUrl } from '../declare/schema.ts'

const productId = Type.String({ maxLength: 100 })

/** A private file that a digital product delivers to those who have paid for it. */
export const DigitalFile = Type.Object(
  {
    id: guid,
    productId,
    /** The only variant that delivers it; absent: all do. */
    variantId: Type.Optional(Type.String()),
    /** The name that buyers save it under. */
    fileName: Type.String(),
    /** Found in its content; SECURE_RAW for any type that isn't recognized. */
    fileType: enumOf(enums.FileType),
    /** Found in its content, such as `application/pdf`. */
    contentType: Type.String(),
    sizeBytes: Type.Integer(),
    createdDate: timestamp,
  },
  { title: 'DigitalFile' },
)
export type DigitalFile = Type.Static<typeof DigitalFile>

/** Response with one file. */
export const DigitalFileResponse = Type.Object({ file: DigitalFile }, { title: 'DigitalFileResponse' })
export type DigitalFileResponse = Type.Static<typeof DigitalFileResponse>

/** Request for `uploadDigitalFile`, in addition to the file. The name defaults to the one in the form. */
export const UploadDigitalFileRequest = Type.Object(
  {
    /** A digital product. */
    productId,
    /** One of its variants; absent: all of them deliver the file. */
    variantId: Type.Optional(Type.String({ maxLength: 100 })),
    fileName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { title: 'UploadDigitalFileRequest' },
)
export type UploadDigitalFileRequest = Type.Static<typeof UploadDigitalFileRequest>

/** Request for `listDigitalFiles`. */
export const ListDigitalFilesRequest = Type.Object({ productId }, { title: 'ListDigitalFilesRequest' })
export type ListDigitalFilesRequest = Type.Static<typeof ListDigitalFilesRequest>

/** Response of `listDigitalFiles`: what a product delivers, oldest first. */
export const ListDigitalFilesResponse = Type.Object(
  { files: Type.Array(DigitalFile) },
  { title: 'ListDigitalFilesResponse' },
)
export type ListDigitalFilesResponse = Type.Static<typeof ListDigitalFilesResponse>

/** Request for `deleteDigitalFile`. */
export const DeleteDigitalFileRequest = Type.Object({ id: guid }, { title: 'DeleteDigitalFileRequest' })
export type DeleteDigitalFileRequest = Type.Static<typeof DeleteDigitalFileRequest>

/** A file of a paid order, and a link to it. Anyone with the link can download the file until it expires. */
export const OrderDownload = Type.Object(
  {
    lineItemId: guid,
    fileId: guid,
    fileName: Type.String(),
    sizeBytes: Type.Integer(),
    url: webUrl,
    /** When the link expires. Another call gives a new one. */
    expirationDate: timestamp,
  },
  { title: 'OrderDownload' },
)
export type OrderDownload = Type.Static<typeof OrderDownload>

/** Request for `listOrderDownloads`: an order's id. */
export const ListOrderDownloadsRequest = Type.Object({ id: guid }, { title: 'ListOrderDownloadsRequest' })
export type ListOrderDownloadsRequest = Type.Static<typeof ListOrderDownloadsRequest>

/** Response of `listOrderDownloads`; empty until the order is paid, and after it is refunded or canceled. */
export const ListOrderDownloadsResponse = Type.Object(
  { downloads: Type.Array(OrderDownload) },
  { title: 'ListOrderDownloadsResponse' },
)
export type ListOrderDownloadsResponse = Type.Static<typeof ListOrderDownloadsResponse>
