import type { Static, TSchema } from 'typebox'
import type { Scope } from '../access/scopes.ts'
import type { ErrorCode } from './errors.ts'
import type { Operation } from './operation.ts'

/**
 * Who may make a call. `none`: anyone, without a token. `visitor`: anyone with a token. `member`: a member.
 * `account`: a member for themselves, or anyone that `merchant` allows. `merchant`: a back-office user or an
 * app. `elevated`: an app or an owner, for calls that act for others. `owner`: an owner in person. Apps also
 * need the operation's scope; see `scopeOf`.
 */
export type Access = 'none' | 'visitor' | 'member' | 'account' | 'merchant' | 'elevated' | 'owner'

/** What the server, but not the browser, needs to know about an operation. */
export interface Rule {
  readonly operation: Operation
  readonly access: Access
  /** The scope apps need, if it isn't the service's default. */
  readonly scope?: Scope
  readonly input: TSchema
  readonly output: TSchema
  /** Errors it can return, in addition to those of every call (`GENERIC_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

/** Adds no requirement if both types are the same; otherwise no value fits. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never

/**
 * Declares the rules of an operation. The compiler checks that schemas and types match in both directions.
 */
export const rule = <In, Out, Input extends TSchema, Output extends TSchema>(
  operation: Operation<In, Out>,
  terms: {
    readonly access: Access
    readonly scope?: Scope
    readonly input: Input & Same<In, Static<Input>>
    readonly output: Output & Same<Out, Static<Output>>
    readonly errors: readonly ErrorCode[]
  },
): Rule => ({ operation, ...terms })
