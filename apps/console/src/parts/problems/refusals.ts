import { de } from '../../messages/de/frame/refusals.ts'
import { en } from '../../messages/en/frame/refusals.ts'
import { useWords } from '../../messages/words.tsx'

/** Why the platform couldn't change one of several things. */
interface Refusal {
  readonly code?: string | undefined
  readonly description?: string | undefined
  /** Of fields that broke a rule: which. */
  readonly data?: unknown
}

export interface RefusalTexts {
  /** Says why in the reader's language, if there is a text for it. */
  why(refusal: Refusal | undefined): string
  /** The reason for things that a job never reached. */
  readonly stopped: string
  /** On a change before it is made, and on what it left. */
  readonly preview: (typeof en)['preview']
}

/** Returns the texts about refusals, which load with the first page that needs them. */
export const useRefusals = (): RefusalTexts => {
  const texts = useWords().language.toLowerCase().startsWith('de') ? de : en
  return {
    stopped: texts.stopped,
    preview: texts.preview,
    why: ({ code = '', description = '', data } = {}) =>
      texts.codes[code] ?? brokenRules(data).flatMap((rule) => sayingOf(rule, texts) ?? [])[0] ?? description,
  }
}

const sayingOf = (rule: string, { rules }: typeof en): string | undefined =>
  Object.entries(rules).find(([start]) => rule.startsWith(start))?.[1]

/** The rules that were broken, each with its field: `MIN edit.stock.add`. */
const brokenRules = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null || !('fieldViolations' in data)) return []
  const { fieldViolations } = data
  if (!Array.isArray(fieldViolations)) return []
  return fieldViolations.map(({ violatedRule, field }) => `${violatedRule} ${field}`)
}
