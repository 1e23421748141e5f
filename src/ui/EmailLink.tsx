import { cx } from './cx.ts'

/** The parts of an address, without the last @; an address that has none is one part. */
function partsOf(address: string): readonly [string, string?] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

/** An e-mail address to read. A long one goes on in the next line from its @, before it breaks elsewhere. */
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

/** An e-mail address to write to. What a mail program would take for more than the address (`?cc=…`) is encoded. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const target = partsOf(address).map((part = '') => encodeURIComponent(part.toWellFormed()))
  return (
    <a href={`mailto:${target.join('@')}`} className={cx('link wrap-anywhere', className)}>
      <EmailText address={address} />
    </a>
  )
}
