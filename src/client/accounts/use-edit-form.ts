import { type ChangeEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isSignedOutAnswer, refusalOf } from '#client/api/refusal.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { toast } from '#client/lib/toasts.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { useUnsavedChanges } from '#client/lib/use-unsaved-changes.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { pages } from '#shared/page-paths.ts'

type Texts<Name extends string> = Record<Name, string>

type EditFormFacts<Name extends string> = {
  /** The account's values. */
  saved: Texts<Name>
  /** Normalises a text to the form that is stored. */
  clean: (text: string) => string
  problemOf: Record<Name, (text: string) => string | null>
  /** True for a text that is still being typed: its problem is not shown yet. */
  isUnfinished?: (text: string) => boolean
  save: (texts: Texts<Name>) => Promise<unknown>
  /** The toast after a success, when the form may be gone. */
  done: string
}

/** A form for a few facts of the account, edited until they are saved or discarded. */
export function useEditForm<Name extends string>(facts: EditFormFacts<Name>) {
  const { saved, clean, problemOf, isUnfinished, save, done } = facts
  const [edits, setEdits] = useState<Partial<Texts<Name>>>({})
  const [touched, setTouched] = useState<Partial<Record<Name, 'edited' | 'left'>>>({})
  const [refused, setRefused] = useState<Partial<Texts<Name>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const leaving = useLeaving()

  const texts: Texts<Name> = { ...saved, ...edits }
  // TypeScript knows keys only as strings; these are those of `saved`.
  const names = Object.keys(saved) as Name[]
  const isValid = names.every((name) => problemOf[name](texts[name]) === null)
  const isChanged = names.some((name) => clean(texts[name]) !== saved[name])
  // The account already shows the values while they are being saved, but the save may still fail.
  const unsaved = useUnsavedChanges(isChanged || isSaving, () => sessionState().session !== null)

  async function submit() {
    if (!isValid || isSaving) return
    if (!isChanged) return goTo(pages.account)

    const stay = leaving()
    setSaving(true)
    setProblem(null)
    setRefused({})
    try {
      // Has exactly these names, because `names` has.
      await save(Object.fromEntries(names.map((name) => [name, clean(texts[name])])) as Texts<Name>)
      toast(done)
      if (!stay.isOver) await goTo(pages.account)
    } catch (error) {
      if (!stay.isOver) return await explain(error)
      // The end of the session may already have been shown elsewhere: the same sentence is shown only once.
      toast(isSignedOutAnswer(error) ? failures.expired : refusalOf(error, failures.update).sentence)
    }
  }

  async function explain(error: unknown) {
    const { sentence, issues } = refusalOf(error, failures.update)
    if (isSignedOutAnswer(error)) return goTo(pages.signIn)

    const beside = issues.filter(({ path }) => path in saved)
    const isAllSaidBeside = beside.length > 0 && beside.length === issues.length
    setRefused(Object.fromEntries(beside.map(({ path, message }) => [path, message])) as Partial<Texts<Name>>)
    setProblem(isAllSaidBeside ? null : sentence)
    setSaving(false)
  }

  function problemToShow(name: Name) {
    const text = texts[name]
    const isBeingTyped = touched[name] === 'edited' && isUnfinished?.(text)
    return touched[name] && !isBeingTyped ? problemOf[name](text) : null
  }

  function goTo(path: string) {
    unsaved.release()
    return navigate(path)
  }

  return {
    isValid,
    isSaving,
    problem,
    submit,
    unsaved,
    /** The props for the input of a fact. A problem is hidden until the input was left or edited. */
    field: (name: Name) => ({
      value: texts[name],
      error: refused[name] ?? problemToShow(name),
      // Text typed now would be lost when the answer arrives.
      readOnly: isSaving,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Autofill changes several fields before the next render.
        setEdits((before) => ({ ...before, [name]: target.value }))
        setTouched((before) => ({ ...before, [name]: 'edited' }))
        setRefused((before) => ({ ...before, [name]: undefined }))
      },
      onBlur: () => setTouched((before) => ({ ...before, [name]: 'left' })),
    }),
  }
}
