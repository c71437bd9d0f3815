import { appConfig } from '#client/api/app-config.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { useLocation } from '#client/lib/navigation.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { ProseView } from './prose-view.tsx'
import { useProse } from './use-prose.ts'

/** A legal text by the operator of this installation. */
export default function OwnProsePage() {
  const path = canonicalPath(useLocation().pathname)
  const { prose, isMissing } = useProse(path)

  return (
    <GhostPage title={appConfig.brand?.prose?.[path] ?? ''} pose={path === pages.privacy ? 'letter' : 'keys'}>
      {isMissing && (
        <Notice kind="error" action={<Button onClick={() => location.reload()}>Try again</Button>}>
          <p>This text could not be loaded.</p>
        </Notice>
      )}
      {prose && <ProseView prose={prose} />}
    </GhostPage>
  )
}
