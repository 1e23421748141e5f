import { cx } from './cx.ts'

/** Splits an address at its last @; without one, returns the whole address. */
function partsOf(address: string): readonly [string, string?] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

/** An email address as text. A long address breaks before its @ first. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = partsOf(address)
  if (domain === undefined) return <span key={address}>{name}</span>
  return (
    <span key={address}>
      {name}
      <wbr />@{domain}
    </span>
  )
}

/** A `mailto` link. Encodes characters that a mail program would read as fields (`?cc=…`). */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const target = partsOf(address).map((part = '') => encodeURIComponent(part.toWellFormed()))
  return (
    <a href={`mailto:${target.join('@')}`} className={cx('link wrap-anywhere', className)}>
      <EmailText address={address} />
    </a>
  )
}
