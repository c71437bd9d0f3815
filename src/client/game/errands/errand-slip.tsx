import { Details } from '#client/ui/details.tsx'
import { ErrandCard } from './errand-card.tsx'
import { allErrands } from './errand-rules.ts'

/** Shown under the post that has an errand; renders nothing under all others. */
export function ErrandSlip({ postId }: { postId: string }) {
  const errand = allErrands.find((candidate) => candidate.postId === postId)
  if (errand === undefined) return null
  return (
    <Details summary={`An errand: ${errand.title}`}>
      <ErrandCard errand={errand} />
    </Details>
  )
}
