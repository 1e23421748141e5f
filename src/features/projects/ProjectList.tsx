import type { Project } from '../../api/projects.ts'
import { ProjectHeading, ProjectMedia, ProjectText } from './ProjectParts.tsx'

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
