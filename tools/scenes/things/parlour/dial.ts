import type { Tones } from '#scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'

/** A clock face of radius `r` in a rim of colour `edge`, its hands at any time of day. */
export function dial({ between, paint }: Hand, cx: number, cy: number, r: number, face: Tones, edge: string) {
  const iron = paint('brass.iron')
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return `M${short(cx + Math.sin(angle) * r * 0.8)} ${short(cy - Math.cos(angle) * r * 0.8)}h.1`
  })
  const minutes = between(0, 720)
  return [
    oval(edge, cx + r * 0.02, cy + r * 0.02, r * 1.06),
    oval(face.base, cx, cy, r),
    shape(
      face.light,
      `M${short(cx - r * 0.9)} ${cy}Q${short(cx - r * 0.86)} ${short(cy - r * 0.86)} ${short(cx + r * 0.1)} ${short(cy - r * 0.92)}Q${short(cx - r * 0.6)} ${short(cy - r * 0.5)} ${short(cx - r * 0.9)} ${cy}Z`,
    ),
    stroke(iron.base, Number(short(r * 0.11)), marks.join('')),
    group(
      `rotate(${short(minutes / 2)} ${cx} ${cy})`,
      stroke(iron.base, Number(short(r * 0.15)), `M${cx} ${cy}V${short(cy - r * 0.45)}`),
    ),
    group(
      `rotate(${short((minutes % 60) * 6)} ${cx} ${cy})`,
      stroke(iron.base, Number(short(r * 0.1)), `M${cx} ${cy}V${short(cy - r * 0.68)}`),
    ),
    oval(paint('enamel.red').base, cx, cy, r * 0.11),
  ]
}
