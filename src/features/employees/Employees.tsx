import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deleteEmployeeMutation, type EmployeeLink } from '../../api/employees.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/count.ts'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { useConfirmedRemoval } from '../changes/index.ts'
import { EmployeeAdd } from './EmployeeAdd.tsx'
import { forgetEmployee } from './employee-cache.ts'
import { focusIdOf, LinksTable } from './LinksTable.tsx'
import { quoted } from '../../ui/quoted.ts'

/** A company's employees and its pending and declined requests, newest first (rules 28). */
export function Employees({
  employees,
  total,
  gap,
}: {
  employees: readonly EmployeeLink[]
  total: number | undefined
  /** What the list lacks because it could not be read. */
  gap: ReactNode
}) {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(deleteEmployeeMutation)
  const { heading, ask, confirmation } = useConfirmedRemoval({
    rows: employees,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => forgetEmployee(client, gone),
    focusIdOf,
    wordsFor: ({ employee }) => `${quoted(employee.name)} removed.`,
    question: ({ employee }) => ({
      title: `Remove ${quoted(employee.name)}`,
      message: 'Are you sure you want to remove this employee ?',
      confirmLabel: 'Remove',
    }),
  })

  return (
    <FoldingSection id="employees" headingRef={heading} title="Employees" need={gap !== undefined}>
      <p className="mb-6 text-ink-2">
        Invite job seekers by email address. People who accept appear on your company page.
      </p>
      <EmployeeAdd />
      {gap && <div className="mt-8">{gap}</div>}
      {employees.length === 0 ? (
        !gap && <p className="mt-8 border-t border-rule pt-4 text-ink-2">You haven’t invited anyone yet.</p>
      ) : (
        <>
          <p className="mt-8 mb-2 text-dense text-ink-2">
            {total !== undefined &&
              total >= employees.length &&
              (total === 1 ? '1 invitation' : `${formatCount(total)} invitations`)}
          </p>
          <LinksTable
            caption="Employees"
            links={employees}
            side="employee"
            nameOf={() => 'Employee'}
            renderActions={(link) => (
              <Button
                size="sm"
                aria-label={`Delete ${quoted(link.employee.name)}`}
                onClick={(event) => ask(link, event.currentTarget)}
              >
                Delete
              </Button>
            )}
          />
        </>
      )}
      {confirmation}
    </FoldingSection>
  )
}
