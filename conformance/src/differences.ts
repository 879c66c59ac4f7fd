import type { Difference } from './golden/compare.ts'
import type { RecordedCall } from './golden/recorded.ts'

/** Where our client intentionally differs from the recorded packages, and why. */
export interface MeantDifference {
  kind: string
  /** The page of docs/wire, the decision, or the bug behind it. */
  because: string
  explains(difference: Difference, call: RecordedCall): boolean
}

const isMissing = (value: unknown) => value === undefined

/** What the fake server said about a request's fields. */
const violationsSaid = ({ fakeResponse }: RecordedCall): { field: string }[] => {
  const body = [fakeResponse].flat()[0]?.body as ServerError | null | undefined
  return body?.details?.validationError?.fieldViolations ?? []
}

interface ServerError {
  details?: { validationError?: { fieldViolations?: { field: string }[] } }
}

export const DIFFERENCES: MeantDifference[] = [
  {
    kind: 'message-plain',
    because: 'docs/wire/errors.md: the message is text, not JSON text that holds the message',
    explains: ({ at }) => at.endsWith(' as JSON text'),
  },
  {
    kind: 'error-catalogue',
    because:
      "docs/wire/errors.md: a bare 4xx is its status text, anything else 'System error occurred', a failed token call 'something went wrong'",
    explains: ({ at, ours }) =>
      /error\.(message|code)$/.test(at) &&
      /^(System error occurred|something went wrong$|Forbidden$|Status 401$|Syntax Error$|X$)/.test(
        String(ours),
      ),
  },
  {
    kind: 'violation-field-server',
    because:
      "docs/wire/errors.md: fields are named as the server reports them, all of them; the recording prefixes an argument's name (once 'undefined'), and drops a field that is the start of another",
    explains: ({ at, ours }, call) => {
      const said = violationsSaid(call).toSorted((a, b) => (a.field < b.field ? -1 : 1))
      if (at === 'error.message' || at === 'result.error')
        return said.length > 0 && said.every(({ field }) => String(ours).includes(`"${field}"`))
      const [, index, field] = /fieldViolations\[(\d+)\]\.?(.*)$/.exec(at) ?? []
      const violation = said[Number(index)] as Record<string, unknown> | undefined
      return (
        violation !== undefined &&
        JSON.stringify(field ? violation[field] : violation) === JSON.stringify(ours)
      )
    },
  },
  {
    kind: 'typed-failure',
    because:
      "bug: a TypeError or SyntaxError of the package's own code escapes; docs/wire asks for FAILURE or 'System error occurred', and an undefined number field is no failure",
    explains: (_, { error }) =>
      error !== undefined && (error.message === 'System error occurred: {}' || error.type === 'TypeError'),
  },
  {
    kind: 'cart-update-fields',
    because: 'docs/wire/cart.md: an update carries merchantDiscounts and cartFieldmask, comma-joined',
    explains: ({ at, recorded }) =>
      /body\.(merchantDiscounts|cartFieldmask)$/.test(at) && isMissing(recorded),
  },
  {
    kind: 'image-undefined',
    because: "bug: the word 'undefined' as alternative text and file name of a picture without a name",
    explains: ({ at, recorded, ours }) =>
      /image\.(altText|filename)$/.test(at) && recorded === 'undefined' && isMissing(ours),
  },
  {
    kind: 'not-keeps-filter',
    because: 'bug: not() discards the conditions before it',
    explains: ({ at }, { chain }) =>
      at.includes('.filter') && chain?.some(([step]) => step === 'not') === true,
  },
  {
    kind: 'path-encoding',
    because: "bug: a path parameter isn't encoded, so an id with a slash is another path",
    explains: ({ at }, { args }) =>
      /requests\[0\]\.(path$|query)/.test(at) && /[/?]/.test(String(args?.[0] ?? '')),
  },
  {
    kind: 'token-lifecycle',
    because:
      "docs/wire/authentication.md: a token that the platform refuses is renewed before the call fails; the answer's refresh token is stored, because the platform rotates families on request",
    explains: ({ at, recorded, ours }, { error }) =>
      (at.endsWith('refreshToken.value') && /^(rotated|refresh-renew)/.test(String(ours))) ||
      (/^requests\[[12]\]$/.test(at) && isMissing(recorded) && error?.status === 401),
  },
  {
    kind: 'fallback-transformed',
    because: 'bug: dates stay text in answers to a query that was too long for GET',
    explains: ({ at, recorded, ours }, { requests }) =>
      /items\[\d+\]/.test(at) &&
      requests[0]?.method === 'POST' &&
      JSON.stringify(ours) === JSON.stringify({ $date: recorded }),
  },
  {
    kind: 'paging-unknown',
    because: 'bug: the number of pages is NaN when the server does not count',
    explains: ({ at, recorded, ours }) =>
      at.endsWith('totalPages') && JSON.stringify(recorded) === '{"$number":"NaN"}' && isMissing(ours),
  },
  {
    kind: 'graphql-details',
    because: 'a failed GraphQL call carries details and request id as values, instead of behind a call',
    explains: ({ at }) => at === 'error.detailsCall',
  },
  {
    kind: 'webhook-payload',
    because: 'bug: a handler changes the returned payload in place; ours stays as it was sent',
    explains: ({ at }, { registered }) => at.startsWith('result.returned.payload') && Boolean(registered),
  },
]
