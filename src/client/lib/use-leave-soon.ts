import { useEffect } from 'react'
import { seconds } from '#shared/time.ts'
import { navigate } from './navigation.tsx'

/** Time to read the good news. */
const AFTER_SUCCESS = seconds(2)

/** Goes on to `path` two seconds after something has worked. */
export function useLeaveSoon(hasWorked: boolean, path: string) {
  useEffect(() => {
    if (!hasWorked) return
    const timer = setTimeout(() => navigate(path, { replace: true }), AFTER_SUCCESS)
    return () => clearTimeout(timer)
  }, [hasWorked, path])
}
