import { type ErrorCode, errorEntry, wireCodeOf } from '@vitrine/contract'
import { DatabaseUnavailable, InvalidValue } from '../database/errors.ts'
import { Failure, InvalidArgument, refuse, unreadable } from '../failure.ts'

/** An error as it is sent: status, body in the documented form, headers. */
export interface WireError {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  /** Whether it is the platform's own error. Only then is the cause logged as an error. */
  readonly ours: boolean
}

/** Errors of the framework and its plugins, by their status. */
const BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [404, 'NOT_FOUND'],
  [408, 'REQUEST_TIMEOUT'],
  [412, 'PRECONDITION_FAILED'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [414, 'URI_TOO_LONG'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [416, 'RANGE_NOT_SATISFIABLE'],
])

const asFailure = (code: ErrorCode, cause: unknown): Failure =>
  new Failure(code, {}, errorEntry(code).means, cause)

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** A disk that is full or over quota, a folder that can't be written, too many open files. */
const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']
const FULL_DISK = { retryAfterSeconds: 60 }
const NOT_KEPT = "The platform can't store files now. Try again after Retry-After."

/** Callers never name folders, so a folder that can't be created is always a disk problem. */
const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  'code' in error &&
  (OF_THE_DISK.includes(String(error.code)) || error.syscall === 'mkdir')

/** Finds the contract's error for anything thrown. */
export const failureOf = (error: unknown): Failure | InvalidArgument => {
  if (error instanceof Failure || error instanceof InvalidArgument) return error
  // includes busy and slow scans
  if (error instanceof DatabaseUnavailable) return asFailure('SERVICE_UNAVAILABLE', error)
  if (error instanceof InvalidValue)
    return refuse('body', 'FORMAT', 'The request contains a value that no field can store')
  if (isOfTheDisk(error)) return new Failure('SERVICE_UNAVAILABLE', FULL_DISK, NOT_KEPT, error)
  const status = statusOf(error)
  const known = BY_STATUS.get(status)
  if (known) return asFailure(known, error)
  if (status >= 400 && status < 500) return unreadable()
  return asFailure('INTERNAL', error)
}

/** Where the error is explained (RFC 8288). */
const helpFor = (code: ErrorCode) => ({ link: `</docs/errors/${code}>; rel="help"` })

/** Token errors are also written in the form that standard OAuth clients read (RFC 6749, section 5.2). */
const isOauth = (code: string): boolean => /^[a-z_]+$/.test(code)

/** How long to wait, in whole seconds (RFC 9110, section 10.2.3). */
const waitOf = ({ data: { retryAfterSeconds } }: Failure): string =>
  String(typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 1)

/**
 * Writes any error in the documented form: `{message, details}` with a validation error, an application
 * error, or neither if only the status is sent. The cause never reaches the caller.
 */
export const wireError = (error: unknown): WireError => {
  const failure = failureOf(error)
  if (failure instanceof InvalidArgument)
    return {
      status: 400,
      body: {
        message: 'INVALID_ARGUMENT',
        details: { validationError: { fieldViolations: failure.violations } },
      },
      headers: helpFor('INVALID_ARGUMENT'),
      ours: false,
    }
  const entry = errorEntry(failure.code)
  const applicationError = {
    code: wireCodeOf(failure.code),
    description: failure.message,
    data: failure.data,
  }
  return {
    status: entry.status,
    body: {
      message: failure.message,
      details: entry.bare ? {} : { applicationError },
      ...(isOauth(applicationError.code) && {
        error: applicationError.code,
        error_description: failure.message,
      }),
    },
    headers: {
      ...helpFor(failure.code),
      ...((entry.status === 503 || entry.status === 429) && { 'retry-after': waitOf(failure) }),
      ...(failure.code === 'INVALID_CLIENT' &&
        failure.data.scheme === 'Basic' && { 'www-authenticate': 'Basic realm="oauth2"' }),
    },
    // Without a cause the platform rejected on purpose, such as under overload.
    ours: entry.status >= 500 && !(entry.status === 503 && failure.cause === undefined),
  }
}
