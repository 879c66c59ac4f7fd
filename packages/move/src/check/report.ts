import type { CheckedCall, StorefrontCheck } from './check-storefront.ts'

const count = (calls: readonly CheckedCall[], answer: CheckedCall['answer']): number =>
  calls.filter((call) => call.answer === answer).length

/** Says what a check found, for people: a line for each call, then the sums. */
export const reportOf = ({ calls, unread }: StorefrontCheck): string => {
  const width = Math.max(0, ...calls.map(({ call }) => call.length))
  return [
    ...calls.map(
      ({ file, line, call, answer, differs }) =>
        `${answer.padEnd(8)}  ${call.padEnd(width)}  ${file}:${line}${differs ? `  (${differs})` : ''}`,
    ),
    ...unread.map((file) => `unread    ${file}: this file can't be read as code`),
    `${calls.length} calls: ${count(calls, 'answered')} answered, ${count(calls, 'partly')} partly answered, ${count(calls, 'missing')} missing`,
  ].join('\n')
}
