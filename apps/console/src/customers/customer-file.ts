import { streamedFile } from '../list/export/streamed-file.ts'
import type { ExportRun } from '../list/export/use-export.ts'
import { type AskedCustomers, filterOf } from './read-customers.ts'

/** Reads the platform's file of a list of customers. It has every column of the list. */
export const customerFile = (asked: AskedCustomers, run: ExportRun): Promise<Blob> =>
  streamedFile(`/vitrine/v1/customer-exports?${new URLSearchParams(filterOf(asked))}`, run)
