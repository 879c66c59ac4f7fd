import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './uploads.operations.ts'
import * as schemas from './uploads.schemas.ts'

/** Rules for the upload operations: callers, schemas and errors. */
export const uploadsRules = [
  rule(operations.uploadMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: schemas.UploadMediaFileRequest,
    output: schemas.MediaFileResponse,
    errors: ['MEDIA_TYPE_NOT_ALLOWED', 'MEDIA_DAMAGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.fetchMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: schemas.FetchMediaFileRequest,
    output: schemas.MediaFileResponse,
    errors: [
      'MEDIA_ADDRESS_NOT_ALLOWED',
      'MEDIA_NOT_FETCHED',
      'MEDIA_TYPE_NOT_ALLOWED',
      'MEDIA_DAMAGED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  rule(operations.listMediaFiles, {
    access: 'merchant',
    scope: 'media:write',
    input: schemas.ListMediaFilesRequest,
    output: schemas.ListMediaFilesResponse,
    errors: [],
  }),
  rule(operations.getMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: schemas.GetMediaFileRequest,
    output: schemas.MediaFileResponse,
    errors: ['MEDIA_NOT_FOUND'],
  }),
  rule(operations.deleteMediaFile, {
    access: 'merchant',
    scope: 'media:write',
    input: schemas.DeleteMediaFileRequest,
    output: Empty,
    errors: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE', 'CONFLICT'],
  }),
  rule(operations.generateFileUploadUrl, {
    access: 'merchant',
    input: schemas.GenerateFileUploadUrlRequest,
    output: schemas.GenerateFileUploadUrlResponse,
    errors: [],
  }),
]
