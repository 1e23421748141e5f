import { cx } from './cx.ts'

/**
 * An e-mail address to write to. What a mail program would take for more than the address (`?cc=…`) is encoded. A long
 * address goes on in the next line from its @, before it breaks elsewhere.
 */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const at = address.lastIndexOf('@')
  const parts = at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
  return (
    <a
      href={`mailto:${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('@')}`}
      className={cx('link wrap-anywhere', className)}
    >
      {parts[0]}
      {at >= 0 && (
        <>
          <wbr />@{parts[1]}
        </>
      )}
    </a>
  )
}
