import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  deleteDigitalFile,
  listDigitalFiles,
  listOrderDownloads,
  uploadDigitalFile,
} from './digital-files.operations.ts'
import {
  DeleteDigitalFileRequest,
  DigitalFileResponse,
  ListDigitalFilesRequest,
  ListDigitalFilesResponse,
  ListOrderDownloadsRequest,
  ListOrderDownloadsResponse,
  UploadDigitalFileRequest,
} from './digital-files.schemas.ts'

/** Rules for the files of digital products: callers, schemas and errors. */
export const digitalFilesRules = [
  rule(uploadDigitalFile, {
    access: 'merchant',
    scope: 'catalog:write',
    input: UploadDigitalFileRequest,
    output: DigitalFileResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listDigitalFiles, {
    access: 'merchant',
    scope: 'catalog:write',
    input: ListDigitalFilesRequest,
    output: ListDigitalFilesResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(deleteDigitalFile, {
    access: 'merchant',
    scope: 'catalog:write',
    input: DeleteDigitalFileRequest,
    output: Empty,
    errors: ['DIGITAL_FILE_NOT_FOUND'],
  }),
  rule(listOrderDownloads, {
    access: 'visitor',
    scope: 'orders:read',
    input: ListOrderDownloadsRequest,
    output: ListOrderDownloadsResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
]
