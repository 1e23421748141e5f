/** The first tab stop of a page, which jumps to the element with the id `to` (product: accessibility). */
export function SkipLink({
  to = 'main',
  children = 'Skip to the content',
}: {
  to?: string
  children?: string
}) {
  return (
    <a
      href={`#${to}`}
      className="sr-only rounded-md bg-fill text-dense font-semibold text-on-fill focus:not-sr-only focus:fixed focus:ms-4 focus:top-4 focus:z-80 focus:px-4 focus:py-3 print:hidden"
      onClick={(event) => {
        // Moves focus by script, so that the URL's hash does not change.
        event.preventDefault()
        const target = document.getElementById(to)
        if (!target) return
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1
        target.focus()
        target.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
