import { date } from '../wire/values.ts'

/** The values of an order's payments and refunds that have a form of their own. */
export const transactions = {
  payments: {
    ...{ _createdDate: date, _updatedDate: date },
    regularPaymentDetails: { authorizationDetails: { authorizedDate: date } },
  },
  refunds: { _createdDate: date },
}
