import { catalogInputOf } from './catalog-inputs.ts'
import { contactInputOf } from './contact-inputs.ts'
import { type InputGround, salesInputOf } from './sales-inputs.ts'
import { v3InputOf } from './v3-inputs.ts'

/** A field of a form that takes an address. */
const FORM_FIELD = {
  ...{ id: 'email', fieldType: 'INPUT' },
  inputOptions: {
    ...{ target: 'email', inputType: 'STRING', required: true },
    stringOptions: { validation: { format: 'EMAIL' } },
  },
}

/** Builds a valid input for any call. */
export const validInputOf = (name: string, ground: InputGround): unknown => {
  const { first, shop, visitor, refreshToken } = ground
  const special =
    catalogInputOf(name, first.id) ??
    v3InputOf(name, first.id) ??
    contactInputOf(name, first.id) ??
    salesInputOf(name, ground)
  if (special !== undefined) return special
  switch (name) {
    case 'token':
      return { clientId: shop.clientId, grantType: 'refresh_token', refreshToken }
    case 'revokeToken':
      return { token: refreshToken, clientId: shop.clientId }
    case 'tokenInfo':
      return { token: visitor.authorization }
    case 'createApiKey':
      return { name: 'Import', scopes: ['catalog:write'] }
    case 'revokeApiKey':
      return { id: first.id }
    case 'loginWithTokenParams':
      return { idpConnectionId: first.id, tokenParams: { id_token: 'x.y.z', nonce: 'n' } }
    case 'getExternalLogins':
      return {}
    case 'updateExternalLogins':
      return {
        externalLogins: {
          connections: [
            {
              ...{ name: 'House', issuer: 'https://id.example', clientId: 'shop', clientSecret: 's' },
              active: true,
            },
          ],
        },
      }
    case 'signOn':
      return {
        loginId: { email: 'grace@example.com' },
        profile: { firstName: 'Grace', customFields: [{ name: 'size', value: { numValue: 38 } }] },
        verifyEmail: true,
      }
    case 'sendActivationEmail':
      return { identityId: first.id, emailOptions: { language: 'en' } }
    case 'startVerification':
    case 'startVerificationLower':
      return { identityId: first.id, target: 'EMAIL' }
    case 'createMember':
      return { member: { loginEmail: 'grace@example.com', contact: { firstName: 'Grace' } } }
    case 'updateMember':
      return { member: { id: first.id, profile: { nickname: 'Ada' }, contact: { phones: ['1'] } } }
    case 'updateCurrentMemberSlug':
      return { slug: 'ada' }
    case 'getMember':
    case 'deleteMemberPhones':
    case 'deleteMemberEmails':
    case 'deleteMemberAddresses':
    case 'deleteMember':
    case 'approveMember':
    case 'blockMember':
    case 'unblockMember':
    case 'refuseMember':
    case 'withdrawMemberApproval':
      return { id: first.id, fieldsets: ['FULL'] }
    case 'queryMembers':
      return {
        query: {
          filter: { loginEmail: 'ada@example.com' },
          sort: [{ fieldName: 'createdDate' }],
          paging: { limit: 5 },
        },
        fieldsets: 'FULL',
        search: { expression: 'ada' },
      }
    case 'registerV2':
      return {
        loginId: { email: 'eve@example.com' },
        password: 'a long walk home',
        profile: {
          firstName: 'Eve',
          customFields: [{ name: 'size', value: { listValue: { value: [{ numValue: 1 }] } } }],
          addresses: [{ tag: 'HOME', address: { country: 'DE', city: 'Ulm' } }],
          phonesV2: [{ phone: '1', tag: 'WORK' }],
        },
        captchaTokens: [{ Recaptcha: 'x', InvisibleRecaptcha: 'y' }],
        clientMetaData: { device: 'x' },
      }
    case 'loginV2':
      return { loginId: { email: 'eve@example.com' }, password: 'x', captchaTokens: [{ Recaptcha: 'x' }] }
    case 'register':
      return {
        identity: { email: { address: 'eve@example.com' }, identityProfile: { firstName: 'Eve' } },
        inputs: { password: 'a long walk home' },
      }
    case 'login':
      return { identifier: { email: 'eve@example.com' }, inputs: { password: 'x' } }
    case 'verifyDuringAuthentication':
      return { code: '123456', stateToken: 'x' }
    case 'resendDuringAuthentication':
    case 'proceed':
      return { stateToken: 'x' }
    case 'sendRecoveryEmail':
      return {
        email: 'eve@example.com',
        language: 'de',
        redirect: { url: 'http://localhost:3000/', clientId: shop.clientId },
      }
    case 'recover':
      return { recoveryToken: 'x', password: 'a long walk home' }
    case 'changePassword':
      return { newPassword: 'a long walk home' }
    case 'validateEmail':
      return { email: 'eve@example.com' }
    case 'logout':
      return { clientId: shop.clientId, postLogoutRedirectUri: 'http://localhost:3000/' }
    case 'updateSignOnPolicy':
      return { signOnPolicy: { requireOwnerApproval: true } }
    case 'updateReminderSettings':
      return { reminderSettings: { sendsReminders: true, afterHours: 4 } }
    case 'createForm':
      return { form: { name: 'Contact', formFields: [FORM_FIELD] } }
    case 'updateForm':
      return { form: { id: first.id, revision: '1', enabled: false } }
    case 'getForm':
    case 'deleteForm':
      return { formId: first.id }
    case 'queryForms':
      return { query: { filter: { namespace: 'wix.form_app.form' } } }
    case 'createSubmission':
      return { submission: { formId: first.id, submissions: { email: 'ada@example.com' } } }
    case 'getSubmission':
    case 'deleteSubmission':
      return { submissionId: first.id }
    case 'querySubmissionsByNamespace':
      return { query: { filter: { formId: first.id }, cursorPaging: { limit: 5 } } }
    case 'listSavedViews':
      return { list: 'products' }
    case 'createSavedView':
      return {
        view: { list: 'products', name: 'Bowls', shared: true, version: 1, content: { sort: 'name' } },
      }
    case 'updateSavedView':
      return { view: { id: first.id, revision: 1, name: 'Jugs', version: 1, content: { sort: 'name' } } }
    case 'deleteSavedView':
      return { id: first.id }
    case 'listCustomers':
      return { search: 'ada', status: 'MEMBER', tag: 'VIP', sort: 'NAME', memberId: first.id, limit: 5 }
    case 'exportCustomers':
      return { search: 'ada', status: 'MEMBER', tag: 'VIP', sort: 'NAME' }
    case 'listCustomerOrders':
      return { id: first.id, limit: 5, cursor: `1_${first.id}` }
    case 'addCustomerNote':
      return { id: first.id, text: 'Rings twice' }
    case 'deleteCustomerNote':
      return { id: first.id, noteId: first.id }
    case 'setCustomerTags':
      return { id: first.id, tags: ['VIP'] }
    case 'endCustomerSessions':
      return { id: first.id, sessionId: first.id }
    case 'getCustomer':
    case 'listCustomerSessions':
    case 'getCustomerData':
    case 'deleteCustomer':
      return { id: first.id }
    case 'listAuditEntries':
      return {
        entityType: 'PRODUCT',
        entityId: first.id,
        from: '2026-01-31T09:30:00.000Z',
        cursor: `1_${first.id}`,
      }
    case 'listEntityHistory':
      return { entityType: 'PRODUCT', entityId: first.id, limit: 5 }
    case 'createWebhook':
      return {
        webhook: {
          url: 'http://127.0.0.1:9/',
          eventTypes: ['wix.ecom.v1.cart_created'],
          format: 'STANDARD',
        },
      }
    case 'watchChanges':
    case 'listChanges':
      return { topics: ['CART', 'CATALOG'] }
    case 'listWebhooks':
      return {}
    case 'getWebhook':
    case 'deleteWebhook':
      return { id: first.id }
    case 'updateWebhook':
      return { webhook: { id: first.id, description: 'Stock', status: 'DISABLED' } }
    case 'rotateWebhookKey':
      return { id: first.id, overlapHours: 1 }
    case 'sendTestEvent':
      return { id: first.id, eventType: 'wix.ecom.v1.cart_created' }
    case 'replayWebhookEvents':
      return { id: first.id, from: '2026-01-31T09:30:00.000Z' }
    case 'listWebhookDeliveries':
      return { id: first.id, status: 'WAITING', limit: 5 }
    case 'updateBrandSettings':
      return { brandSettings: { name: 'Atelier', accentColor: '#22507A', backgroundColor: null } }
    case 'updateTranslationSettings': {
      const texts = [{ text: 'Size', translation: 'Größe' }]
      return { translationSettings: { languages: [{ language: 'de', texts }] } }
    }
    case 'listSiteScripts':
      return { pageUrl: 'https://shop.example/', pageName: 'home' }
    case 'getDataItem':
    case 'deleteDataItem':
      return { dataCollectionId: 'Pages', dataItemId: 'about', includeReferences: [{ field: 'author' }] }
    case 'aggregateDataItems':
      return {
        dataCollectionId: 'Notes',
        aggregation: {
          groupingFields: ['kind'],
          operations: [{ resultFieldName: 'total', sum: { itemFieldName: 'price' } }],
        },
        finalFilter: { total: { $gt: 3 } },
        sort: [{ fieldName: 'total', order: 'DESC' }],
      }
    case 'queryDistinctValues':
      return { dataCollectionId: 'Notes', fieldName: 'kind', filter: { kind: 'x' } }
    case 'truncateDataItems':
      return { dataCollectionId: 'Notes' }
    case 'countDataItems':
      return { dataCollectionId: 'Pages', filter: { title: 'About' } }
    case 'insertDataItem':
    case 'updateDataItem':
    case 'upsertDataItem':
      return { dataCollectionId: 'Pages', dataItem: { id: 'about', data: { title: 'About' } } }
    case 'bulkInsertDataItems':
    case 'bulkUpdateDataItems':
    case 'bulkSaveDataItems':
      return { dataCollectionId: 'Pages', dataItems: [{ id: 'about', data: { title: 'About' } }] }
    case 'bulkRemoveDataItems':
      return { dataCollectionId: 'Pages', dataItemIds: ['about'] }
    case 'saveDataItem':
      return {
        dataCollectionId: 'Pages',
        dataItem: { id: 'about', data: { slug: 'about', body: '<p>Us</p>' } },
      }
    case 'removeDataItem':
      return { dataCollectionId: 'Pages', id: 'about' }
    case 'queryDataItems':
      return {
        dataCollectionId: 'Pages',
        query: { filter: { slug: 'about' }, sort: [{ fieldName: 'title', order: 'ASC' }] },
      }
    default:
      return { id: 'x' }
  }
}
