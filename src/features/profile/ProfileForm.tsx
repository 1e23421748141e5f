import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saveProfileMutation } from '../../api/profile.ts'
import { meQuery, updateUser, type User } from '../../api/session.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
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

/** The fields of the own profile, all of them sent by one Update (spec §2, rules 29). */
export function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient()
  const { ended } = useSession()
  const { mutateAsync: save } = useMutation(saveProfileMutation)
  const draft = useDraft('profile', readProfileDraft)
  const [kept, setKept] = useState(draft.restore)
  /** The account as the form began with it, or as it was saved last. */
  const [base, setBase] = useState(() => valuesOf(user))
  const [isAsked, setAsked] = useState(false)
  const seeks = user.type === 'job_seeker'

  const form = useForm<ProfileValues>({
    initial: kept ? withDraft(base, kept.values) : base,
    rules: profileRules,
    submit: async (values) => {
      const fields = profileFields(base, values)
      await save(fields)
      setKept(undefined)
      setBase({ ...values, profile_image: null, cover_photo: null })
      // The header and the form follow at once; a new picture has its address once the account is there anew.
      updateUser(client, savedUser(fields))
      await client.query({ ...meQuery(), staleTime: 0 }).catch(() => undefined)
      form.set('profile_image', null)
      form.set('cover_photo', null)
    },
  })
  const { values, set } = form

  // The account has changed: saved here, or in another tab. What is being edited stays.
  const [seen, setSeen] = useState(user)
  if (seen !== user) {
    const now = valuesOf(user)
    const next = followed(values, base, now)
    setSeen(user)
    setBase(now)
    for (const key of textKeys) if (next[key] !== values[key]) set(key, next[key])
    for (const key of listKeys) if (next[key] !== values[key]) set(key, next[key])
  }

  const isChanged = changedKeys(base, values).size > 0
  useEffect(() => {
    // Also when the session has died meanwhile: it is still there after the next login (rules 12).
    const rest = draftOf(base, values)
    if (rest) draft.save(rest)
    else draft.clear()
  }, [draft, base, values])

  const leave = useLeaveGuard(isChanged && !ended)

  function discard() {
    draft.clear()
    setKept(undefined)
    form.reset(base)
  }

  const text = (key: (typeof textKeys)[number]) => ({ ...form.field(key), dir: 'auto' as const })
  return (
    <>
      <Form form={form} aria-label="Profile" className="gap-12!">
        {kept && isChanged && (
          <Callout
            tone="info"
            title={
              <>
                Your changes from <RelativeTime iso={kept.savedAt.toISOString()} /> are here, not saved yet.
              </>
            }
            action={
              <Button size="sm" onClick={() => setAsked(true)}>
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
              limit={textLimits.about}
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
                  limit={textLimits.summary}
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
              />
            ))}
          </>
        )}
        <ActionBar label="Save the profile">
          <Button type="submit" variant="primary" busy={form.busy}>
            Update
          </Button>
          {isChanged && !form.busy && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
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
                Everything is saved
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
