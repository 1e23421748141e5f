export { Employees } from './Employees.tsx'
export { Employers } from './Employers.tsx'
