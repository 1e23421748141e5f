import type { User } from '../../api/session.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { CircleCheck, CircleDot } from '../../ui/Icon.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useDialog } from '../../ui/useDialog.ts'
import { ChangedElsewhere, useLeaveGuard } from '../changes/index.ts'
import { useSession } from '../session/index.ts'
import { ProfileCover } from './ProfileCover.tsx'
import { AboutFields, PreferenceFields } from './ProfileFields.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import { listKeys } from './profile-values.ts'
import { useProfileSync } from './useProfileSync.ts'

/** The fields of the user's own profile, all saved with one Update (rules 29). */
export function ProfileForm({ user }: { user: User }) {
  const { ended } = useSession()
  const { form, round, discard } = useProfileSync(user)
  const { show, focusNext, dialog } = useDialog<'changes'>()
  const updateId = `${form.id}-update`
  const isChanged = form.changed.size > 0

  const leave = useLeaveGuard(isChanged && !ended)

  const ask = (opener: HTMLElement) => show('changes', opener)

  function discardAsked() {
    // The Discard buttons disappear with the changes, so focus moves to Update.
    focusNext(document.getElementById(updateId))
    discard()
  }

  return (
    <>
      <Form form={form} aria-label="Profile" className="gap-12!">
        {form.draftedAt && isChanged && (
          <Callout
            tone="info"
            title={
              <>
                We’ve restored your unsaved changes from <RelativeTime iso={form.draftedAt.toISOString()} />.
              </>
            }
            action={
              <Button size="sm" onClick={(event) => ask(event.currentTarget)}>
                Discard changes
              </Button>
            }
          >
            Pictures aren’t kept when the page is reloaded.
          </Callout>
        )}
        <ChangedElsewhere
          title="Your profile has changed since you opened it."
          form={form}
          focusId={updateId}
          onReload={discard}
        />
        <ProfileCover user={user} form={form} since={round} />
        <AboutFields user={user} form={form} since={round} />
        {user.type === 'job_seeker' && (
          <>
            <PreferenceFields form={form} />
            {listKeys.map((list) => (
              <ProfileRows key={list} list={list} form={form} since={round} />
            ))}
          </>
        )}
        <ActionBar label="Save the profile">
          <Button id={updateId} type="submit" variant="primary" busy={form.busy}>
            Update
          </Button>
          {isChanged && !form.busy && (
            <Button variant="quiet" onClick={(event) => ask(event.currentTarget)}>
              Discard
            </Button>
          )}
          <p className="ms-auto flex items-center gap-1.5 text-dense text-ink-2">
            {isChanged ? (
              <>
                <CircleDot className="text-action" />
                <span>Unsaved changes</span>
              </>
            ) : form.busy ? (
              // The saved account is still being fetched.
              <span>Saving…</span>
            ) : (
              <>
                <CircleCheck />
                <span>All changes saved</span>
              </>
            )}
          </p>
        </ActionBar>
      </Form>
      <ConfirmDialog
        {...dialog}
        title="Discard your changes?"
        message="The form goes back to your saved profile."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discardAsked}
      />
      <ConfirmDialog
        open={leave !== undefined}
        onClose={() => leave?.(false)}
        title="Leave without saving?"
        message="Your profile has unsaved changes."
        confirmLabel="Leave without saving"
        cancelLabel="Stay"
        onConfirm={() => {
          form.reset()
          leave?.(true)
        }}
      />
    </>
  )
}
