import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const waterCan: Thing = {
  id: 'water-can',
  name: 'a water canister',
  says: [
    "Twenty litres, and it is always one's own turn.",
    'It glugs going downhill.',
    'Filled at the farm, for a story and a stamp.',
  ],
  grid: [120, 140],
  widthCm: 36,
  manners: ['stand'],
  stories: ['camp', 'travel', 'tools'],
  weight: 'heavy',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const tin = paint(pick(['leaf.olive', 'enamel.blue', 'enamel.red', 'enamel.cream', 'brass.tin']))
    const cap = paint('brass.iron')
    return {
      outline: 'M12 30L22 18L30 8H84L92 4H108V20L112 34L108 132Q60 142 10 132Z',
      art: [
        shape(tin.base, 'M10 32Q12 22 28 22H94Q110 22 112 36L108 132Q60 141 10 132Z'),
        shape(tin.shade, 'M94 22Q110 22 112 36L108 132Q92 136 78 137Q92 80 84 22Z'),
        shape(tin.light, 'M18 36L18 126L26 128L26 34Q20 32 18 36Z'),
        stroke(tin.shade, 7, 'M30 24V12H82V24M48 12V24M64 12V24'),
        stroke(tin.base, 4, 'M30 22V11H82'),
        shape(cap.base, 'M88 6H108V22H88Z'),
        shape(cap.light, 'M90 6H96V22H90Z'),
        stroke(tin.shade, 5, 'M30 50L90 112M90 50L30 112'),
        stroke(tin.light, 2, 'M28 49L88 110'),
        shape(paint('paper.white').base, 'M42 70H80V94H42Z'),
        shape(paint('glass.blue').base, 'M61 73Q72 86 61 91Q50 86 61 73Z'),
      ].join(''),
    }
  },
}
