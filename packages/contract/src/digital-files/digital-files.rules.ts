import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './digital-files.operations.ts'
import * as schemas from './digital-files.schemas.ts'

/** Rules for the files of digital products: callers, schemas and errors. */
export const digitalFilesRules = [
  rule(operations.uploadDigitalFile, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.UploadDigitalFileRequest,
    output: schemas.DigitalFileResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.listDigitalFiles, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.ListDigitalFilesRequest,
    output: schemas.ListDigitalFilesResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.deleteDigitalFile, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.DeleteDigitalFileRequest,
    output: Empty,
    errors: ['DIGITAL_FILE_NOT_FOUND'],
  }),
  rule(operations.listOrderDownloads, {
    access: 'visitor',
    scope: 'orders:read',
    input: schemas.ListOrderDownloadsRequest,
    output: schemas.ListOrderDownloadsResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
]
