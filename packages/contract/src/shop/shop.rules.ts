import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  convertCurrency,
  getConversionRate,
  getShop,
  listCurrencies,
  listSiteScripts,
} from './shop.operations.ts'
import * as schemas from './shop.schemas.ts'

/** Rules for the shop operations: callers, schemas and errors. */
export const shopRules = [
  rule(getShop, {
    access: 'visitor',
    scope: 'catalog:read',
    input: Empty,
    output: schemas.ShopResponse,
    errors: [],
  }),
  rule(listCurrencies, { access: 'visitor', input: Empty, output: schemas.CurrenciesResponse, errors: [] }),
  rule(convertCurrency, {
    access: 'visitor',
    input: schemas.ConvertCurrencyRequest,
    output: schemas.ConvertCurrencyResponse,
    errors: [],
  }),
  rule(getConversionRate, {
    access: 'visitor',
    input: schemas.ConversionRateRequest,
    output: schemas.ConversionRateResponse,
    errors: [],
  }),
  rule(listSiteScripts, {
    access: 'visitor',
    input: schemas.SiteScriptsRequest,
    output: schemas.SiteScriptsResponse,
    errors: [],
  }),
]
