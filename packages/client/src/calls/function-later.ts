import { loaded } from './later.ts'
import { bindable, boundTo } from './module.ts'

/** Declares a module function that belongs to a part of the package, which loads on first use. */
export const functionLater = <Part, Name extends keyof Part & string>(
  load: () => Promise<Part>,
  name: Name,
): Part[Name] =>
  bindable(
    (caller) =>
      async (...args: never[]) =>
        (boundTo(caller, (await loaded(load()))[name]) as (...args: never[]) => unknown)(...args),
  ) as Part[Name]
