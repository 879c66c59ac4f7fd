import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './customers.operations.ts'
import * as schemas from './customers.schemas.ts'

const reads = { access: 'merchant', scope: 'members:read' } as const
const writes = { access: 'merchant', scope: 'members:manage' } as const
const decides = { access: 'elevated', scope: 'members:manage' } as const

/** Rules for the operations on customers: callers, schemas and errors. */
export const customersRules = [
  rule(operations.listCustomers, {
    ...{ ...reads, input: schemas.ListCustomersRequest, output: schemas.ListCustomersResponse, errors: [] },
  }),
  rule(operations.exportCustomers, {
    ...{ ...reads, input: schemas.ExportCustomersRequest, output: Empty, errors: [] },
  }),
  rule(operations.getCustomer, {
    ...{ ...reads, input: schemas.CustomerIdRequest, output: schemas.GetCustomerResponse },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.listCustomerOrders, {
    ...{ ...reads, input: schemas.ListCustomerOrdersRequest, output: schemas.ListCustomerOrdersResponse },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.addCustomerNote, {
    ...{ ...writes, input: schemas.AddCustomerNoteRequest, output: schemas.CustomerNoteResponse },
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_NOTE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.deleteCustomerNote, {
    ...{ ...writes, input: schemas.DeleteCustomerNoteRequest, output: Empty },
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_NOTE_NOT_FOUND'],
  }),
  rule(operations.setCustomerTags, {
    ...{ ...writes, input: schemas.SetCustomerTagsRequest, output: schemas.CustomerTagsResponse },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.listCustomerTags, {
    ...{ ...reads, input: Empty, output: schemas.CustomerTagsResponse, errors: [] },
  }),
  rule(operations.listCustomerSessions, {
    ...{ ...reads, input: schemas.CustomerIdRequest, output: schemas.ListCustomerSessionsResponse },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.endCustomerSessions, {
    ...{ ...decides, input: schemas.EndCustomerSessionsRequest, output: Empty },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.getCustomerData, {
    ...{ ...decides, input: schemas.CustomerIdRequest, output: schemas.CustomerDataResponse },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  rule(operations.deleteCustomer, {
    ...{ ...decides, input: schemas.CustomerIdRequest, output: Empty },
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
]
