/** The plain way to a file that could not be fetched. Nothing where there is none. */
export function OpenFile({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link tall text-ink">
      Open the file in a new tab
    </a>
  )
}
