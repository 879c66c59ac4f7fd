import type { HostedNewPasswordRequest, HostedNext } from '@vitrine/contract/hosted-identity'
import type { FastifyRequest } from 'fastify'

/**
 * Sets a password by the token of a recovery mail, and says where it was asked for.
 *
 * @throws {Failure} VERIFICATION_FAILED when the token is unknown, old, used or not the newest
 * @throws {InvalidArgument} for a password that breaks a rule; the token stays good
 */
export type SetNewPassword = (request: FastifyRequest, given: HostedNewPasswordRequest) => Promise<HostedNext>
