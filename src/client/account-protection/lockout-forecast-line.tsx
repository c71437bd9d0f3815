import { sayForecast } from '#client/layout/say-forecast.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { Link } from '#client/ui/link.tsx'
import type { Account } from '#shared/account.ts'
import { pages } from '#shared/routes.ts'

/** The one line above the keys that says whether they are enough. */
export function ForecastLine({ account }: { account: Account }) {
  return (
    <p>
      <span>{sayForecast(account, thisDevice())}</span>{' '}
      <Link to={pages.forecast}>What if I lose something?</Link>
    </p>
  )
}
