import { cx } from './cx.ts'

/** Returns the parts of an address around its last @, or the whole address if there is none. */
function partsOf(address: string): readonly [string, string?] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

/** An email address to read. A long one breaks at its @ first. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = partsOf(address)
  if (domain === undefined) return name
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

/** An email address to write to. Encodes characters that a mail program would read as fields (`?cc=…`). */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const target = partsOf(address).map((part = '') => encodeURIComponent(part.toWellFormed()))
  return (
    <a href={`mailto:${target.join('@')}`} className={cx('link wrap-anywhere', className)}>
      <EmailText address={address} />
    </a>
  )
}
