import { hasPage } from '#client/api/app-config.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import { useFurnishings } from './use-furnishings.ts'
import { WindowPicture } from './window-picture.tsx'
import styles from './window-section.module.css'

/** For the account page: the window, once something stands in it. */
export function WindowSection() {
  const ids = useFurnishings()

  if (ids.length === 0) return null
  return (
    <Section title="The window behind our door">
      <div className={styles.place}>
        <WindowPicture ids={ids} />
      </div>
      <p className={styles.quiet}>
        What errands pay in Rummage World furnishes it. It stands in this browser and on no other device.
      </p>
      {hasPage(pages.rummageWorld) && (
        <ButtonLink look="link" to={pages.rummageWorld}>
          Furnish it in Rummage World
        </ButtonLink>
      )}
    </Section>
  )
}
