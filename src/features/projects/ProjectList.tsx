import { fileUrl } from '../../api/files.ts'
import type { Project } from '../../api/projects.ts'
import { AttachedMedia } from '../../ui/AttachedMedia.tsx'
import { ExternalLink } from '../../ui/Icon.tsx'
import { safeHref } from '../../ui/links.ts'
import { Prose } from '../../ui/Prose.tsx'

/** A job seeker's projects (product: projects). The title links to the project's URL if it has one. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul aria-label="Projects" className="divide-y divide-rule border-y border-rule">
      {projects.map(({ id, title, url, time_took, description, files }) => {
        const href = safeHref(url)
        return (
          <li key={id} className="py-6">
            <h3 className="text-body font-semibold tracking-normal wrap-anywhere">
              {href ? (
                <a href={href} rel="nofollow ugc noopener" className="link tall">
                  <bdi>{title}</bdi> <ExternalLink className="inline size-4 align-[-0.15em]" />
                </a>
              ) : (
                <bdi>{title}</bdi>
              )}
            </h3>
            {time_took?.trim() && (
              <p className="mt-1 text-dense text-ink-2 wrap-anywhere">
                Time Taken: <bdi>{time_took}</bdi>
              </p>
            )}
            {description?.trim() && (
              <div dir="auto" className="mt-3 max-w-read">
                <Prose text={description} />
              </div>
            )}
            <AttachedMedia
              media={files.map(({ type, path }) => ({ type, src: fileUrl(path) }))}
              of={`the project ${title}`}
              className="mt-4"
            />
          </li>
        )
      })}
    </ul>
  )
}
