import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  deleteMediaFile,
  fetchMediaFile,
  generateFileUploadUrl,
  getMediaFile,
  listMediaFiles,
  uploadMediaFile,
} from './uploads.operations.ts'
import {
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

/** Rules for the upload operations: callers, schemas and errors. */
export const uploadsRules = [
  rule(uploadMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: UploadMediaFileRequest,
    output: MediaFileResponse,
    errors: ['MEDIA_TYPE_NOT_ALLOWED', 'MEDIA_DAMAGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(fetchMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: FetchMediaFileRequest,
    output: MediaFileResponse,
    errors: [
      'MEDIA_ADDRESS_NOT_ALLOWED',
      'MEDIA_NOT_FETCHED',
      'MEDIA_TYPE_NOT_ALLOWED',
      'MEDIA_DAMAGED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  rule(listMediaFiles, {
    access: 'merchant',
    scope: 'media:write',
    input: ListMediaFilesRequest,
    output: ListMediaFilesResponse,
    errors: [],
  }),
  rule(getMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: GetMediaFileRequest,
    output: MediaFileResponse,
    errors: ['MEDIA_NOT_FOUND'],
  }),
  rule(deleteMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: DeleteMediaFileRequest,
    output: Empty,
    errors: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE', 'CONFLICT'],
  }),
  rule(generateFileUploadUrl, {
    access: 'merchant',
    input: GenerateFileUploadUrlRequest,
    output: GenerateFileUploadUrlResponse,
    errors: [],
  }),
]
