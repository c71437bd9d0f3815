import { GhostPage } from '#client/layout/ghost-page.tsx'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { asClause, describeHeld } from '#shared/data-inventory-words.ts'
import { pages } from '#shared/page-paths.ts'
import styles from './data-inventory-page.module.css'
import { type HeldTable, useDataInventory } from './use-data-inventory.ts'

export default function DataInventoryPage() {
  const { lines, tables, isAnonymous, problem, retry } = useDataInventory()

  return (
    <GhostPage title="Footprint" lead="What we keep about you, and for how long." pose="lost">
      <div role="status">
        {tables === null && !problem && <p className="visually-hidden">Loading your footprint...</p>}
        {isAnonymous && (
          <Notice kind="info">
            <p>Nothing here says who you are: all fields that could are empty.</p>
          </Notice>
        )}
      </div>
      <Problem says={problem} action={retry && <Button onClick={retry}>Retry</Button>} />
      {lines && (
        <Section title="In short">
          <dl className={styles.fields}>
            {lines.map(([what, held]) => (
              <div className={styles.field} key={what}>
                <dt className={styles.name}>{what}</dt>
                <dd className={styles.value}>
                  <WholeName>{held}</WholeName>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {tables && (
        <Section title="What is not listed here">
          <p>
            Rummage World, which lives in this browser. Our logs, which know an account only by its id. Our
            backups, where what you delete stays until newer ones replace them. And what others typed: if
            somebody enters your address, it is kept with their account, not with yours.
          </p>
        </Section>
      )}
      {tables && (
        <Details summary="Every field">
          <p>What each field is for, how long it is kept, and what is in it now.</p>
          {tables.map((held) => (
            <Table key={held.table} held={held} />
          ))}
        </Details>
      )}
      {(tables || problem) && (
        <Actions>
          <ButtonLink to={pages.account}>Back to Account</ButtonLink>
        </Actions>
      )}
    </GhostPage>
  )
}

function Table({ held: { table, title, kept, entries } }: { held: HeldTable }) {
  return (
    <Section title={title}>
      <p className={styles.kept}>{`Kept: ${asClause(kept)}.`}</p>
      <dl className={styles.fields}>
        {entries.map((entry) => (
          <Field
            key={entry.column}
            entry={entry}
            name={`${table}.${entry.column}`}
            isKeptAsAll={entry.kept === kept}
          />
        ))}
      </dl>
    </Section>
  )
}

function Field({
  entry,
  name,
  isKeptAsAll,
}: {
  entry: DataInventoryEntry
  name: string
  isKeptAsAll: boolean
}) {
  const { purpose, kept, value } = entry
  return (
    <div className={styles.field}>
      <dt className={styles.name}>
        <span>{purpose}</span> <code className={styles.column}>{name}</code>
      </dt>
      <dd className={value === null ? `${styles.value} ${styles.nothing}` : styles.value}>
        {(Array.isArray(value) ? value : [value]).map((one, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one column, in a fixed order
          <div className={styles.room} key={row}>
            <WholeName>{describeHeld(one, (at) => formatExactMoment(at.toISOString()))}</WholeName>
          </div>
        ))}
      </dd>
      {!isKeptAsAll && <dd className={styles.kept}>{`Kept: ${asClause(kept)}.`}</dd>}
    </div>
  )
}
