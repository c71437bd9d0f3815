import type { ReactNode } from 'react'
import type { GhostPose } from '#client/drawings/ghost.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/routes.ts'

type PlannedPageProps = {
  title: string
  lead: string
  pose: GhostPose
  notYet: string
  /** What it will do, once it can. */
  plan: ReactNode
  /** What can be done today. */
  children: ReactNode
}

/** A page whose matter is not there yet, and says so. The real thing will stand where the notice stands. */
export function PlannedPage({ title, lead, pose, notYet, plan, children }: PlannedPageProps) {
  return (
    <GhostPage title={title} lead={lead} pose={pose}>
      <Notice kind="info">
        <p>{notYet}</p>
      </Notice>
      <Section title="What it will do">{plan}</Section>
      <Section title="What you can do today">{children}</Section>
      <Actions>
        <ButtonLink to={pages.account}>Back to Account</ButtonLink>
      </Actions>
    </GhostPage>
  )
}
