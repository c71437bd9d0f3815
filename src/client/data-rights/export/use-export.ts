import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { fetchFile } from '#client/api/fetch-file.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { heedWait, useSecondsLeft } from '#client/api/waits.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { withSession } from '#client/sessions/signed-in-calls.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { addToZip } from './add-to-zip.ts'
import { browserCopy } from './browser-copy.ts'

/** The name of its rate limit, per day. */
const DOWNLOADS = 'data downloads'

const BROWSER_FILE = 'browser.json'

/** Downloads everything in one file: what the server holds, and what only this browser holds. */
export function useDownload() {
  const { accountId } = useSession()
  const { prove, step } = useProof()
  const { doing, problem, attempt } = useAttempt<'download'>()
  const [received, setReceived] = useState(0)
  const [saved, setSaved] = useState<{ filename: string; size: number } | null>(null)

  async function download() {
    setSaved(null)
    setReceived(0)
    setSaved(
      await attempt(
        'download',
        () => unlessGivenUp(() => prove(fetchWhole, { isSpent: true, mayWait: false })),
        failures.download,
      ),
    )
  }

  async function fetchWhole({ proof }: Claim) {
    const { filename, bytes } = await heedWait(DOWNLOADS, () => ask(proof).catch(describeBrokenOff))
    const whole = withBrowserCopy(bytes, accountId ?? '')
    saveFile(filename, whole, 'application/zip')
    return { filename, size: whole.length }
  }

  function ask(proof: string | undefined) {
    return withSession((token) =>
      fetchFile({ address: '/api/account/export', input: { proof }, token, onBytes: setReceived }),
    )
  }

  return {
    download,
    isDownloading: doing !== null,
    received,
    saved,
    problem,
    secondsLeft: useSecondsLeft(DOWNLOADS),
    /** The step-up dialog. */
    step,
  }
}

/** An incomplete ZIP is an error, and the library's own message must not reach the page. */
function withBrowserCopy(zip: Uint8Array, accountId: string) {
  try {
    return addToZip(zip, BROWSER_FILE, `${JSON.stringify(browserCopy(accountId), null, 2)}\n`)
  } catch (cause) {
    throw new Error(failures.download, { cause })
  }
}

/** For a missing or incomplete answer: says that the user may ask again. The server's refusals bring their own sentence. */
function describeBrokenOff(error: unknown): never {
  if (refusalOf(error).code !== 'network') throw error
  throw new Error(failures.download, { cause: error })
}
