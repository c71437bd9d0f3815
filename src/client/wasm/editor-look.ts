import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The page's tokens apply inside the shadow root, in both colour schemes. */
export const editorLook = EditorView.theme({
  '&': {
    height: '100%',
    borderRadius: 'inherit',
    color: 'var(--ink)',
    fontSize: 'var(--size-14)',
  },
  // The host element has the outline, so that the focus is visible on the page.
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
