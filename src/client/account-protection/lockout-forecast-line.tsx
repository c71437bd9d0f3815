import { describeForecast } from '#client/layout/describe-forecast.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { Link } from '#client/ui/link.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'

/** The line above the keys that says whether they are enough. */
export function LockoutForecastLine({ account }: { account: Account }) {
  return (
    <p>
      <span>{describeForecast(account, thisDevice())}</span>{' '}
      <Link to={pages.forecast}>What if I lose something?</Link>
    </p>
  )
}
