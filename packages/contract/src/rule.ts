import type { Static, TSchema } from 'typebox'
import type { Scope } from './access/scopes.ts'
import type { ErrorCode } from './errors.ts'
import type { Operation } from './operation.ts'

/**
 * Who may make a call. `none`: anybody, without a token. `visitor`: anybody with a token. `member`: a member.
 * `account`: a member, for themself, or whoever `merchant` names. `merchant`: a back-office user or an app. `elevated`: an app or an owner, for calls that act for others.
 * `owner`: an owner in person. Apps need the operation's scope besides; see `scopeOf`.
 */
export type Access = 'none' | 'visitor' | 'member' | 'account' | 'merchant' | 'elevated' | 'owner'

/** What the server must know of an operation and the browser need not. */
export interface Rule {
  readonly operation: Operation
  /** The first sentence of the operation's docstring, for the API document. */
  readonly summary: string
  readonly access: Access
  /** What a program needs for it, where that is not its service's scope. */
  readonly scope?: Scope
  readonly input: TSchema
  readonly output: TSchema
  /** What it may fail with, beside what every call may (`GENERIC_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

/** Nothing more is asked when both types are the same; otherwise nothing fits. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never

/** Declares the rules of an operation; the compiler holds its schemas against its types, both ways. */
export const rule = <In, Out, Input extends TSchema, Output extends TSchema>(
  operation: Operation<In, Out>,
  terms: {
    readonly summary: string
    readonly access: Access
    readonly scope?: Scope
    readonly input: Input & Same<In, Static<Input>>
    readonly output: Output & Same<Out, Static<Output>>
    readonly errors: readonly ErrorCode[]
  },
): Rule => ({ operation, ...terms })
