import { useId, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { formatCount } from '../../src/ui/count.ts'
import { cx } from '../../src/ui/cx.ts'
import { ChevronDown } from '../../src/ui/Icon.tsx'
import { splitLinks } from '../../src/ui/links.ts'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { copied } from '../panel/copied.ts'
import { fillCode } from './fill-code.ts'
import {
  addressesHere,
  applyStyles,
  isUnread,
  type Mail,
  paragraphsOf,
  pathInApp,
  type Reading,
  recipientsOf,
  framed,
} from './mail.ts'
import { useBoard } from './useBoard.ts'
import { usePersonHere } from './PeopleSection.tsx'
import { Fine, Group, Moment } from '../panel/pieces.tsx'
import { Rows } from '../panel/Rows.tsx'

const everyone = '*'

/** The emails that the product has sent. */
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
  const [recipient, setRecipient] = useState(everyone)
  const [openId, setOpenId] = useState<number | null>(null)

  const here = addressesHere(person?.email)
  const recipients = recipientsOf(mails, here)
  // After a reset the chosen recipient may no longer exist.
  const chosen = recipients.some(({ address }) => address === recipient) ? recipient : everyone
  const shown = mails.filter(({ to }) => chosen === everyone || to === chosen)

  function toggle(mail: Mail) {
    setOpenId(openId === mail.id ? null : mail.id)
    onOpen(mail)
  }

  return (
    <Group title="Mailbox" end={<Fine>Newest first</Fine>}>
      <SelectField
        label="Recipient"
        value={chosen}
        onChange={setRecipient}
        dense
        options={[
          { value: everyone, label: `Everyone (${formatCount(mails.length)})` },
          ...recipients.map(({ address, count }) => ({
            value: address,
            label: `${here.includes(address) ? 'This tab: ' : ''}${address} (${formatCount(count)})`,
          })),
        ]}
      />
      <div className="mt-4">
        <Rows empty="No emails yet. Log in, reset a password or apply for a job to receive one.">
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
        </Rows>
      </div>
    </Group>
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
        <span aria-hidden="true" className={cx('size-2 self-center rounded-full', unread && 'bg-fill')} />
        <span className={cx('min-w-0 text-dense wrap-anywhere', unread && 'font-semibold')}>
          {unread && <span className="sr-only">Unread: </span>}
          <bdi>{mail.subject}</bdi>
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
              replies go to {mail.reply_to}
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

/** The HTML of an email, in a frame without scripts that is as tall as its content. */
function Page({ mail }: { mail: Mail }) {
  const { follow } = useLinks()

  function finish(frame: HTMLIFrameElement) {
    const page = frame.contentDocument
    if (!page) return
    applyStyles(page)
    frame.style.height = `${page.documentElement.scrollHeight}px`
    page.addEventListener('click', (event) => {
      // The nodes of a frame are instances of the frame's classes, so `instanceof` fails here.
      const link = [...page.links].find((candidate) => event.composedPath().includes(candidate))
      if (link) follow(event, link.href)
    })
  }

  return (
    <iframe
      title={`${mail.subject}, as HTML`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framed(mail)}
      onLoad={(event) => finish(event.currentTarget)}
      className="block min-h-40 w-full rounded-md border border-rule"
    />
  )
}

function Code({ code, mail, onUse }: { code: string; mail: Mail; onUse: () => void }) {
  const { say } = useBoard()

  async function use() {
    onUse()
    if (fillCode(code)) say(`Code ${code} entered.`)
    else if (await copied(code)) say(`This page has no code field, so code ${code} was copied.`)
    else say(`This page has no code field, and copying is blocked. The code is ${code}.`)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
      <span className="font-mono text-body tracking-wide">{code}</span>
      <Button size="sm" aria-label={`Use this code: ${code}, for ${mail.to}`} onClick={() => void use()}>
        Use this code
      </Button>
    </div>
  )
}

/** A paragraph of plain text. Links to this app open in the app, others in a new tab. */
function Paragraph({ text }: { text: string }) {
  const { follow, pathOf } = useLinks()
  return (
    <p className="mb-2 text-dense wrap-anywhere whitespace-pre-line last:mb-0">
      {splitLinks(text).map(({ at, text: words, href }) =>
        href === undefined ? (
          words
        ) : (
          <a
            key={at}
            href={href}
            {...(pathOf(href) === null && { target: '_blank', rel: 'noopener noreferrer' })}
            className="link"
            onClick={(event) => follow(event, href)}
          >
            {words}
          </a>
        ),
      )}
    </p>
  )
}

/** Opens links to this app in the app, unless a modifier key is held. */
function useLinks() {
  const { host } = useBoard()
  const pathOf = (href: string) => pathInApp(href, location.origin, host.basePath)
  function follow(event: LinkPress, href: string) {
    const path = pathOf(href)
    if (path === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.navigate(path)
  }
  return { pathOf, follow }
}

type LinkPress = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>
