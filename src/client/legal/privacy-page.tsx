import { appConfig, ownWords } from '#client/api/app-config.ts'
import { Link } from '#client/ui/link.tsx'
import { OutsideLink } from '#client/ui/outside-link.tsx'
import { Section } from '#client/ui/section.tsx'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { pages } from '#shared/page-paths.ts'
import { capitalized, yourPersonalData } from '#shared/personal-fields.ts'
import { LegalPage } from './legal-page.tsx'

/** 'Your name, your birthday' */
const YOURS = capitalized(yourPersonalData.join(', '))

export default function PrivacyPage() {
  const { productName, socialUrl, lifetimes } = appConfig

  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${productName} keeps about you, why, and for how long. It is not much, so this page is short.`}
      pose="letter"
      changedOn="2026-11-20"
    >
      <Section title="In one breath">
        <p>
          You are a guest from your first visit on, known by a key that your browser keeps. We keep what makes
          your keys work and what you tell us yourself. There are no passwords, no advertising, no analytics,
          and nothing of yours is sold or lent.
        </p>
      </Section>

      <Section title="What we keep">
        <ul>
          <li>Your account: two ids, the day it was made, and when it was last used.</li>
          <li>
            {`${YOURS} and your email addresses, if you tell us, and whether an address has proved to be yours.`}
          </li>
          <li>
            Your keys: their names and dates. A browser's key is named after what the browser calls itself,
            such as 'Chrome on Linux'. Of a passkey we have the public half; the secret half never leaves your
            device. The secrets of links, codes and browser keys are kept only as fingerprints that open
            nothing.
          </li>
          <li>
            Counts that keep out abuse: how often your network address or an email address asked for something
            within the last minutes, hours or at most a day.
          </li>
        </ul>
        <p>
          Our logs say which kind of page or call was asked for, how it went, for which account id, and the
          fingerprint of an email address; never a name, an email address or a network address.
        </p>
      </Section>

      <Section title="What your browser keeps">
        <ul>
          <li>
            A cookie named brid, for 400 days: sixteen random letters and digits that tell this browser from
            your others. It opens nothing.
          </li>
          <li>Your session and your key, in local storage, until you sign out.</li>
          <li>
            Small notes, also in local storage: which of your accounts have a passkey here, which sign-in link
            you asked for, that you have read the notice at the top, what you brought along as a guest.
          </li>
          <li>
            Rummage World: your job, your cash, what you found and what you like. The game is played in your
            browser, and we do not see it.
          </li>
          <li>The last 50 errors, if there were any. They are never sent.</li>
          <li>A cookie named shrd, for 300 days, if you set it yourself in the developer settings.</li>
        </ul>
        <p>
          You may clear all of it at any time. If you have neither a passkey nor a verified email, your key
          goes with it, and nobody can give it back.
        </p>
      </Section>

      <Section title="Letters">
        <p>
          We write when somebody asks for it: a sign-in link, a code, an email key. We also write a line when
          your keys or your addresses change, so that you hear of it if it was not you. There is no
          newsletter. A letter waits encrypted and is deleted once it is sent. For two days we can still see
          that there was one, what the mail server said, and a fingerprint of your address: with it we find
          out why a letter did not come.
        </p>
      </Section>

      <Section title="Who else sees something">
        <p>
          The mail services that carry letters to you, as with any letter. And, on one page only: the
          WebAssembly playground fetches its compiler from jsDelivr, a public network for code, which then
          sees your network address and the name of your browser. No other page asks anybody but us.
        </p>
      </Section>

      <Section title="For how long">
        <ul>
          <li>What happened to an account, in its journal: 400 days.</li>
          <li>A guest who never comes back: 30 days.</li>
          <li>A guest who came back, but then stayed away: 400 days.</li>
          <li>
            {`An account with a verified email, a passkey or an activated email key: until you delete it, and ${spokenLifetime(lifetimes.deletionRest)} more in which you can think better of it.`}
          </li>
          <li>A key that you delete works no more from that moment. A note that there was one stays.</li>
          <li>
            {`A sign-in link is good for ${spokenLifetime(lifetimes.link)}, a code for ${spokenLifetime(lifetimes.code)}. An email key that nobody activates goes after 7 days.`}
          </li>
        </ul>
      </Section>

      <Section title="Your say">
        <p>
          <span>{`${YOURS}, your addresses and your keys are yours to change and to remove on`}</span>{' '}
          <Link to={pages.account}>your account page</Link>, and{' '}
          <Link to={pages.footprint}>your footprint</Link> shows all that we hold on you, field by field, and{' '}
          <Link to={pages.download}>a download</Link> gives you a copy of it to keep. There you can{' '}
          <Link to={pages.restrict}>restrict your account</Link> and{' '}
          <Link to={pages.deleteAccount}>delete it</Link>, too. If something here is unclear, write to us:
        </p>
        <p>
          <OutsideLink href={socialUrl}>{ownWords.socialLink ?? 'Find us out in the street'}</OutsideLink>
        </p>
      </Section>
    </LegalPage>
  )
}
