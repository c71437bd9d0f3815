import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const accordion: Thing = {
  id: 'accordion',
  name: 'an accordion',
  says: [
    'It breathes out when nobody is looking.',
    'It knows two polkas and half a hymn.',
    'The neighbours knew it well. It was nearly mutual.',
  ],
  grid: [166, 122],
  widthCm: 50,
  manners: ['stand'],
  stories: ['music', 'travel'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'cloth.plum', 'leaf.moss']))
    const bellows = paint(pick(['cloth.oat', 'cloth.indigo', 'cloth.mustard', 'brass.iron']))
    const ivory = paint('paper.white')
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    return {
      outline:
        'M6 18Q18 8 52 8L56 12L60 5L67 18L74 4L81 18L88 3L95 17L102 2L109 17L116 1L119 9Q136 0 154 5Q162 14 164 60Q165 108 158 118Q142 122 120 118L116 121L109 107L102 121L95 107L88 121L81 107L74 121L67 107L60 121L56 115Q55 121 50 122L12 122Q3 120 2 104L2 30Q2 22 6 18Z',
      art: [
        shape(
          bellows.shade,
          'M52 18L60 5L67 18L74 4L81 18L88 3L95 17L102 2L109 17L116 1L122 14L124 112L116 121L109 107L102 121L95 107L88 121L81 107L74 121L67 107L60 121L52 108Z',
        ),
        shape(
          bellows.base,
          'M52 18L60 5V121L52 108ZM67 18L74 4V121L67 107ZM81 18L88 3V121L81 107ZM95 17L102 2V121L95 107ZM109 17L116 1V121L109 107Z',
        ),
        stroke(bellows.light, 1.8, 'M60 8V117M74 7V117M88 6V117M102 5V117'),
        shape(
          brass.base,
          'M60 20L67 31V36L60 25ZM74 19L81 31V36L74 24ZM88 18L95 30V35L88 23ZM102 17L109 30V35L102 22Z',
        ),
        shape(body.base, 'M114 11Q136 0 154 5Q162 14 164 60Q165 108 158 118Q140 122 120 118Q116 70 114 11Z'),
        shape(body.shade, 'M146 4Q152 4 154 5Q162 14 164 60Q165 108 158 118Q148 121 138 120.5Q152 90 146 4Z'),
        shape(body.light, 'M118 13Q130 7 142 6Q130 12 126 20L128 66L120 62Q118 38 118 13Z'),
        stroke(
          ivory.base,
          5,
          'M128 34h0M139 32h0M129 47h0M140 46h0M129 60h0M141 60h0M130 73h0M141 74h0M130 86h0M141 88h0',
        ),
        stroke(iron.deep, 4.5, 'M152 22Q163 60 153 104'),
        shape(
          body.base,
          'M6 18Q20 7 50 8Q56 9 56 16L56 114Q56 121 50 122L12 122Q3 121 2 106L2 30Q2 22 6 18Z',
        ),
        shape(
          body.shade,
          'M46 8L50 8Q56 9 56 16L56 114Q56 121 50 122L12 122Q6 121 4 117L40 115Q47 114 47 106Z',
        ),
        shape(body.light, 'M8 20Q18 12 40 11L38 17Q22 18 13 25Q10 30 10 46L5 50L5 30Q5 24 8 20Z'),
        shape(ivory.base, 'M2 32L26 30L27 112L3 113Q2 110 2 104Z'),
        shape(ivory.shade, 'M22 30.5L26 30L27 112L22 112Z'),
        stroke(ivory.deep, 1.3, 'M3 42H26M3 52H26M3 62H26M3 72H26M3 82H26M3 92H26M3 102H26'),
        stroke(iron.deep, 4.5, 'M5 42H17M5 52H17M5 72H17M5 82H17M5 92H17'),
        shape(brass.base, 'M33 34Q38 30 43 34L43 52Q38 56 33 52ZM33 62Q38 58 43 62L43 80Q38 84 33 80Z'),
        stroke(brass.deep, 1.8, 'M35 38H41M35 43H41M35 48H41M35 66H41M35 71H41M35 76H41'),
        oval(iron.base, 37, 96, 3.5),
        oval(iron.base, 44, 103, 2.8),
        chance(0.55)
          ? shape(paint('paper.rose').base, 'M82 62L97 58L100 78L84 80Z') +
            stroke(bellows.deep, 1.5, 'M85 66L95 63M87 76L97 74')
          : shape(body.deep, 'M8 116L20 115L18 120L11 120Z', 0.6),
      ].join(''),
    }
  },
}
