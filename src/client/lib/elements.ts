import type { ReactElement } from 'react'

/**
 * Elements, but no text. A page translator replaces text nodes by its own elements, and React then updates the old node, or
 * fails. So changing text is the only child of an element. Content beside other elements has this type.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[]
