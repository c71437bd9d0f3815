import { describe, expect, it } from 'vitest'
import { speaking } from '#server/keys/seniority.ts'

const DAY = 86_400
const SENIORITY = 3 * DAY

describe('the ways in that speak for an account', () => {
  it.each<[string, number[], number[]]>([
    ['none of none', [], []],
    ['a new one that is alone', [5], [5]],
    ['all new ones of a new account', [0, 60, 2 * DAY], [0, 60, 2 * DAY]],
    ['all old ones', [3 * DAY, 400 * DAY], [3 * DAY, 400 * DAY]],
    ['not a new one beside an old one', [60, 10 * DAY], [10 * DAY]],
    ['not a new one that is younger by just as much', [0, 3 * DAY], [3 * DAY]],
    ['a new one that is younger by a second less', [1, 3 * DAY], [1, 3 * DAY]],
    ['one as soon as it is not new any more', [3 * DAY, 3 * DAY - 1, 9 * DAY], [3 * DAY, 9 * DAY]],
  ])('are %s', (_, ages, spoken) => {
    const ways = ages.map((ageS) => ({ ageS }))
    expect(speaking(ways, SENIORITY).map(({ ageS }) => ageS)).toEqual(spoken)
  })

  it('are all of them where that is switched off, whatever the clock says', () => {
    const ways = [-1, 0, 400 * DAY].map((ageS) => ({ ageS }))
    expect(speaking(ways, 0)).toEqual(ways)
  })

  it('are some, wherever there are any', () => {
    for (const ages of [[0], [1, 2], [0, SENIORITY, 2 * SENIORITY], [-5, SENIORITY]]) {
      expect(
        speaking(
          ages.map((ageS) => ({ ageS })),
          SENIORITY,
        ),
      ).not.toEqual([])
    }
  })
})
