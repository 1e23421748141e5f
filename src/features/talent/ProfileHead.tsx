import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'

/** The head of a person's or company's page: a short cover if there is one, the picture, the name. */
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
  /** `undefined` while it is not known; its place is reserved until then. */
  cover: string | null | undefined
  intro?: ReactNode
  actions?: ReactNode
}) {
  const Picture = of === 'person' ? Avatar : Logo
  const coverUrl = fileUrl(cover)
  return (
    <>
      {/* A padding, for a margin would reach through to the page and move that. */}
      {(cover === undefined || coverUrl) && (
        <div className="pt-6">
          {coverUrl ? (
            <img src={coverUrl} alt="" className={`${coverClass} border border-rule object-cover`} />
          ) : (
            <SkeletonBlock className={coverClass} />
          )}
        </div>
      )}
      <PageHeader
        above={<Picture src={fileUrl(picture)} name={name} size="xl" eager />}
        title={<bdi>{name || (of === 'person' ? 'Profile' : 'Company')}</bdi>}
        intro={intro}
        actions={actions}
        className={
          coverUrl || cover === undefined
            ? '[&>div:first-child>div:first-child]:-mt-16 sm:[&>div:first-child>div:first-child]:-mt-20'
            : undefined
        }
      />
    </>
  )
}

const coverClass = 'h-36 w-full rounded-md sm:h-52'

/** A part of such a page; parts without content are left out by whoever makes them. */
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
