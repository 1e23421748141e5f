import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from '@tanstack/react-router'
import type { User } from '../../api/session.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { isLinked, useFoldsAtFirst } from '../../ui/fold.ts'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { Form } from '../../ui/Form.tsx'
import { CircleCheck, CircleDot } from '../../ui/Icon.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { formatCount } from '../../ui/count.ts'
import { tidyText } from '../../ui/typed.ts'
import { ChangedElsewhere } from '../changes/index.ts'
import { useSession } from '../session/index.ts'
import { imageRules } from './image-rules.ts'
import { type Detail, profileDetails, type SectionId, sectionOf } from './profile-details.ts'
import { ProfileCover } from './ProfileCover.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import { listKeys, textLimits, type TextKey } from './profile-values.ts'
import { useProfileSync } from './useProfileSync.ts'

/** The sections that are closed at first on a phone, unless they are linked, changed or have fields that can't be read. */
const laterSections: readonly SectionId[] = ['preferences', ...listKeys]

/** The fields of the user's own profile, all saved with one Update (rules 29). */
export function ProfileForm({ user }: { user: User }) {
  const { ended } = useSession()
  const { form, round, discard } = useProfileSync(user)
  const [isAsked, setAsked] = useState(false)
  const finalFocus = useRef<HTMLElement>(null)
  const seeks = user.type === 'job_seeker'
  const { values, set, changed } = form
  const updateId = `${form.id}-update`
  const isChanged = changed.size > 0

  const leave = useLeaveGuard(isChanged && !ended)

  const foldsAtFirst = useFoldsAtFirst()
  const [closed, setClosed] = useState<readonly SectionId[]>(() => {
    if (!foldsAtFirst) return []
    const used = [...changed, ...form.unread].map(sectionOf)
    return laterSections.filter((id) => !used.includes(id) && !isLinked(id))
  })
  const refusals = form.failures + form.held
  const [seen, setSeen] = useState(refusals)
  if (seen !== refusals) {
    setSeen(refusals)
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

  function discardAsked() {
    // The Discard buttons disappear with the changes, so focus moves to Update.
    finalFocus.current = document.getElementById(updateId)
    discard()
  }

  const text = (key: TextKey) => ({
    ...form.field(key),
    dir: 'auto' as const,
    limit: textLimits[key],
  })
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
        <ProfileCover
          user={user}
          name={tidyText(values.name) || user.name}
          picture={values.profile_image}
          cover={form.field('cover_photo')}
          busy={form.busy}
          since={round}
        />
        <ProfileChecklist
          id={`${form.id}-checklist`}
          details={profileDetails(user, values)}
          unread={form.unread}
          onOpen={goToDetail}
        />
        <FoldingSection
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
        </FoldingSection>
        {seeks && (
          <>
            <FoldingSection
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
            </FoldingSection>
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
                <span>Unsaved changes</span>
              </>
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
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Discard your changes?"
        message="The form goes back to your saved profile."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discardAsked}
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
          form.reset()
          leave?.(true)
        }}
      />
    </>
  )
}

/** Lists the missing details of the profile, each with a link to its field. Renders nothing if there are none. */
function ProfileChecklist({
  id,
  details,
  unread,
  onOpen,
}: {
  id: string
  details: readonly Detail[]
  /** The fields that may be filled, but could not be read. */
  unread: ReadonlySet<string>
  onOpen: (detail: Detail) => void
}) {
  const missing = details.filter(({ field, isFilled }) => !isFilled && !unread.has(field))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-md border border-rule-strong px-4 py-3">
      <h2 id={id} className="text-lead">
        Complete your profile
      </h2>
      <p className="mt-1 text-dense text-ink-2">
        {`${formatCount(details.length - missing.length)} of ${formatCount(details.length)} details added. Still missing:`}
      </p>
      <ul aria-label="Missing details" className="flex flex-wrap gap-x-5">
        {missing.map((detail) => (
          <li key={detail.field}>
            <button
              type="button"
              onClick={() => onOpen(detail)}
              className="link min-h-8 cursor-pointer pointer-coarse:min-h-11"
            >
              {detail.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by the browser's dialog when the tab is
 * closed or reloaded, by the app's own dialog otherwise.
 *
 * The router's `useBlocker` does the same, but would be in every page's initial code.
 * @returns while the dialog is open, the function that takes the user's answer
 */
function useLeaveGuard(isOn: boolean): ((leave: boolean) => void) | undefined {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  useEffect(() => {
    if (!isOn) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false
        return await new Promise<boolean>((resolve) => {
          setAnswer(() => (leave: boolean) => {
            setAnswer(undefined)
            resolve(!leave)
          })
        })
      },
    })
  }, [history, isOn])
  return answer
}
