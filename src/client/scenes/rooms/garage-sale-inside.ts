import type { Stage } from '#client/scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import { foliage, glow, panel, shelf } from './parts.ts'

const DOOR = { left: 400, right: 1200, top: 196, bottom: 760 }

/** What one sees through the open door: a grey noon, the house over the way, bare trees, the drive. */
function overTheWay(stage: Stage) {
  const paint = stage.paint('back')
  const [wall, roof, trunk, hedge] = [
    paint('paper.white'),
    paint('clay.slate'),
    paint('wood.drift'),
    paint('leaf.olive'),
  ]
  const [door, glassTone, stone] = [paint('enamel.red'), paint('glass.clear'), paint('clay.bone')]
  const pane = (x: number) => [
    panel(wall.light, { x: x - 6, y: 424, width: 64, height: 84 }, 1),
    panel(glassTone.shade, { x, y: 430, width: 52, height: 70 }, 1),
    panel(wall.light, { x: x + 23, y: 430, width: 5, height: 70 }, 0),
  ]
  return [
    shape('#e6f3f3', 'M380 180H1220V780H380Z'),
    shape('#fff8e2', 'M380 330Q700 280 1220 360V780H380Z', 0.7),
    foliage(hedge, stage.random, { x: 350, y: 360, width: 220, height: 210 }, 8),
    panel(wall.base, { x: 560, y: 390, width: 480, height: 210 }, 1),
    panel(wall.shade, { x: 900, y: 390, width: 140, height: 210 }, 1, 0.6),
    shape(roof.base, 'M530 400L620 290H990L1070 400Z'),
    shape(roof.light, 'M530 400L620 290h40L584 400Z', 0.7),
    panel(roof.shade, { x: 930, y: 254, width: 36, height: 70 }, 1),
    ...pane(596),
    ...pane(964),
    panel(door.base, { x: 690, y: 440, width: 60, height: 160 }, 1),
    foliage(paint('leaf.autumn'), stage.random, { x: 1030, y: 300, width: 210, height: 210 }, 9),
    shape(trunk.shade, 'M1124 470h22l6 140h-36Z'),
    stroke(trunk.shade, 9, 'M440 600Q452 470 430 380M446 480Q480 430 474 380M440 440Q410 410 408 370'),
    panel(paint('leaf.leaf').base, { x: 380, y: 592, width: 840, height: 60 }, 2),
    panel(paint('clay.slate').light, { x: 380, y: 632, width: 840, height: 48 }, 2),
    shape(stone.base, 'M560 676H1040L1220 800H380Z'),
    shape(paint('leaf.leaf').base, 'M380 676H560L400 790H380Z M1040 676H1220V800Z'),
  ].join('')
}

/** Block walls on both sides of the door, rails of the door under the ceiling, two shelves on each side. */
export function crammedGarage(stage: Stage) {
  const back = stage.paint('back')
  const middle = stage.paint('middle')
  const slate = middle('clay.slate')
  const wall = { base: slate.shade, light: slate.base, shade: mix(slate.shade, INK, 0.3), deep: slate.deep }
  const [floor, wood, tin] = [slate, middle('wood.pine'), back('brass.tin')]
  const blocks = Array.from({ length: 34 }, () => {
    const row = Math.floor(stage.random.between(0, 13))
    const isLeft = stage.random.chance(0.5)
    const x = (isLeft ? -40 : 1216) + Math.floor(stage.random.between(0, 4)) * 108 + (row % 2) * 54
    return panel(
      stage.random.chance(0.6) ? wall.light : wall.shade,
      { x, y: 176 + row * 46, width: 98, height: 38 },
      1,
      0.3,
    )
  })
  const { left, right, top, bottom } = DOOR
  stage.draw(
    overTheWay(stage),
    shape(wall.base, `M-4 -4H1604V${bottom + 30}H${right}V${top}H${left}V${bottom + 30}H-4Z`),
    ...blocks,
    panel(wall.shade, { x: left - 24, y: top, width: 26, height: bottom - top + 20 }, 1),
    panel(wall.light, { x: right, y: top, width: 14, height: bottom - top + 20 }, 1),
    panel(floor.shade, { x: -4, y: bottom, width: 1610, height: 450 }, 0),
    shape(floor.base, `M${left} ${bottom}H${right}L1480 1204H120Z`),
    shape(floor.light, `M${left + 30} ${bottom}H${right - 30}L1160 1000H420Z`, 0.45),
    shape(wood.shade, 'M-4 -4H1604V40H-4Z'),
    ...[40, 300, 566, 830, 1092, 1356].map((x) =>
      panel(wood.deep, { x, y: -4, width: 26, height: 150 }, 1, 0.7),
    ),
    panel(INK, { x: -4, y: 172, width: 1608, height: 26 }, 1, 0.2),
    panel(wood.shade, { x: -4, y: 136, width: 1608, height: 42 }, 2),
    panel(wood.base, { x: -4, y: 136, width: 1608, height: 30 }, 2),
    panel(wood.light, { x: -4, y: 136, width: 1608, height: 7 }, 1),
    stroke(
      tin.shade,
      12,
      `M${left - 10} ${bottom}V240Q${left - 10} 206 ${left - 90} 190M${right + 10} ${bottom}V240Q${right + 10} 206 ${right + 90} 190`,
    ),
    stroke(tin.light, 3, `M${left - 13} ${bottom}V240M${right + 7} ${bottom}V240`),
  )
  stage.draw(glow(190, 250, 300, 0.12), glow(1420, 250, 300, 0.09))
  for (const y of [372, 540, 708]) {
    stage.draw(shelf(wood, { x: -30, y, width: 398 }, 16), shelf(wood, { x: 1234, y, width: 400 }, 16))
  }
}

/** A lamp with a tin shade that somebody left on, and a moth at it. */
export function pendant(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const tin = paint('enamel.teal')
  stage.draw(
    glow(x, y + 8, 60, 0.2),
    stroke(paint('brass.iron').deep, 3, `M${x} 172V${y - 34}`),
    oval('#fff1c9', x, y + 4, 20, 22),
    shape(tin.base, `M${x - 14} ${y - 40}h28q6 20 46 36h-120q40 -16 46 -36Z`),
    shape(tin.light, `M${x - 14} ${y - 40}h10q-4 20 -34 36h-22q40 -16 46 -36Z`),
    shape(paint('paper.kraft').deep, `M${x + 64} ${y + 40}q-14 -12 -5 -19q9 0 9 11q4 -11 13 -9q4 9 -9 17Z`),
  )
}

/** A small old car that got as far as this, seen from its nose, lights on. */
export function car(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const [body, cream, chrome, tyre, glassTone] = [
    paint('glass.blue'),
    paint('enamel.cream'),
    paint('brass.tin'),
    paint('brass.iron'),
    paint('glass.clear'),
  ]
  const [leather, red] = [paint('wood.walnut'), paint('enamel.red')]
  const lamp = (cx: number) => [
    oval(chrome.shade, cx + 3, -156, 46, 48),
    oval(chrome.light, cx, -160, 45, 46),
    oval(LAMP, cx, -160, 35, 36),
    oval('#fffaf0', cx - 3, -163, 22, 23),
    stroke(chrome.shade, 2, `M${cx - 30} -148q30 12 60 0`),
  ]
  const drawing = group(
    `translate(${x} ${y}) scale(1.24)`,
    oval(INK, 10, -2, 300, 20, 0.3),
    panel(tyre.deep, { x: -238, y: -90, width: 76, height: 90 }, 6),
    panel(tyre.deep, { x: 162, y: -90, width: 76, height: 90 }, 6),
    shape(body.shade, 'M-164 -254Q-152 -400 -102 -434Q0 -462 102 -434Q152 -400 164 -254Z'),
    shape(
      body.base,
      'M-164 -254Q-152 -400 -102 -434Q-20 -460 60 -444Q-60 -436 -96 -404Q-130 -360 -138 -254Z',
    ),
    shape(glassTone.shade, 'M-138 -262Q-128 -374 -88 -400Q0 -420 88 -400Q128 -374 138 -262Z'),
    shape(
      leather.shade,
      'M-110 -262Q-112 -318 -74 -320Q-36 -318 -38 -262Z M38 -262Q36 -318 74 -320Q112 -318 110 -262Z',
      0.75,
    ),
    oval(leather.deep, -74, -330, 20, 16, 0.75),
    oval(leather.deep, 74, -330, 20, 16, 0.75),
    stroke(leather.deep, 6, 'M34 -270a40 30 0 0 1 80 0'),
    shape(
      '#ffffff',
      'M-124 -280Q-112 -376 -60 -398L-10 -404L-70 -266H-126Z M10 -406L34 -404L-26 -266H-46Z',
      0.28,
    ),
    panel(tyre.base, { x: -18, y: -404, width: 36, height: 14 }, 2),
    stroke(tyre.base, 2, 'M0 -390V-368'),
    shape(paint('leaf.leaf').base, 'M0 -372L14 -350H6L16 -332H-16L-6 -350H-14Z'),
    stroke(tyre.deep, 4, 'M-94 -258L-30 -292M6 -258L76 -292'),
    stroke(chrome.shade, 7, 'M-150 -270L-186 -286M150 -270L186 -286'),
    shape(
      chrome.base,
      'M-196 -300q-26 -6 -28 18q4 20 30 14l14 -14Z M196 -300q26 -6 28 18q-4 20 -30 14l-14 -14Z',
    ),
    shape(
      body.base,
      'M-262 -60Q-282 -180 -212 -222Q-180 -262 -120 -266H120Q180 -262 212 -222Q282 -180 262 -60Q262 -30 232 -28H-232Q-262 -30 -262 -60Z',
    ),
    shape(body.shade, 'M120 -266Q180 -262 212 -222Q282 -180 262 -60Q262 -30 232 -28H150Q240 -140 120 -266Z'),
    shape(body.shade, 'M-152 -54Q-176 -214 -112 -262H112Q176 -214 152 -54Z'),
    shape(body.base, 'M-146 -54Q-170 -210 -106 -266H98Q160 -206 142 -54Z'),
    shape(
      body.light,
      'M-136 -150Q-136 -230 -92 -256H-20Q-70 -240 -92 -150Q-114 -100 -124 -120Q-136 -130 -136 -150Z',
    ),
    shape(body.light, 'M-252 -100Q-262 -176 -206 -214Q-240 -160 -236 -90Z', 0.8),
    stroke(body.shade, 4, 'M0 -262V-150'),
    oval(chrome.light, 0, -150, 17, 17),
    oval(red.base, 0, -150, 11, 11),
    stroke(chrome.light, 9, 'M-96 -136Q-50 -112 -26 -142M96 -136Q50 -112 26 -142'),
    ...lamp(-200),
    ...lamp(200),
    oval(paint('brass.brass').base, -206, -92, 15, 11),
    oval(paint('brass.brass').base, 206, -92, 15, 11),
    shape(chrome.shade, 'M-276 -62Q0 -40 276 -62Q286 -44 276 -30Q0 -10 -276 -30Q-286 -44 -276 -62Z'),
    shape(chrome.light, 'M-276 -62Q0 -40 276 -62L278 -50Q0 -30 -278 -50Z'),
    panel(cream.base, { x: -62, y: -64, width: 124, height: 36 }, 2),
    stroke(cream.deep, 4, 'M-46 -46q8 -10 14 0t14 0M8 -46h14M30 -46h14'),
    shape(paint('clay.brick').base, 'M-232 -64q14 -16 34 -8q10 14 -8 16q-20 4 -26 -8Z', 0.6),
  )
  stage.drawBefore({ left: x - 330, right: x + 330, top: y - 550, bottom: y }, drawing)
  stage.draw(glow(x - 248, y - 198, 150, 0.13), glow(x + 248, y - 198, 150, 0.13))
}

type Carton = {
  x: number
  y: number
  width: number
  height: number
  mark?: boolean
  dye?: Dye
  isOpen?: boolean
}

/** A box of cardboard on its base line `y`; most are marked with the same word, which says nothing. */
export function carton(
  stage: Stage,
  { x, y, width, height, mark = true, dye = 'paper.kraft', isOpen = false }: Carton,
) {
  const paint = stage.paint('middle')
  const [card, tape, pen] = [paint(dye), paint('clay.bone'), paint('enamel.red')]
  const depth = Math.min(26, height * 0.18)
  const [right, top] = [x + width, y - height]
  const lean = stage.random.between(-3, 3)
  const face = `M${short(x)} ${short(top + depth)}H${short(right)}L${short(right - 3 + lean * 0.4)} ${y}L${short(x + 4)} ${short(y + 1)}Z`
  const lid = `M${short(x + 16)} ${short(top)}H${short(right - 12)}L${short(right)} ${short(top + depth)}H${short(x)}Z`
  const scale = Math.min(1.2, width / 210)
  stage.drawBefore(
    { left: x, right, top, bottom: y },
    shape(INK, `M${short(x + 8)} ${y - 6}H${short(right)}l18 12H${short(x + 10)}Z`, 0.22),
    shape(card.base, face),
    shape(
      card.shade,
      `M${short(x + width * 0.8)} ${short(top + depth)}H${short(right)}L${short(right - 3 + lean * 0.4)} ${y}H${short(x + width * 0.74)}Z`,
      0.75,
    ),
    ...(isOpen
      ? [
          shape(card.deep, lid),
          shape(
            card.light,
            `M${short(x + 16)} ${short(top)}L${short(x - 22)} ${short(top - 26)}L${short(x - 34)} ${short(top + 4)}L${short(x)} ${short(top + depth)}Z`,
          ),
          shape(
            card.shade,
            `M${short(right - 12)} ${short(top)}L${short(right + 24)} ${short(top - 20)}L${short(right + 32)} ${short(top + 8)}L${short(right)} ${short(top + depth)}Z`,
          ),
        ]
      : [
          shape(card.light, lid),
          stroke(card.shade, 2, `M${short(x + 8)} ${short(top + depth / 2)}H${short(right - 6)}`),
          shape(
            tape.base,
            `M${short(x + width * 0.44)} ${short(top + depth)}h${short(width * 0.13)}v${short(height * 0.2)}l-8 -4l-8 5l${short(-width * 0.13 + 16)} -2Z`,
            0.85,
          ),
          shape(
            tape.light,
            `M${short(x + width * 0.46)} ${short(top)}h${short(width * 0.11)}l2 ${short(depth)}h${short(-width * 0.13)}Z`,
            0.85,
          ),
        ]),
    mark
      ? group(
          `translate(${short(x + width * 0.4)} ${short(y - height * 0.36)}) rotate(${short(lean)}) scale(${short(scale)})`,
          stroke(
            pen.shade,
            7,
            'M-52 14V-12L-40 6L-28 -12V14M-12 -4V14M-12 -14v0M20 -10Q4 -14 6 -2Q22 2 18 12Q10 18 2 12M52 -8Q32 -14 32 4Q36 18 52 12',
          ),
        )
      : shape(
          card.deep,
          `M${short(x + width * 0.2)} ${short(y - height * 0.5)}h${short(width * 0.24)}q4 8 0 14h${short(-width * 0.24)}q-4 -6 0 -14Z`,
          0.5,
        ),
  )
}

/** Lids, and nothing but lids. */
export function boxOfLids(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const lid = (dye: Dye, cx: number, cy: number, turn: number, size = 1) => {
    const tones = paint(dye)
    return group(
      `translate(${cx} ${cy}) rotate(${turn}) scale(${size})`,
      shape(tones.shade, 'M-62 4Q0 22 62 4L58 -6H-58Z'),
      shape(tones.base, 'M-62 2Q-56 -40 0 -42Q56 -40 62 2Q0 16 -62 2Z'),
      shape(tones.light, 'M-50 -4Q-42 -32 -8 -36Q-30 -22 -34 0Z'),
      shape(tones.shade, 'M18 -40Q56 -36 62 2Q44 8 24 9Q48 -16 18 -40Z', 0.7),
      oval(paint('brass.iron').base, 0, -48, 13, 10),
      oval(paint('brass.iron').light, -4, -51, 4, 3),
    )
  }
  carton(stage, { x: x - 150, y, width: 300, height: 170, isOpen: true })
  stage.drawBefore(
    { left: x - 140, right: x + 140, top: y - 270, bottom: y - 136 },
    lid('brass.tin', x - 74, y - 168, -38),
    lid('enamel.teal', x + 78, y - 166, 34),
    lid('brass.copper', x + 2, y - 196, 8, 1.1),
    lid('enamel.cream', x - 38, y - 152, -12),
    lid('enamel.red', x + 44, y - 150, 14),
    shape(paint('paper.kraft').base, `M${x - 150} ${y - 144}H${x + 150}v34H${x - 149}Z`),
  )
}
