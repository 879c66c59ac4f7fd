import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A form that changes the cart doesn't change the catalog, so catalog pages aren't reloaded. */
export const catalogStays = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (formMethod === undefined || formMethod === 'GET')
