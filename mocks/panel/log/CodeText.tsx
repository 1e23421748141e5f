/** A text to read, select and copy, in a box that the keyboard can scroll. */
export function CodeText({ label, children }: { label: string; children: string }) {
  return (
    <textarea
      readOnly
      aria-label={label}
      rows={Math.min(14, children.split('\n').length + 1)}
      spellCheck={false}
      className="mt-1 block w-full resize-y rounded-sm border border-rule bg-raised p-2 font-mono text-fine"
      value={children}
    />
  )
}
