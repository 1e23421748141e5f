import { button, icon, isRecord, make, resetCss, shadowOf } from '../dom.ts'
import { type Brand, brandOf, grouped, incomplete, testCards, unknownBrand } from './card-data.ts'
import { Field, type FieldName } from './field.ts'
import { type Failure, integrationError } from './provider.ts'

type Listener = (event: unknown) => void

const fieldCss = `
  ${resetCss}
  :host {
    font: var(--weight) var(--size) / var(--line) var(--family);
    letter-spacing: var(--spacing);
    color: var(--colour);
  }
  .fields { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.75em; }
  .cell { display: flex; align-items: center; gap: 0.5em; min-inline-size: 0; }
  .cell.number { flex: 1 1 14.5em; }
  .cell.expiry { flex: 0 0 5em; }
  .cell.cvc { flex: 0 0 4em; }
  input {
    flex: 1 1 0; inline-size: 0; min-inline-size: 0; margin: 0; padding: 0.25em 0; border: 0;
    border-block-end: 2px solid transparent; border-radius: 0; outline: none; background: none;
    font: inherit; letter-spacing: inherit; color: inherit;
  }
  input::placeholder { color: var(--placeholder); opacity: 1; }
  input:focus { border-block-end-color: var(--icon); }
  input[aria-invalid='true'] { color: var(--invalid); }
  input:disabled { opacity: 0.6; }
  .brand { flex: none; font-size: 0.8125em; font-weight: 600; letter-spacing: 0; color: var(--icon); }
  svg { display: block; inline-size: 1.5em; block-size: 1.125em; fill: none; stroke: currentcolor; stroke-width: 1.5; }
  details { margin-block-start: 0.25em; font-size: 0.8125rem; line-height: 1.4; letter-spacing: 0; }
  summary {
    display: inline-flex; align-items: center; gap: 0.4em; min-block-size: 24px; cursor: pointer;
    color: var(--placeholder);
  }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ''; border: solid currentcolor; border-width: 0 1.5px 1.5px 0; padding: 2px; rotate: -45deg; }
  details[open] summary::before { rotate: 45deg; }
  summary:focus-visible, button:focus-visible { outline: 2px solid currentcolor; outline-offset: 1px; }
  ul { margin: 0.25em 0 0; padding: 0; list-style: none; }
  button {
    display: flex; flex-wrap: wrap; gap: 0 0.75em; inline-size: 100%; min-block-size: 28px; padding: 0.25em 0.5em;
    margin-inline-start: -0.5em; border: 0; border-radius: 4px; background: none; font: inherit; color: inherit;
    text-align: start; cursor: pointer;
  }
  button:hover { background: color-mix(in srgb, currentcolor 8%, transparent); }
  .digits { font-variant-numeric: tabular-nums; font-weight: 600; letter-spacing: -0.02em; }
`

/** The result of `elements.create('card')`. */
export class CardElement {
  readonly #listeners = new Map<string, Set<Listener>>()
  #target: HTMLElement | undefined
  #label: AbortController | undefined
  #said = ''
  readonly #destroyed = new AbortController()
  readonly #number = new Field('number', () => this.#brand)
  readonly #expiry = new Field('expiry', () => this.#brand)
  readonly #cvc = new Field('cvc', () => this.#brand)
  readonly #fields = [this.#number, this.#expiry, this.#cvc]
  readonly #sign = make('span', { class: 'brand', 'aria-hidden': 'true' })
  readonly #host = make('div', { class: '__PrivateStripeElement' })

  constructor(options: unknown) {
    this.#number.cell.append(this.#sign)
    const cells = this.#fields.map(({ cell }) => cell)
    shadowOf(this.#host, fieldCss).append(
      make('div', { class: 'fields', role: 'group', 'aria-label': 'Card, simulated' }, ...cells),
      this.#cards(),
    )
    for (const [index, field] of this.#fields.entries()) this.#listen(field, index)
    this.update(options)
    this.#draw()
  }

  /** Aborted when the element is destroyed: the payer has left the page. */
  get destroyed(): AbortSignal {
    return this.#destroyed.signal
  }

  get isMounted(): boolean {
    return this.#target !== undefined
  }

  get #brand(): Brand {
    return brandOf(this.#number.digits)
  }

  /** Buttons that fill in the test cards. */
  #cards(): HTMLElement {
    const list = make('ul')
    for (const { number, outcome } of testCards) {
      const digits = make('span', { class: 'digits' }, grouped(number, brandOf(number)))
      const fillIn = () => this.#fillIn({ number, expiry: '12 / 34', cvc: '123' })
      list.append(make('li', {}, button(fillIn, {}, digits, outcome)))
    }
    return make('details', {}, make('summary', {}, 'Simulated: use a test card'), list)
  }

  #listen(field: Field, index: number): void {
    const { input } = field
    input.addEventListener('input', (event) => {
      const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
      field.tidy(deleting)
      this.#changed()
      if (
        !deleting &&
        field.name !== 'cvc' &&
        field.judge().complete &&
        input.selectionStart === input.value.length
      )
        this.#fields[index + 1]?.input.focus()
    })
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && input.value === '') this.#fields[index - 1]?.input.focus()
      // The original also submits the surrounding form, although its inputs are in a frame.
      if (event.key === 'Enter') this.#target?.closest('form')?.requestSubmit()
    })
    input.addEventListener('focus', () => this.#emit('focus'))
    input.addEventListener('blur', (event) => {
      if (!field.judge().empty) field.strict = true
      this.#changed()
      // Focus that moves between the inputs stays in the element.
      if (this.#fields.some((other) => other.input === event.relatedTarget)) return
      this.#emit('blur')
    })
  }

  #draw(): void {
    const brand = this.#brand
    const cardShape = icon(
      '0 0 24 18',
      'M3 1.5h18a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 15V3A1.5 1.5 0 0 1 3 1.5zM1.5 6h21M5 12h4',
    )
    this.#sign.replaceChildren(brand.word || cardShape)
    for (const field of this.#fields) field.show()
    this.#cvc.input.placeholder = brand.cvc === 4 && brand !== unknownBrand ? '4 digits' : 'CVC'
  }

  /** Emits a change event, unless it equals the last one. */
  #changed(): void {
    this.#draw()
    const verdicts = this.#fields.map((field) => field.judge())
    const event = {
      elementType: 'card',
      complete: verdicts.every(({ complete }) => complete),
      empty: verdicts.every(({ empty }) => empty),
      error: verdicts.find(({ error }) => error)?.error,
      brand: this.#brand.name,
      value: { postalCode: '' },
    }
    const said = JSON.stringify(event)
    if (said === this.#said) return
    this.#said = said
    this.#emit('change', event)
  }

  #fillIn(card: Record<FieldName, string>): void {
    for (const field of this.#fields) {
      field.input.value = card[field.name]
      field.strict = false
      field.tidy()
    }
    this.#changed()
  }

  /** Returns the complete card, or its first error. */
  read(): { card: Record<string, string> } | { error: Failure } {
    for (const field of this.#fields) field.strict = true
    this.#changed()
    const wrong = this.#fields.find((field) => !field.judge().complete)
    if (wrong) return { error: wrong.judge().error ?? incomplete[wrong.name] }
    const expiry = this.#expiry.digits
    return {
      card: {
        number: this.#number.digits,
        exp_month: String(Number(expiry.slice(0, 2))),
        exp_year: String(2000 + Number(expiry.slice(2))),
        cvc: this.#cvc.digits,
      },
    }
  }

  #emit(name: string, event: object = { elementType: 'card' }): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }

  on(name: string, listener: Listener): this {
    const all = this.#listeners.get(name) ?? new Set<Listener>()
    this.#listeners.set(name, all.add(listener))
    return this
  }

  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener)
    return this
  }

  mount(place: string | HTMLElement): void {
    const target = typeof place === 'string' ? document.querySelector(place) : place
    if (this.destroyed.aborted || !(target instanceof HTMLElement))
      throw integrationError('Missing or invalid DOM element to mount the Element into.')
    this.unmount()
    this.#target = target
    target.replaceChildren(this.#host)
    // A label of the page focuses the first input.
    this.#label = new AbortController()
    const labels = target.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(target.id)}"]`)
    for (const label of labels)
      label.addEventListener('click', () => this.focus(), { signal: this.#label.signal })
    setTimeout(() => this.#emit('ready'))
  }

  unmount(): void {
    this.#label?.abort()
    this.#host.remove()
    this.#target = undefined
  }

  destroy(): void {
    this.unmount()
    this.#listeners.clear()
    this.#destroyed.abort()
  }

  /** @param options of which `style.base`, `style.invalid` and `disabled` are used */
  update(options: unknown): void {
    if (!isRecord(options)) return
    if (typeof options['disabled'] === 'boolean')
      for (const { input } of this.#fields) input.disabled = options['disabled']
    const style = isRecord(options['style']) ? options['style'] : {}
    const base = isRecord(style['base']) ? style['base'] : {}
    const wrong = isRecord(style['invalid']) ? style['invalid'] : {}
    const placeholder = isRecord(base['::placeholder']) ? base['::placeholder'] : {}
    const wanted = {
      '--colour': [base['color'], 'CanvasText'],
      '--family': [base['fontFamily'], 'system-ui, sans-serif'],
      '--size': [base['fontSize'], '1rem'],
      '--weight': [base['fontWeight'], '400'],
      '--line': [base['lineHeight'], '1.5'],
      '--spacing': [base['letterSpacing'], 'normal'],
      '--icon': [base['iconColor'] ?? base['color'], 'CanvasText'],
      '--placeholder': [placeholder['color'], 'light-dark(#5a6270, #a6aebb)'],
      '--invalid': [wrong['color'], 'light-dark(#a3241a, #ff9d8f)'],
    }
    for (const [name, [value, otherwise]] of Object.entries(wanted)) {
      const isNew = typeof value === 'string' && value !== ''
      if (isNew || this.#host.style.getPropertyValue(name) === '')
        this.#host.style.setProperty(name, String(isNew ? value : otherwise))
    }
  }

  focus(): void {
    const wrong = this.#fields.find((field) => !field.judge().complete) ?? this.#number
    wrong.input.focus()
  }
}

/** The result of `stripe.elements()`. */
export class Elements {
  #card: CardElement | null = null

  create(type: string, options: unknown): CardElement {
    if (type !== 'card') throw integrationError(`The simulated Stripe.js has no Element of type "${type}".`)
    if (this.getElement(type))
      throw integrationError('Can only create one Element of type card through the same Elements instance.')
    this.#card = new CardElement(options)
    return this.#card
  }

  /** @param wanted 'card', or a component of react-stripe-js, which has the type as a property */
  getElement(wanted: unknown): CardElement | null {
    const type = typeof wanted === 'function' && '__elementType' in wanted ? wanted.__elementType : wanted
    return type === 'card' && !this.#card?.destroyed.aborted ? this.#card : null
  }

  update(): void {
    // Only one locale and one appearance are supported.
  }
}
