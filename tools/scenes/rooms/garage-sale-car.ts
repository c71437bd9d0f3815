import type { Stage } from '#scenes/compose/stage.ts'
import { INK, LAMP } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { glow } from './lamplight.ts'

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
    // One low bench behind the wheel, a folded rug over its back: nobody sits there.
    shape(leather.shade, 'M-116 -262Q-118 -300 -100 -302Q0 -310 100 -302Q118 -300 116 -262Z', 0.7),
    stroke(leather.deep, 3, 'M-60 -303V-264M0 -306V-264M60 -303V-264'),
    shape(red.base, 'M-92 -308Q-70 -312 -44 -309L-40 -276Q-66 -270 -94 -276Z', 0.8),
    stroke(cream.base, 3, 'M-84 -308L-86 -276M-66 -310L-68 -274M-92 -294L-42 -294'),
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
  stage.drawBefore({ left: x - 330, right: x + 330, top: y - 550, bottom: y }, named('small-car', drawing))
  stage.draw(glow(x - 248, y - 198, 150, 0.13), glow(x + 248, y - 198, 150, 0.13))
}
