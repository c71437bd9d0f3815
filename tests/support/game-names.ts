/** What the first job and its project are called on the page. */
export const JOB = 'Personal Shopper Assistant'
export const PROJECT = 'Camping Trip Essentials'

/** What a hidden thing is called until it is bought. */
export const BAGS = /Sleeping Bag, \$/
export const STOVES = /Portable Stove, \$/
export const THINGS = /(?:Sleeping Bag|Portable Stove), \$/
