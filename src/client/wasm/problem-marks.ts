import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'
import type { Problem } from './messages.ts'

/** Replaces the marked places. They move with the text that is typed around them. */
export const setProblems = StateEffect.define<readonly Problem[]>()

const wavy = Decoration.mark({ class: 'cm-problem' })

class ProblemLine extends GutterMarker {
  override elementClass = 'cm-problem-line'
}
const problemLine = new ProblemLine()

const words = StateField.define({
  create: () => Decoration.none,
  update(marked, { changes, effects, state }) {
    const given = effects.findLast((effect) => effect.is(setProblems))
    if (!given) return marked.map(changes)
    const ranges = given.value.map((problem: Problem) => wordAt(state, problem))
    return Decoration.set(
      ranges.filter(({ from, to }) => from < to).map(({ from, to }) => wavy.range(from, to)),
      true,
    )
  },
  provide: (field) => EditorView.decorations.from(field),
})

const lines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marked, { changes, effects, state }) {
    const given = effects.findLast((effect) => effect.is(setProblems))
    if (!given) return marked.map(changes)
    const starts = given.value.map((problem: Problem) => state.doc.lineAt(wordAt(state, problem).from).from)
    return RangeSet.of(
      [...new Set(starts)].map((start) => problemLine.range(start)),
      true,
    )
  },
  provide: (field) => gutterLineClass.from(field),
})

export const problemMarks: Extension = [words, lines]

/** The word at the place, or one character; only the position at the end of the text. */
export function wordAt({ doc }: EditorState, { line, column }: Problem) {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  const start = Math.min(Math.max(column - 1, 0), text.length)
  const word = text.slice(start).match(/^(?:[^\s()"]+|.)/u)?.[0] ?? ''
  return { from: from + start, to: from + start + word.length }
}
