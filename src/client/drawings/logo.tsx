import { appConfig } from '#client/api/app-config.ts'
import { LOGO_PATH } from '#shared/brand.ts'

/** The mark: a key whose bow is a door. Grid 24 x 40. */
export const MARK =
  'M2 20V11a10 10 0 0 1 20 0v9a3 3 0 0 1-3 3h-5v5h4.5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H14v2h2.5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H14v.5a1.5 1.5 0 0 1-1.5 1.5h-1A1.5 1.5 0 0 1 10 38.5V23H5a3 3 0 0 1-3-3Z M12 7.2a3.3 3.3 0 0 0-1.8 6.050L9.3 18h5.4l-.9-4.750A3.3 3.3 0 0 0 12 7.2Z'

export function Logo({ size = 32 }: { size?: number }) {
  const ratio = appConfig.brand?.logo
  if (ratio) return <img src={LOGO_PATH} width={size * ratio} height={size} alt="" />

  return (
    <svg width={size * 0.6} height={size} viewBox="0 0 24 40" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={MARK} />
    </svg>
  )
}
