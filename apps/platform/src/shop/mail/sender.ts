import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { createWorker } from '../../floor/turns/worker.ts'
import { findBrand } from '../settings/brand.ts'
import type { Sites } from '../sites/sites.service.ts'
import { mailsStore, type TakenMail } from './mails.store.ts'
import { type Post, Undelivered } from './post.ts'
import { pauseAfter } from './retry.ts'
import { type MailLinks, writeMail } from './write-mail.ts'

export interface SenderParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly post: Post
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The addresses that mails to buyers link to; default: none. */
  readonly links?: MailLinks
  /** From 0 to 1; default: Math.random. */
  readonly random?: () => number
  /** How long to wait for mails being sent when stopping; default 5000. */
  readonly graceMs?: number
}

/** Sends what is due. */
export interface Sender {
  /** Sends until nothing is due or nothing can be sent; concurrent calls count as one. */
  work(): Promise<void>
  /** Stops after the mails being sent; slow ones are aborted and retried. */
  stop(): Promise<void>
}

/** How many are sent at once. */
const BATCH = 10
/**
 * How long mails are reserved: longer than sending can take, so that none is sent twice while its sender
 * lives.
 */
const HELD_MS = 120_000
const LONGEST_MS = 60_000
const GRACE_MS = 5_000

/**
 * Sends mails from the database, batch by batch. If a process dies between sending and saving that, the mail
 * is sent again with the same Message-ID: at least once, and recognizable.
 */
export const createSender = (parts: SenderParts): Sender => {
  const { database, sites, clock, post, logger, random = Math.random, graceMs = GRACE_MS } = parts
  const breakOff = new AbortController()

  const deliver = async (mail: TakenMail, signal: AbortSignal): Promise<Undelivered | undefined> => {
    try {
      const [site, brand] = [await sites.get(mail.siteId), await findBrand(database, mail.siteId)]
      await post.deliver(writeMail(mail, site, brand, parts.links), signal)
      return undefined
    } catch (error) {
      // A newer version may be able to write this mail, so it is postponed like a failed one.
      return error instanceof Undelivered ? error : new Undelivered(messageOf(error), 'UNWRITTEN', false)
    }
  }

  const end = async (
    mail: TakenMail,
    state: 'FAILED' | 'EXPIRED',
    why: string,
    code: string,
  ): Promise<true> => {
    await database.transaction((tx) => mailsStore.giveUp(tx, mail, state, why, clock.now()))
    logger.error({ ...about(mail), code }, 'a mail was given up')
    return true
  }

  /** Returns whether the mail is done. */
  const send = async (mail: TakenMail, signal: AbortSignal): Promise<boolean> => {
    if (mail.expiresAt !== null && mail.expiresAt <= clock.now())
      return end(mail, 'EXPIRED', 'It expired before it could be sent.', 'EXPIRED')
    const failure = await deliver(mail, signal)
    if (!failure) {
      await database.transaction((tx) => mailsStore.markSent(tx, mail, clock.now()))
      logger.info(about(mail), 'a mail was sent')
      return true
    }
    const { message, code, isRefused } = failure
    const pauseMs = pauseAfter(mail.tries, isRefused, random())
    if (pauseMs === undefined) return end(mail, 'FAILED', message, code)
    await database.transaction((tx) => mailsStore.putOff(tx, mail, clock.now() + pauseMs, message))
    logger.warn({ ...about(mail), code, pauseMs }, 'a mail was postponed')
    return false
  }

  /** Returns whether to continue at once. Not if nothing gets through, because the cause takes time. */
  const sendSome = async (): Promise<boolean> => {
    const now = clock.now()
    const due = await mailsStore.due(database, now, BATCH)
    if (due.length === 0) return false
    const taken = await database.transaction((tx) => mailsStore.take(tx, due, now + HELD_MS))
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(LONGEST_MS)])
    const ends = await Promise.allSettled(taken.map((mail) => send(mail, signal)))
    for (const ended of ends) if (ended.status === 'rejected') throw ended.reason
    return ends.some((ended) => ended.status === 'fulfilled' && ended.value)
  }

  const worker = createWorker(logger, 'sending mails failed', async (stopping) => {
    while (!stopping.aborted && (await sendSome()));
  })

  return {
    work: worker.work,
    stop: async () => {
      const timer = setTimeout(() => breakOff.abort(), graceMs)
      await worker.stop()
      clearTimeout(timer)
      post.close()
    },
  }
}

/** What logs may contain of a mail: no recipient and no content. */
const about = ({ mailId, template, tries }: TakenMail) => ({ mailId, template, tries })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
