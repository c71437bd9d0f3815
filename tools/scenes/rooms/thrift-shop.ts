import type { Picture } from '#scenes/compose/picture.ts'
import { backRoom, oneBulb } from './thrift-shop-back-room.ts'
import { blueShop, cloudyDay } from './thrift-shop-blue.ts'
import { afterClosing, shopWindow } from './thrift-shop-window.ts'

export const thriftShop: Picture[] = [
  {
    id: 'thrift-shop-1',
    alt: 'The lit window of a charity shop after closing, dressed like a stage, a cat before its paper moon',
    light: afterClosing,
    steps: [shopWindow],
  },
  {
    id: 'thrift-shop-2',
    alt: 'A charity shop rearranged by colour, from the deepest blue to nearly white, and a box of everything red by the door',
    light: cloudyDay,
    // By hand it has one of each.
    belongs: { often: [], never: ['telephone', 'alarm-clock', 'accordion', 'biscuit-tin'] },
    steps: [blueShop],
  },
  {
    id: 'thrift-shop-3',
    alt: 'The back room of a charity shop under one bulb, bags and boxes heaped up and nothing sorted yet',
    light: oneBulb,
    steps: backRoom,
  },
]
