import { useEffect, useRef, useState } from 'react'
import { announce } from './Announcer.tsx'
import { IconButton } from './IconButton.tsx'
import { Check, Copy } from './Icon.tsx'

/** Copies with the older command, which works over plain HTTP. The clipboard API needs a secure context. */
function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  const before = document.activeElement
  document.body.append(area)
  area.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on a page served by plain http
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** A button that copies `value` and announces the outcome. `label` is its accessible name, such as "Copy the IBAN". */
export function CopyButton({
  value,
  label,
  className,
}: {
  value: string
  label: string
  className?: string
}) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <IconButton
      label={label}
      {...(className && { className })}
      onClick={() => {
        void copy(value).then((done) => {
          announce(done ? 'Copied.' : 'We couldn’t copy it. Select the text and copy it yourself.')
          setCopied(done)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setCopied(false), 2000)
        })
      }}
    >
      {copied ? <Check className="text-good-ink" /> : <Copy />}
    </IconButton>
  )
}
