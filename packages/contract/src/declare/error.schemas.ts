import Type from 'typebox'
import { exclusive } from './constraint.ts'
import * as enums from './enums.ts'
import { enumOf, freeForm, nullable } from './schema.ts'

/** An error with a code that callers branch on. */
export const ApplicationError = Type.Object(
  {
    code: Type.String(),
    description: Type.String(),
    data: Type.Optional(nullable(freeForm)),
  },
  { title: 'ApplicationError' },
)
export type ApplicationError = Type.Static<typeof ApplicationError>

/** A field that broke a rule: its path in the request, the reason, and the rule. */
export const FieldViolation = Type.Object(
  {
    field: Type.String(),
    description: Type.String(),
    violatedRule: enumOf(enums.RuleType),
    ruleName: Type.Optional(nullable(Type.String())),
    data: Type.Optional(nullable(freeForm)),
  },
  { title: 'FieldViolation' },
)
export type FieldViolation = Type.Static<typeof FieldViolation>

/** A list of fields that broke a rule. */
export const ValidationError = Type.Object(
  { fieldViolations: Type.Array(FieldViolation) },
  { title: 'ValidationError' },
)
export type ValidationError = Type.Static<typeof ValidationError>

/** A failure of the platform itself. */
export const SystemError = Type.Object(
  { errorCode: Type.Optional(nullable(Type.String())) },
  { title: 'SystemError' },
)
export type SystemError = Type.Static<typeof SystemError>

/** An error as data: exactly one of application, validation or system error. */
export const Details = exclusive(
  Type.Object(
    {
      applicationError: Type.Optional(ApplicationError),
      validationError: Type.Optional(ValidationError),
      systemError: Type.Optional(SystemError),
      tracing: Type.Optional(Type.Record(Type.String(), Type.String())),
    },
    { title: 'Details' },
  ),
  ['applicationError', 'validationError', 'systemError'],
)
export type Details = Type.Static<typeof Details>
