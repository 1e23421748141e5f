import type { ReactNode } from 'react'
import type { EmployeeLink } from '../../api/employees.ts'
import { fileUrl } from '../../api/files.ts'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { EmailText } from '../../ui/EmailLink.tsx'
import { Table } from '../../ui/Table.tsx'
import { LinkById } from '../loading/index.ts'
import { EmployeeStatusTag } from './EmployeeStatusTag.tsx'

/** The id of the name that takes focus for a link's row. */
export const focusIdOf = ({ id }: EmployeeLink): string => `employee-link-${id}`

/** The links between companies and employees, seen from the other side. */
export function LinksTable({
  caption,
  links,
  side,
  nameOf,
  renderActions,
}: {
  caption: string
  links: readonly EmployeeLink[]
  side: 'employee' | 'recruiter'
  /** What a link without a name is called. */
  nameOf: (link: EmployeeLink) => string
  renderActions: (link: EmployeeLink) => ReactNode
}) {
  const [Picture, to] =
    side === 'employee' ? [Avatar, '/user/$id' as const] : [Logo, '/recruiter/$id' as const]
  return (
    <Table
      caption={caption}
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Name',
          primary: true,
          render: (link) => (
            <span className="flex items-center gap-2.5">
              <Picture src={fileUrl(link[side]?.profile_image)} name={link[side]?.name ?? ''} size="xs" />
              <LinkById
                id={focusIdOf(link)}
                to={to}
                of={link[side]?.id}
                look="link-quiet"
                className="min-h-6 min-w-0 scroll-mt-24"
              >
                <bdi>{link[side]?.name.trim() || nameOf(link)}</bdi>
              </LinkById>
            </span>
          ),
        },
        { header: 'Email', render: (link) => <EmailText address={link[side]?.email ?? ''} /> },
        { header: 'Status', render: ({ status }) => <EmployeeStatusTag status={status} /> },
        { header: 'Action', render: renderActions },
      ]}
    />
  )
}
