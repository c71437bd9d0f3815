import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import { yourPersonalData } from '#shared/personal-fields.ts'
import { formatSize } from './describe-size.ts'
import styles from './export-page.module.css'
import { useDownload } from './use-export.ts'

export default function DownloadPage() {
  const { download, isDownloading, received, saved, problem, secondsLeft, step } = useDownload()

  return (
    <GhostPage
      title="Data Download"
      lead="A copy of everything we keep about you, in one parcel."
      pose="letter"
    >
      <Section title="How a snapshot works">
        <p>
          {`You ask for a snapshot, and we gather everything in your account at that moment: ${yourPersonalData.join(', ')}, your addresses and your keys, but never their secrets.`}
        </p>
        <p>
          Processing takes minutes up to 30 days; usually it is done at once. You get one ZIP file. Open{' '}
          <code>index.html</code> in it to read everything in any browser, even offline. The same data for
          programs is in <code>account.json</code>, which <code>account.schema.json</code> explains, and in{' '}
          <code>journal.json</code>.
        </p>
        <p>
          What you do in Rummage World stays in this browser. So your browser adds it to the parcel by itself,
          with your likes and settings, as <code>browser.json</code>. We never see it.
        </p>
      </Section>
      <Section title="Get your copy">
        <p>You can ask five times a day. Keep the file somewhere safe: it is all about you.</p>
        <div role="status">
          {isDownloading && <p className="visually-hidden">Downloading your data...</p>}
          {saved && (
            <Notice kind="info">
              <p>
                Your data is in your downloads: <b>{saved.filename}</b>
                <span>{`, ${formatSize(saved.size)}. Your browser has added what only it knows.`}</span>
              </p>
            </Notice>
          )}
        </div>
        {problem && (
          <Notice
            kind="error"
            action={secondsLeft === 0 && <Button onClick={() => void download()}>Retry</Button>}
          >
            <p>{problem}</p>
          </Notice>
        )}
        {isDownloading && <Progress received={received} />}
        <Actions>
          <PatientButton
            look="door"
            isBusy={isDownloading}
            secondsLeft={secondsLeft}
            onClick={() => void download()}
          >
            Request Data Snapshot
          </PatientButton>
          <ButtonLink to={pages.account}>Back to Account</ButtonLink>
        </Actions>
      </Section>
      {step satisfies Elements}
    </GhostPage>
  )
}

/** The bytes received so far. The total is unknown until the end. */
function Progress({ received }: { received: number }) {
  return (
    <p className={styles.progress}>
      <progress className={styles.bar} aria-label="Downloading your data" />
      <span className={styles.size}>
        {received === 0 ? 'Gathering...' : `${formatSize(received)} so far`}
      </span>
    </p>
  )
}
