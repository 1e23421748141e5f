export { OwnProjects } from './OwnProjects.tsx'
export { ProjectList } from './ProjectParts.tsx'
