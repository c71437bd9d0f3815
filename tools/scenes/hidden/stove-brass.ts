import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'

/** Its colours never vary: whoever has found one knows what to look for. */
export const stoveBrass: SmallDrawing = {
  id: 'stove-brass',
  grid: [240, 180],
  shadow: contactShadow(122, 170, 114, 9),
  draw({ paint }: Hand) {
    const tank = paint('brass.brass')
    const burner = paint('brass.copper')
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const red = paint('enamel.red')
    return [
      stroke(tin.shade, 8, 'M140 100L136 16'),
      stroke(tin.shade, 9, 'M56 26Q66 11 121 11Q178 11 188 26'),
      shape(tank.shade, 'M102 108L109 80H135L142 108Z'),
      shape(tank.base, 'M102 108L109 80H122L124 108Z'),
      stroke(burner.shade, 9, 'M96 70Q74 82 90 102M148 70Q170 82 154 102'),
      stroke(burner.light, 3, 'M91 72Q75 83 86 99'),
      shape(burner.base, 'M82 56Q84 84 122 86Q160 84 162 56Z'),
      shape(burner.shade, 'M162 56Q160 84 122 86Q142 78 145 56Z'),
      shape(burner.light, 'M87 62L99 63Q101 75 110 80Q91 77 87 62Z'),
      shape(iron.base, 'M76 50Q78 38 122 37Q166 38 168 50Q166 61 122 63Q78 61 76 50Z'),
      shape(iron.light, 'M80 50Q82 41 120 39.5Q98 45 96 55Q82 54 80 50Z'),
      stroke(iron.deep, 4.5, 'M99 55h.1M111 57h.1M123 57.5h.1M135 57h.1M147 55h.1'),
      stroke(tank.shade, 18, 'M58 126L25 108'),
      stroke(tank.light, 6, 'M57 119L28 103'),
      stroke(iron.base, 7, 'M20 106L10 101'),
      shape(red.base, 'M1 90Q8 85 15 92Q19 104 11 114Q4 114 1 106Q-1 97 1 90Z'),
      shape(red.light, 'M3 92Q7 88 11 92Q5 97 6 107Q1 100 3 92Z'),
      shape(tin.shade, 'M170 106L172 90Q183 84 194 92L192 110Q182 114 170 106Z'),
      shape(tin.light, 'M171 97L172 90Q183 84 194 92Q184 92 178 100Z'),
      shape(
        tank.base,
        'M34 136Q32 104 84 99Q121 95 158 99Q210 104 208 136Q204 164 162 168Q121 173 80 168Q38 163 34 136Z',
      ),
      shape(
        tank.shade,
        'M208 136Q204 164 162 168Q121 173 80 168Q66 166 56 162Q130 164 158 142Q180 124 166 100Q210 106 208 136Z',
      ),
      shape(tank.light, 'M39 134Q40 110 84 104Q106 101 128 102Q86 108 68 121Q56 132 58 153Q40 149 39 134Z'),
      stroke(tank.shade, 3.5, 'M37 142Q72 155 121 155Q172 155 206 142'),
      shape(tank.deep, 'M98 102Q122 97 146 102Q144 109 122 110Q100 109 98 102Z'),
      shape(burner.deep, 'M116 125Q130 118 137 128Q137 141 125 141Q114 137 116 125Z', 0.55),
      shape(tank.light, 'M118 138Q131 141 136 130Q140 140 127 144Q120 142 118 138Z'),
      stroke(iron.base, 6, 'M152 86L196 72'),
      shape(red.base, 'M190 62Q200 55 209 64Q213 77 204 83Q193 82 190 74Z'),
      shape(red.light, 'M193 65Q200 59 206 64Q198 67 198 77Q192 73 193 65Z'),
      stroke(tin.base, 10, 'M8 173L36 144L56 26Q76 42 122 42Q168 42 188 26L208 144L234 173'),
      stroke(tin.shade, 4, 'M191 30L211 144L235 172M60 33Q80 45.5 122 45.5Q160 45.5 182 33'),
      stroke(tin.light, 4, 'M7 171L33.5 143L54 25Q74 40 112 40.5M60 17Q76 9 120 9'),
      stroke(tin.base, 8, 'M58 25L88 22M186 25L156 22'),
      stroke(tin.light, 2.5, 'M58 23L86 20'),
    ].join('')
  },
}
