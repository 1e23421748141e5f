import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import type { TalentCard } from '../../api/talent.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Mail, MapPin, Briefcase } from '../../ui/Icon.tsx'

/** A job seeker in the search results, with a link to their profile (product: find talent). */
export function TalentRow({ person }: { person: TalentCard }) {
  const { id, name, email, about, profile_image, currently_working, currently_located } = person
  const facts = [
    { term: 'Working at', value: currently_working, icon: Briefcase },
    { term: 'Located in', value: currently_located, icon: MapPin },
  ]
  const profile = { to: '/user/$id', params: { id: String(id) } } as const
  return (
    <article className="flex gap-4 py-4 sm:gap-6">
      <Avatar src={fileUrl(profile_image)} name={name} size="lg" />
      <div className="grid min-w-0 grow gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]">
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
          {facts.map(
            ({ term, value, icon: Sign }) =>
              value?.trim() && (
                <li key={term} className="flex items-baseline gap-2">
                  <Sign className="size-4 shrink-0 translate-y-0.5 text-ink-2" />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="sr-only">{`${term} `}</span>
                    <bdi>{value}</bdi>
                  </span>
                </li>
              ),
          )}
          <li className="flex items-baseline gap-2">
            <Mail className="size-4 shrink-0 translate-y-0.5 text-ink-2" />
            <EmailLink address={email} className="tall min-w-0" />
          </li>
        </ul>
        <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3 lg:row-span-1">
          <ButtonLink {...profile} aria-label={`Profile of ${name}`} size="sm">
            Profile
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
