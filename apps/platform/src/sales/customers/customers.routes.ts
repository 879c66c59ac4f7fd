import * as operations from '@vitrine/contract/operations'
import { answer, answerFile, type Route } from '../../shop/calls/answer.ts'
import { createCare } from './care/care.service.ts'
import { createCustomers } from './customers.service.ts'
import { createPerson, type PersonParts } from './person/person.service.ts'

/** Every operation on customers. */
export const customersRoutes = (parts: PersonParts): readonly Route[] => {
  const customers = createCustomers(parts.database)
  const care = createCare(parts.database, parts.ids)
  const person = createPerson(parts)
  return [
    answer(operations.listCustomers, (call) => customers.list(call)),
    answerFile(operations.exportCustomers, (call) => customers.export(call)),
    answer(operations.getCustomer, (call) => customers.get(call)),
    answer(operations.listCustomerOrders, (call) => customers.orders(call)),
    answer(operations.addCustomerNote, (call) => care.addNote(call)),
    answer(operations.deleteCustomerNote, (call) => care.deleteNote(call)),
    answer(operations.setCustomerTags, (call) => care.setTags(call)),
    answer(operations.listCustomerTags, (call) => care.listTags(call)),
    answer(operations.listCustomerSessions, (call) => person.sessions(call)),
    answer(operations.endCustomerSessions, (call) => person.endSessions(call)),
    answer(operations.getCustomerData, (call) => person.data(call)),
    answer(operations.deleteCustomer, (call) => person.delete(call)),
  ]
}
