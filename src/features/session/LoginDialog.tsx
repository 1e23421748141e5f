import { useRef } from 'react'
import type { ReactNode } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks a visitor to log in before an action. After the login, the current page opens again (rules 35). */
export function LoginDialog({
  title,
  children,
  onClose,
}: {
  title: string
  /** One sentence that says why a login is needed. */
  children: ReactNode
  onClose: () => void
}) {
  const login = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      initialFocus={login}
      footer={
        <>
          <ButtonLink ref={login} to="/login" onClick={() => returnTo.remember()} variant="primary">
            Login
          </ButtonLink>
          <Button onClick={onClose}>Not now</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
