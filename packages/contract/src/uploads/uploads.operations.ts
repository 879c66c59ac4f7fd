import type { Empty } from '../empty.schemas.ts'
import { formOperation, operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  DeleteMediaFileRequest,
  FetchMediaFileRequest,
  GetMediaFileRequest,
  ListMediaFilesRequest,
  ListMediaFilesResponse,
  MediaFileResponse,
  UploadMediaFileRequest,
} from './uploads.schemas.ts'

/** Uploads a file to the media store. */
export const uploadMediaFile = /* @__PURE__ */ formOperation<UploadMediaFileRequest, MediaFileResponse>(
  'uploadMediaFile',
  vitrine,
  '/v1/media-files/upload',
)

/** Fetches a file from an internet address into the media store. */
export const fetchMediaFile = /* @__PURE__ */ operation<FetchMediaFileRequest, MediaFileResponse>(
  'fetchMediaFile',
  vitrine,
  'POST',
  '/v1/media-files/fetch',
)

/** Lists the files in the media store, newest first. */
export const listMediaFiles = /* @__PURE__ */ operation<ListMediaFilesRequest, ListMediaFilesResponse>(
  'listMediaFiles',
  vitrine,
  'GET',
  '/v1/media-files',
)

/** Reads the details of a file. */
export const getMediaFile = /* @__PURE__ */ operation<GetMediaFileRequest, MediaFileResponse>(
  'getMediaFile',
  vitrine,
  'GET',
  '/v1/media-files/:id',
)

/** Deletes a file that no product or collection uses. */
export const deleteMediaFile = /* @__PURE__ */ operation<DeleteMediaFileRequest, Empty>(
  'deleteMediaFile',
  vitrine,
  'DELETE',
  '/v1/media-files/:id',
)
