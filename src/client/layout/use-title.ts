import { useEffect } from 'react'
import { appConfig } from '#client/api/app-config.ts'

/** Names the tab: 'Add a key · <product>', or the title alone where it speaks the name already. */
export function useTitle(title: string) {
  useEffect(() => {
    const { productName } = appConfig
    document.title = title.includes(productName) ? title : `${title} · ${productName}`
  }, [title])
}
