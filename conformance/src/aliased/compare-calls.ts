/** Types that compare what functions take and return: those of the public packages, and ours of the same name. */

type Plain<Value> = Value extends readonly (infer Item)[] ? Plain<Item> : Exclude<Value, null | undefined>
type Keys<Value> = Value extends unknown ? keyof Value : never
type At<Value, Name> = Value extends unknown ? (Name extends keyof Value ? Value[Name] : never) : never

/** The outermost fields of an input that another one doesn't have, such as `lineItems.price`. */
type Lacking<Given, Own, Path extends string = ''> = Given extends Date | string | number | boolean
  ? never
  : string extends keyof Given
    ? never
    : {
        [Name in keyof Given & string]-?: Name extends Keys<Own>
          ? Lacking<Plain<Given[Name]>, Plain<At<Own, Name>>, `${Path}${Name}.`>
          : `${Path}${Name}`
      }[keyof Given & string]

type Given<Call> = Call extends (...given: infer Inputs) => unknown
  ? { [Place in keyof Inputs]-?: Plain<Inputs[Place]> }
  : never
type LackingIn<Call, Own> = {
  [Place in keyof Given<Call>]: Place extends keyof Given<Own>
    ? Lacking<Given<Call>[Place], Given<Own>[Place]>
    : never
} extends readonly (infer Field)[]
  ? Field
  : never

type Names<Module, Own> = {
  [Name in keyof Module & keyof Own]: Name extends `on${string}`
    ? never
    : Module[Name] extends (...given: never) => unknown
      ? Name
      : never
}[keyof Module & keyof Own]
export type LackingOf<Module, Own> = {
  [Name in Names<Module, Own>]: LackingIn<Module[Name], Own[Name]>
}[Names<Module, Own>]

export type Same<A, B> = [A, B] extends [B, A] ? true : false

type IsNeeded<Value, Name extends keyof Value> = undefined extends Value[Name] ? false : true
type NeededAt<Value, Name> = Value extends unknown
  ? Name extends keyof Value
    ? IsNeeded<Value, Name>
    : false
  : never
/** The fields that the package lets a caller leave out, and that ours asks for; fields of forms have fields again. */
type Stricter<Given, Own, Path extends string = '', Depth extends 0[] = []> = Depth['length'] extends 7
  ? never
  : Given extends Date | string | number | boolean
    ? never
    : string extends keyof Given
      ? never
      : {
          [Name in keyof Given & string]-?: Name extends Keys<Own>
            ?
                | (IsNeeded<Given, Name> extends false
                    ? NeededAt<Own, Name> extends true
                      ? `${Path}${Name}`
                      : never
                    : never)
                | Stricter<Plain<Given[Name]>, Plain<At<Own, Name>>, `${Path}${Name}.`, [...Depth, 0]>
            : never
        }[keyof Given & string]
type StricterIn<Call, Own> = {
  [Place in keyof Given<Call>]: Place extends keyof Given<Own>
    ? Stricter<Given<Call>[Place], Given<Own>[Place]>
    : never
} extends readonly (infer Field)[]
  ? Field & string
  : never
export type StricterOf<Module, Own> = {
  [Name in Names<Module, Own>]: StricterIn<Module[Name], Own[Name]>
}[Names<Module, Own>]

/** The same for all modules of a package, as `module: field`. */
export type StricterInPackage<Package, Own> = {
  [Name in keyof Package & keyof Own & string]: `${Name}: ${StricterOf<Package[Name], Own[Name]>}`
}[keyof Package & keyof Own & string]

type Answer<Call> = Call extends (...given: never) => infer Answered ? Plain<Awaited<Answered>> : never
type LooserOf<Module, Own> = {
  [Name in Names<Module, Own>]: Stricter<Answer<Own[Name]>, Answer<Module[Name]>>
}[Names<Module, Own>]
/** The fields of answers that the package always has, and that ours may lack, as `module: field`. */
export type LooserInPackage<Package, Own> = {
  [Name in keyof Package & keyof Own & string]: `${Name}: ${LooserOf<Package[Name], Own[Name]>}`
}[keyof Package & keyof Own & string]

/** The outermost fields of a module's answers that ours don't have, such as `order.taxInfo`. */
export type LackingInAnswers<Module, Own> = {
  [Name in Names<Module, Own>]: Lacking<Answer<Module[Name]>, Answer<Own[Name]>>
}[Names<Module, Own>]
