import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A form that changes the cart changes nothing in the catalog: pages that show it are not read again. */
export const catalogStays = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (formMethod === undefined || formMethod === 'GET')
