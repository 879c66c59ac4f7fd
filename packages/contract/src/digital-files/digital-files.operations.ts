import type { Empty } from '../declare/empty.schemas.ts'
import { formOperation, operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  DeleteDigitalFileRequest,
  DigitalFileResponse,
  ListDigitalFilesRequest,
  ListDigitalFilesResponse,
  ListOrderDownloadsRequest,
  ListOrderDownloadsResponse,
  UploadDigitalFileRequest,
} from './digital-files.schemas.ts'

export const uploadDigitalFile = /* @__PURE__ */ formOperation<UploadDigitalFileRequest, DigitalFileResponse>(
  'uploadDigitalFile',
  'Uploads a private file that a digital product delivers.',
  vitrine,
  '/v1/digital-files/upload',
)

export const listDigitalFiles = /* @__PURE__ */ operation<ListDigitalFilesRequest, ListDigitalFilesResponse>(
  'listDigitalFiles',
  'Lists the files that a digital product delivers.',
  vitrine,
  'GET /v1/products/:productId/digital-files',
)

export const deleteDigitalFile = /* @__PURE__ */ operation<DeleteDigitalFileRequest, Empty>(
  'deleteDigitalFile',
  'Stops delivering a file to new orders. Earlier buyers can still download it.',
  vitrine,
  'DELETE /v1/digital-files/:id',
)

export const listOrderDownloads = /* @__PURE__ */ operation<
  ListOrderDownloadsRequest,
  ListOrderDownloadsResponse
>(
  'listOrderDownloads',
  'Creates new download links for the files of a paid order. Buyers can do this for their own orders.',
  vitrine,
  'GET /v1/orders/:id/downloads',
)
