import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const photoAlbum: Thing = {
  id: 'photo-album',
  name: 'an open photo album',
  says: [
    'Four corners stuck down, and the picture gone.',
    'Everyone in it is squinting, and happy.',
    'The page with the boat has been turned most.',
  ],
  grid: [164, 76],
  widthCm: 46,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const cover = paint(pick(['cloth.plum', 'cloth.rust', 'leaf.moss', 'cloth.indigo']))
    const page = paint('paper.kraft')
    const photo = paint('paper.white')
    const print = (x: number, y: number, turn: number, sky: string, land: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape(photo.base, 'M-16 -12H16V12H-16Z'),
        shape(sky, 'M-13 -9H13V9H-13Z'),
        shape(land, 'M-13 4Q-4 -6 2 2Q8 -4 13 2V9H-13Z'),
      )
    const [sky, land] = [paint('paper.sky'), paint('wood.oak')]
    return {
      outline: 'M2 66L12 18Q48 4 82 20Q116 4 152 18L162 66Q120 62 82 74Q44 62 2 66Z',
      art: [
        shape(cover.base, 'M2 68L10 20H154L162 68Q120 66 82 76Q44 66 2 68Z'),
        shape(cover.shade, 'M82 24H154L162 68Q120 66 82 76Z'),
        shape(page.base, 'M8 64L16 18Q50 6 82 20V70Q46 58 8 64Z'),
        shape(page.light, 'M156 64L148 18Q114 6 82 20V70Q118 58 156 64Z'),
        shape(page.shade, 'M82 20V70Q74 66 66 64L70 16Z', 0.7),
        print(34, 34, -5, sky.base, land.base),
        print(60, 46, 4, page.deep, page.shade),
        print(106, 32, 3, photo.shade, land.shade),
        print(134, 45, -4, sky.light, paint('leaf.olive').base),
        stroke(cover.light, 3, 'M98 52h18M98 57h12'),
      ].join(''),
    }
  },
}
