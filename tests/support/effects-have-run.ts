/** React draws first, and sets its timers in a message to itself. Those that are posted now come after it. */
export async function effectsHaveRun() {
  for (let message = 0; message < 3; message++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}
