import type { Page } from 'playwright/test'

/*
 * Checks of a page's geometry for accessibility. Most functions return a list of problems with their locations, so that
 * `toEqual([])` shows all of them. The simulator's panel is not part of the product, so only its handle is considered,
 * as it may cover the focused element.
 */

/** Shows the page in a theme and a window size, and waits until the page has reacted. */
export async function showAs(
  page: Page,
  { theme, width, height }: { theme: 'light' | 'dark'; width: number; height: number },
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  // The browser reports changes of media queries in its next frame, and only then does the card field get new colours.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Returns how far the page scrolls horizontally, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What `layoutProblems` expects. */
interface Wanted {
  /** The smallest width and height of a control, in CSS pixels; 24 by default. */
  least?: number
  /** Whether only primary buttons and links must be that large. */
  isOnlyMain?: boolean
  /** Whether the text is spaced widely while measuring (WCAG 1.4.12). */
  isSpaced?: boolean
}

/**
 * Returns what is wrong with the page as it is laid out now:
 *
 * - It scrolls sideways.
 * - It doesn't have one `main`, one `h1` and a skip link at the start, a navigation or search has no name, or links with the same name have different addresses.
 * - Text is cut off by its own box or one around it. Text that is cut off with an ellipsis on purpose is allowed:
 *   assistive technology reads all of it.
 * - A control is too small. A label around a control counts as part of it, and a stretched link counts as large as its
 *   row. Links in a sentence are exempt (WCAG 2.5.8).
 */
export function layoutProblems(
  page: Page,
  { least = 24, isOnlyMain = false, isSpaced = false }: Wanted = {},
): Promise<string[]> {
  return page.evaluate(
    ([wanted, onlyMain, spaced]) => {
      if (spaced) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }
        `)
        document.adoptedStyleSheets.push(sheet)
      }
      const problems = [...wideParts(), ...structure(), ...cutTexts(), ...smallControls()]
      if (spaced) document.adoptedStyleSheets.pop()
      return problems

      function wideParts(): string[] {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth > clientWidth ? [`It scrolls sideways by ${scrollWidth - clientWidth} px.`] : []
      }

      function structure(): string[] {
        const wrong: string[] = []
        for (const one of ['main', 'h1']) {
          const seen = [...document.querySelectorAll(one)].filter((each) => each.checkVisibility())
          if (seen.length !== 1) wrong.push(`${seen.length} × ${one}`)
        }
        const targets = new Map<string, string>()
        for (const link of document.links) {
          if (!link.closest('#root') || !link.checkVisibility({ visibilityProperty: true })) continue
          const name = link.ariaLabel ?? link.innerText.trim()
          // The login page only preselects the account type of its address.
          const target = link.href.replace(/\?type=\w+$/, '')
          const other = targets.get(name) ?? target
          targets.set(name, other)
          if (other !== target) wrong.push(`links “${name}” to ${other} and ${target}`)
        }
        const nameless = ':is(nav, search, [role=search]):not([aria-label], [aria-labelledby])'
        if (document.querySelector(nameless)) wrong.push('a navigation or search without a name')
        if (document.links[0]?.textContent !== 'Skip to the content') wrong.push('no skip link at the start')
        return wrong
      }

      function cutTexts(): string[] {
        const wrong: string[] = []
        for (const box of document.querySelectorAll<HTMLElement>('#root *')) {
          if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) continue
          const style = getComputedStyle(box)
          const isCutX = /hidden|clip/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1
          const isCutY = /hidden|clip/.test(style.overflowY) && box.scrollHeight > box.clientHeight + 1
          if (!isCutX && !isCutY) continue
          // Visually hidden text is clipped on purpose.
          const isUnseen =
            style.clipPath === 'inset(50%)' || !box.checkVisibility({ visibilityProperty: true })
          const isOnPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
          if (isUnseen || isOnPurpose || box.innerText.trim() === '') continue
          const sizes = `${box.scrollWidth} × ${box.scrollHeight} in ${box.clientWidth} × ${box.clientHeight}`
          wrong.push(`cut: ${box.tagName} “${box.innerText.trim().slice(0, 60)}” (${sizes})`)
        }
        return wrong
      }

      function smallControls(): string[] {
        const controls =
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex]:not([tabindex^="-"])'
        const probe = document.createElement('i')
        probe.style.backgroundColor = 'var(--color-fill)'
        document.body.append(probe)
        const fill = getComputedStyle(probe).backgroundColor
        probe.remove()

        const wrong: string[] = []
        for (const control of document.querySelectorAll<HTMLElement>(controls)) {
          if (!control.closest('#root, body > [data-base-ui-portal]')) continue
          if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
          if (control.closest('[aria-hidden=true], [inert]')) continue
          const style = getComputedStyle(control)
          const box = areaOf(control, style)
          if (box.width <= 1 || box.height <= 1) continue
          // Skip links are visible only when focused.
          if (style.clipPath === 'inset(50%)') continue
          const isChoice = control.matches('[type=checkbox], [type=radio]')
          if (onlyMain && (isChoice || style.backgroundColor !== fill)) continue
          if (isInSentence(control, style)) continue
          if (box.width + 0.5 >= wanted && box.height + 0.5 >= wanted) continue
          const name = control.getAttribute('aria-label') ?? control.innerText
          wrong.push(
            `small: ${control.tagName} “${name.trim().slice(0, 60)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
          )
        }
        return wrong
      }

      function areaOf(control: HTMLElement, style: CSSStyleDeclaration): DOMRect {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
        if (label?.contains(control)) return label.getBoundingClientRect()
        const after = getComputedStyle(control, '::after')
        const isStretched = after.position === 'absolute' && after.content !== 'none'
        const area = isStretched && style.position === 'static' ? control.offsetParent : control
        return (area ?? control).getBoundingClientRect()
      }

      /** Whether the link has text beside it in the same parent. */
      function isInSentence(control: HTMLElement, { display }: CSSStyleDeclaration): boolean {
        if (display !== 'inline' || control.tagName !== 'A') return false
        return [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node !== control && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
      }
    },
    [least, isOnlyMain, isSpaced] as const,
  )
}

/**
 * Focuses every tab stop in order. Returns those whose focus ring is missing, thinner than 2 px or below a contrast of
 * 3:1, and those that a fixed or sticky element covers, such as the header, the simulator's handle or the chat.
 * @param within selector of the part of the page to check; the product by default
 */
export async function focusProblems(page: Page, within = '#root'): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  // After a key press, the browser shows the ring on the next focused element.
  await page.keyboard.press('Tab')
  return page.evaluate(async (selector) => {
    // After two frames, sticky elements have reported their height to the page.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex^="-"])',
      ),
    ].filter((stop) => stop.closest(selector) && stop.tabIndex >= 0)
    const problems: string[] = []
    for (const stop of stops) {
      if (
        !stop.checkVisibility({ visibilityProperty: true }) ||
        stop.matches(':disabled') ||
        isSecondRadio(stop)
      )
        continue
      const from = window.scrollY
      stop.focus()
      if (document.activeElement !== stop) continue
      // Elements that appear after scrolling react to this event, which the browser would send in the next frame.
      if (window.scrollY !== from) window.dispatchEvent(new Event('scroll'))
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
      const name = `${stop.tagName} “${(stop.getAttribute('aria-label') ?? (stop.innerText || stop.id)).trim().slice(0, 60)}”`
      const cover = coverOf(stop)
      if (cover !== undefined) problems.push(`${name} is covered by ${cover}`)
      const ring = ringProblem(stop)
      if (ring !== undefined) problems.push(`${name}: ${ring}`)
    }
    return problems

    /** Whether this is a radio button that isn't a tab stop: those with the same name share one. */
    function isSecondRadio(stop: HTMLElement): boolean {
      if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(stop.name)}"]`),
      ]
      return stop !== (group.find(({ checked }) => checked) ?? group[0])
    }

    function coverOf(stop: HTMLElement): string | undefined {
      const box = stop.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const [left, right] = [Math.max(0, box.left) + 2, Math.min(clientWidth, box.right) - 2]
      const [top, bottom] = [Math.max(0, box.top) + 2, Math.min(clientHeight, box.bottom) - 2]
      if (bottom < top || right < left)
        return box.width < 4 || box.height < 4 ? undefined : 'the edge of the window'
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ] as const
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y)
        const above = hit && stuckAround(hit)
        if (!above || above.contains(stop)) continue
        const name = above.getAttribute('aria-label') ?? (above.id || above.className || above.tagName)
        return `${above.tagName} ${name.slice(0, 60)}`
      }
      return undefined
    }

    /** Returns the fixed or sticky ancestor of an element. */
    function stuckAround(element: Element): Element | undefined {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      }
      return undefined
    }

    /** Describes what is wrong with the focus ring, which the label, a box around it or `::after` may show instead. */
    function ringProblem(stop: HTMLElement): string | undefined {
      const around: (readonly [Element, string | undefined])[] = [
        [stop, undefined],
        [stop, '::after'],
      ]
      for (let at = stop.parentElement, steps = 0; at && steps < 3; at = at.parentElement, steps += 1)
        around.push([at, undefined])
      const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
      if (label) around.push([label, undefined])
      // The edge of a separator is wide but invisible, so the grip inside it shows the ring.
      if (stop.role === 'separator' && stop.firstElementChild)
        around.push([stop.firstElementChild, undefined])
      for (const [element, part] of around) {
        const style = getComputedStyle(element, part)
        const width = Number.parseFloat(style.outlineWidth)
        if (style.outlineStyle === 'none' || width === 0) continue
        if (width < 2) return `its ring is ${width} px`
        const isInside = Number.parseFloat(style.outlineOffset) < 0
        const behind = backgroundOf(isInside || part ? element : element.parentElement)
        const contrast = contrastOf(numbers(style.outlineColor), behind)
        return contrast < 3 ? `its ring has a contrast of ${contrast.toFixed(2)}` : undefined
      }
      return 'it has no ring'
    }

    function numbers(colour: string): number[] {
      return (colour.match(/[\d.]+/g) ?? []).map(Number)
    }

    function backgroundOf(element: Element | null): number[] {
      for (let at = element; at; at = at.parentElement) {
        const [r = 0, g = 0, b = 0, alpha = 1] = numbers(getComputedStyle(at).backgroundColor)
        if (alpha === 1) return [r, g, b]
      }
      return [255, 255, 255]
    }

    function contrastOf(one: number[], other: number[]): number {
      const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
    }

    function luminance(colour: number[]): number {
      const [r = 0, g = 0, b = 0] = colour.map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
  }, within)
}
