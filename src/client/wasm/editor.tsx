import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { wast } from '@codemirror/legacy-modes/mode/wast'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import styles from './editor.module.css'
import { colours, editorLook } from './editor-look.ts'
import type { Problem } from './messages.ts'
import { problemMarks, setProblems, wordAt } from './problem-marks.ts'

export type EditorHandle = {
  text(): string
  /** Like typing: Undo restores the old text. */
  replace(text: string): void
  goTo(problem: Problem): void
}

type EditorProps = {
  ref: Ref<EditorHandle>
  label: string
  initial: string
  problems: readonly Problem[]
  onEdit: () => void
}

/**
 * A text editor with line numbers. It is in a shadow root, where its styles are adopted style sheets. In the document they
 * would be a style element, which the security policy refuses. Tab is left to the browser and leads out again.
 */
export function Editor({ ref, label, initial, problems, onEdit }: EditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const edited = useEffectEvent(onEdit)

  useEffect(() => {
    if (!host.current) return
    // React's double effects find the root of the first run.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const listener = EditorView.updateListener.of(({ docChanged }) => docChanged && edited())
    const view = new EditorView({ parent: root, root, state: newState(initial, label, listener) })
    editor.current = view
    return () => view.destroy()
  }, [initial, label])

  useEffect(() => {
    editor.current?.dispatch({ effects: setProblems.of(problems) })
  }, [problems])

  useImperativeHandle(
    ref,
    () => ({
      text: () => editor.current?.state.doc.toString() ?? '',
      replace: (text) => {
        const view = editor.current
        view?.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: text },
          scrollIntoView: true,
        })
      },
      goTo: (problem) => {
        const view = editor.current
        view?.dispatch({ selection: { anchor: wordAt(view.state, problem).from }, scrollIntoView: true })
        view?.focus()
      },
    }),
    [],
  )

  return <div ref={host} className={styles.editor} />
}

function newState(doc: string, label: string, listener: Extension) {
  return EditorState.create({
    doc,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      indentOnInput(),
      bracketMatching(),
      StreamLanguage.define(wast),
      syntaxHighlighting(colours),
      problemMarks,
      editorLook,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      listener,
      // It is reachable without a tabindex, but axe does not know that.
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    ],
  })
}
