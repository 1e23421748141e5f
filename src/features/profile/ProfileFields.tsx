import type { User } from '../../api/session.ts'
import { FileField } from '../../ui/FileField.tsx'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FormState } from '../../ui/useForm.ts'
import { imageRules } from '../media/index.ts'
import { type ProfileValues, textLimits, type TextKey } from './profile-values.ts'
import { sectionState } from './section-state.ts'

type ProfileFormState = FormState<ProfileValues>

const text = (form: ProfileFormState, key: TextKey) => ({
  ...form.field(key),
  dir: 'auto' as const,
  limit: textLimits[key],
})

/** The fields that every account has, and a job seeker's workplace and summary. */
export function AboutFields({
  user,
  form,
  since,
}: {
  user: User
  form: ProfileFormState
  /** Changes with each save and each Discard, after which the field for the picture is reset. */
  since: number
}) {
  const seeks = user.type === 'job_seeker'
  return (
    <FoldingSection {...sectionState('about', form)} title={seeks ? 'About you' : 'About the company'}>
      <div className="flex max-w-form flex-col gap-6">
        <TextField label="Name" autoComplete={seeks ? 'name' : 'organization'} {...text(form, 'name')} />
        <TextField
          label="Email address"
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
            key={since}
            label={seeks ? 'Profile picture' : 'Logo'}
            hint="PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. Press Update to save it."
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
          {...text(form, 'about')}
        />
        <TextField label="Located in" autoComplete="off" optional {...text(form, 'currently_located')} />
        {seeks && (
          <>
            <TextField
              label="Working at"
              autoComplete="organization"
              optional
              {...text(form, 'currently_working')}
            />
            <TextArea
              label="Summary"
              hint="What you’ve done and what you’re good at. We keep line breaks."
              rows={8}
              optional
              {...text(form, 'summary')}
            />
          </>
        )}
      </div>
    </FoldingSection>
  )
}

const preferences: ReadonlyArray<{ key: TextKey; label: string; hint?: string }> = [
  { key: 'desired_job_title', label: 'Job title' },
  { key: 'desired_salary', label: 'Salary', hint: 'In your own words: “from €45,000 a year”.' },
  { key: 'desired_cities', label: 'Cities', hint: 'Separated by commas: Porto, Lisbon.' },
  {
    key: 'desired_skills',
    label: 'Skills',
    hint: 'Separated by commas: TypeScript, machine learning.',
  },
]

/** What a job seeker looks for. */
export function PreferenceFields({ form }: { form: ProfileFormState }) {
  return (
    <FoldingSection {...sectionState('preferences', form)} title="Job preferences">
      <div className="flex max-w-form flex-col gap-6">
        {preferences.map(({ key, ...words }) => (
          <TextField key={key} autoComplete="off" optional {...words} {...text(form, key)} />
        ))}
      </div>
    </FoldingSection>
  )
}
