/** What the page of a mailed link is told, in place of an address, of one that does nothing any more or never did. */
export const LINK_GONE = 'gone'
