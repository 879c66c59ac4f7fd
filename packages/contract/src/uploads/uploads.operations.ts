import type { Empty } from '../declare/empty.schemas.ts'
import { formOperation, operation } from '../declare/operation.ts'
import { siteMedia, vitrine } from '../declare/service.ts'
import type {
  DeleteMediaFileRequest,
  FetchMediaFileRequest,
  GenerateFileUploadUrlRequest,
  GenerateFileUploadUrlResponse,
  GetMediaFileRequest,
  ListMediaFilesRequest,
  ListMediaFilesResponse,
  MediaFileResponse,
  UploadMediaFileRequest,
} from './uploads.schemas.ts'

export const uploadMediaFile = /* @__PURE__ */ formOperation<UploadMediaFileRequest, MediaFileResponse>(
  'uploadMediaFile',
  'Uploads a file to the media store.',
  vitrine,
  '/v1/media-files/upload',
)

export const fetchMediaFile = /* @__PURE__ */ operation<FetchMediaFileRequest, MediaFileResponse>(
  'fetchMediaFile',
  'Downloads a file from a public URL into the media store.',
  vitrine,
  'POST /v1/media-files/fetch',
)

export const listMediaFiles = /* @__PURE__ */ operation<ListMediaFilesRequest, ListMediaFilesResponse>(
  'listMediaFiles',
  'Lists the files in the media store, newest first.',
  vitrine,
  'GET /v1/media-files',
)

export const getMediaFile = /* @__PURE__ */ operation<GetMediaFileRequest, MediaFileResponse>(
  'getMediaFile',
  'Returns the details of a file.',
  vitrine,
  'GET /v1/media-files/:id',
)

export const deleteMediaFile = /* @__PURE__ */ operation<DeleteMediaFileRequest, Empty>(
  'deleteMediaFile',
  'Deletes a file that no product or collection uses.',
  vitrine,
  'DELETE /v1/media-files/:id',
)

export const generateFileUploadUrl = /* @__PURE__ */ operation<
  GenerateFileUploadUrlRequest,
  GenerateFileUploadUrlResponse
>(
  'generateFileUploadUrl',
  'Creates a URL that accepts one file without a token, for one hour.',
  siteMedia,
  'POST /v1/files/generate-upload-url',
)
