import type { ReactElement } from 'react'

/**
 * Elements, and no words. A page translator replaces each text node by an element of its own, and React then writes into
 * the old one, or fails. So words that change are the only child of an element. What stands beside others is of this type.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[]
