import { useEffect } from 'react'
import { chatAddress } from './chat-address.ts'

/**
 * Loads the chat widget's script once, if the settings name one (product: third parties). It is the last thing that a
 * page needs, so it waits until the browser is idle. Other addresses than https are left alone. shell.css then keeps
 * the corner free.
 */
export function useChat(given: string | null | undefined): void {
  const address = chatAddress(given)
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
      })
      script.addEventListener('error', () => {
        console.warn(
          `The chat could not be loaded from ${address}. Its hosts have to be in the build’s VITE_CHAT_HOSTS.`,
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
}
