// Lets a reader try each call of the API reference. Plain JavaScript: the page loads this file as it is. Everything
// that comes from an answer is written as text.

/** An element with these properties and children. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function labelled(text, input) {
  return element('label', {}, element('span', {}, text), input)
}

/** The access token of this browser's session; empty without one, or when it has run out. */
function sessionToken() {
  try {
    const { accessToken, expiresAt } = JSON.parse(localStorage.getItem('auth_tokens'))
    return expiresAt > Date.now() ? accessToken : ''
  } catch {
    return ''
  }
}

/** In single quotes for a shell. */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** The call as a command. The token stays out of it, so that the line can be shown to others. */
function commandOf({ url, method, body, token }) {
  const parts = ['curl -i', method === 'GET' ? '' : `-X ${method}`, quoted(url)]
  if (token) parts.push('-H "authorization: Bearer $token"')
  if (body !== undefined) parts.push("-H 'content-type: application/json'", `-d ${quoted(body)}`)
  return parts.filter(Boolean).join(' ')
}

/** Puts the form of a call into its element. */
function addTrial(call) {
  const { method, path, inPath, inQuery, body: example, bearer } = JSON.parse(call.dataset.call)
  const named = (name, value, where) => {
    const input = element('input', {
      name,
      value: String(value ?? ''),
      autocomplete: 'off',
      spellcheck: false,
    })
    return { name, where, input, label: labelled(name, input) }
  }
  const inputs = [
    ...inPath.map(({ name, example: value }) => named(name, value, 'path')),
    ...inQuery.map(({ name }) => named(name, '', 'query')),
  ]
  const body =
    method === 'GET'
      ? null
      : element('textarea', { rows: 6, spellcheck: false, value: JSON.stringify(example ?? {}, null, 2) })
  const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: false })
  const take = element('button', { type: 'button' }, 'Use the session of this browser')
  const note = element('p', { className: 'note' })
  note.setAttribute('role', 'status')
  const command = element('pre')
  const answer = element('output', { className: 'answer' })
  const send = element('button', { type: 'submit' }, 'Send')
  const form = element(
    'form',
    { className: 'trial' },
    element('h4', {}, 'Try it'),
    ...inputs.map(({ label }) => label),
    ...(body ? [labelled('Body, JSON', body)] : []),
    ...(bearer ? [labelled('Access token', token), take, note] : []),
    element('p', {}, 'As a command:'),
    command,
    send,
    answer,
  )

  function request() {
    const values = new Map(inputs.map(({ name, input }) => [name, input.value]))
    const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.get(name)))
    const asked = inputs.filter(({ where, input }) => where === 'query' && input.value !== '')
    const query = new URLSearchParams(asked.map(({ name, input }) => [name, input.value])).toString()
    return {
      url: `${location.origin}${address}${query && `?${query}`}`,
      method,
      body: body?.value,
      token: token.value.trim(),
    }
  }

  function showCommand() {
    command.textContent = commandOf(request())
  }

  take.addEventListener('click', () => {
    token.value = sessionToken()
    note.textContent = token.value
      ? 'The call will be made in the name of this browser.'
      : 'This browser has no session that is valid now. Open the account page, which renews one.'
    showCommand()
  })
  form.addEventListener('input', showCommand)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (send.disabled) return
    send.disabled = true
    answer.replaceChildren('Waiting for the answer ...')
    answer.replaceChildren(...(await answerTo(request())))
    send.disabled = false
  })
  showCommand()
  call.querySelector('.call-body').append(form)
}

/** Sends a call, without cookies, and shows its answer: status, headers and body. */
async function answerTo({ url, method, body, token }) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const start = performance.now()
    const answer = await fetch(url, { method, headers, body, credentials: 'omit', redirect: 'manual' })
    const content = await answer.blob()
    const took = Math.round(performance.now() - start)
    const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
    return [
      element('p', {}, element('strong', {}, `${answer.status} ${answer.statusText}`), ` after ${took} ms`),
      element('pre', {}, lines.join('\n')),
      element('pre', {}, await shown(content)),
    ]
  } catch (error) {
    return [element('p', {}, `No answer: ${error instanceof Error ? error.message : error}`)]
  }
}

async function shown(content) {
  if (!/json|text/.test(content.type))
    return `${content.size} bytes of ${content.type || 'nothing'}, not shown`
  const text = await content.text()
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

for (const call of document.querySelectorAll('details[data-call]')) {
  // It may have been opened before this file came.
  if (call.open) addTrial(call)
  else call.addEventListener('toggle', () => addTrial(call), { once: true })
}

/** A link to a call opens it. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (named instanceof HTMLDetailsElement) named.open = true
}

addEventListener('hashchange', openNamed)
openNamed()
