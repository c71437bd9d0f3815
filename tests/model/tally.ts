import { type Invariant, invariants } from './broken.ts'

/** What a run covered. */
export class Tally {
  sequences = 0
  notJudged = 0
  calls = 0
  together = 0
  #commands = new Map<string, { ok: number; refused: number }>()
  #footholds = new Map<string, { taken: number; vain: number }>()
  #exercised = new Map<Invariant, number>()
  #notes = new Map<string, number>()

  command(kind: string, isOk: boolean) {
    const counted = this.#commands.get(kind) ?? { ok: 0, refused: 0 }
    counted[isOk ? 'ok' : 'refused'] += 1
    this.#commands.set(kind, counted)
  }

  foothold(kind: string, isTaken: boolean) {
    const counted = this.#footholds.get(kind) ?? { taken: 0, vain: 0 }
    counted[isTaken ? 'taken' : 'vain'] += 1
    this.#footholds.set(kind, counted)
  }

  exercised(invariant: Invariant, times = 1) {
    this.#exercised.set(invariant, (this.#exercised.get(invariant) ?? 0) + times)
  }

  note(what: string) {
    this.#notes.set(what, (this.#notes.get(what) ?? 0) + 1)
  }

  /** Invariants that no sequence tested. */
  unexercised(): string[] {
    return Object.entries(invariants).flatMap(([name, words]) =>
      this.#exercised.get(name as Invariant) ? [] : [words],
    )
  }

  report(): string {
    const lines = [
      `${this.sequences} sequences, ${this.calls} calls, ${this.together} groups of calls at once, ${this.notJudged} sequences not judged`,
      '',
      'commands (done, refused)',
      ...rows(this.#commands, ({ ok, refused }) => `${ok}, ${refused}`),
      '',
      'footholds of the stranger (taken, not to be had)',
      ...rows(this.#footholds, ({ taken, vain }) => `${taken}, ${vain}`),
      '',
      'how sequences ended',
      ...rows(this.#notes, String),
      '',
      'invariants (times put to the test)',
      ...Object.entries(invariants).map(
        ([name, words]) => `  ${words}: ${this.#exercised.get(name as Invariant) ?? 0}`,
      ),
    ]
    return lines.join('\n')
  }
}

function rows<Value>(counted: Map<string, Value>, print: (value: Value) => string): string[] {
  return [...counted.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${name}: ${print(value)}`)
}
