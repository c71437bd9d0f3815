import { tryFont } from '#client/lib/browser-drawings.ts'

/** In px of the file. */
export const WIDTH = 1200
export const HEIGHT = 1040

const BORDER = 36
const BAND = 176

const PAPER = '#fffdf8'
const INK = '#23213a'
const QUIET = '#5d5970'
const LAMP = '#a5620b'
const STAMP = '#39345f'
const SHEET = '#ebe6f6'
const SHADE = '#c5bee3'

/** The small ghost's sheet, on its grid of 120 by 140, and the shade on its right. */
const GHOST =
  'M22 124C17 98 18 78 23 58C28 31 43 14 62 14C82 14 95 31 98 58C100 80 105 102 105 121C99 130 93 119 87 124C80 131 74 120 66 125C58 131 52 120 44 125C36 131 29 128 22 124Z'
const FOLD =
  'M78 19C90 27 96 41 98 58C100 80 105 102 105 121C99 130 93 119 87 124C84 127 81 127 78 126C90 96 92 50 78 19Z'
const FACE =
  'M40.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0ZM66.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0ZM58 70a6 6 0 0 1 3.500 10.800L64 94H52l2.500-13.200A6 6 0 0 1 58 70Z'

type Postcard = {
  src: string
  title: string
  place: string
  how: string
  day: string
  /** The name of the product, and where the room is. */
  sender: string
  address: string
}

/** A picture postcard: the room, the found things, a stamp and its postmark. Drawn in the browser; no server sees it. */
export async function drawPostcard(canvas: HTMLCanvasElement, card: Postcard) {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on.')
  const room = new Image()
  room.src = card.src
  await Promise.all([room.decode(), tryFont('600 60px Fraunces')])

  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.drawImage(room, BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - BORDER - BAND)
  drawWords(context, card)
  drawStamp(context, WIDTH - BORDER - 168, BORDER + 24)
  drawPostmark(context, WIDTH - BORDER - 210, BORDER + 176, card.day)
}

function drawWords(context: CanvasRenderingContext2D, card: Postcard) {
  const { title, place, how, sender, address } = card
  const left = BORDER + 8
  const widest = WIDTH - 2 * left
  context.textBaseline = 'alphabetic'
  context.fillStyle = LAMP
  context.font = '600 27px system-ui, sans-serif'
  context.fillText('ROOM OF THE DAY', left, HEIGHT - 130, widest)
  context.fillStyle = INK
  context.font = '600 56px Fraunces, Georgia, serif'
  context.fillText(title, left, HEIGHT - 70, widest / 2)
  context.fillStyle = QUIET
  context.font = '30px system-ui, sans-serif'
  context.fillText(`${place}, ${how}`, left, HEIGHT - 26, widest)
  context.textAlign = 'right'
  context.fillText(address, WIDTH - left, HEIGHT - 70, widest / 2)
  context.fillStyle = INK
  context.font = '600 40px Fraunces, Georgia, serif'
  context.fillText(sender, WIDTH - left, HEIGHT - 118, widest / 2)
  context.textAlign = 'start'
}

const STAMP_WIDTH = 150
const STAMP_HEIGHT = 184
const TEETH = 15

function drawStamp(context: CanvasRenderingContext2D, left: number, top: number) {
  context.save()
  context.translate(left, top)
  context.rotate(0.03)
  context.fillStyle = PAPER
  context.fillRect(0, 0, STAMP_WIDTH, STAMP_HEIGHT)
  // The perforation: teeth of paper over the picture.
  for (let along = TEETH / 2; along < STAMP_WIDTH; along += TEETH) {
    dot(context, along, 0, 5)
    dot(context, along, STAMP_HEIGHT, 5)
  }
  for (let along = TEETH / 2; along < STAMP_HEIGHT; along += TEETH) {
    dot(context, 0, along, 5)
    dot(context, STAMP_WIDTH, along, 5)
  }
  context.fillStyle = STAMP
  context.fillRect(11, 11, STAMP_WIDTH - 22, STAMP_HEIGHT - 22)
  context.translate(16, 26)
  fill(context, GHOST, SHEET)
  fill(context, FOLD, SHADE)
  fill(context, FACE, STAMP)
  context.restore()
}

function drawPostmark(context: CanvasRenderingContext2D, x: number, y: number, day: string) {
  context.save()
  context.translate(x, y)
  context.rotate(-0.18)
  context.strokeStyle = INK
  context.globalAlpha = 0.82
  context.lineWidth = 5
  circle(context, 74)
  circle(context, 58)
  context.beginPath()
  for (const line of [-36, -12, 12, 36]) {
    context.moveTo(-230, line)
    for (let wave = 0; wave < 6; wave += 1) {
      const from = -230 + wave * 26
      context.bezierCurveTo(from + 9, line - 13, from + 17, line + 13, from + 26, line)
    }
  }
  context.stroke()
  context.fillStyle = PAPER
  context.globalAlpha = 0.55
  context.fill(new Path2D('M-56 0a56 56 0 1 1 112 0a56 56 0 1 1-112 0Z'))
  context.globalAlpha = 0.9
  context.fillStyle = INK
  context.textAlign = 'center'
  context.font = '700 24px system-ui, sans-serif'
  const [year = '', month = '', date = ''] = day.split('-')
  context.fillText(`${date}.${month}.`, 0, -4)
  context.fillText(year, 0, 26)
  context.restore()
}

function fill(context: CanvasRenderingContext2D, path: string, colour: string) {
  context.fillStyle = colour
  context.fill(new Path2D(path))
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function circle(context: CanvasRenderingContext2D, radius: number) {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.stroke()
}
