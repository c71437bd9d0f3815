/** The names of the first job and its project on the page. */
export const JOB = 'Personal Shopper Assistant'
export const PROJECT = 'Camping Trip Essentials'

/** The name of a hidden thing until it is bought. */
export const BAGS = /Sleeping Bag, \$/
export const STOVES = /Portable Stove, \$/
export const THINGS = /(?:Sleeping Bag|Portable Stove), \$/
