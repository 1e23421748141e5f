import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import type { TalentCard } from '../../api/talent.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Mail, MapPin, Briefcase } from '../../ui/Icon.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'

const rowClass = 'flex gap-4 py-6 sm:gap-6'
const bodyClass =
  'grid min-w-0 grow gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]'

/** A job seeker in the search results, with a link to their profile (product: find talent). */
export function TalentRow({ person }: { person: TalentCard }) {
  const { id, name, email, about, profile_image, currently_working, currently_located } = person
  const profile = { to: '/user/$id', params: { id: String(id) } } as const
  return (
    <article className={rowClass}>
      <Avatar src={fileUrl(profile_image)} name={name} size="lg" />
      <div className={bodyClass}>
        <div className="min-w-0 sm:max-lg:col-start-1">
          <h3 className="text-body font-semibold tracking-normal wrap-anywhere">
            <Link {...profile} className="link-quiet tall">
              <bdi>{name || 'Profile'}</bdi>
            </Link>
          </h3>
          {about?.trim() && (
            <p dir="auto" className="mt-1 line-clamp-2 text-dense text-ink-2 wrap-anywhere">
              {about}
            </p>
          )}
        </div>
        <ul className="flex min-w-0 flex-col gap-1 text-dense sm:max-lg:col-start-1">
          {currently_working?.trim() && (
            <li className="flex items-baseline gap-2">
              <Briefcase className="size-4 shrink-0 translate-y-0.5 text-ink-2" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Working at </span>
                <bdi>{currently_working}</bdi>
              </span>
            </li>
          )}
          {currently_located?.trim() && (
            <li className="flex items-baseline gap-2">
              <MapPin className="size-4 shrink-0 translate-y-0.5 text-ink-2" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Located in </span>
                <bdi>{currently_located}</bdi>
              </span>
            </li>
          )}
          <li className="flex items-baseline gap-2">
            <Mail className="size-4 shrink-0 translate-y-0.5 text-ink-2" />
            <EmailLink address={email} className="tall min-w-0" />
          </li>
        </ul>
        <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3 lg:row-span-1">
          <Link {...profile} aria-label={`Profile of ${name}`} className={buttonClass({ size: 'sm' })}>
            Profile
          </Link>
        </div>
      </div>
    </article>
  )
}

/** A loading row, as tall as a row whose `about` takes two lines. */
export function TalentRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className="size-14 shrink-0 rounded-full" />
      <div className={bodyClass}>
        <div className="sm:max-lg:col-start-1">
          <div className="flex h-6.75 items-center">
            <SkeletonBlock className={place % 2 === 0 ? 'h-4 w-2/5' : 'h-4 w-1/2'} />
          </div>
          <div className="mt-1 flex h-11 flex-col justify-around">
            <SkeletonBlock className="h-3 w-full" />
            <SkeletonBlock className="h-3 w-3/5" />
          </div>
        </div>
        <div className="flex flex-col gap-1 sm:max-lg:col-start-1">
          {['w-1/2', 'w-3/5', 'w-4/5'].map((width) => (
            <div key={width} className="flex h-5.5 items-center">
              <SkeletonBlock className={`h-3 ${width}`} />
            </div>
          ))}
        </div>
        <SkeletonBlock className="h-8 w-20 rounded-md sm:col-start-2 sm:row-start-1 lg:col-start-3" />
      </div>
    </div>
  )
}
