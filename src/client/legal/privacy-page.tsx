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
      changedOn="2026-11-27"
    >
      <Section title="In short">
        <p>
          You are a guest from your first visit on, known by a key that your browser keeps. We keep what your
          keys need to work, and what you tell us yourself. There are no passwords, no advertising and no
          analytics, and we never sell or rent out what is yours.
        </p>
      </Section>

      <Section title="What we keep">
        <ul>
          <li>Your account: two ids, the day it was made, and when it was last used.</li>
          <li>
            {`${YOURS} and your email addresses, if you tell us, and whether you have confirmed that an address is yours.`}
          </li>
          <li>
            Your keys: their names and dates. A browser's key is named after what the browser calls itself,
            such as 'Chrome on Linux'. We keep only the public half of a passkey; we never get the secret
            half. The secrets of links, codes and browser keys are kept only as fingerprints, which open
            nothing.
          </li>
          <li>
            Counters against abuse: how often your network (IP) address or an email address asked for
            something in the last minutes or hours, or at most in the last day.
          </li>
        </ul>
        <p>
          Our logs say what kind of page or call was asked for, how it went, for which account id, and the
          fingerprint of an email address, but never a name, an email address or a network address.
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
          We write when somebody asks for it: a sign-in link, a code, an email key. We also write when your
          keys or addresses change, so that you know if it was not you. There is no newsletter. A letter waits
          encrypted and is deleted once it is sent. For two days we can still see that there was one, what the
          mail server said, and a fingerprint of your address. With it we find out why a letter did not come.
        </p>
      </Section>

      <Section title="Who else sees something">
        <p>
          The mail services that carry our letters to you. And on one page only, the WebAssembly playground
          fetches its compiler from jsDelivr, a public network for code, which then sees your network address
          and the name of your browser. No other page asks anybody but us.
        </p>
      </Section>

      <Section title="For how long">
        <ul>
          <li>What happened to an account, in its journal: 400 days.</li>
          <li>A guest who never comes back: 30 days.</li>
          <li>A guest who came back, but then stayed away: 400 days.</li>
          <li>
            {`An account with a verified email, a passkey or an activated email key: until you delete it, and ${spokenLifetime(lifetimes.deletionRest)} more in which you can change your mind.`}
          </li>
          <li>A key that you delete stops working at once. A note that you had it stays.</li>
          <li>
            {`A sign-in link works for ${spokenLifetime(lifetimes.link)}, a code for ${spokenLifetime(lifetimes.code)}. An email key that nobody activates is deleted after 7 days.`}
          </li>
        </ul>
      </Section>

      <Section title="Your choices">
        <p>
          <span>{`${YOURS}, your addresses and your keys are yours to change and to remove on`}</span>{' '}
          <Link to={pages.account}>your account page</Link>, and{' '}
          <Link to={pages.footprint}>your footprint</Link> shows everything we keep about you, field by field,
          and <Link to={pages.download}>a download</Link> gives you a copy of it to keep. There you can{' '}
          <Link to={pages.restrict}>restrict your account</Link> and{' '}
          <Link to={pages.deleteAccount}>delete it</Link>, too. If something here is unclear, write to us:
        </p>
        <p>
          <OutsideLink href={socialUrl}>{ownWords.socialLink ?? 'Find us on social media'}</OutsideLink>
        </p>
      </Section>
    </LegalPage>
  )
}
