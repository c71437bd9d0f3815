/** React renders first, and schedules its timers by a message to itself. Timers that are set now run after those. */
export async function effectsHaveRun() {
  for (let message = 0; message < 3; message++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}
