import { useEffect } from 'react'
import { seconds } from '#shared/time.ts'
import { navigate } from './navigation.tsx'
import { pause } from './pauses.ts'

/** Time to read the success message. */
const AFTER_SUCCESS = seconds(2)

/** Goes on to `path` two seconds after a success. */
export function useLeaveSoon(hasWorked: boolean, path: string) {
  useEffect(() => {
    if (!hasWorked) return
    const timer = setTimeout(() => navigate(path, { replace: true }), pause(AFTER_SUCCESS))
    return () => clearTimeout(timer)
  }, [hasWorked, path])
}
