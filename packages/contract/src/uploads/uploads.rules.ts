import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import {
  deleteMediaFile,
  fetchMediaFile,
  getMediaFile,
  listMediaFiles,
  uploadMediaFile,
} from './uploads.operations.ts'
import {
  DeleteMediaFileRequest,
  FetchMediaFileRequest,
  GetMediaFileRequest,
  ListMediaFilesRequest,
  ListMediaFilesResponse,
  MediaFileResponse,
  UploadMediaFileRequest,
} from './uploads.schemas.ts'

/** Rules for the upload operations: callers, schemas and errors. */
export const uploadsRules = [
  rule(uploadMediaFile, {
    summary: 'Uploads a file to the media store.',
    access: 'merchant',
    scope: 'media:write',
    input: UploadMediaFileRequest,
    output: MediaFileResponse,
    errors: ['MEDIA_TYPE_NOT_ALLOWED', 'MEDIA_DAMAGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(fetchMediaFile, {
    summary: 'Fetches a file from an internet address into the media store.',
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
    summary: 'Lists the files in the media store, newest first.',
    access: 'merchant',
    scope: 'media:write',
    input: ListMediaFilesRequest,
    output: ListMediaFilesResponse,
    errors: [],
  }),
  rule(getMediaFile, {
    summary: 'Reads the details of a file.',
    access: 'merchant',
    scope: 'media:write',
    input: GetMediaFileRequest,
    output: MediaFileResponse,
    errors: ['MEDIA_NOT_FOUND'],
  }),
  rule(deleteMediaFile, {
    summary: 'Deletes a file that no product or collection uses.',
    access: 'merchant',
    scope: 'media:write',
    input: DeleteMediaFileRequest,
    output: Empty,
    errors: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE', 'CONFLICT'],
  }),
]
