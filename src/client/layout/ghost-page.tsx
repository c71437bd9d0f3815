import type { ComponentProps } from 'react'
import { Ghost, type GhostPose } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from './page-frame.tsx'

type GhostPageProps = Omit<ComponentProps<typeof Page>, 'picture'> & { pose: GhostPose }

/** An inner page with the ghost in its niche. */
export function GhostPage({ pose, ...page }: GhostPageProps) {
  return (
    <Page
      {...page}
      picture={
        <Niche>
          <Ghost pose={pose} />
        </Niche>
      }
    />
  )
}
