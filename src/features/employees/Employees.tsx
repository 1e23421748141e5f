import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deleteEmployeeMutation, type EmployeeLink } from '../../api/employees.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/count.ts'
import { useFold } from '../../ui/fold.ts'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useConfirmedRemoval } from '../changes/index.ts'
import { EmployeeAdd } from './EmployeeAdd.tsx'
import { forgetEmployee } from './employee-cache.ts'
import { focusIdOf, LinksTable } from './LinksTable.tsx'
import { quoted } from '../../ui/quoted.ts'

const headingId = 'own-employees'

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
  const fold = useFold('employees', gap !== undefined)
  const { mutateAsync: remove } = useMutation(deleteEmployeeMutation)
  const { heading, asked, ask, question } = useConfirmedRemoval({
    rows: employees,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => forgetEmployee(client, gone),
    focusIdOf,
    wordsFor: ({ employee }) => `${quoted(employee.name)} removed.`,
  })

  return (
    <FoldingSection id="employees" headingId={headingId} headingRef={heading} title="Employees" {...fold}>
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
      <ConfirmDialog
        showsFailure
        {...question}
        title={`Remove ${quoted(asked?.employee.name ?? '')}`}
        message="Are you sure you want to remove this employee ?"
        confirmLabel="Remove"
      />
    </FoldingSection>
  )
}
