/** A key of the keyboard, as text. */
export function Key({ children }: { children: string }) {
  return <kbd className="rounded-sm border border-rule-strong px-1 font-sans">{children}</kbd>
}
