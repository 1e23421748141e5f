import { type ReactNode, useLayoutEffect } from 'react'

/** Shows a story with the toolbar's theme and text size. */
export function Setting({
  globals,
  story,
  isDocs,
  children,
}: {
  globals: Record<string, unknown>
  story: string
  /** Whether the story is on a docs page, which shows both themes itself. */
  isDocs: boolean
  children: ReactNode
}) {
  const { theme, textSize } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
    root.style.fontSize = textSize === 'double' ? '200%' : ''
  }, [theme, textSize])
  return (
    <>
      {/* With both themes, the story is also rendered behind the frames, so that its play function can run. */}
      {children}
      {theme === 'both' && !isDocs && <BothThemes globals={globals} page={`viewMode=story&id=${story}`} />}
    </>
  )
}

/** The same story or docs page in both themes, each in a frame with its own simulated world. */
export function BothThemes({ globals, page }: { globals: Record<string, unknown>; page: string }) {
  return (
    <div className="fixed inset-0 z-50 grid grid-cols-2">
      {['light', 'dark'].map((theme) => {
        const query = Object.entries({ ...globals, theme })
          .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
          .join(';')
        return (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the same page, from the same origin
          <iframe
            key={theme}
            title={theme}
            className="size-full border-0"
            src={`iframe.html?${page}&globals=${encodeURIComponent(query)}`}
          />
        )
      })}
    </div>
  )
}
