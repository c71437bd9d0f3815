import type { Thing } from '#scenes/kit/thing.ts'
import { bedThings } from './bed.ts'
import { beddingThings } from './bedding.ts'
import { bookThings } from './books.ts'
import { clothesThings } from './clothes.ts'
import { furnitureThings } from './furniture.ts'
import { gardenThings } from './garden.ts'
import { harbourThings } from './harbour.ts'
import { kitchenThings } from './kitchen.ts'
import { lightThings } from './lights.ts'
import { machineThings } from './machines.ts'
import { musicThings } from './music.ts'
import { outingThings } from './outing.ts'
import { pantryThings } from './pantry.ts'
import { parlourThings } from './parlour.ts'
import { plantThings } from './plants.ts'
import { playroomThings } from './playroom.ts'
import { sportThings } from './sport.ts'
import { storageThings } from './storage.ts'
import { toolThings } from './tools.ts'
import { toyThings } from './toys.ts'
import { travelThings } from './travel.ts'

/**
 * Everything that may stand, hang or lean anywhere in a picture. Each thing has a file of its own, by its id, in the
 * folder of its kind. Chance chooses by place in this list: a new thing, or another order, draws every picture anew.
 */
export const things: readonly Thing[] = [
  ...beddingThings,
  ...bookThings,
  ...clothesThings,
  ...furnitureThings,
  ...gardenThings,
  ...kitchenThings,
  ...lightThings,
  ...machineThings,
  ...musicThings,
  ...pantryThings,
  ...parlourThings,
  ...plantThings,
  ...playroomThings,
  ...sportThings,
  ...storageThings,
  ...toolThings,
  ...toyThings,
  ...travelThings,
  ...bedThings,
  ...harbourThings,
  ...outingThings,
]

/** The thing with this id; pictures ask for no others. */
export function thingCalled(id: string) {
  const thing = things.find((one) => one.id === id)
  if (!thing) throw new Error(`There is no thing called ${id}`)
  return thing
}
