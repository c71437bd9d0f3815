import { appConfig } from '#client/api/app-config.ts'
import { isDone, protectedFrom } from '#client/layout/held-since.ts'
import { isHere } from '#client/layout/key-names.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { changesHere, onChanges } from '#client/sessions/changes-here.ts'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import type { Change } from '#shared/changes.ts'
import { defaultLifetimes, spokenLifetime } from '#shared/lifetimes.ts'
import { describeAdded } from './describe-change.ts'

const NONE: Change[] = []

/** Only what is added. The owner sees removals in the list of keys. */
const ADDED: AuditEvent[] = ['key_added', 'key_activated', 'address_verified', 'address_changed']

/** Enough to read. */
const MOST_TOLD = 5

const { seniority } = appConfig.lifetimes

const age = seniority === defaultLifetimes.seniority ? 'three days' : spokenLifetime(seniority)

/** When a young account becomes protected, and what was added after this browser. It makes no request of its own. */
export function ProtectionSection({ account }: { account: Account }) {
  const changes = useExternalStore(onChanges, changesHere)
  const lines = [
    ...(seniority > 0 ? describeProtection(account, changes) : []),
    ...describeAddedTo(account, changes ?? NONE),
  ]
  if (lines.length === 0) return null
  return (
    <Section title="Protection">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  )
}

function describeProtection(account: Account, changes: Change[] | null): string[] {
  const protection = protectedFrom(account, changes ?? NONE, { seniority })
  const open = `Whoever has one of your browsers has the account, until you add a passkey or an address and it is ${age} old.`
  const safe = `Nothing you have had for ${age} can be taken from you in less than ${age}.`
  if (protection.kind === 'bare') return [open]
  // The age of the addresses is unknown until the changes are loaded.
  if (changes === null) return []
  if (protection.kind === 'settled') return [safe]
  return [`Your account is protected from ${formatExactMoment(protection.from)} on.`, safe, open]
}

function describeAddedTo({ keys }: Account, changes: Change[]): string[] {
  const cameAt = keys.find(isHere)?.createdAt ?? ''
  const lines = changes
    .filter(isDone)
    .filter(({ event, at }) => ADDED.includes(event) && at > cameAt)
    .slice(0, MOST_TOLD)
    .map(describeAdded)
  if (lines.length === 0) return []
  return [`Added in the last ${age}. Delete above what you do not know.`, ...lines]
}
