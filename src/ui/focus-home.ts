import { arrive, focusOn, mainId } from './arrival.ts'

const headings = 'h1, h2, h3, h4'
/** Parts of a page whose headings say nothing about what is outside them. */
const parts = 'section, article, aside, fieldset, li, tr'
const controls = 'a[href], button, input, select, summary, textarea, [tabindex]'

/** The control that was last focused or pressed, and where it was. */
type Held = {
  control: Element
  /** The control and the elements around it, innermost first, each with the sibling before it. */
  path: { element: Element; before: Element | null }[]
  above: HTMLElement[]
  isInHeader: boolean
}

/**
 * Brings focus home when the focused or pressed control is removed from the page, which would drop the focus to the
 * body (product: accessibility). It goes to the first of these that exists:
 *
 * 1. in the header: the first control of what replaced the control, or else near it
 * 2. an element whose id is in `data-focus-home`, on the control or around it, the innermost first; several ids are
 *    separated by spaces
 * 3. the heading of what replaced the control's part of the page, if that heading can be focused (`tabindex="-1"`)
 * 4. the nearest heading above
 * 5. the page's heading
 *
 * Code that moves the focus itself, as for a new page, comes first. The page scrolls only as far as a window's height. This covers the header, the
 * page's `main` and the messages above it; dialogs restore the focus themselves.
 *
 * @returns a function that stops this
 */
export function restoreLostFocus(): () => void {
  let held = hold(document.activeElement)

  const onFocus = ({ target }: FocusEvent) => {
    held = hold(target)
  }
  // Safari doesn't focus pressed buttons. A press on plain text takes the focus from a control deliberately.
  const onPress = ({ target }: MouseEvent) => {
    if (isLost()) held = target instanceof Element ? hold(target.closest(controls)) : undefined
  }
  // Browsers differ in whether a removed element loses the focus with an event.
  const observer = new MutationObserver(() => {
    if (!held || held.control.isConnected) return
    const lost = held
    held = undefined
    // Waits, because React may run the effects that move the focus after it has changed the page.
    setTimeout(() => {
      if (isLost()) goHome(lost)
    })
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('click', onPress, { capture: true })
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('click', onPress, { capture: true })
    observer.disconnect()
  }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

function hold(control: EventTarget | null): Held | undefined {
  const main = document.getElementById(mainId)
  if (!main || !(control instanceof Element)) return undefined
  const region = control.closest(`#${mainId}, [data-toaster]`) ?? control.closest('header')
  if (!region || control === region) return undefined
  const path: Held['path'] = []
  for (
    let element: Element | null = control;
    element && element !== region;
    element = element.parentElement
  ) {
    path.push({ element, before: element.previousElementSibling })
  }
  const above = Array.from(main.querySelectorAll<HTMLElement>(headings)).filter((heading) => {
    const part = heading.closest(parts)
    const isAround = !part || !main.contains(part) || part.contains(control)
    return isAround && heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING
  })
  return { control, path, above: above.toReversed(), isInHeader: region.matches('header') }
}

/** Returns the first control in an element, or the element if it is one. */
function controlIn(element: Element | null | undefined): HTMLElement | null {
  const isControl = element instanceof HTMLElement && element.matches(controls)
  return isControl ? element : (element?.querySelector<HTMLElement>(controls) ?? null)
}

function goHome({ path, above, isInHeader }: Held): void {
  const chosen = path.flatMap(({ element }) => element.getAttribute('data-focus-home')?.split(' ') ?? [])
  const gone = path.findLast(({ element }) => !element.isConnected)
  const place = path.find(({ element }) => element.isConnected)?.element
  const instead = gone?.before?.isConnected ? gone.before.nextElementSibling : place?.firstElementChild
  const first = instead?.matches(headings) ? instead : instead?.querySelector(headings)
  const homes = [
    ...(isInHeader ? [controlIn(instead), controlIn(place)] : []),
    ...chosen.map((id) => document.getElementById(id)),
    first instanceof HTMLElement && first.matches('[tabindex="-1"]:not(h1, li *, tr *)') ? first : null,
    ...above,
    document.querySelector<HTMLElement>(`#${mainId} h1:not(:has(.animate-wait))`),
  ]
  // Without a heading, the page is a skeleton, whose heading takes the focus once it has loaded.
  const home = homes.find((element) => element !== null && focusOn(element))
  if (!home) arrive()
  // What replaced a long part of the page may be just above the window.
  else if (Math.abs(home.getBoundingClientRect().top) < window.innerHeight)
    home.scrollIntoView({ block: 'nearest' })
}
