import type { FormEvent } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import styles from '#client/ui/edit-form.module.css'
import { Problem } from '#client/ui/problem.tsx'
import { pages } from '#shared/page-paths.ts'
import type { useEditForm } from './use-edit-form.ts'

type EditFormProps = {
  form: Pick<ReturnType<typeof useEditForm>, 'isValid' | 'isSaving' | 'problem' | 'submit' | 'unsaved'>
  children: Elements
}

/** Around the fields: why the last Save failed, Save, Cancel, and the question before changes are lost. */
export function EditForm({ form, children }: EditFormProps) {
  const { isValid, isSaving, problem, submit, unsaved } = form

  function save(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={save}>
        <Problem says={problem} />
        {children satisfies Elements}
        <Actions>
          <Button look="door" type="submit" disabled={!isValid} isBusy={isSaving}>
            Save
          </Button>
          <ButtonLink to={pages.account}>Cancel</ButtonLink>
        </Actions>
      </form>
      <ConfirmDialog
        isOpen={unsaved.isAsking}
        title="Confirm Navigation"
        stay="Stay Here"
        goOn="Continue Anyway"
        onStay={unsaved.stay}
        onGoOn={unsaved.leave}
      >
        <p>Unsaved changes will be lost if you continue.</p>
      </ConfirmDialog>
    </>
  )
}
