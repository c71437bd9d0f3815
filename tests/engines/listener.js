// The first script of every page: reports console messages to the server between browser and product.
{
  const tell = (line) => {
    fetch('/line/complaints', { method: 'POST', body: line, keepalive: true }).catch(() => {})
  }
  for (const level of ['error', 'warn']) {
    // biome-ignore lint/suspicious/noConsole: replaced to observe, not to print
    const say = console[level]
    console[level] = (...words) => {
      tell(`console.${level}: ${words.map((word) => word?.stack ?? word).join(' ')}`)
      say.apply(console, words)
    }
  }
  // A request that is cancelled when the page is left is no fault.
  let isLeaving = false
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  // Load errors of elements do not bubble, so they are caught in the capture phase.
  const onError = ({ target, message, error }) => {
    if (target === window) tell(`error: ${error?.stack ?? message}`)
    else if (!isLeaving) tell(`not loaded: ${target.src || target.href}`)
  }
  window.addEventListener('error', onError, { capture: true })
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    tell(`against the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
  })
}
