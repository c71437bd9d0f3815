import { type Dye, INK, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'

/** A bicycle wheel, seen from the side. */
export function wheel(paint: Paint, x: number, y: number, radius: number, tyre: Dye = 'brass.iron') {
  const [rubber, steel] = [paint(tyre), paint('brass.tin')]
  const spokes = Array.from({ length: 9 }, (_, at) => {
    const turn = (at / 9) * Math.PI + 0.2
    const [dx, dy] = [Math.cos(turn) * radius * 0.88, Math.sin(turn) * radius * 0.88]
    return `M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`
  })
  const ring = (r: number) => `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 0 0.1`
  return [
    stroke(steel.base, 1.6, spokes.join('')),
    stroke(rubber.base, radius * 0.12, ring(radius * 0.94)),
    stroke(steel.base, radius * 0.05, ring(radius * 0.84)),
    stroke(
      rubber.light,
      radius * 0.03,
      `M${short(x - radius * 0.9)} ${short(y - radius * 0.24)}A${short(radius * 0.93)} ${short(radius * 0.93)} 0 0 1 ${short(x - radius * 0.1)} ${short(y - radius * 0.93)}`,
    ),
    oval(steel.shade, x, y, radius * 0.09),
    oval(steel.light, x - 1, y - 1, radius * 0.04),
  ].join('')
}

/** The inside of a gear, with its teeth. */
export function sprocket(tones: Tones, x: number, y: number, radius: number) {
  const teeth = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2
    return `M${short(x)} ${short(y)}L${short(x + Math.cos(turn) * radius * 1.14)} ${short(y + Math.sin(turn) * radius * 1.14)}`
  })
  const hole = radius * 0.42
  return [
    stroke(tones.shade, radius * 0.26, teeth.join('')),
    shape(
      tones.base,
      `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z M${short(x - hole)} ${y}a${short(hole)} ${short(hole)} 0 1 0 ${short(2 * hole)} 0a${short(hole)} ${short(hole)} 0 1 0 ${short(-2 * hole)} 0Z`,
    ),
    stroke(
      tones.light,
      radius * 0.1,
      `M${short(x - radius * 0.72)} ${short(y - radius * 0.2)}A${short(radius * 0.75)} ${short(radius * 0.75)} 0 0 1 ${short(x)} ${short(y - radius * 0.74)}`,
    ),
  ].join('')
}

/** An open-ended spanner that hangs from its nail, `length` long. */
export function spanner(tones: Tones, x: number, y: number, length: number, turn = 0) {
  const s = length / 100
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${Math.round(s * 100) / 100})`,
    shape(tones.shade, 'M-4 14L4 14L5 82L-5 82Z'),
    shape(tones.base, 'M-5 16L1 16L1 82L-6 82Z'),
    shape(
      tones.base,
      'M-12 -6Q-16 8 -6 18L6 18Q16 8 12 -6L6 -8L5 5L-5 5L-6 -8Z M-11 106Q-15 90 -6 80L6 80Q15 90 11 106L5 108L4 95L-4 95L-5 108Z',
    ),
    shape(
      tones.shade,
      'M1 18L6 18Q16 8 12 -6L6 -8L5 5Q8 12 1 18Z M1 80L6 80Q15 90 11 106L5 108L4 95Q8 88 1 80Z',
    ),
  )
}

/** A screwdriver, its handle up. */
export function screwdriver(paint: Paint, dye: Dye, x: number, y: number, length: number) {
  const [handle, steel] = [paint(dye), paint('brass.tin')]
  return group(
    `translate(${x} ${y}) scale(${Math.round(length) / 100})`,
    shape(steel.shade, 'M-3 40h6l-1 50l3 10h-10l3 -10Z'),
    shape(handle.base, 'M-8 4Q0 -5 8 4L9 38Q0 46 -9 38Z'),
    shape(handle.shade, 'M3 0Q7 1 8 4L9 38Q6 42 2 42Z'),
    shape(handle.light, 'M-6 6Q-4 2 -2 3L-3 38L-6 37Z'),
  )
}

/** A workbench against the wall: things stand from `y` to `y + depth`, and on its lower board at `y + depth + legs * 0.72`. */
export function workbench(
  top: Tones,
  frame: Tones,
  { x, y, width, depth, legs }: { x: number; y: number; width: number; depth: number; legs: number },
) {
  const front = y + depth
  const board = front + legs * 0.72
  const leg = (at: number) => [
    panel(frame.shade, { x: at, y: front + 20, width: 40, height: legs - 14 }, 2),
    panel(frame.base, { x: at, y: front + 20, width: 26, height: legs - 14 }, 2),
    panel(frame.light, { x: at, y: front + 20, width: 6, height: legs - 14 }, 1),
  ]
  return {
    board,
    back: [
      shape(INK, `M${x + 10} ${front}h${width - 20}v${legs + 10}h${-width + 20}Z`, 0.34),
      panel(frame.shade, { x: x + 16, y: board, width: width - 32, height: 18 }, 2),
      panel(frame.light, { x: x + 16, y: board, width: width - 32, height: 5 }, 1),
    ].join(''),
    front: [
      ...leg(x + 20),
      ...leg(x + width - 70),
      panel(INK, { x: x + 8, y: front + 20, width: width - 16, height: 20 }, 0, 0.2),
      shape(top.light, `M${x + 18} ${y}L${x + width - 18} ${y}L${x + width} ${front}L${x} ${front}Z`),
      shape(
        top.base,
        `M${short(x + width * 0.3)} ${y}L${x + width - 18} ${y}L${x + width} ${front}L${short(x + width * 0.24)} ${front}Z`,
        0.7,
      ),
      stroke(
        top.shade,
        2,
        `M${x + 40} ${short(y + depth * 0.4)}H${x + width - 30}M${short(x + width * 0.18)} ${short(y + depth * 0.7)}H${short(x + width * 0.7)}`,
      ),
      panel(top.base, { x: x - 2, y: front, width: width + 4, height: 26 }, 2),
      panel(top.light, { x: x - 2, y: front, width: width + 4, height: 5 }, 1),
      shape(
        top.shade,
        `M${x} ${front + 18}h${width}v8h${-width}Z M${short(x + width * 0.3)} ${front + 6}q60 6 140 0q-60 8 -140 0Z M${short(x + width * 0.64)} ${front + 10}q50 5 110 0q-40 7 -110 0Z`,
      ),
    ].join(''),
  }
}

/** A fiddle on its hook: `x y` is the scroll. Without strings it is in the white, not yet varnished. */
export function violin(
  paint: Paint,
  body: Tones,
  x: number,
  y: number,
  size: number,
  { turn = 0, hasStrings = true } = {},
) {
  const [ebony, maple, string] = [paint('brass.iron'), paint('wood.oak'), paint('paper.white')]
  return group(
    `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${size})`,
    shape(
      INK,
      'M8 66Q-14 64 -21 77Q-26 89 -17 100Q-10 108 -23 127Q-32 141 -28 155Q-22 168 8 168Q38 168 44 155Q48 141 35 132Q26 114 33 100Q42 89 37 77Q30 64 8 66Z',
      0.16,
    ),
    shape(
      body.base,
      'M0 59Q-22 57 -29 70Q-34 82 -25 93L-29 97Q-18 101 -19 109Q-19 117 -31 120L-27 125Q-40 134 -36 148Q-30 161 0 161Q30 161 36 148Q40 134 27 125L31 120Q19 117 19 109Q18 101 29 97L25 93Q34 82 29 70Q22 57 0 59Z',
    ),
    shape(
      body.shade,
      'M14 60Q26 62 29 70Q34 82 25 93L29 97Q18 101 19 109Q19 117 31 120L27 125Q40 134 36 148Q30 161 4 161Q28 152 26 136Q24 126 14 112Q11 100 18 90Q24 74 14 60Z',
    ),
    shape(
      body.light,
      'M-20 62Q-28 68 -28 78Q-26 86 -21 90Q-22 74 -12 62Z M-26 130Q-34 140 -28 150Q-24 155 -18 156Q-26 144 -20 130Z',
      0.75,
    ),
    stroke(ebony.deep, 2.4, 'M-13 102q-4 3 -2 10q2 8 -3 11M13 102q4 3 2 10q-2 8 3 11'),
    shape(maple.shade, 'M-3.5 16L3.5 16L4.5 62L-4.5 62Z'),
    shape(maple.base, 'M0 2Q7 2 7 9Q7 15 3 18L3 34L-3 34L-3 18Q-8 14 -7 8Q-6 2 0 2Z'),
    oval(maple.deep, 0, 9, 2.6),
    hasStrings ? stroke(ebony.base, 3.6, 'M-9 20h18M-9 28h18') : '',
    hasStrings
      ? [
          shape(ebony.base, 'M-4 33L4 33L6.5 96L-6.5 96Z M-5 126L5 126L8 152Q0 158 -8 152Z'),
          shape(string.base, 'M-11 117Q0 111 11 117L10 121Q0 117 -10 121Z'),
          stroke(string.light, 0.9, 'M-2.5 34L-4 128M2.5 34L4 128M0 34V128'),
        ].join('')
      : stroke(paint('wood.drift').base, 1.6, 'M0 64V158'),
  )
}

/** Tyres in a pile, nearly in line. `x y` is the middle of the pile's foot. */
export function tyrePile(paint: Paint, x: number, y: number, radius: number, dyes: readonly Dye[]) {
  const flat = radius * 0.3
  const thick = radius * 0.26
  const tyres = dyes.map((dye, at) => {
    const rubber = paint(dye)
    const [cx, cy] = [x + ((at * 7) % 5) * 3 - 6, y - flat - at * thick * 0.86]
    return [
      shape(
        rubber.shade,
        `M${short(cx - radius)} ${short(cy - thick)}v${short(thick)}a${short(radius)} ${short(flat)} 0 0 0 ${short(radius * 2)} 0v${short(-thick)}Z`,
      ),
      shape(
        rubber.base,
        `M${short(cx - radius)} ${short(cy - thick)}v${short(thick)}a${short(radius)} ${short(flat)} 0 0 0 ${short(radius * 1.2)} ${short(flat * 0.98)}v${short(-thick)}Z`,
      ),
      stroke(
        rubber.deep,
        2,
        Array.from(
          { length: 11 },
          (_, knob) =>
            `M${short(cx - radius * 0.94 + knob * radius * 0.188)} ${short(cy - thick * 0.5 + flat * Math.sqrt(Math.max(0, 1 - (0.94 - knob * 0.188) ** 2)))}l4 ${short(thick * 0.4)}`,
        ).join(''),
      ),
      oval(rubber.base, cx, cy - thick, radius, flat),
      oval(rubber.light, cx - radius * 0.03, cy - thick - 2, radius * 0.94, flat * 0.9, 0.5),
      oval(rubber.deep, cx, cy - thick + 1, radius * 0.74, flat * 0.68),
    ].join('')
  })
  return [oval(INK, x + 6, y - flat * 0.4, radius * 1.12, flat * 0.9, 0.18), ...tyres].join('')
}

/** A pump that stands on its foot. */
export function floorPump(paint: Paint, x: number, y: number, height: number) {
  const [body, iron, handle] = [paint('enamel.red'), paint('brass.iron'), paint('wood.oak')]
  return group(
    `translate(${x} ${y}) scale(${Math.round(height) / 100})`,
    oval(INK, 3, 0, 26, 4, 0.18),
    stroke(iron.base, 3, 'M6 -14Q34 -20 30 -52Q26 -76 12 -70'),
    shape(iron.base, 'M-24 0Q-22 -6 -8 -8L8 -8Q22 -6 24 0Z'),
    shape(body.base, 'M-7 -76h14l1 70h-16Z'),
    shape(body.shade, 'M2 -76h5l1 70h-5Z'),
    shape(body.light, 'M-6 -74h3v66h-4Z'),
    stroke(iron.light, 4, 'M0 -76V-94'),
    stroke(handle.base, 7, 'M-17 -97H17'),
    stroke(handle.light, 2, 'M-16 -99H8'),
  )
}
