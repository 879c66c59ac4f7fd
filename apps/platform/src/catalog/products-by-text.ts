import type {
  QueryProductsByTextRequest,
  QueryProductsByTextResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from '@vitrine/contract'
import { refuse } from '../floor/failure.ts'
import { JsonBytes } from '../floor/http/answers.ts'
import { isObject, readJsonObject } from '../floor/http/bodies/json-body.ts'
import type { Call } from '../shop/calls/call.ts'

type Page = QueryProductsPlatformizedResponse
type Sort = NonNullable<NonNullable<QueryProductsPlatformizedRequest['query']>['sort']>

/**
 * Answers the query of plain REST calls with the packages' query.
 * @throws {InvalidArgument} FORMAT where a filter or sort isn't JSON
 */
export const productsByText = async (
  call: Call<QueryProductsByTextRequest>,
  queryProducts: (call: Call<QueryProductsPlatformizedRequest>) => Promise<Page | JsonBytes>,
): Promise<QueryProductsByTextResponse> => {
  const { paging, filter, sort } = call.input.query ?? {}
  const query = { paging: paging ?? {}, filter: filterOf(filter), sort: sortOf(sort) }
  const { includeVariants = true } = call.input
  const answer = await queryProducts({ ...call, input: { query, includeVariants } })
  const { products = [], metadata }: Page =
    answer instanceof JsonBytes ? JSON.parse(Buffer.from(answer.bytes).toString()) : answer
  return {
    products,
    metadata: { items: products.length, offset: metadata?.offset ?? 0 },
    totalResults: metadata?.total ?? products.length,
  }
}

const filterOf = (filter: unknown): Record<string, unknown> => {
  if (typeof filter === 'string') return filter === '' ? {} : jsonAt(filter, 'query.filter')
  return isObject(filter) ? filter : {}
}

/** A sort is `{fieldName, order}`, or the field's name and `asc` or `desc`. */
const sortOf = (sort: unknown): Sort => {
  const list = typeof sort === 'string' && sort !== '' ? jsonAt(`{"sort":${sort}}`, 'query.sort').sort : sort
  const all = list === undefined || list === '' ? [] : [list].flat()
  return all.map((one, index) => {
    const place = `query.sort[${index}]`
    if (!isObject(one)) throw refuse(place, 'FORMAT', 'must be an object')
    const [field, direction] =
      typeof one.fieldName === 'string' ? [one.fieldName, one.order ?? 'ASC'] : (Object.entries(one)[0] ?? [])
    const order = String(direction).toUpperCase()
    if (field === undefined || !(order === 'ASC' || order === 'DESC'))
      throw refuse(place, 'FORMAT', 'must name a field, and asc or desc')
    return { fieldName: field, order }
  })
}

const jsonAt = (text: string, place: string): Record<string, unknown> => {
  try {
    return readJsonObject(text)
  } catch {
    throw refuse(place, 'FORMAT', 'must be an object, or its JSON as text')
  }
}
