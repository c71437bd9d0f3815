import { WholeName } from '#client/ui/whole-name.tsx'

/** An address within a sentence. */
export function Address({ children }: { children: string }) {
  return (
    <strong>
      <WholeName>{children}</WholeName>
    </strong>
  )
}
