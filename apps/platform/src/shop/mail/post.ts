import type { WrittenMail } from './write-mail.ts'

/** Where written mails go. */
export interface Post {
  /**
   * Hands a mail over, and answers when it was taken.
   *
   * @throws {Undelivered} when it was not, or when nobody can tell
   */
  deliver(mail: WrittenMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** A mail was not handed over. The message is what the other side said, for the operator: it may hold addresses. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered'
  /** Says for logs what happened, in capitals and digits alone. */
  readonly code: string
  /** Whether this very mail was refused, and will be again. */
  readonly isRefused: boolean

  constructor(message: string, code: string, isRefused: boolean) {
    super(message)
    this.code = code
    this.isRefused = isRefused
  }
}
