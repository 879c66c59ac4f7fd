/** Narrows the list while someone types. Without it, the form asks the platform. */
export const SEARCH_SCRIPT = `
const field = document.querySelector('#search')
const groups = [...document.querySelectorAll('.group')]
const count = document.querySelector('#count')
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let found = 0
  for (const group of groups) {
    let inside = 0
    for (const call of group.querySelectorAll('[data-words]')) {
      call.hidden = !words.every((word) => call.dataset.words.includes(word))
      if (!call.hidden) inside++
    }
    group.hidden = inside === 0
    found += inside
  }
  count.textContent = words.length === 0 ? '' : found === 1 ? '1 call found' : found + ' calls found'
})
`

/** Makes the call of the form with a visitor's token of the demo shop, or with one that is pasted. */
export const TRY_SCRIPT = `
const form = document.querySelector('.try form')
const out = document.querySelector('#result')
const status = document.querySelector('#status')
const key = 'vitrine.reference.token'
const own = form.elements.token
const whose = form.elements.whose
const show = () => { own.closest('label').hidden = whose.value !== 'own' }
whose.addEventListener('change', show)
show()
const visitorToken = async () => {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const body = JSON.stringify({ clientId: form.dataset.client, grantType: 'anonymous' })
  const answer = await fetch('/oauth2/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { access_token: token } = await answer.json()
  if (token) sessionStorage.setItem(key, token)
  return token
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  status.textContent = 'Calling…'
  out.textContent = ''
  try {
    const token = whose.value === 'own' ? own.value.trim() : whose.value === 'visitor' ? await visitorToken() : ''
    const body = form.elements.body?.value
    const headers = { ...(token && { authorization: token }), ...(body && { 'content-type': 'application/json' }) }
    const address = form.elements.address.value
    const answer = await fetch(address.startsWith('/') ? address : '/' + address, { method: form.dataset.method, headers, body })
    if (answer.status === 401) sessionStorage.removeItem(key)
    const text = await answer.text()
    status.textContent = 'Status ' + answer.status
    try { out.textContent = JSON.stringify(JSON.parse(text), null, 2) } catch { out.textContent = text.slice(0, 20000) }
  } catch {
    status.textContent = 'The platform didn’t answer.'
  }
})
`
