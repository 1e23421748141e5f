import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { returnTo } from '../session/index.ts'

/** Says to a visitor what a bookmark needs, with the way there and back (rules 35). */
export function BookmarkLogin({ title, onClose }: { title: string; onClose: () => void }) {
  const login = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Log in to bookmark jobs"
      initialFocus={login}
      footer={
        <>
          <Link
            ref={login}
            to="/login"
            onClick={() => returnTo.remember()}
            className={buttonClass({ variant: 'primary' })}
          >
            Login
          </Link>
          <Button onClick={onClose}>Not now</Button>
        </>
      }
    >
      <p>
        Bookmarks belong to a job seeker’s account. Log in, and you come back to this page to keep{' '}
        <strong className="font-semibold">
          <bdi>{title}</bdi>
        </strong>
        .
      </p>
    </Dialog>
  )
}
