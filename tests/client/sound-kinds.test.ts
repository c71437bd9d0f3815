import { expect, test } from 'vitest'
import { soundOf } from '#client/game/sound-kinds.ts'

test('a thing sounds like what it is', () => {
  for (const [name, kind] of [
    ['cuckoo clock', 'clock'],
    ['accordion', 'accordion'],
    ['concertina', 'accordion'],
    ['telephone with a dial', 'bell'],
    ['small chest of drawers', 'drawer'],
    ['stack of suitcases', 'drawer'],
    ['bread bin', 'drawer'],
    ['patchwork quilt over a rail', 'cloth'],
    ['biscuit tin', 'clink'],
    ['pair of binoculars', 'knock'],
    ['garden gnome', 'knock'],
    ['', 'knock'],
  ] as const) {
    expect(soundOf(name), name).toBe(kind)
  }
})
