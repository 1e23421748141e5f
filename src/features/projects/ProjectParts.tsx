import type { ComponentProps } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Project } from '../../api/projects.ts'
import { AttachedMedia } from '../../ui/AttachedMedia.tsx'
import { cx } from '../../ui/cx.ts'
import { ExternalLink } from '../../ui/Icon.tsx'
import { safeHref } from '../../ui/links.ts'
import { Prose } from '../../ui/Prose.tsx'

/** A project's title, which links to its URL if it has one. */
export function ProjectHeading({
  project: { title, url },
  className,
  ...rest
}: Omit<ComponentProps<'h3'>, 'children'> & { project: Project }) {
  const href = safeHref(url)
  return (
    <h3 {...rest} className={cx('text-body font-semibold tracking-normal wrap-anywhere', className)}>
      {href ? (
        <a href={href} rel="nofollow ugc noopener" className="link tall">
          <bdi>{title}</bdi> <ExternalLink className="inline size-4 align-[-0.15em]" />
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
    </h3>
  )
}

/** A project's time and description. */
export function ProjectText({ project: { time_took, description } }: { project: Project }) {
  return (
    <>
      {time_took?.trim() && (
        <p className="mt-1 text-dense text-ink-2 wrap-anywhere">
          Time Taken: <bdi>{time_took}</bdi>
        </p>
      )}
      <Prose text={description} className="mt-3" />
    </>
  )
}

/** A project's pictures and videos. */
export function ProjectMedia({ project: { title, files } }: { project: Project }) {
  return (
    <AttachedMedia
      media={files.map(({ type, path }) => ({ type, src: fileUrl(path) }))}
      of={`the project ${title}`}
      className="mt-4"
    />
  )
}

/** A job seeker's projects (product: projects). */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul aria-label="Projects" className="divide-y divide-rule border-y border-rule">
      {projects.map((project) => (
        <li key={project.id} className="py-6">
          <ProjectHeading project={project} />
          <ProjectText project={project} />
          <ProjectMedia project={project} />
        </li>
      ))}
    </ul>
  )
}
