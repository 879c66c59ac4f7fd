import { createServer } from 'node:http'
import { account, cartPage, list, productPage, thanks } from './pages.js'
import { openVisit } from './visit.js'

/** How this storefront reads the catalog and keeps its carts: files in `catalogs` and `carts`. */
const catalog = await import(`./catalogs/${process.env.CATALOG}.js`)
const cart = await import(`./carts/${process.env.CART}.js`)
const modules = { ...catalog.modules, ...cart.modules }

const readForm = async (request) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/** What each address shows, or where it leads. */
const PAGES = {
  'GET /': async (visit) => list(visit, await catalog.list(visit)),
  'GET /products': async (visit, { searchParams }) =>
    productPage(visit, await catalog.product(visit, searchParams.get('slug'))),
  'POST /products': async (visit, { searchParams }, form) => {
    const product = await catalog.product(visit, searchParams.get('slug'))
    await cart.add(visit, catalog.referenceTo(product, Object.fromEntries(form)))
    return visit.goTo('/cart')
  },
  'GET /cart': async (visit) => cartPage(visit, await cart.read(visit)),
  'POST /cart': async (visit, _, form) => {
    await cart.setQuantity(visit, form.get('line'), Number(form.get('quantity')))
    return visit.goTo('/cart')
  },
  'POST /checkout': async (visit) => visit.goTo(await cart.checkOut(visit)),
  'GET /thanks': async (visit, { searchParams }) => thanks(visit, searchParams.get('orderId')),
  'POST /login': async (visit) => visit.goTo(await visit.logIn()),
  'GET /callback': async (visit, url) => {
    await visit.completeLogin(url)
    return visit.goTo('/account')
  },
  'GET /account': async (visit) => account(visit, await visit.member()),
  'POST /logout': async (visit) => visit.goTo(await visit.logOut()),
}

createServer(async (request, response) => {
  const url = new URL(request.url, `http://${request.headers.host}`)
  const show = PAGES[`${request.method} ${url.pathname}`]
  if (!show) return response.writeHead(404).end()
  try {
    const visit = await openVisit(request, response, modules)
    const page = await show(visit, url, request.method === 'POST' ? await readForm(request) : undefined)
    visit.answer(page)
  } catch (error) {
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error.stack}`)
  }
}).listen(Number(process.env.PORT), 'localhost')
