import type { LoginParams, RegisterParams, StateMachine } from '@vitrine/client'
import { completeLogin } from '@vitrine/client/login'
import { type FormEvent, useReducer, useState } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import { useLoginStrategy } from '../provider/login-strategy.ts'
import { LOGIN_START, type LoginStep, nextStep } from './login-machine.ts'

/** A login or registration with the shop's own forms. */
export interface LoginParts {
  /** The step to show. */
  readonly now: LoginStep
  readonly isPending: boolean
  logIn(params: LoginParams): Promise<void>
  register(params: RegisterParams): Promise<void>
  /** Sends the mailed code. */
  verify(code: string): Promise<void>
  restart(): void
  /** Props for the `form` of the step `form`: its fields are `email` and `password`, both text. */
  formProps(kind: 'login' | 'register'): {
    onSubmit(event: FormEvent<HTMLFormElement>): void
    'aria-busy': boolean
  }
  emailProps(): {
    type: 'email'
    name: 'email'
    required: true
    autoComplete: 'username'
    'aria-invalid': boolean
  }
  passwordProps(kind: 'login' | 'register'): {
    type: 'password'
    name: 'password'
    required: true
    autoComplete: 'current-password' | 'new-password'
    'aria-invalid': boolean
  }
  /** Props for the `form` of the step `code`, with a field `code`. */
  codeFormProps(): { onSubmit(event: FormEvent<HTMLFormElement>): void; 'aria-busy': boolean }
  codeProps(): {
    name: 'code'
    required: true
    inputMode: 'numeric'
    autoComplete: 'one-time-code'
    'aria-invalid': boolean
  }
}

const textOf = (event: FormEvent<HTMLFormElement>, name: string) => {
  event.preventDefault()
  return `${new FormData(event.currentTarget).get(name) ?? ''}`
}

/**
 * Logs a member in, or registers one, step by step. Nothing throws: a failed step says why. In the end the
 * strategy has the member's tokens, and the cart is read again, because it now includes the visitor's.
 * @param redirectUri - a page of the shop that uses `useReturnedLogin`, for browsers that must leave the
 * page; one of the client's allowed addresses
 * @example
 * const { now, formProps, emailProps, passwordProps } = useLogin('https://shop.example/login/back')
 */
export function useLogin(redirectUri: string): LoginParts {
  const auth = useLoginStrategy()
  const { store } = useCommerce()
  const [now, dispatch] = useReducer(nextStep, LOGIN_START)
  const [isPending, setPending] = useState(false)

  const take = async (asked: () => Promise<StateMachine>) => {
    setPending(true)
    try {
      const state = await asked()
      dispatch({ type: 'answered', state })
      if (state.loginState !== 'SUCCESS') return
      // Undefined when the page is being left.
      if (!(await completeLogin(auth, state.data.sessionToken, redirectUri))) return
      dispatch({ type: 'completed' })
      void store.refresh()
    } catch (error) {
      dispatch({ type: 'failed', error })
    } finally {
      setPending(false)
    }
  }
  const logIn = (params: LoginParams) => take(() => auth.login(params))
  const register = (params: RegisterParams) => take(() => auth.register(params))
  const verify = (verificationCode: string) =>
    take(() => {
      const state: StateMachine | undefined =
        now.step === 'code'
          ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: now.stateToken } }
          : undefined
      return auth.processVerification({ verificationCode }, state)
    })

  const field = 'problem' in now ? now.problem?.field : undefined
  return {
    now,
    isPending,
    logIn,
    register,
    verify,
    restart: () => dispatch({ type: 'restarted' }),
    formProps: (kind) => ({
      'aria-busy': isPending,
      onSubmit(event) {
        const params = { email: textOf(event, 'email').trim(), password: textOf(event, 'password') }
        void (kind === 'login' ? logIn(params) : register(params))
      },
    }),
    emailProps: () => ({
      type: 'email',
      name: 'email',
      required: true,
      autoComplete: 'username',
      'aria-invalid': field === 'invalidEmail' || field === 'emailAlreadyExists',
    }),
    passwordProps: (kind) => ({
      type: 'password',
      name: 'password',
      required: true,
      autoComplete: kind === 'login' ? 'current-password' : 'new-password',
      'aria-invalid': field === 'invalidPassword' || field === 'resetPassword',
    }),
    codeFormProps: () => ({
      'aria-busy': isPending,
      onSubmit: (event) => void verify(textOf(event, 'code').trim()),
    }),
    codeProps: () => ({
      name: 'code',
      required: true,
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      'aria-invalid': now.step === 'code' && now.problem !== undefined,
    }),
  }
}
