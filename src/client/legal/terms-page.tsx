import { appConfig, ownWords } from '#client/api/app-config.ts'
import { Link } from '#client/ui/link.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { Section } from '#client/ui/section.tsx'
import { YOUNGEST_AGE } from '#shared/birthday.ts'
import { pages } from '#shared/page-paths.ts'
import { LegalPage } from './legal-page.tsx'

export default function TermsPage() {
  const { productName, socialUrl } = appConfig

  return (
    <LegalPage
      title="Terms of Use"
      lead={`The house rules of ${productName}. By staying you accept them.`}
      pose="keys"
      changedOn="2026-11-27"
    >
      <Section title="Who may come in">
        <p>
          {`Anybody who is at least ${YOUNGEST_AGE} years old. You need not tell us who you are: you are a guest until you add a passkey or verify an email, and you may stay one.`}
        </p>
      </Section>

      <Section title="Your keys">
        <p>
          Anybody who has one of your keys is you, as far as we can tell. Anybody who reads your email can ask
          for a sign-in link. So look after your devices and your mailbox, and delete a key you have lost.
        </p>
        <p>
          A guest's only key lives in one browser. If it is cleared there and you have added neither a passkey
          nor an email, the account is gone, and we cannot bring it back. Guests who stay away are forgotten
          after a while; the <Link to={pages.privacy}>Privacy Policy</Link> says when.
        </p>
      </Section>

      <Section title="Rummage World">
        <p>
          The cash, the jobs and the things in it are play. They are worth nothing outside the game, cannot be
          bought, sold or moved, and live only in the browser you play in.
        </p>
      </Section>

      <Section title="Please do not">
        <ul>
          <li>Try other people's doors, or pretend to be somebody you are not.</li>
          <li>Use email addresses that are not yours.</li>
          <li>Flood us with requests, or look for ways around our limits.</li>
          <li>Use it for anything the law forbids.</li>
        </ul>
        <p>
          If you find a weak spot, tell us before you tell others, and we will be grateful. If you keep
          breaking these rules, we may take away your keys.
        </p>
      </Section>

      <Section title="What we promise, and what we do not">
        <p>
          We take good care of this place, and what we say is saved should stay saved. Still, it comes as it
          is: it may be down for a while, change, or have faults. As far as the law allows, we are not liable
          for damage that comes from using it. You keep all rights that the law gives you.
        </p>
      </Section>

      <Section title="Changes">
        <p>
          When these terms change, the date below changes with them. If you do not like them any more, sign
          out, with our good wishes. Questions are welcome:
        </p>
        <p>
          <OutsideLink href={socialUrl}>{ownWords.socialLink ?? 'Find us on social media'}</OutsideLink>
        </p>
      </Section>
    </LegalPage>
  )
}
