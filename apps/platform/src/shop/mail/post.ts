import type { WrittenMail } from './write-mail.ts'

/** Where written mails go. */
export interface Post {
  /**
   * Delivers a mail, and resolves when it was accepted.
   *
   * @throws {Undelivered} when it wasn't, or when that is unknown
   */
  deliver(mail: WrittenMail, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * A mail wasn't delivered. The message is the server's answer, for the operator; it may contain addresses.
 */
export class Undelivered extends Error {
  override readonly name = 'Undelivered'
  /** What happened, for logs: only capitals and digits. */
  readonly code: string
  /** Whether this very mail was rejected, and will be again. */
  readonly isRefused: boolean

  constructor(message: string, code: string, isRefused: boolean) {
    super(message)
    this.code = code
    this.isRefused = isRefused
  }
}
