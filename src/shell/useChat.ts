import { useEffect, useState } from 'react'

declare global {
  interface Window {
    /** The part of the provider's interface that the page uses. */
    tidioChatApi?: { open: () => void; on: (event: 'close', listener: () => void) => void }
  }
}

/**
 * Loads the chat widget's script once, if the settings name an https URL (product: third parties). Nothing else should
 * wait for it, so it waits until the browser is idle.
 * @returns a function that opens the chat, once it has loaded
 */
export function useChat(given: string | null | undefined): (() => void) | undefined {
  const address = chatAddress(given)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (address === undefined) return
    if (document.querySelector('script[data-chat]')) return
    const load = () => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      script.dataset['chat'] = ''
      script.addEventListener('load', () => {
        document.documentElement.dataset['chat'] = ''
        setLoaded(true)
      })
      script.addEventListener('error', () => {
        console.warn(
          `Could not load the chat from ${address}. The build’s VITE_CHAT_HOSTS must include its hosts.`,
        )
        script.remove()
      })
      document.body.append(script)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [address])
  return isLoaded ? openChat : undefined
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
