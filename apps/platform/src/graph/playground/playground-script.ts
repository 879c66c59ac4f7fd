/** Runs the document of the form, with the given token or a new visitor's. Ctrl or Cmd with Enter runs it too. */
export const PLAYGROUND_SCRIPT = `
const form = document.querySelector('form')
const { query, variables, token } = form.elements
const status = document.querySelector('#status')
const out = document.querySelector('#answer code')
let visitor
const send = async (address, body, authorization) => {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}
const tokenOf = async () => {
  if (token.value.trim()) return token.value.trim()
  if (!form.dataset.client) return ''
  visitor ??= (await send('/oauth2/token', { clientId: form.dataset.client, grantType: 'anonymous' })).body.access_token
  return visitor
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  let values
  try { values = variables.value.trim() ? JSON.parse(variables.value) : undefined } catch (error) {
    status.textContent = 'The variables aren\\u2019t JSON: ' + error.message
    return variables.focus()
  }
  status.textContent = 'Running \\u2026'
  try {
    const answer = await send(location.pathname, { query: query.value, variables: values }, await tokenOf())
    if (answer.status === 401) visitor = undefined
    const failed = answer.body.errors?.length ?? 0
    status.textContent = answer.status === 401 ? 'Enter a valid access token.' : answer.status !== 200 ? 'Status ' + answer.status : failed ? failed + (failed === 1 ? ' error' : ' errors') : 'Done'
    out.textContent = JSON.stringify(answer.body, null, 2)
  } catch {
    status.textContent = 'The platform didn\\u2019t answer.'
  }
})
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
})
`
