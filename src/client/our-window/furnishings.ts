/** Something for the room behind our door. */
export type Furnishing = {
  /** Also the name of its drawing. */
  id: string
  /** As one would say it in a sentence: 'a rug'. */
  name: string
  /** In dollars. */
  price: number
  /** In percent of the window: its middle from the left, its lower edge from the bottom, and its width. */
  place: { middle: number; bottom: number; width: number }
}

/** What can be bought, the furthest away first. All of it together costs what all errands pay. */
export const furnishings: readonly Furnishing[] = [
  {
    id: 'picture-frame',
    name: 'a picture in a frame',
    price: 40,
    place: { middle: 30, bottom: 47, width: 12 },
  },
  { id: 'book-shelf', name: 'a shelf with books', price: 70, place: { middle: 52, bottom: 56, width: 30 } },
  { id: 'cuckoo-clock', name: 'a cuckoo clock', price: 220, place: { middle: 80, bottom: 62, width: 11 } },
  { id: 'hanging-plant', name: 'a hanging plant', price: 60, place: { middle: 61, bottom: 74, width: 16 } },
  { id: 'gramophone', name: 'a gramophone', price: 320, place: { middle: 76, bottom: 19, width: 31 } },
  { id: 'floor-lamp', name: 'a lamp', price: 90, place: { middle: 15, bottom: 16, width: 32 } },
  { id: 'rug', name: 'a rug', price: 30, place: { middle: 50, bottom: 8, width: 58 } },
  { id: 'armchair', name: 'an armchair', price: 190, place: { middle: 35, bottom: 14, width: 36 } },
  { id: 'rocking-horse', name: 'a rocking horse', price: 270, place: { middle: 72, bottom: 9, width: 27 } },
  { id: 'cat', name: 'a cat', price: 110, place: { middle: 50, bottom: 10, width: 24 } },
  { id: 'potted-plant', name: 'a potted plant', price: 20, place: { middle: 15, bottom: 5, width: 14 } },
  { id: 'bottle-ship', name: 'a ship in a bottle', price: 140, place: { middle: 84, bottom: 5, width: 19 } },
]

/** The address of a drawing: of a furnishing, or of the empty `room`. */
export function drawingAt(id: string) {
  return `/scenes/window/${id}.svg`
}

/** The furnishings with these ids, in their order on the list. Unknown ids are left out. */
export function furnishingsCalled(ids: readonly string[]) {
  return furnishings.filter(({ id }) => ids.includes(id))
}
