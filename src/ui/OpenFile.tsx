/** A link to a file that failed to load in place. Renders nothing without a URL. */
export function OpenFile({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link tall text-ink">
      Open the file in a new tab
    </a>
  )
}
