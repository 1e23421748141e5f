import { useId, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { cx } from '../../src/ui/cx.ts'
import { ChevronDown } from '../../src/ui/Icon.tsx'
import { splitLinks } from '../../src/ui/links.ts'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { copied, fillCode } from './fill-code.ts'
import {
  addressIn,
  dress,
  isUnread,
  type Mail,
  paragraphsOf,
  pathInApp,
  type Reading,
  recipientsOf,
  undressed,
} from './mail.ts'
import { usePanel } from './panel-context.ts'
import { usePersonHere } from './PeopleSection.tsx'
import { Fine, Moment, Part } from './pieces.tsx'

const everybody = '*'

/** Every e-mail that the product has sent. */
export function MailSection({
  mails,
  reading,
  onOpen,
}: {
  mails: readonly Mail[]
  reading: Reading
  onOpen: (mail: Mail) => void
}) {
  const { person } = usePersonHere()
  const [recipient, setRecipient] = useState(everybody)
  const [openId, setOpenId] = useState<number | null>(null)

  const here = addressesHere(person?.email)
  const recipients = recipientsOf(mails, here)
  // A world that was reset may not know the chosen recipient any more.
  const chosen = recipients.some(({ address }) => address === recipient) ? recipient : everybody
  const shown = mails.filter(({ to }) => chosen === everybody || to === chosen)

  function toggle(mail: Mail) {
    setOpenId(openId === mail.id ? null : mail.id)
    onOpen(mail)
  }

  return (
    <Part title="Mailbox" end={<Fine>Newest first</Fine>}>
      <SelectField
        label="Recipient"
        value={chosen}
        onChange={setRecipient}
        dense
        options={[
          { value: everybody, label: `Everybody (${mails.length})` },
          ...recipients.map(({ address, count }) => ({
            value: address,
            label: `${here.includes(address) ? 'Here: ' : ''}${address} (${count})`,
          })),
        ]}
      />
      {shown.length === 0 ? (
        <p className="mt-4 border-y border-rule py-4 text-dense">
          No e-mail yet. Signing in, a new password and what happens to jobs and applications send some.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {shown.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              open={mail.id === openId}
              unread={isUnread(reading, mail)}
              onToggle={() => toggle(mail)}
              onRead={() => onOpen(mail)}
            />
          ))}
        </ul>
      )}
    </Part>
  )
}

function MailRow({
  mail,
  open,
  unread,
  onToggle,
  onRead,
}: {
  mail: Mail
  open: boolean
  unread: boolean
  onToggle: () => void
  onRead: () => void
}) {
  const id = useId()
  return (
    <li className="py-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="grid w-full cursor-pointer grid-cols-[0.5rem_1fr_auto] items-baseline gap-x-2 rounded-sm py-2 text-start hover:text-action"
      >
        <span
          aria-hidden="true"
          className={cx('size-2 self-center rounded-full', unread && 'bg-fill forced-colors:border')}
        />
        <span className={cx('min-w-0 text-dense wrap-anywhere', unread && 'font-semibold')}>
          {unread && <span className="sr-only">Unread: </span>}
          {mail.subject}
        </span>
        <ChevronDown className={cx('self-center text-ink-2', open && 'rotate-180')} />
        <span className="col-start-2 text-fine wrap-anywhere text-ink-2">
          <span className="sr-only">, to </span>
          {mail.to}
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          <Moment at={mail.sent_at} />
          {mail.reply_to !== null && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="sr-only">, </span>
              answers go to {mail.reply_to}
            </>
          )}
        </span>
      </button>
      <div className="ps-4">
        {mail.code !== null && <Code code={mail.code} mail={mail} onUse={onRead} />}
        <div id={id} hidden={!open} className="pb-3">
          {open && <Content mail={mail} />}
        </div>
      </div>
    </li>
  )
}

/** An e-mail as its reader sees it: as text, or as the page that most programs show. */
function Content({ mail }: { mail: Mail }) {
  const [asPage, setAsPage] = useState(false)
  return (
    <>
      {asPage ? (
        <Page mail={mail} />
      ) : (
        paragraphsOf(mail).map(({ at, text }) => <Paragraph key={at} text={text} />)
      )}
      <Button size="sm" variant="secondary" className="mt-2" onClick={() => setAsPage(!asPage)}>
        {asPage ? 'Show the text version' : 'Show the HTML version'}
      </Button>
    </>
  )
}

/** The HTML of an e-mail, in a frame that runs nothing and is as high as what it shows. */
function Page({ mail }: { mail: Mail }) {
  const { host } = usePanel()

  function finish(frame: HTMLIFrameElement) {
    const page = frame.contentDocument
    if (!page) return
    dress(page)
    frame.style.height = `${page.documentElement.scrollHeight}px`
    page.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      // Nodes of a frame are of the frame's own classes, so instanceof would not know them.
      const link = [...page.links].find((candidate) => event.composedPath().includes(candidate))
      const path = link ? pathInApp(link.href, location.origin, host.basePath) : null
      if (path === null) return
      event.preventDefault()
      host.navigate(path)
    })
  }

  return (
    <iframe
      title={`${mail.subject}, as HTML`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={undressed(mail)}
      onLoad={(event) => finish(event.currentTarget)}
      className="block min-h-40 w-full rounded-md border border-rule"
    />
  )
}

function Code({ code, mail, onUse }: { code: string; mail: Mail; onUse: () => void }) {
  const { say } = usePanel()

  async function use() {
    onUse()
    if (fillCode(code)) say(`The code ${code} is in the field.`)
    else if (await copied(code)) say(`The code ${code} is copied: no field for it is on this page.`)
    else say(`No field for the code is on this page, and copying is not allowed. The code is ${code}.`)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
      <span className="font-mono text-body tracking-wide">{code}</span>
      <Button size="sm" aria-label={`Use this code, ${code} for ${mail.to}`} onClick={() => void use()}>
        Use this code
      </Button>
    </div>
  )
}

/** A paragraph as plain text; addresses of this app open in it, others beside it. */
function Paragraph({ text }: { text: string }) {
  const { host } = usePanel()
  return (
    <p className="mb-2 text-dense wrap-anywhere whitespace-pre-line last:mb-0">
      {splitLinks(text).map((part) => {
        if (part.href === undefined) return part.text
        const path = pathInApp(part.href, location.origin, host.basePath)
        if (path === null) {
          return (
            <a key={part.at} href={part.href} target="_blank" rel="noopener noreferrer" className="link">
              {part.text}
            </a>
          )
        }
        return (
          <a
            key={part.at}
            href={part.href}
            className="link"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              host.navigate(path)
            }}
          >
            {part.text}
          </a>
        )
      })}
    </p>
  )
}

/** The addresses that matter to whoever looks at this page: who is signed in, and whose code is awaited. */
function addressesHere(signedIn: string | undefined): string[] {
  return [...new Set([awaitedAddress(), signedIn].filter((address) => address !== undefined))]
}

/** Where the app keeps the address of a login between its two steps. */
const awaitedKey = 'fieldwork.pendingEmail'

function awaitedAddress(): string | undefined {
  try {
    return addressIn(sessionStorage.getItem(awaitedKey)) ?? addressIn(localStorage.getItem(awaitedKey))
  } catch {
    return undefined
  }
}
