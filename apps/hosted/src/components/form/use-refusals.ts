import { useEffect, useRef } from 'react'
import type { RefusedField } from '../../api/api-problem.ts'
import type { Trouble } from '../../checkout/use-checkout.ts'
import type { FieldErrors } from './use-errors.ts'

/** Shows fields refused by the platform like errors found by the page. */
export const useRefusals = (
  trouble: Trouble | undefined,
  show: (errors: FieldErrors) => boolean,
  textOf: (refused: RefusedField) => string,
): void => {
  const told = useRef<Trouble>(undefined)
  useEffect(() => {
    if (!trouble || told.current === trouble) return
    told.current = trouble
    const { fields } = trouble.problem
    if (fields.length > 0) show(Object.fromEntries(fields.map((each) => [each.field, textOf(each)])))
  }, [trouble, show, textOf])
}
