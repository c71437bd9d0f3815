import { Button } from '#client/ui/button.tsx'
import type { useSignIn } from './use-sign-in.ts'

export function LinkSent({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  return (
    <>
      <p role="status">
        We sent a sign-in link to <strong>{signIn.email}</strong>. The link expires in {signIn.linkLifetime}.
      </p>
      <p>Open it in this browser. If it does not arrive, look among the unwanted mail.</p>
      <Button onClick={signIn.back}>Back to Sign In</Button>
    </>
  )
}
