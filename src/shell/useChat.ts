import { useEffect } from 'react'
import { useThirdParty } from '../ui/third-party.ts'
import { useIdle } from '../ui/useIdle.ts'

declare global {
  interface Window {
    /** The part of the provider's interface that the page uses. */
    tidioChatApi?: { open: () => void; on: (event: 'close', listener: () => void) => void }
  }
}

const findChat = () => window.tidioChatApi

/**
 * Loads the chat widget's script once, if the settings name an https URL (product: third parties). Nothing else should
 * wait for it, so it waits until the browser is idle.
 * @returns a function that opens the chat, once it has loaded
 */
export function useChat(given: string | null | undefined): (() => void) | undefined {
  const { found } = useThirdParty(useIdle(4_000) ? chatAddress(given) : undefined, findChat)
  useEffect(() => {
    if (found) document.documentElement.dataset['chat'] = ''
  }, [found])
  return found && openChat
}

/** What had the focus before the chat was last opened; undefined if it never was. */
let opener: Element | null | undefined

/** Opens the chat, also where shell.css hides its button. Closing it returns the focus. */
function openChat(): void {
  const { dataset } = document.documentElement
  if (opener === undefined) {
    window.tidioChatApi?.on('close', () => {
      dataset['chat'] = ''
      const isInChat = document.activeElement?.closest('#tidio-chat-iframe')
      if (isInChat && opener instanceof HTMLElement) opener.focus()
    })
  }
  opener = document.activeElement
  dataset['chat'] = 'open'
  window.tidioChatApi?.open()
}

/**
 * Returns the URL of the chat's script from the settings (product: third parties). A URL without a scheme gets https;
 * `undefined` for anything that isn't https.
 */
export function chatAddress(given: string | null | undefined): string | undefined {
  const address = given?.trim().replace(/^\/\//, 'https://')
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' ? url.href : undefined
}
