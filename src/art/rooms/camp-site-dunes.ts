import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import type { Stage } from '#art/compose/stage.ts'
import { drawLine, type Line } from '#art/kit/line.ts'
import { stroke } from '#art/kit/svg.ts'
import { hangUp, lineUp } from './arrange.ts'
import { boat, drift, driftTree, gull, windbreak } from './camp-site-dunes-parts.ts'
import { gulls, kite, sands, skyAndSea } from './camp-site-dunes-shell.ts'
import { blanket } from './camp-site-gear.ts'
import { tuft } from './camp-site-parts.ts'

const sunrise: Light = { tint: '#f6b98e', amount: 0.09, haze: '#e9c9b4', dim: 0.07 }

function draw(stage: Stage) {
  const middle = stage.paint('middle')
  skyAndSea(stage)
  stage.draw(gulls(stage), kite(stage))
  sands(stage)

  // A frame of found wood on the dune: what got wet
  const guy: Line = { from: [562, 150], to: [1010, 500], sag: 60 }
  stage.draw(
    stroke(middle('wood.drift').shade, 18, 'M70 108Q64 300 76 520M566 96Q574 330 560 600'),
    stroke(middle('wood.drift').light, 5, 'M66 108Q60 300 72 516M562 98Q570 330 556 596'),
    stroke(middle('wood.drift').shade, 16, 'M24 138Q300 112 612 130'),
    stroke(middle('wood.drift').light, 5, 'M26 133Q300 107 610 125'),
    drawLine(middle('paper.kraft').shade, 5, guy),
  )
  hangUp(
    stage,
    { from: 96, to: 552, y: 126, plane: 'back', scale: 0.8 },
    'life-ring',
    'rope',
    'patchwork-quilt',
  )
  stage.rest('bag', 300, 130, { pose: 'hang' })
  hangUp(stage, { from: 596, to: 744, y: guy, plane: 'back', scale: 0.9 }, 'straw-hat', 'binoculars')
  stage.put('oar', { x: 34, y: 650, plane: 'back', scale: 0.76, turn: 6 })
  stage.put('fishing-rod', { x: 588, y: 640, plane: 'back', scale: 0.9, turn: 7 })
  lineUp(
    stage,
    { from: 76, to: 560, y: 610, plane: 'back', scale: 0.9 },
    'barrel',
    'milk-churn',
    'suitcase-stack',
  )
  lineUp(
    stage,
    { from: 60, to: 530, y: 636, plane: 'back', scale: 0.9, fall: [-0.16, 0.2] },
    'duffel-bag',
    'jug',
    ['wooden-crate', 'concertina'],
    'boots',
  )
  stage.rest('bag', 210, 650)
  stage.rest('stove', 430, 648)

  // In the lee of the windbreak
  stage.draw(windbreak(stage, { x: 600, y: 640, height: 216 }, [220, 210, 190]))
  lineUp(
    stage,
    { from: 640, to: 1130, y: 676, plane: 'back', fall: [-0.16, 0.2] },
    'teapot',
    'folded-blankets',
    'radio',
    ['picnic-basket', 'enamel-mug'],
    'hurricane-lantern',
  )
  stage.rest('stove', 890, 690)
  stage.rest('bag', 690, 700)

  const { behind, before } = boat(stage)
  stage.draw(behind)
  lineUp(
    stage,
    { from: 1110, to: 1590, y: 660, plane: 'back', scale: 0.96 },
    ['folded-blankets', 'straw-hat'],
    'guitar',
    ['suitcase', 'camera'],
    'bird-house',
  )
  lineUp(
    stage,
    { from: 1190, to: 1590, y: 690, plane: 'back', scale: 0.96 },
    'bottle-crate',
    'rubber-boots',
    'backpack',
  )
  stage.rest('bag', 1330, 682)
  stage.drawBefore({ left: 1030, right: 1600, top: 646, bottom: 776 }, before)

  stage.draw(driftTree(stage))
  lineUp(
    stage,
    { from: 226, to: 1100, y: 792, plane: 'back', scale: 1.06 },
    'kettle',
    'enamel-mug',
    'coffee-grinder',
    'jug',
    'crockery',
    'typewriter',
    'thermos',
    'alarm-clock',
    'biscuit-tin',
    'saucepan',
    'bread-bin',
  )
  stage.rest('stove', 420, 796)
  stage.rest('stove', 760, 812)
  stage.drawBefore({ left: 1064, right: 1204, top: 706, bottom: 814 }, gull(stage, 1120, 812))

  stage.draw(
    blanket(middle('enamel.teal'), middle('cloth.oat'), {
      left: 560,
      right: 1120,
      far: 930,
      near: 1110,
      spread: [60, 70],
    }),
  )
  lineUp(
    stage,
    { from: 210, to: 570, y: 950, scale: 0.88, fall: [-0.16, 0.2] },
    'bucket',
    ['book-stack', 'alarm-clock'],
    'watering-can',
    'football',
  )
  drift(stage, 440, 958, 200)
  stage.rest('bag', 330, 968)
  lineUp(
    stage,
    { from: 600, to: 1120, y: 990, scale: 0.88 },
    'accordion',
    'jam-jars',
    'bolster',
    'globe',
    'toaster',
  )
  lineUp(
    stage,
    { from: 1150, to: 1600, y: 946, scale: 0.9, fall: [-0.16, 0.2] },
    'letter-box',
    'telephone',
    'cactus',
    'drum',
  )
  drift(stage, 1290, 954, 280)
  lineUp(stage, { from: 1160, to: 1390, y: 1046, scale: 0.9 }, 'travel-bag')

  lineUp(
    stage,
    { from: 330, to: 1200, y: 1098, scale: 1, fall: [-0.16, 0.2] },
    'boots',
    'enamel-mug',
    'trumpet',
    'kitchen-scale',
    ['suitcase', 'camera'],
    'teapot',
    'hat-box',
  )
  drift(stage, 420, 1104, 220)
  stage.rest('bag', 1050, 1124)
  lineUp(
    stage,
    { from: 410, to: 1330, y: 1178, scale: 1.1, fall: [-0.16, 0.2] },
    'jam-jars',
    'flashlight',
    'enamel-mug',
    'concertina',
    'oil-can',
    'alarm-clock',
    'kettle',
  )
  drift(stage, 900, 1184, 260)
  stage.rest('stove', 640, 1152)
  stage.rest('stove', 1180, 1152)

  stage.put('rope', { x: 1330, y: 1196, plane: 'front', scale: 0.8, manner: 'stand' })
  stage.put('wooden-crate', { x: 120, y: 1256, plane: 'front', scale: 1.1 })
  stage.put('gramophone', { x: 110, y: 1010, plane: 'front', scale: 0.62 })
  stage.put('barrel', { x: 1510, y: 1240, plane: 'front', scale: 0.76 })
  stage.draw(
    tuft(stage.paint('front')('leaf.olive'), stage.random, 1420, 1206, 150),
    tuft(stage.paint('front')('leaf.olive'), stage.random, 376, 1210, 120),
  )
}

export const dunes: Picture = {
  id: 'camp-site-3',
  alt: 'Dunes by the sea at sunrise, with a windbreak, a pulled-up boat and sand in everything',
  light: sunrise,
  draw,
}
