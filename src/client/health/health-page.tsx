import { useServerFacts } from '#client/api/use-server-facts.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { useCopy } from '#client/lib/use-copy.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Printout } from '#client/ui/printout.tsx'

export default function HealthPage() {
  const { facts, problem, isBusy, ask } = useServerFacts()
  const { problem: notCopied, copy } = useCopy()
  const json = facts && JSON.stringify({ ...facts, client: clientInfo() }, null, 2)

  return (
    <GhostPage
      title="Health"
      lead="How the server is doing, in its own words, and what this browser calls itself."
      pose={problem === null ? 'waving' : 'asleep'}
    >
      {/* First, and both from the start: the content that loads later must not move them. */}
      <Actions>
        <Button look="door" isBusy={isBusy} onClick={ask}>
          Refresh
        </Button>
        <Button disabled={json === null} onClick={() => json && copy(json)}>
          Copy
        </Button>
      </Actions>
      {json && <Printout>{json}</Printout>}
      {problem !== null && (
        <Notice kind="error">
          <p>{`The server cannot say how it is doing. ${problem}`}</p>
        </Notice>
      )}
      <p role="status">{facts === null && problem === null ? 'Asking the server...' : notCopied}</p>
    </GhostPage>
  )
}

/** The health page's facts about this browser; the rest of the document comes from the server. */
function clientInfo() {
  const { userAgent, language, platform } = navigator
  return { userAgent, language, platform }
}
