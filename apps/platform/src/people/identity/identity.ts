import type { CaptchaToken, Identity } from '@vitrine/contract'
import type { SaidProfile } from '../members/profile.ts'

/** Who asks, and from where; the same for a call over the wire and for the hosted pages. */
export interface LoginContext {
  readonly siteId: string
  /** The client that the session is for; a session token is good for no other. */
  readonly clientId: string
  /** The caller's network address, as the server knows it; never from what the caller says. */
  readonly address: string
  /** The id of the browser, when the account has logged in there before: its tries are counted by themselves. */
  readonly knownBrowser?: string | undefined
}

/**
 * Where a login stands. With SUCCESS there are a session token, good for a minute and once, and whose it is;
 * otherwise a state token, good for a quarter of an hour, by which the login goes on. `memberId` is absent unless
 * the caller has proved to be that member.
 */
export interface LoginAnswer {
  readonly state: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly memberId?: string
  readonly identity?: Identity
}

export interface Registration {
  readonly email: string
  readonly password: string
  readonly profile?: SaidProfile | undefined
  readonly captchaTokens?: readonly Partial<CaptchaToken>[] | undefined
  /** Of the mails (BCP 47); default: the profile's, else the shop's. */
  readonly language?: string | undefined
  /** What the request calls its fields, for violations; default: as `registerV2` does. */
  readonly fields?: { readonly email: string; readonly password: string; readonly profile: string }
}

export interface LoginAttempt {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: readonly Partial<CaptchaToken>[] | undefined
}

export interface RecoveryRequest {
  readonly email: string
  readonly language?: string | undefined
  /** Where to go on after the new password: an address of the client's origins. */
  readonly returnTo?: string | undefined
}

/** What the holder of a recovery mail hands in. */
export interface NewPasswordByLink {
  readonly recoveryToken: string
  readonly password: string
}

/** What a recovery led to; `returnTo` is where its mail was asked for. */
export interface Recovered extends LoginAnswer {
  readonly returnTo?: string
}

/** A member who changes their password, and the login that they do it by. */
export interface ChangingMember {
  readonly siteId: string
  readonly memberId: string
  /** The session that goes on; all others end. */
  readonly sessionId: string
  /** When its member proved who they are, in milliseconds since 1970. */
  readonly authenticatedAt: number
}

/**
 * Logins of members by e-mail address and password: what the wire's identity calls and the hosted pages both use.
 *
 * Every function that takes a password may fail with SERVICE_UNAVAILABLE while too many are being hashed, and every
 * one of them with THROTTLED_FEATURE (`retryAfterSeconds`) where rates are limited.
 */
export interface IdentityService {
  /**
   * Registers a member. Where the site verifies or approves members, and answers are uniform, a taken address is
   * answered like a new one; its owner gets a mail.
   *
   * @throws {InvalidArgument} for a password or profile that breaks a rule
   * @throws {Failure} EMAIL_ALREADY_EXISTS, MISSING_CAPTCHA_TOKEN, INVALID_CAPTCHA_TOKEN
   */
  register(context: LoginContext, registration: Registration): Promise<LoginAnswer>
  /**
   * Logs a member in.
   *
   * @throws {Failure} INVALID_PASSWORD, also for unknown addresses where answers are uniform, otherwise INVALID_EMAIL
   * and RESET_PASSWORD; MISSING_CAPTCHA_TOKEN, INVALID_CAPTCHA_TOKEN; PERMISSION_DENIED with `status` BLOCKED for who
   * proved the password and is barred
   */
  login(context: LoginContext, attempt: LoginAttempt): Promise<LoginAnswer>
  /**
   * Checks the code of a mail, and goes on with the login that waited for it.
   *
   * @throws {Failure} VERIFICATION_FAILED, for whatever reason
   */
  verify(context: LoginContext, given: { stateToken: string; code: string }): Promise<LoginAnswer>
  /** Mails another code; the one before is worthless then. Nothing tells whether there was anything to send. */
  resend(context: LoginContext, stateToken: string): Promise<void>
  /** Goes on with a login that waits, if it may by now. @throws {Failure} VERIFICATION_FAILED */
  proceed(context: LoginContext, stateToken: string): Promise<LoginAnswer>
  /** Mails a link to set a new password by, to the address that was registered. Answers alike for every address. */
  sendRecovery(context: LoginContext, request: RecoveryRequest): Promise<void>
  /**
   * Sets a new password by the token of a recovery mail; every session of the member ends.
   *
   * @throws {Failure} VERIFICATION_FAILED when the token is unknown, old, used or not the newest
   * @throws {InvalidArgument} for a password that breaks a rule; the token stays good
   */
  recover(context: LoginContext, given: NewPasswordByLink): Promise<Recovered>
  /** Does the same on the page behind the link, which knows nothing but the token. */
  recoverByLink(address: LoginContext['address'], given: NewPasswordByLink): Promise<Recovered>
  /**
   * Changes the password of a member who has logged in within the last quarter of an hour; their other sessions end,
   * and they are mailed.
   *
   * @throws {Failure} PERMISSION_DENIED with `reason` RECENT_LOGIN_REQUIRED
   * @throws {InvalidArgument} for a password that breaks a rule
   */
  changePassword(who: ChangingMember, newPassword: string): Promise<void>
}
