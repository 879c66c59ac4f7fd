import type { exchange } from '@vitrine/client/merchant'
import type { ExchangeTexts } from './texts.ts'

type Problem = Pick<
  NonNullable<exchange.ListProductImportResultsResponse['results'][number]['problems']>[number],
  'column' | 'code' | 'message'
>

/** What a column of the file, or a field of a product, is called in the shop. */
export const columnName = (column: string, { columns, fields }: ExchangeTexts): string =>
  new Map<string, string>(Object.entries({ ...fields, ...columns.targets })).get(column) ?? column

/** Says which column is wrong, and why: in the reader's language as far as there are words for it. */
export const problemText = ({ column, code, message }: Problem, texts: ExchangeTexts): string =>
  [column && columnName(column, texts), texts.problems[code] ?? message].filter(Boolean).join(': ')
