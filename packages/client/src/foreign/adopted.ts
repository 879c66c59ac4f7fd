import { isBindable } from '../calls/module.ts'
import { named } from '../calls/named.ts'
import type { HttpClient } from './http-client.ts'

/**
 * Gives functions of other packages' modules a connection to the platform. They are arrow functions without
 * declared parameters that take the connection and return the function to call. Any other value stays: functions
 * of our own, classes, functions with parameters, and what only describes an event.
 */
export const adopted = <T>(value: T, http: HttpClient): T => {
  if (isForeign(value)) return bindTo(value, http) as T
  if (typeof value !== 'object' || !value) return value
  return named(Object.keys(value), (name) => adopted(Reflect.get(value, name), http)) as T
}

type Foreign = (http: HttpClient) => unknown

const isForeign = (value: unknown): value is Foreign =>
  typeof value === 'function' &&
  !isBindable(value) &&
  Reflect.get(value, 'length') === 0 &&
  !Reflect.get(value, 'prototype') &&
  !('__type' in value)

const bindTo =
  (foreign: Foreign, http: HttpClient) =>
  (...args: unknown[]): unknown => {
    const made = foreign(http)
    return typeof made === 'function' ? made(...args) : made
  }
