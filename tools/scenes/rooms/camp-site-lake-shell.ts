import { lineUp } from '#scenes/compose/side-by-side.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP, mix } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { glints, swell, tuft } from './camp-site-parts.ts'

export function skyAndLake(stage: Stage) {
  const far = stage.paint('back')
  const rose = '#d9938a'
  const amber = '#f3bd80'
  const night = '#46467e'
  const hill = mix(far('cloth.indigo').base, '#c98a95', 0.35)
  stage.draw(
    shape(night, 'M0 0H1600V400H0Z'),
    swell(mix(night, rose, 0.28), 70, 400, { amp: 16, length: 900 }),
    swell(mix(night, rose, 0.6), 138, 400, { amp: 13, length: 720, start: -200 }),
    swell(mix(rose, amber, 0.25), 196, 400, { amp: 10, length: 860, start: -320 }),
    swell(mix(rose, amber, 0.7), 240, 400, { amp: 8, length: 640 }),
    shape(
      '#fff1c9',
      [
        [250, 40],
        [690, 62],
        [1010, 26],
        [1240, 84],
        [480, 96],
        [1480, 40],
        [870, 100],
      ]
        .map(([x, y]) => `M${x} ${y}l3 -6l3 6l6 3l-6 3l-3 6l-3 -6l-6 -3Z`)
        .join(''),
      0.8,
    ),
    shape('#ffe9bd', 'M1130 56Q1172 66 1170 106Q1162 142 1122 140Q1150 124 1150 100Q1150 74 1130 56Z'),
    oval(LAMP, 880, 296, 190, 60, 0.35),
    oval('#ffe0a0', 880, 304, 74, 56),
    swell(hill, 262, 420, { amp: 26, length: 760, start: -420 }),
    swell(mix(hill, INK, 0.22), 296, 420, { amp: 15, length: 520, start: -180 }),
    shape(
      mix(far('leaf.moss').shade, '#7c6488', 0.35),
      `M0 334${Array.from({ length: 54 }, (_, at) => `l14 ${at % 3 === 0 ? -26 : -16}l16 ${at % 3 === 0 ? 26 : 16}`).join('')}V352H0Z`,
    ),
    shape(mix('#7a6590', amber, 0.18), 'M0 342Q800 334 1600 342V480H0Z'),
    shape(
      mix('#7a6590', amber, 0.42),
      'M560 342Q880 336 1200 342Q1080 400 1120 470H640Q690 400 560 342Z',
      0.6,
    ),
    shape(
      mix('#5a4f86', INK, 0.1),
      'M0 350Q300 356 520 350Q400 372 160 366Q60 370 0 366ZM1120 350Q1400 358 1600 350V368Q1420 376 1240 362Z',
      0.6,
    ),
    glints('#ffdf9f', stage.random, { x: 880, top: 350, bottom: 448, reach: 120, count: 15 }),
    glints(mix('#5a4f86', INK, 0.15), stage.random, { x: 800, top: 366, bottom: 446, reach: 640, count: 22 }),
  )
}

/** The camper that gave up on the coast road: rear lid up, a sigh of steam, luggage on the roof. */
export function camper(stage: Stage) {
  const back = stage.paint('back')
  const body = back('enamel.teal')
  const top = back('enamel.cream')
  const iron = back('brass.iron')
  stage.draw(
    group(
      'translate(1150 486) scale(.98)',
      oval(INK, 216, 2, 240, 14, 0.25),
      oval(top.light, 470, -190, 26, 20, 0.5),
      oval(top.light, 446, -222, 34, 25, 0.42),
      oval(top.light, 478, -258, 42, 30, 0.3),
      shape(body.base, 'M8 -36Q2 -98 20 -122L402 -122Q418 -100 414 -38Q411 -20 396 -20L26 -20Q11 -22 8 -36Z'),
      shape(body.shade, 'M8 -44L414 -44Q413 -20 396 -20L26 -20Q11 -22 8 -44Z'),
      shape(top.base, 'M20 -120Q32 -188 70 -198Q200 -212 356 -198Q390 -192 404 -120Z'),
      shape(top.light, 'M48 -178Q56 -194 76 -197Q200 -210 356 -197Q200 -202 80 -188Q58 -184 48 -178Z'),
      shape(top.shade, 'M18 -122H404V-108Q200 -104 17 -110Z'),
      shape(
        '#ffd896',
        'M54 -128Q58 -170 82 -178L136 -180V-128ZM150 -181h82v53h-82ZM246 -181h78q30 6 42 53h-120Z',
      ),
      shape(
        back('cloth.rust').base,
        'M150 -181h22q-2 34 -14 53h-8ZM232 -181h-20q2 34 12 53h8ZM246 -181h18q-2 34 -12 53h-6Z',
      ),
      shape(top.shade, 'M54 -128H366V-122H54Z'),
      stroke(body.deep, 3, 'M143 -120V-26M238 -120V-26M24 -70H140M156 -96h18'),
      oval('#ffd896', 22, -84, 11, 15),
      shape(iron.deep, 'M398 -112Q418 -96 414 -46L398 -44Z'),
      shape(body.shade, 'M400 -116L440 -170Q450 -172 452 -162L414 -104Z'),
      shape(body.light, 'M400 -116L440 -170L446 -170L408 -112Z'),
      oval(iron.deep, 92, -18, 36, 36),
      oval(iron.base, 92, -18, 22, 22),
      oval(top.light, 90, -20, 11, 11),
      oval(iron.deep, 322, -18, 36, 36),
      oval(iron.base, 322, -18, 22, 22),
      oval(top.light, 320, -20, 11, 11),
      stroke(iron.shade, 5, 'M84 -200v-14H350v14M180 -206v-8M260 -206v-8'),
    ),
  )
  lineUp(
    stage,
    { from: 1236, to: 1488, y: 277, plane: 'back', scale: 0.34 },
    'suitcase',
    'rolled-mattress',
    'old-trunk',
    'guitar',
  )
}

export function ground(stage: Stage) {
  const middle = stage.paint('middle')
  const moss = middle('leaf.moss')
  const olive = middle('leaf.olive')
  const earth = middle('clay.clay')
  stage.draw(
    shape(moss.shade, `M0 446Q180 438 420 466Q700 492 980 470Q1240 446 1600 462V1200H0Z`),
    shape(
      mix(moss.base, olive.base, 0.3),
      'M0 470Q260 462 520 490Q780 512 1060 488Q1320 470 1600 486V1200H0Z',
    ),
    shape(
      mix(moss.base, earth.base, 0.42),
      'M470 1210Q520 800 690 640Q640 560 780 506Q900 500 960 540Q920 600 1010 690Q1120 820 1160 1210Z',
      0.75,
    ),
    shape(
      moss.base,
      'M0 640Q200 610 400 660Q560 700 420 760Q200 800 0 780ZM1200 640Q1400 620 1600 650V820Q1340 800 1220 740Q1130 690 1200 640Z',
    ),
    shape(moss.shade, 'M0 1100Q300 1060 620 1120Q960 1170 1240 1110Q1440 1080 1600 1110V1200H0Z', 0.7),
  )
  for (const [x, y, height] of [
    [620, 486, 54],
    [700, 494, 38],
    [1090, 486, 60],
    [1052, 492, 40],
    [566, 480, 40],
    [1130, 490, 34],
  ] as const)
    stage.draw(tuft(stage.paint('back')('leaf.olive'), stage.random, x, y, height))
}
