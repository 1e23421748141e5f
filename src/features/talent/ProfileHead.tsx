import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The head of a job seeker's or company's page: the cover, if there is one, the portrait or logo, and the name. */
export function ProfileHead({
  of,
  name,
  picture,
  cover,
  intro,
  actions,
}: {
  of: 'person' | 'company'
  name: string
  picture: string | null
  cover: string | null
  intro?: ReactNode
  actions?: ReactNode
}) {
  const Picture = of === 'person' ? Avatar : Logo
  const coverUrl = fileUrl(cover)
  return (
    <>
      {/* Padding, because a top margin would collapse with the page's margin. */}
      {coverUrl && (
        <div className="pt-6">
          <img
            src={coverUrl}
            alt=""
            className={cx(
              'calm w-full rounded-md border border-rule object-cover',
              of === 'company' ? 'h-30 sm:h-36' : 'h-36 sm:h-52',
            )}
          />
        </div>
      )}
      <PageHeader
        above={
          // The picture overlaps the cover.
          <div className={coverUrl ? 'relative -mt-16 sm:-mt-20' : undefined}>
            <Picture src={fileUrl(picture)} name={name} size="xl" eager />
          </div>
        }
        title={<bdi>{name || (of === 'person' ? 'Profile' : 'Company')}</bdi>}
        intro={intro}
        actions={actions}
      />
    </>
  )
}

/** A section of a job seeker's or company's page. Callers leave out empty sections. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  )
}
