import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
import { ProfileCover } from './ProfileCover.tsx'
import { ProfileRows } from './ProfileRows.tsx'
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

/** What the form says after a save that brought in what another tab had saved. */
const savedWithOthers = 'Everything is saved, with what was changed elsewhere meanwhile'

/**
 * The fields of the own profile, all of them sent by one Update (rules 29). The contract has no version number to
 * send along: the account is fetched anew before it is saved, and what another tab has saved meanwhile is brought in.
 */
export function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient()
  const { ended } = useSession()
  const { mutateAsync: save } = useMutation(saveProfileMutation)
  const draft = useDraft('profile', readProfileDraft)
  const [saved, setSaved] = useState(draft.restore)
  /** The account as the form began with it, or as it was saved last. */
  const [base, setBase] = useState(() => valuesOf(user))
  const [initial] = useState(() => (saved ? withDraft(base, saved.values) : base))
  /** Counts the saves and Discards: what the parts of the form know of the time before is past then. */
  const [round, setRound] = useState(0)
  /** Something from elsewhere has come between the own changes that are not saved yet. */
  const [hasNews, setNews] = useState(false)
  /** Something from elsewhere came in with the last save. */
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
      // When the session is over the save says so itself; nobody asks as a visitor who they are.
      const account = ended ? undefined : await client.query({ ...meQuery(), staleTime: 0 })
      // Another tab has signed somebody else in: theirs is not this profile.
      if (account && account.id !== user.id) return { message: 'Somebody else is signed in by now.' }
      const now = account ? valuesOf(account) : base
      // Also if the save fails: the form is right about what is saved, and still has every change of its own.
      bringIn(now, latest.current)
      const merged = followed(sent, base, now)
      const fields = profileFields(user.type, merged)
      await save(fields)
      // What a lost answer had saved already is no news.
      const differing = changedKeys(sent, now)
      const came = hasNews || [...changedKeys(base, now)].some((key) => differing.has(key))
      setNews(false)
      setSavedNews(came)
      if (came) announce(`${savedWithOthers}.`)
      setSaved(undefined)
      setRound((count) => count + 1)
      setBase({ ...merged, profile_image: null, cover_photo: null })
      // The header and the form follow at once; a new picture has its address once the account is there anew.
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

  // While the account is fetched somebody may type on.
  const latest = useRef({ values, base })
  useLayoutEffect(() => {
    latest.current = { values, base }
  })

  /** The account has changed: saved here, or in another tab. What is being edited stays. */
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
    // A form in which nothing was typed just shows what is there.
    if (cameIn && isChanged) setNews(true)
  }

  useEffect(() => {
    // Also when the session has died meanwhile: it is still there after the next login (rules 12).
    const rest = draftOf(base, values)
    if (rest) draft.save(rest)
    else draft.clear()
  }, [draft, base, values])

  const leave = useLeaveGuard(isChanged && !ended)

  function ask(opener: HTMLElement) {
    finalFocus.current = opener
    setAsked(true)
  }

  function discard() {
    // The buttons that ask go with the changes.
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
                Your changes from <RelativeTime iso={saved.savedAt.toISOString()} /> are here, not saved yet.
              </>
            }
            action={
              <Button size="sm" onClick={(event) => ask(event.currentTarget)}>
                Discard them
              </Button>
            }
          >
            Pictures are not kept: choose them again.
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
        <section id="about" aria-labelledby={`${form.id}-about-heading`} className="scroll-mt-24">
          <h2 id={`${form.id}-about-heading`} className="mb-4">
            {seeks ? 'About you' : 'About the company'}
          </h2>
          <div className="flex max-w-form flex-col gap-6">
            <TextField label="Name" autoComplete={seeks ? 'name' : 'organization'} {...text('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              hint="It cannot be changed."
              readOnly
              value={user.email}
              onChange={() => undefined}
            />
            {/* While it is on its way the file stays what it is. */}
            <div inert={form.busy}>
              <FileField
                key={round}
                label={seeks ? 'Profile picture' : 'Logo'}
                hint="PNG, JPEG, WebP, GIF or AVIF, 5 MB at most. It is shown above at once, and saved with Update."
                optional
                {...imageRules}
                {...form.field('profile_image')}
              />
            </div>
            <TextArea
              label="About"
              hint={
                seeks
                  ? 'A few sentences, at the top of your page and in Find talent.'
                  : 'What you do, at the top of your page.'
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
                  hint="What you have done and what you are good at. Line breaks stay."
                  rows={8}
                  optional
                  {...text('summary')}
                />
              </>
            )}
          </div>
        </section>
        {seeks && (
          <>
            <section id="preferences" aria-labelledby={`${form.id}-preferences`} className="scroll-mt-24">
              <h2 id={`${form.id}-preferences`} className="mb-4">
                Job preferences
              </h2>
              <div className="flex max-w-form flex-col gap-6">
                <TextField label="Job title" autoComplete="off" optional {...text('desired_job_title')} />
                <TextField
                  label="Salary"
                  hint="As you would say it: “from €45,000 a year”."
                  autoComplete="off"
                  optional
                  {...text('desired_salary')}
                />
                <TextField
                  label="Cities"
                  hint="Separate them by commas: Porto, Lisbon."
                  autoComplete="off"
                  optional
                  {...text('desired_cities')}
                />
                <TextField
                  label="Skills"
                  hint="Separate them by commas; one skill may have several words: TypeScript, machine learning."
                  autoComplete="off"
                  optional
                  {...text('desired_skills')}
                />
              </div>
            </section>
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
                {savedNews ? savedWithOthers : 'Everything is saved'}
              </>
            )}
          </p>
        </ActionBar>
      </Form>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Discard your changes?"
        message="The form shows your profile again as it is saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        finalFocus={finalFocus}
      />
      <ConfirmDialog
        open={leave !== undefined}
        onClose={() => leave?.(false)}
        title="Leave without saving?"
        message="Your profile has changes that are not saved yet."
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
