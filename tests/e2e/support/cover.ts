import type { Frame } from 'playwright/test'

/**
 * Describes what lies over the element that has the focus, also in a shadow tree (WCAG 2.4.11), over the bars at the foot
 * of the page, and over everything in view that was announced.
 */
export async function coverOfNews(page: Frame): Promise<string[]> {
  // After two frames, bars and messages have reserved their height, and the page has scrolled.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return await page.evaluate(measure)
}

/** Runs in the page. */
function measure(): string[] {
  let focused = document.activeElement === document.body ? null : document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const bars = [...document.querySelectorAll('[data-bar]')].filter((bar) =>
    bar.checkVisibility({ visibilityProperty: true }),
  )
  const targets = [...(focused ? [focused] : []), ...bars, ...[document, ...shadows()].flatMap(announcements)]
  return targets.flatMap((each) => coverOf(each) ?? [])

  function shadows(): ShadowRoot[] {
    return [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  }

  /** Returns the live regions that can be seen, or the messages in them. */
  function announcements(within: Document | ShadowRoot): Element[] {
    return [...within.querySelectorAll(':is([role=status], [role=alert], [aria-live])')]
      .flatMap((region) => {
        const messages = [...region.children].filter((part) => getComputedStyle(part).display !== 'inline')
        return messages.length > 0 ? messages : [region]
      })
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect()
        const isVisible = part.checkVisibility({ visibilityProperty: true })
        return part.textContent.trim() !== '' && width > 6 && height > 6 && isVisible
      })
  }

  function coverOf(target: Element): string | undefined {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const root = target.getRootNode()
    const own = [target, ...labels, ...(root instanceof ShadowRoot ? [root.host] : [])]
    const text = target.getAttribute('aria-label') ?? (target.textContent || target.id)
    const name = `${target.tagName} “${text.trim().slice(0, 60)}”`
    // A native control may be invisible inside its label.
    const box = (labels.find((label) => label.contains(target)) ?? target).getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const [left, right] = [Math.max(0, box.left) + 3, Math.min(clientWidth, box.right) - 3]
    const [top, bottom] = [Math.max(0, box.top) + 3, Math.min(clientHeight, box.bottom) - 3]
    if (right < left || bottom < top)
      return target !== focused || box.height < 6 || box.width < 6 ? undefined : `${name} is out of view`
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const
    for (const [x, y] of points) {
      const [outer] = document.elementsFromPoint(x, y)
      const hit = outer?.shadowRoot?.elementFromPoint(x, y) ?? outer
      if (!hit || own.some((each) => each.contains(hit) || hit.contains(each))) continue
      const cover = hit.closest('[aria-label], [id]') ?? hit
      const words = cover.getAttribute('aria-label') ?? cover.id
      return `${name} is covered by ${hit.tagName} of ${cover.tagName} ${words}`
    }
    return undefined
  }
}
