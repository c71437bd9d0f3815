import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The tokens of the page reach into the shadow root, and both schemes with them. */
export const editorLook = EditorView.theme({
  '&': {
    height: '100%',
    borderRadius: 'inherit',
    color: 'var(--ink)',
    fontSize: 'var(--size-14)',
  },
  // Its host has the outline: whoever looks for what has the focus finds that.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--code)',
    lineHeight: '1.6',
    overscrollBehaviorX: 'contain',
  },
  '.cm-content': { padding: 'var(--gap-12) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--gap-16) 0 var(--gap-12)' },
  '.cm-gutters': {
    border: 'none',
    borderRadius: 'var(--round) 0 0 var(--round)',
    background: 'var(--sunk)',
    color: 'var(--quiet)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.75em', padding: '0 var(--gap-8)' },
  '.cm-activeLineGutter': { background: 'none', color: 'var(--ink)', fontWeight: '600' },
  '&.cm-focused .cm-matchingBracket': { background: 'none', outline: '1px solid var(--edge)' },
  '&.cm-focused .cm-nonmatchingBracket': {
    background: 'none',
    color: 'var(--brick)',
  },
  '.cm-problem': { textDecoration: 'underline wavy var(--brick)', textUnderlineOffset: '0.25em' },
  '.cm-problem-line': { background: 'var(--brick)', color: 'var(--ground)', fontWeight: '600' },
})

export const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--door)', fontWeight: '600' },
  { tag: tags.atom, color: 'var(--ghost)' },
  { tag: tags.string, color: 'var(--moss)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
])
