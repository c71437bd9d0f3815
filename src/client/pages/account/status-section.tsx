import { useSignOut } from '#client/sessions/use-sign-out.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { Section } from '#client/ui/section.tsx'

const LOG_OUT = 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

export function StatusSection() {
  const { signOut, isBusy } = useSignOut()

  return (
    <Section title="Status" isScreenOnly>
      <p>You are signed in on this browser.</p>
      <div>
        <Button icon={<Glyph path={LOG_OUT} />} isBusy={isBusy} onClick={signOut}>
          Sign Out
        </Button>
      </div>
    </Section>
  )
}
