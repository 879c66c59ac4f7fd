import type { FieldViolation, RuleType } from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'
import { InvalidArgument } from '../../../floor/failure.ts'
import { LONGEST_PASSWORD } from '../../users/passwords.ts'

const SHORTEST = 8
/** Shorter words of the context occur in good passwords by chance. */
const SHORTEST_CONTEXT = 4
/** How many more characters a password with such a word needs. */
const MORE_THAN_CONTEXT = 6

/** What anyone attacking this account tries first. */
export interface PasswordContext {
  readonly shopName: string
  readonly email: string
}

/**
 * Checks a new password against the rules (OWASP ASVS 5.0, section 6.2): 8 to 256 characters of any kind,
 * unchanged; not one of the 5,000 most common; and more than the names of shop and member.
 * @param field - its name in the request
 * @throws {InvalidArgument} with the one rule that is broken
 */
export const assertGoodPassword = async (
  password: string,
  field: string,
  context: PasswordContext,
): Promise<void> => {
  const length = [...password].length
  if (length < SHORTEST)
    throw violation(field, 'MIN_LENGTH', `must have at least ${SHORTEST} characters`, { threshold: SHORTEST })
  if (password.length > LONGEST_PASSWORD)
    throw violation(field, 'MAX_LENGTH', `must have at most ${LONGEST_PASSWORD} characters`, {
      threshold: LONGEST_PASSWORD,
    })
  if (await isCommon(password))
    throw violation(field, 'VALIDATION', 'must not be one of the most common passwords', {
      reason: 'COMMON',
    })
  if (isOfContext(password, context))
    throw violation(field, 'VALIDATION', 'must be more than just the name of the shop or your own name', {
      reason: 'CONTEXT',
    })
}

/** Whether a password is one of the most common, in any letter case. */
export const isCommon = async (password: string): Promise<boolean> => {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts')
  return COMMON_PASSWORDS.has(folded(password))
}

const isOfContext = (password: string, { shopName, email }: PasswordContext): boolean => {
  const words = [...shopName.split(/[^\p{L}\p{N}]+/u), shopName, email, ...email.split(/[@.+_-]/), 'vitrine']
    .map((word) => folded(word).replaceAll(/\s/g, ''))
    .filter((word) => word.length >= SHORTEST_CONTEXT)
    .sort((a, b) => b.length - a.length)
  const plain = folded(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest.length < plain.length && rest.length < MORE_THAN_CONTEXT
}

const violation = (
  field: string,
  violatedRule: RuleType,
  description: string,
  data: Record<string, unknown>,
): InvalidArgument => {
  const found: FieldViolation = { field, violatedRule, description, data: { type: 'PASSWORD', ...data } }
  return new InvalidArgument([found])
}
