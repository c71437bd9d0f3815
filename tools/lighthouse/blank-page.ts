import { createServer } from 'node:http'
import { freePort } from '#server/lifecycle/free-port.ts'

const BLANK = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Says that it is blank, and nothing else.">
<link rel="icon" href="data:,">
<title>A blank page</title>
<body><p>This page is blank.</p>`

/**
 * The least that a page can be. What it lacks of a hundred is due to the machine, and every other page lacks it too.
 */
export async function serveBlankPage() {
  const port = await freePort()
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/' ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === '/' ? BLANK : '')
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
