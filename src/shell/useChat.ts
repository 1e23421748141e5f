import { useEffect } from 'react'

/**
 * Loads the chat widget's script once, if the settings name an https URL (product: third parties). Nothing else should
 * wait for it, so it waits until the browser is idle. Once it has loaded, shell.css keeps the chat's corner free.
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
