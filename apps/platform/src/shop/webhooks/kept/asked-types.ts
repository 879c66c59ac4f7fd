import { firstTypesOf } from '@vitrine/contract'

/**
 * Finds the type under which a receiver gets an event: its own, or that of its newer form.
 * @returns undefined if the receiver didn't ask for either
 */
export const typeAskedFor = (asked: readonly string[], eventType: string): string | undefined =>
  asked.includes(eventType) ? eventType : asked.find((type) => firstTypesOf(type).includes(eventType))

/** Returns a type that is asked for together with one of its first forms, or undefined. */
export const askedInBothForms = (asked: readonly string[]): string | undefined =>
  asked.find((type) => firstTypesOf(type).some((first) => asked.includes(first)))
