// The first script of every page: tells the line what the console complains about.
{
  const tell = (line) => {
    fetch('/line/complaints', { method: 'POST', body: line, keepalive: true }).catch(() => {})
  }
  for (const level of ['error', 'warn']) {
    // biome-ignore lint/suspicious/noConsole: to be heard, not said
    const say = console[level]
    console[level] = (...words) => {
      tell(`console.${level}: ${words.map((word) => word?.stack ?? word).join(' ')}`)
      say.apply(console, words)
    }
  }
  // What is still on its way when the page is left does not come, and nobody is to blame.
  let isLeaving = false
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  // Elements that could not load tell it to nobody above them: caught on the way down.
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
