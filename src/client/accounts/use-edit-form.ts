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
  /** What the account says. */
  saved: Texts<Name>
  /** A text in the form in which it is kept. */
  clean: (text: string) => string
  problemOf: Record<Name, (text: string) => string | null>
  /** Of what is just being typed: not worth a word yet. */
  isUnfinished?: (text: string) => boolean
  save: (texts: Texts<Name>) => Promise<unknown>
  /** What to say of it once nobody looks at the form any more. */
  done: string
}

/** A few facts of the account, edited until they are saved or given up. */
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
  // While it is being saved the account shows it already, and yet it may still be lost.
  const unsaved = useUnsavedChanges(isChanged || isSaving, () => sessionState().session !== null)

  async function submit() {
    if (!isValid || isSaving) return
    if (!isChanged) return goTo(pages.account)

    const stay = leaving()
    setSaving(true)
    setProblem(null)
    setRefused({})
    try {
      // Of exactly these names, because `names` are.
      await save(Object.fromEntries(names.map((name) => [name, clean(texts[name])])) as Texts<Name>)
      toast(done)
      if (!stay.isOver) await goTo(pages.account)
    } catch (error) {
      if (!stay.isOver) return await explain(error)
      // The session's own end may have been told, and led away from here: then it is said in its words, once.
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
    /** What the input of a fact needs. Its problem is not shown before it was left or edited. */
    field: (name: Name) => ({
      value: texts[name],
      error: refused[name] ?? problemToShow(name),
      // What would be typed now would be lost when the answer comes.
      readOnly: isSaving,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Autofill changes several fields before anything is drawn anew.
        setEdits((before) => ({ ...before, [name]: target.value }))
        setTouched((before) => ({ ...before, [name]: 'edited' }))
        setRefused((before) => ({ ...before, [name]: undefined }))
      },
      onBlur: () => setTouched((before) => ({ ...before, [name]: 'left' })),
    }),
  }
}
