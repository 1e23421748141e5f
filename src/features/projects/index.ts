export { OwnProjects } from './OwnProjects.tsx'
export { ProjectList } from './ProjectList.tsx'
