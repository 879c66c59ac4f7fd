import type { LoginRequest, RegisterRequest } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'
import { PASSWORD_AUTHENTICATOR } from '../../members/member.ts'
import type { LoginAttempt, Registration } from '../identity.ts'

/**
 * Reads a registration of the first version.
 * @throws {InvalidArgument} for another authenticator, and for inputs that aren't a password
 */
export const readRegistrationV1 = (request: RegisterRequest): Registration => {
  const { identity, loginId, captchaTokens } = request
  const address = identity?.email?.address
  return {
    email: address ?? loginId?.email ?? '',
    password: passwordIn(request),
    profile: identity?.identityProfile,
    captchaTokens,
    fields: {
      email: address === undefined ? 'loginId.email' : 'identity.email.address',
      password: 'inputs.password',
      profile: 'identity.identityProfile',
    },
  }
}

/**
 * Reads a login of the first version.
 * @throws {InvalidArgument} for another authenticator, and for inputs that aren't a password
 */
export const readLoginV1 = (request: LoginRequest): LoginAttempt => {
  const { identifier, loginId, captchaTokens } = request
  const email = identifier?.email ?? loginId?.email ?? ''
  return { email, password: passwordIn(request), captchaTokens }
}

const passwordIn = ({ authenticatorId, inputs = {} }: RegisterRequest | LoginRequest): string => {
  if (authenticatorId !== undefined && authenticatorId !== PASSWORD_AUTHENTICATOR)
    throw refuse('authenticatorId', 'VALIDATION', `must be absent or ${PASSWORD_AUTHENTICATOR}, the password`)
  const [other] = Object.keys(inputs).filter((name) => name !== 'password')
  if (other !== undefined) throw refuse(`inputs.${other}`, 'FIELD_NOT_ALLOWED', 'is not a field')
  if (typeof inputs.password !== 'string') throw refuse('inputs.password', 'FORMAT', 'must be text')
  return inputs.password
}
