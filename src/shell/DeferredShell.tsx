import { notifyManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSettings } from '../features/session/index.ts'
import { announce } from '../ui/Announcer.tsx'
import { BackToTop } from '../ui/BackToTop.tsx'
import { restoreLostFocus } from '../ui/focus-home.ts'
import { afterPress, watchPresses } from '../ui/press.ts'
import { useChat } from './useChat.ts'
import { Footer } from './Footer.tsx'

export { AccountRetry } from '../features/session/index.ts'
export { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
export { CompactPanel } from './CompactPanel.tsx'
export { Messages } from './Messages.tsx'
export { UserMenu } from './UserMenu.tsx'

/** The footer, the back-to-top button, the chat, and the way home for a lost focus. `deferred` loads this file with everything that it exports. */
export function DeferredShell() {
  const openChat = useChat(useSettings()?.tidio)
  useEffect(restoreLostFocus, [])
  useEffect(holdStill, [])
  useEffect(announceConnection, [])
  return (
    <>
      <Footer onChat={openChat} />
      <BackToTop />
    </>
  )
}

/** Announces when the browser goes offline and online. Returns a function that stops this. */
function announceConnection(): () => void {
  const onOffline = () => announce('You’re offline.')
  const onOnline = () => announce('You’re online again.')
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}

/** While a pointer is pressed, what a query brings changes no page. Returns a function that ends this. */
function holdStill(): () => void {
  notifyManager.setScheduler((run) => setTimeout(() => afterPress(run), 0))
  return watchPresses()
}
