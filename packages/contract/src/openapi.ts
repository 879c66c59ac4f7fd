import Type, { type TSchema } from 'typebox'
import { Details } from './declare/error.schemas.ts'
import { type ErrorCode, errorEntry, GENERIC_ERRORS, wireCodeOf } from './declare/errors.ts'
import type { Access, Rule } from './declare/rule.ts'
import { GROUPS, groupOf } from './groups.ts'
import { Components, type JsonSchema } from './openapi-components.ts'
import { RULES, scopeOf } from './rules.ts'

interface Example {
  readonly input: unknown
  readonly answer: unknown
}

/** Facts about the platform that serves the document. */
export interface OpenApiOptions {
  /** The address of the platform, such as `http://localhost:4000`. */
  readonly url: string
  readonly version: string
  /** Real calls, by the operation's name. */
  readonly examples?: Readonly<Record<string, Example>>
}

/** An OpenAPI 3.1 document, ready to print as JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const CALLERS: Readonly<Record<Access, string>> = {
  none: 'Anyone, without a token.',
  visitor: 'Anyone with a token: visitors, members, merchants, apps.',
  member: 'Members.',
  account: 'Members for themselves, merchants and apps.',
  merchant: 'Merchants and apps.',
  elevated: 'Apps and owners.',
  owner: 'Owners.',
}

/** The body of every response other than 200. */
const Failure = Type.Object({ message: Type.String(), details: Details }, { title: 'Failure' })

/**
 * Describes every operation as an OpenAPI 3.1 document: paths on the public hosts, schemas by title, callers,
 * and errors. Queries appear in both forms, GET with `.r` and POST.
 *
 * @example openApi({ url: 'http://localhost:4000', version: '0.1.0' }).paths['/ecom/v1/carts/current']
 * @see https://spec.openapis.org/oas/v3.1.0
 */
export const openApi = ({ url, version, examples = {} }: OpenApiOptions): OpenApiDocument => {
  const components = new Components()
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const rule of RULES) {
    const { name, service, path, method, query } = rule.operation
    const address = (service.bases.public[0] ?? '') + path.replace(PARAMETER, '{$1}')
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: describe(rule, components, query ? 'GET with .r' : method, examples[name]),
      ...(query && { post: describe(rule, components, 'POST', examples[name]) }),
    }
  }
  const failure = { description: genericErrors(), content: json(components.print(Failure)) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version,
      description: 'Storefront, catalog, checkout and members. Only 200 with a JSON object is success.',
    },
    servers: [{ url }],
    tags: GROUPS.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: components.schemas,
      responses: { Failure: failure },
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token or API key, optionally after the word Bearer.',
        },
      },
    },
  }
}

const PARAMETER = /:([\w.]+)/g

type Form = 'GET' | 'GET with .r' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const describe = (rule: Rule, components: Components, form: Form, example?: Example): JsonSchema => ({
  operationId: form === 'POST' && rule.operation.query ? `${rule.operation.name}ByPost` : rule.operation.name,
  tags: [groupOf(rule.operation).name],
  summary: rule.operation.summary,
  description: whoMayCall(rule),
  security: rule.access === 'none' ? [] : [{ accessToken: [] }],
  parameters: [...pathParameters(rule), ...queryParameters(rule, components, form)],
  ...((form === 'POST' || form === 'PATCH' || form === 'PUT') && {
    requestBody: {
      content: rule.operation.form
        ? formBody(rule.input, components)
        : json(components.print(rule.input), example?.input),
    },
  }),
  responses: {
    200: {
      description: 'Done.',
      content: contentOf(rule, components, example),
    },
    ...ownErrors(rule.errors),
    default: { $ref: '#/components/responses/Failure' },
  },
})

const contentOf = ({ operation, output }: Rule, components: Components, example?: Example): JsonSchema => {
  if (operation.file) return FILE
  if (operation.stream) return { 'text/event-stream': { schema: components.print(output) } }
  return json(components.print(output), example?.answer)
}

const whoMayCall = (rule: Rule): string => {
  const scope = scopeOf(rule)
  return `Who may call: ${CALLERS[rule.access]}${scope ? ` Apps need the scope \`${scope}\`.` : ''}`
}

const FILE: JsonSchema = { '*/*': { schema: { type: 'string', format: 'binary' } } }

/** Prints a form's fields in place, including the file. */
const formBody = (input: TSchema, components: Components): JsonSchema => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(
          Object.entries(fieldsOf(input)).map(([name, field]) => [name, components.print(field)]),
        ),
        file: { type: 'string', format: 'binary' },
      },
      required: ['file'],
    },
  },
})

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const namesInPath = ({ operation }: Rule): string[] =>
  [...operation.path.matchAll(PARAMETER)].flatMap(([, name]) => name ?? [])

const pathParameters = (rule: Rule): JsonSchema[] =>
  namesInPath(rule).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const queryParameters = (rule: Rule, components: Components, form: Form): JsonSchema[] => {
  if (form === 'GET with .r') return [packedQuery(rule, components)]
  if (form !== 'GET' && form !== 'DELETE') return []
  const inPath = namesInPath(rule)
  return Object.entries(fieldsOf(rule.input))
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: 'query', schema: components.print(schema) }))
}

const fieldsOf = (schema: TSchema) => (Type.IsObject(schema) ? schema.properties : {})

const packedQuery = (rule: Rule, components: Components): JsonSchema => ({
  name: '.r',
  in: 'query',
  description: 'The whole request as JSON text in UTF-8, encoded as base64url without padding.',
  schema: {
    type: 'string',
    contentEncoding: 'base64url',
    contentMediaType: 'application/json',
    contentSchema: components.print(rule.input),
  },
})

/** Errors with the same status share a response; its description explains each code. */
const ownErrors = (errors: readonly ErrorCode[]): Record<string, JsonSchema> => {
  const statuses = new Map<number, ErrorCode[]>()
  for (const code of errors) {
    const { status } = errorEntry(code)
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  const responses = [...statuses].map(([status, codes]) => [
    status,
    {
      description: codes.map(explained).join('\n'),
      content: json({ $ref: '#/components/schemas/Failure' }),
    },
  ])
  return Object.fromEntries(responses)
}

const genericErrors = (): string =>
  [
    'Errors every call can return:',
    ...GENERIC_ERRORS.map((code) => `${errorEntry(code).status} ${explained(code)}`),
  ].join('\n')

const explained = (code: ErrorCode): string => {
  const { bare, means } = errorEntry(code)
  return bare ? means : `\`${wireCodeOf(code)}\`: ${means}`
}
