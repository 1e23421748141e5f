import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { saveProfileMutation } from '../../api/profile.ts'
import { meQuery, updateUser, type User } from '../../api/session.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Form } from '../../ui/Form.tsx'
import { CircleCheck, CircleDot } from '../../ui/Icon.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { mediaProblem } from '../media/index.ts'
import { useDraft, useSession } from '../session/index.ts'
import { imageRules } from './image-rules.ts'
import { profileDetails, sectionOf, type Detail, type SectionId } from './profile-details.ts'
import { ProfileChecklist } from './ProfileChecklist.tsx'
import { ProfileCover } from './ProfileCover.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import {
  changedKeys,
  draftOf,
  followed,
  listKeys,
  profileFields,
  profileRules,
  readProfileDraft,
  savedUser,
  textKeys,
  textLimits,
  valuesOf,
  withDraft,
  type ProfileValues,
} from './profile-values.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** Shown after a save that merged in changes made in another tab or on another device. */
const savedWithOthers = 'Saved, including changes made elsewhere'

/**
 * The fields of the user's own profile, all saved with one Update (rules 29). The contract has no version number, so
 * the account is fetched before each save and changes from other tabs are merged in.
 */
export function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient()
  const { ended } = useSession()
  const { mutateAsync: save } = useMutation(saveProfileMutation)
  const draft = useDraft('profile', readProfileDraft)
  const [saved, setSaved] = useState(draft.restore)
  /** The form's values for the account as last fetched or saved; whatever differs from them is unsaved. */
  const [base, setBase] = useState(() => valuesOf(user))
  const [initial] = useState(() => (saved ? withDraft(base, saved.values) : base))
  /** Counts saves and Discards; children reset their own state when it changes. */
  const [round, setRound] = useState(0)
  /** Whether changes from elsewhere were merged into unsaved changes. */
  const [hasNews, setNews] = useState(false)
  /** Whether the last save merged in changes from elsewhere. */
  const [savedNews, setSavedNews] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const finalFocus = useRef<HTMLElement>(null)
  const seeks = user.type === 'job_seeker'

  const form = useForm<ProfileValues>({
    initial,
    rules: profileRules,
    submit: async (sent) => {
      const problem = sent.profile_image && (await mediaProblem([sent.profile_image]))
      if (problem) return { errors: { profile_image: [problem] } }
      // After an expired session the save itself fails with a message, so the account is not requested.
      const account = ended ? undefined : await client.query({ ...meQuery(), staleTime: 0 })
      // Someone has logged in to another account in another tab.
      if (account && account.id !== user.id)
        return { message: 'You’re now logged in with another account. Reload the page to see its profile.' }
      const now = account ? valuesOf(account) : base
      // Merged in before the save, so that the form is up to date even if the save fails. Edits are kept.
      bringIn(now, latest.current)
      const merged = followed(sent, base, now)
      const fields = profileFields(user.type, merged)
      await save(fields)
      // A save of this form whose answer was lost doesn't count as a change from elsewhere.
      const differing = changedKeys(sent, now)
      const came = hasNews || [...changedKeys(base, now)].some((key) => differing.has(key))
      setNews(false)
      setSavedNews(came)
      if (came) announce(`${savedWithOthers}.`)
      setSaved(undefined)
      setRound((count) => count + 1)
      setBase({ ...merged, profile_image: null, cover_photo: null })
      // The header and the form update at once; a new picture's URL is known only after the account is fetched.
      updateUser(client, savedUser(fields))
      await client.query({ ...meQuery(), staleTime: 0 }).catch(() => undefined)
      form.set('profile_image', null)
      form.set('cover_photo', null)
      return undefined
    },
  })
  const { values, set } = form
  const updateId = `${form.id}-update`
  const changed = changedKeys(base, values)
  const isChanged = changed.size > 0

  // The user may keep typing while the account is fetched.
  const latest = useRef({ values, base })
  useLayoutEffect(() => {
    latest.current = { values, base }
  })

  /** Merges a changed account into the form, keeping edits. Returns whether that changed any value. */
  function bringIn(now: ProfileValues, present: { values: ProfileValues; base: ProfileValues }) {
    const next = followed(present.values, present.base, now)
    setBase(now)
    for (const key of textKeys) if (next[key] !== present.values[key]) set(key, next[key])
    for (const key of listKeys) if (next[key] !== present.values[key]) set(key, next[key])
    return changedKeys(present.values, next).size > 0
  }

  const [seen, setSeen] = useState(user)
  if (seen !== user) {
    setSeen(user)
    const cameIn = bringIn(valuesOf(user), { values, base })
    // An unedited form simply shows the new values.
    if (cameIn && isChanged) setNews(true)
  }

  useEffect(() => {
    // Drafts are saved even after the session has expired, for the next login (rules 12).
    const rest = draftOf(base, values)
    if (rest) draft.save(rest)
    else draft.clear()
  }, [draft, base, values])

  const leave = useLeaveGuard(isChanged && !ended)

  const [closed, setClosed] = useState<readonly SectionId[]>([])
  const [failures, setFailures] = useState(form.failures)
  if (failures !== form.failures) {
    setFailures(form.failures)
    // Opens the collapsed sections with errors, so that every error is visible.
    const wrong = Object.keys(form.errors).map(sectionOf)
    setClosed(closed.filter((id) => !wrong.includes(id)))
  }
  const toggling = (id: SectionId) => ({
    isOpen: !closed.includes(id),
    onToggle: () => setClosed(closed.includes(id) ? closed.filter((each) => each !== id) : [...closed, id]),
  })

  function goToDetail({ field, section }: Detail) {
    // A field in a collapsed section cannot take focus.
    flushSync(() => setClosed(closed.filter((id) => id !== section)))
    const element = document.getElementById(`${form.id}-${field}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }

  function ask(opener: HTMLElement) {
    finalFocus.current = opener
    setAsked(true)
  }

  function discard() {
    // The Discard buttons disappear with the changes, so focus moves to Update.
    finalFocus.current = document.getElementById(updateId)
    draft.clear()
    setSaved(undefined)
    setRound(round + 1)
    setNews(false)
    setSavedNews(false)
    form.reset(base)
  }

  const text = (key: (typeof textKeys)[number]) => ({
    ...form.field(key),
    dir: 'auto' as const,
    limit: textLimits[key],
  })
  return (
    <>
      <Form form={form} aria-label="Profile" className="gap-12!">
        {saved && isChanged && (
          <Callout
            tone="info"
            title={
              <>
                We’ve restored your unsaved changes from <RelativeTime iso={saved.savedAt.toISOString()} />.
              </>
            }
            action={
              <Button size="sm" onClick={(event) => ask(event.currentTarget)}>
                Discard changes
              </Button>
            }
          >
            Pictures can’t be restored. Choose them again.
          </Callout>
        )}
        <ProfileCover
          user={user}
          name={values.name.trim() || user.name}
          picture={values.profile_image}
          cover={form.field('cover_photo')}
          busy={form.busy}
          since={round}
        />
        <ProfileChecklist
          id={`${form.id}-checklist`}
          details={profileDetails(user, values)}
          onOpen={goToDetail}
        />
        <ProfileSection
          id="about"
          headingId={`${form.id}-about-heading`}
          title={seeks ? 'About you' : 'About the company'}
          {...toggling('about')}
        >
          <div className="flex max-w-form flex-col gap-6">
            <TextField label="Name" autoComplete={seeks ? 'name' : 'organization'} {...text('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              hint="Your email address can’t be changed."
              readOnly
              value={user.email}
              onChange={() => undefined}
            />
            {/* The file cannot change during the upload. */}
            <div inert={form.busy}>
              <FileField
                key={round}
                label={seeks ? 'Profile picture' : 'Logo'}
                hint="PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. Press Update to save it."
                optional
                {...imageRules}
                {...form.field('profile_image')}
              />
            </div>
            <TextArea
              label="About"
              hint={
                seeks
                  ? 'A few sentences for the top of your page and for Find talent.'
                  : 'What your company does, for the top of your page.'
              }
              rows={5}
              optional
              {...text('about')}
            />
            <TextField label="Located in" autoComplete="off" optional {...text('currently_located')} />
            {seeks && (
              <>
                <TextField
                  label="Working at"
                  autoComplete="organization"
                  optional
                  {...text('currently_working')}
                />
                <TextArea
                  label="Summary"
                  hint="What you’ve done and what you’re good at. We keep line breaks."
                  rows={8}
                  optional
                  {...text('summary')}
                />
              </>
            )}
          </div>
        </ProfileSection>
        {seeks && (
          <>
            <ProfileSection
              id="preferences"
              headingId={`${form.id}-preferences`}
              title="Job preferences"
              {...toggling('preferences')}
            >
              <div className="flex max-w-form flex-col gap-6">
                <TextField label="Job title" autoComplete="off" optional {...text('desired_job_title')} />
                <TextField
                  label="Salary"
                  hint="In your own words: “from €45,000 a year”."
                  autoComplete="off"
                  optional
                  {...text('desired_salary')}
                />
                <TextField
                  label="Cities"
                  hint="Separated by commas: Porto, Lisbon."
                  autoComplete="off"
                  optional
                  {...text('desired_cities')}
                />
                <TextField
                  label="Skills"
                  hint="Separated by commas: TypeScript, machine learning."
                  autoComplete="off"
                  optional
                  {...text('desired_skills')}
                />
              </div>
            </ProfileSection>
            {listKeys.map((key) => (
              <ProfileRows
                key={key}
                list={key}
                id={form.id}
                rows={values[key]}
                onChange={(rows) => set(key, rows)}
                errors={form.errors}
                isChanged={changed.has(key)}
                since={round}
                {...toggling(key)}
              />
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
                Unsaved changes
              </>
            ) : (
              <>
                <CircleCheck />
                {savedNews ? savedWithOthers : 'All changes saved'}
              </>
            )}
          </p>
        </ActionBar>
      </Form>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Discard your changes?"
        message="The form goes back to your saved profile."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        finalFocus={finalFocus}
      />
      <ConfirmDialog
        open={leave !== undefined}
        onClose={() => leave?.(false)}
        title="Leave without saving?"
        message="Your profile has unsaved changes."
        confirmLabel="Leave without saving"
        cancelLabel="Stay"
        onConfirm={() => {
          draft.clear()
          leave?.(true)
        }}
      />
    </>
  )
}
