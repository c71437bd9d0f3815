import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { Section } from '#client/ui/section.tsx'
import { useSignOut } from './use-sign-out.ts'

export function StatusSection() {
  const { signOut, isBusy } = useSignOut()

  return (
    <Section title="Status" isScreenOnly>
      <p>You are signed in on this browser.</p>
      <div>
        <Button icon={<Glyph shape="leave" />} isBusy={isBusy} onClick={signOut}>
          Sign Out
        </Button>
      </div>
    </Section>
  )
}
