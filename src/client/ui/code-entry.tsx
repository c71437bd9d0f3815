import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFieldFocus } from '#client/lib/use-field-focus.ts'
import { asciiDigits } from '#shared/code.ts'
import styles from './code-entry.module.css'
import { describedBy, Field } from './field.tsx'

type CodeEntryProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  hint?: string
  /** The id of a further text that screen readers read with the field. */
  furtherText?: string | undefined
  length: number
  value: string
  error: string | null
  /** The page is for this field: it has the focus on arrival. */
  isPurpose?: boolean
  /** Blocks typing while the code is checked: the text would be lost. */
  isBusy: boolean
  onChange: (code: string) => void
  /** Called for the last digit, or for a whole pasted code. Not called when a digit of a whole code is corrected. */
  onComplete: (code: string) => void
}

const NO_SELECTION = { start: 0, end: 0 }

/** An empty box between others. No keyboard types it, and it is as wide as a digit. */
const HOLE = '\u2007'

/**
 * A mailed code, with a box for each digit. The boxes are only drawn. One real input covers them, so that pasting, autofill and
 * screen readers work as usual.
 */
export function CodeEntry({
  label,
  hint,
  furtherText,
  length,
  value,
  error,
  isPurpose = false,
  isBusy,
  onChange,
  onComplete,
  ref,
}: CodeEntryProps) {
  const id = useId()
  const isTitled = useFieldFocus(ref, isPurpose)
  const selection = useSelection(ref, value)
  /** After the first whole code, changes count as corrections, which are sent by a press, until the code is empty again. */
  const isCorrected = useRef(false)
  const boxToSelect = useRef<number | null>(null)

  // A value that did not come from the field itself moves the caret to the end.
  useLayoutEffect(() => {
    if (boxToSelect.current === null || ref.current?.value !== value) return
    selectBox(ref.current, boxToSelect.current)
    boxToSelect.current = null
  }, [ref, value])

  const isSelected = (box: number) =>
    selection.start === selection.end
      ? box === Math.min(selection.start, length - 1)
      : box >= selection.start && box < selection.end

  const isWhole = selection.start === 0 && selection.end === length

  function take(code: string, isNew = code.length <= 1) {
    if (isBusy) return
    if (isNew) isCorrected.current = false
    onChange(code)
    if (code.length < length || code.includes(HOLE)) return
    if (!isCorrected.current) onComplete(code)
    isCorrected.current = true
  }

  /** A digit removed from the middle leaves its box empty. The digits behind it stay where they are. */
  function clearBox(box: number) {
    // The box was empty already: go back to the one before.
    const target = value[box] === HOLE ? Math.max(box - 1, 0) : box
    boxToSelect.current = target
    const code = value.slice(0, target) + HOLE + value.slice(target + 1)
    take(code.replaceAll(HOLE, '') === '' ? '' : code)
  }

  function edit({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const caret = input.selectionStart ?? input.value.length
    const isOneLess = input.value === value.slice(0, caret) + value.slice(caret + 1)
    if (isOneLess && caret < input.value.length) return clearBox(caret)
    const code = codeOf(input.value).slice(0, length)
    // A digit typed over another: the next one replaces the next box, also after a conversion from another script's digits.
    if (code.length === value.length && code.length === input.value.length) {
      if (code === input.value) selectBox(input, caret)
      else boxToSelect.current = caret
    }
    if (code !== value) take(code)
  }

  /** Handled here, because a field that receives its own text again fires no event. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const code = wholeCode(event.clipboardData.getData('text'), length)
    if (code === null) return
    event.preventDefault()
    take(code, true)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const target = moves[event.key]?.(event.currentTarget)
    if (target === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    selectBox(event.currentTarget, target)
  }

  /** The hidden text does not lie under its boxes, so the clicked box is calculated. A double click selects all. */
  function point({ currentTarget: input, clientX, detail }: MouseEvent<HTMLInputElement>) {
    const { left, width } = input.getBoundingClientRect()
    if (detail > 1) input.select()
    else selectBox(input, Math.floor(((clientX - left) / width) * length))
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.entry} aria-busy={isBusy || undefined}>
        <input
          ref={ref}
          className={styles.input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [furtherText, describedBy(id, { hint, error, isTitled })].filter(Boolean).join(' ') || undefined
          }
          onChange={edit}
          onPaste={paste}
          onKeyDown={move}
          onClick={point}
        />
        <div className={styles.boxes} aria-hidden="true" data-whole={isWhole || undefined}>
          {Array.from({ length }, (_, box) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the box
              key={box}
              className={styles.box}
              data-filled={isDigit(value[box]) || undefined}
              data-selected={isSelected(box) || undefined}
            >
              {isDigit(value[box]) && value[box]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}

/** The selection in the field. React's own event misses selections by scripts, and those undone by a new value. */
function useSelection(field: RefObject<HTMLInputElement | null>, value: string) {
  const [selection, setSelection] = useState(NO_SELECTION)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value moves the caret
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const follow = () => {
      const now = selectionOf(input)
      setSelection((last) => (last.start === now.start && last.end === now.end ? last : now))
    }
    follow()
    input.addEventListener('select', follow)
    document.addEventListener('selectionchange', follow)
    return () => {
      input.removeEventListener('select', follow)
      document.removeEventListener('selectionchange', follow)
    }
  }, [field, value])

  return selection
}

/** The targets of the arrow keys: the caret is always on a digit, never between two. */
const moves: Record<string, (input: HTMLInputElement) => number> = {
  ArrowLeft: (input) => selectionOf(input).start - 1,
  ArrowRight: (input) => selectionOf(input).start + 1,
  Home: () => 0,
}

/** Selects a box, so that typing replaces its digit. Behind the last digit the caret waits for the next. */
function selectBox(input: HTMLInputElement, box: number) {
  const start = Math.min(Math.max(box, 0), input.value.length)
  input.setSelectionRange(start, Math.min(start + 1, input.value.length))
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return { start: selectionStart ?? 0, end: selectionEnd ?? 0 }
}

function isDigit(character: string | undefined) {
  return character !== undefined && character !== HOLE
}

/** The digits in a text, and the empty boxes between them. */
function codeOf(text: string) {
  return asciiDigits(text)
    .replace(/[^\d\u2007]/g, '')
    .replace(/\u2007+$/, '')
}

/** The code in a pasted text: a run of that many digits ('your code is 123456'), else all digits in it ('123 456'). */
function wholeCode(pasted: string, length: number) {
  const text = asciiDigits(pasted)
  const run = text.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`))?.[0]
  const digits = run ?? text.replace(/\D/g, '')
  return digits.length >= length ? digits.slice(0, length) : null
}
