import { StartProblem } from '#server/lib/start-problem.ts'

/** A brand that cannot be used. The line names the file and what is wrong in it. */
export class BrandProblem extends StartProblem {
  constructor(where: string, problem: string) {
    super(2, `BRAND_DIR: ${where} ${problem}`)
    this.name = 'BrandProblem'
  }
}
