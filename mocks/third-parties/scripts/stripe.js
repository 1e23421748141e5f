// A look-alike of Stripe.js, for card payments without a card provider. It has what the public loader, the card element of
// react-stripe-js and this app use: `confirmCardPayment`, `retrievePaymentIntent`, and a bank that asks the payer to
// authenticate. It renders into the page, not into a frame of another origin, and has no postal code. It runs as a plain
// script, under a policy that allows nothing inline. It is one file, because page and server load its text without a build.
;(() => {
  const provider = 'https://api.stripe.com/v1/'

  // Test cards from Stripe's documentation.
  const testCards = [
    { number: '4242424242424242', outcome: 'is paid' },
    { number: '4000000000000002', outcome: 'is declined' },
    { number: '4000000000009995', outcome: 'has insufficient funds' },
    { number: '4000000000000069', outcome: 'has expired' },
    { number: '4000000000000127', outcome: 'has another CVC' },
    { number: '4000002760003184', outcome: 'needs authentication' },
  ]

  /**
   * @typedef {{ type: string, code?: string, message: string, [more: string]: unknown }} Failure
   * @typedef {{ id: string, status: string, amount: number, currency: string, [more: string]: unknown }} Intent
   * @typedef {{ paymentIntent: Intent, error?: undefined } | { error: Failure, paymentIntent?: undefined }} Result
   * @typedef {{ name: string, lengths: number[], gaps: number[], cvc: number, pattern: RegExp, word: string }} Brand
   * @typedef {{ complete: boolean, empty: boolean, error: Failure | undefined }} Verdict
   * @typedef {'number' | 'expiry' | 'cvc'} FieldName
   */

  // --- Card data

  /** @param {string} name @param {string} word @param {RegExp} pattern @param {Partial<Brand>} more @returns {Brand} */
  const describe = (name, word, pattern, more = {}) => ({
    name,
    word,
    pattern,
    lengths: [16],
    gaps: [4, 8, 12, 16],
    cvc: 3,
    ...more,
  })
  const brands = [
    describe('visa', 'Visa', /^4/),
    describe('mastercard', 'Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/),
    describe('amex', 'Amex', /^3[47]/, { lengths: [15], gaps: [4, 10], cvc: 4 }),
    describe('discover', 'Discover', /^(6011|64[4-9]|65)/),
    describe('diners', 'Diners', /^(30[0-5]|36|38|39)/, { lengths: [14, 16], gaps: [4, 10] }),
    describe('jcb', 'JCB', /^35/),
    describe('unionpay', 'UnionPay', /^62/, { lengths: [16, 19] }),
  ]
  const unknownBrand = describe('unknown', '', /^/, { cvc: 4 })

  /** @param {string} text */
  const digitsOf = (text) => text.replaceAll(/\D/g, '')

  /** @param {string} number */
  const brandOf = (number) => brands.find(({ pattern }) => pattern.test(number)) ?? unknownBrand

  /** Checks the last digit of a card number (Luhn). @param {string} number */
  function passesLuhn(number) {
    let sum = 0
    for (const [index, digit] of Array.from(number).toReversed().entries()) {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      sum += value > 9 ? value - 9 : value
    }
    return sum % 10 === 0
  }

  /**
   * @param {string} code
   * @param {string} message
   * @returns {Failure}
   */
  const invalid = (code, message) => ({ type: 'validation_error', code, message })

  /**
   * @param {string} number digits
   * @returns {Verdict}
   */
  function judgeNumber(number) {
    const { lengths } = brandOf(number)
    const isFull = lengths.includes(number.length)
    const isSound = isFull && passesLuhn(number)
    const error =
      isSound || number.length < Math.max(...lengths)
        ? undefined
        : invalid('invalid_number', 'Your card number is invalid.')
    return { complete: isSound, empty: number === '', error }
  }

  /**
   * @param {string} text four digits, MMYY, when complete
   * @returns {Verdict}
   */
  function judgeExpiry(text) {
    const empty = text === ''
    if (text.length < 4) return { complete: false, empty, error: undefined }
    const month = Number(text.slice(0, 2))
    const year = 2000 + Number(text.slice(2))
    const now = new Date()
    const past = year - now.getFullYear()
    const error =
      month < 1 || month > 12
        ? invalid('invalid_expiry_month', "Your card's expiration month is invalid.")
        : past < 0
          ? invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.")
          : past === 0 && month <= now.getMonth()
            ? invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.")
            : past > 50
              ? invalid('invalid_expiry_year', "Your card's expiration year is invalid.")
              : undefined
    return { complete: error === undefined, empty, error }
  }

  const incomplete = {
    number: invalid('incomplete_number', 'Your card number is incomplete.'),
    expiry: invalid('incomplete_expiry', "Your card's expiration date is incomplete."),
    cvc: invalid('incomplete_cvc', "Your card's security code is incomplete."),
  }

  /** @param {string} digits @param {Brand} brand */
  function grouped(digits, { gaps }) {
    return Array.from(digits)
      .map((digit, index) => (index > 0 && gaps.includes(index) ? ` ${digit}` : digit))
      .join('')
  }

  /**
   * Formats an expiry as `MM / YY`.
   * @param {string} text
   * @param {boolean} deleting omits a trailing slash, which could not be deleted otherwise
   */
  function writtenExpiry(text, deleting) {
    // `5` and `1/` can only be one-digit months.
    const padded = text.replace(/^\s*([2-9]|1(?=\D*\/))/, '0$1')
    const digits = digitsOf(padded)
    const month = digits.slice(0, 2)
    // Autofill may enter a year of four digits.
    const year = digits.length > 4 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4)
    if (month.length < 2 || (year === '' && deleting)) return month
    return `${month} / ${year}`
  }

  // --- Helpers

  /** @param {unknown} value @returns {value is Record<string, unknown>} */
  const isRecord = (value) => typeof value === 'object' && value !== null

  /** An error of the page that uses this script, as in the original. @param {string} message */
  function integrationError(message) {
    const error = new Error(message)
    error.name = 'IntegrationError'
    return error
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} children
   */
  function make(tag, attributes = {}, ...children) {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    node.append(...children)
    return node
  }

  /** @param {Element} host @param {string} css */
  function shadowOf(host, css) {
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    return root
  }

  /** Inherits only the colour scheme from the page. */
  const resetCss = `
    :host { all: initial; display: block; color-scheme: inherit; }
    * { box-sizing: border-box; }
    .unseen {
      position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
  `

  // --- The card element

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

  const fieldWords = {
    number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
    expiry: { label: 'Expiration date, MM / YY', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
    cvc: { label: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc' },
  }

  /** One of the inputs of a card. */
  class Field {
    /** @param {FieldName} name @param {() => Brand} brand of the card number */
    constructor(name, brand) {
      const { label, placeholder, autocomplete } = fieldWords[name]
      this.name = name
      this.brand = brand
      /** Whether missing input is an error: after the field lost focus with input, or was submitted. */
      this.strict = false
      const messageId = `${name}-message`
      this.message = make('span', { class: 'unseen', id: messageId })
      this.input = make('input', {
        type: 'text',
        inputmode: 'numeric',
        name: autocomplete,
        autocomplete,
        placeholder,
        spellcheck: 'false',
        autocapitalize: 'none',
        'aria-label': label,
        'aria-describedby': messageId,
      })
      this.cell = make('div', { class: `cell ${name}` }, this.input, this.message)
    }

    get digits() {
      return digitsOf(this.input.value)
    }

    /** @param {string} text @param {boolean} deleting */
    #written(text, deleting) {
      if (this.name === 'expiry') return writtenExpiry(text, deleting)
      const digits = digitsOf(text)
      if (this.name === 'cvc') return digits.slice(0, this.brand().cvc)
      const brand = brandOf(digits)
      return grouped(digits.slice(0, Math.max(...brand.lengths)), brand)
    }

    /** Formats the input, and keeps the caret after the same digit. */
    tidy(deleting = false) {
      const { input } = this
      const caret = input.selectionStart ?? input.value.length
      const isAtEnd = caret === input.value.length
      const before = digitsOf(input.value.slice(0, caret)).length
      const text = this.#written(input.value, deleting)
      if (text === input.value) return
      input.value = text
      let place = text.length
      if (!isAtEnd) {
        place = 0
        for (let seen = 0; seen < before && place < text.length; place += 1)
          if (/\d/.test(text[place] ?? '')) seen += 1
      }
      if (input.matches(':focus')) input.setSelectionRange(place, place)
    }

    /** @returns {Verdict} */
    judge() {
      const { digits } = this
      /** @type {Verdict} */
      const verdict =
        this.name === 'number'
          ? judgeNumber(digits)
          : this.name === 'expiry'
            ? judgeExpiry(digits)
            : {
                complete:
                  this.brand() === unknownBrand ? digits.length >= 3 : digits.length === this.brand().cvc,
                empty: digits === '',
                error: undefined,
              }
      if (this.strict && !verdict.complete && !verdict.error)
        return { ...verdict, error: incomplete[this.name] }
      return verdict
    }

    /** Marks the input as valid or invalid, with a message for assistive technology. */
    show() {
      const { error } = this.judge()
      this.input.setAttribute('aria-invalid', String(error !== undefined))
      this.message.textContent = error?.message ?? ''
    }
  }

  /** The result of `elements.create('card')`. */
  class CardElement {
    /** @type {Map<string, Set<(event: unknown) => void>>} */
    #listeners = new Map()
    /** @type {HTMLElement | undefined} */
    #target
    /** @type {AbortController | undefined} */
    #label
    #said = ''
    #destroyed = new AbortController()
    #number = new Field('number', () => this.#brand)
    #expiry = new Field('expiry', () => this.#brand)
    #cvc = new Field('cvc', () => this.#brand)
    #fields = [this.#number, this.#expiry, this.#cvc]
    #sign = make('span', { class: 'brand', 'aria-hidden': 'true' })
    #host = make('div', { class: '__PrivateStripeElement' })

    /** @param {unknown} options */
    constructor(options) {
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
    get destroyed() {
      return this.#destroyed.signal
    }

    get isMounted() {
      return this.#target !== undefined
    }

    get #brand() {
      return brandOf(this.#number.digits)
    }

    /** Buttons that fill in the test cards. */
    #cards() {
      const list = make('ul')
      for (const { number, outcome } of testCards) {
        const button = make(
          'button',
          { type: 'button' },
          make('span', { class: 'digits' }, grouped(number, brandOf(number))),
          outcome,
        )
        button.addEventListener('click', () => this.#fillIn({ number, expiry: '12 / 34', cvc: '123' }))
        list.append(make('li', {}, button))
      }
      return make('details', {}, make('summary', {}, 'Simulated: use a test card'), list)
    }

    /** @param {Field} field @param {number} index */
    #listen(field, index) {
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

    #draw() {
      const brand = this.#brand
      const cardShape = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      cardShape.setAttribute('viewBox', '0 0 24 18')
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      path.setAttribute(
        'd',
        'M3 1.5h18a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 15V3A1.5 1.5 0 0 1 3 1.5zM1.5 6h21M5 12h4',
      )
      cardShape.append(path)
      this.#sign.replaceChildren(brand.word || cardShape)
      for (const field of this.#fields) field.show()
      this.#cvc.input.placeholder = brand.cvc === 4 && brand !== unknownBrand ? '4 digits' : 'CVC'
    }

    /** Emits a change event, unless it equals the last one. */
    #changed() {
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

    /** @param {Record<FieldName, string>} card */
    #fillIn(card) {
      for (const field of this.#fields) {
        field.input.value = card[field.name]
        field.strict = false
        field.tidy()
      }
      this.#changed()
    }

    /** The complete card, or its first error. @returns {{ card: Record<string, string> } | { error: Failure }} */
    read() {
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

    /** @param {string} name @param {object} event */
    #emit(name, event = { elementType: 'card' }) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event)
    }

    /** @param {string} name @param {(event: unknown) => void} listener */
    on(name, listener) {
      const all = this.#listeners.get(name) ?? new Set()
      this.#listeners.set(name, all.add(listener))
      return this
    }

    /** @param {string} name @param {(event: unknown) => void} listener */
    off(name, listener) {
      this.#listeners.get(name)?.delete(listener)
      return this
    }

    /** @param {string | HTMLElement} place */
    mount(place) {
      const target = typeof place === 'string' ? document.querySelector(place) : place
      if (this.destroyed.aborted || !(target instanceof HTMLElement))
        throw integrationError('Missing or invalid DOM element to mount the Element into.')
      this.unmount()
      this.#target = target
      target.replaceChildren(this.#host)
      // A label of the page focuses the first input.
      this.#label = new AbortController()
      const labels =
        target.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(target.id)}"]`)
      for (const label of labels)
        label.addEventListener('click', () => this.focus(), { signal: this.#label.signal })
    }

    unmount() {
      this.#label?.abort()
      this.#host.remove()
      this.#target = undefined
    }

    destroy() {
      this.unmount()
      this.#listeners.clear()
      this.#destroyed.abort()
    }

    /** @param {unknown} options of which `style.base`, `style.invalid` and `disabled` are used */
    update(options) {
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

    focus() {
      const wrong = this.#fields.find((field) => !field.judge().complete) ?? this.#number
      wrong.input.focus()
    }
  }

  /** The result of `stripe.elements()`. */
  class Elements {
    /** @type {CardElement | null} */
    #card = null

    /** @param {string} type @param {unknown} options */
    create(type, options) {
      if (type !== 'card') throw integrationError(`The simulated Stripe.js has no Element of type "${type}".`)
      if (this.getElement(type))
        throw integrationError('Can only create one Element of type card through the same Elements instance.')
      this.#card = new CardElement(options)
      return this.#card
    }

    /** @param {unknown} wanted 'card', or a component of react-stripe-js, which has the type as a property */
    getElement(wanted) {
      const type = typeof wanted === 'function' && '__elementType' in wanted ? wanted.__elementType : wanted
      return type === 'card' && !this.#card?.destroyed.aborted ? this.#card : null
    }

    update() {
      // Only one locale and one appearance are supported.
    }
  }

  // --- Requests to the provider

  const unreachable = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. We don’t know the outcome yet. Please check your internet connection and try again.',
  }

  /** @param {unknown} value @returns {value is Intent} */
  const isIntent = (value) =>
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['status'] === 'string' &&
    typeof value['amount'] === 'number' &&
    typeof value['currency'] === 'string'

  /** @param {unknown} value @returns {value is Failure} */
  const isFailure = (value) =>
    isRecord(value) && typeof value['type'] === 'string' && typeof value['message'] === 'string'

  /**
   * @param {string} path
   * @param {Record<string, string>} fields
   * @param {boolean} send whether to post the fields as a form, or else send them as the query
   * @returns {Promise<Result>}
   */
  async function ask(path, fields, send = true) {
    const form = new URLSearchParams(fields)
    /** @type {unknown} */
    let answer
    try {
      const response = send
        ? await fetch(provider + path, { method: 'POST', body: form })
        : await fetch(`${provider}${path}?${form.toString()}`)
      answer = await response.json()
    } catch {
      return { error: unreachable }
    }
    if (isIntent(answer)) return { paymentIntent: answer }
    if (isRecord(answer) && isFailure(answer['error'])) return { error: answer['error'] }
    return { error: { type: 'api_error', message: 'An unexpected error occurred. Please try again.' } }
  }

  /** @param {string} call @param {unknown} secret */
  function intentOf(call, secret) {
    const id = typeof secret === 'string' ? /^(pi_[^_]+)_secret_./.exec(secret)?.[1] : undefined
    if (id === undefined || typeof secret !== 'string')
      throw integrationError(
        `Invalid value for ${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(secret)}.`,
      )
    return { path: `payment_intents/${encodeURIComponent(id)}`, secret }
  }

  // --- Authentication

  const bankCss = `
    ${resetCss}
    dialog {
      inline-size: min(26rem, calc(100vw - 2rem)); padding: 0; border: 1px solid light-dark(#c9cdd3, #454c57);
      border-radius: 8px; background: light-dark(#fff, #1b1f26); color: light-dark(#20242b, #eceff3);
      font: 400 1rem / 1.5 system-ui, sans-serif;
    }
    dialog::backdrop { background: rgb(10 14 20 / 0.55); }
    .head {
      padding: 0.75rem 1.5rem; border-block-end: 1px solid light-dark(#e3e6ea, #333a44);
      font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.02em; color: light-dark(#535b66, #a9b2be);
    }
    .body { padding: 1.25rem 1.5rem 1.5rem; }
    h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
    p { margin: 0.5rem 0 0; }
    .sum { font-variant-numeric: tabular-nums; font-weight: 600; }
    .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.5rem; }
    button {
      flex: 1 1 10rem; min-block-size: 2.75rem; padding: 0.5rem 1rem; border: 1px solid light-dark(#6b7480, #8b95a3);
      border-radius: 6px; background: none; font: inherit; font-weight: 600; color: inherit; cursor: pointer;
    }
    button:hover { background: light-dark(#f2f4f6, #272d36); }
    button.main { border-color: transparent; background: light-dark(#1f4fa3, #2d63c0); color: #fff; }
    button.main:hover { background: light-dark(#183f83, #2556a8); }
    button:focus-visible { outline: 2px solid light-dark(#1f4fa3, #9cc0ff); outline-offset: 2px; }
  `

  /** @param {Intent} intent */
  function sumOf({ amount, currency }) {
    return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(
      amount / 100,
    )
  }

  /**
   * Shows the bank's authentication in a modal dialog.
   * @param {Intent} intent
   * @param {AbortSignal} signal closes the dialog
   * @returns {Promise<'succeeded' | 'failed'>} the payer's choice; dismissing the dialog fails
   */
  function askBank(intent, signal) {
    const focused = document.activeElement
    const host = make('div', { 'data-simulated-bank': '' })
    const root = shadowOf(host, bankCss)
    const complete = make('button', { type: 'button', class: 'main' }, 'Complete authentication')
    const fail = make('button', { type: 'button' }, 'Fail authentication')
    const dialog = make(
      'dialog',
      { 'aria-labelledby': 'title', 'aria-describedby': 'what' },
      make('div', { class: 'head' }, 'Simulated bank'),
      make(
        'div',
        { class: 'body' },
        make('h2', { id: 'title' }, 'Confirm this payment'),
        make(
          'p',
          { id: 'what' },
          'Your bank would like to confirm that you are paying ',
          make('span', { class: 'sum' }, sumOf(intent)),
          '. This is an example; no bank is involved and nothing is charged.',
        ),
        make('div', { class: 'actions' }, complete, fail),
      ),
    )
    root.append(dialog)
    document.body.append(host)
    dialog.showModal()
    complete.focus()
    return new Promise((resolve) => {
      /** @param {'succeeded' | 'failed'} outcome */
      const end = (outcome) => {
        dialog.close()
        host.remove()
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
        resolve(outcome)
      }
      signal.addEventListener('abort', () => end('failed'), { once: true })
      complete.addEventListener('click', () => end('succeeded'))
      fail.addEventListener('click', () => end('failed'))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        end('failed')
      })
    })
  }

  // --- `Stripe()`

  /** @param {unknown} key */
  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw integrationError('Please call Stripe() with your publishable key. You used an invalid value.')

    /**
     * @param {Result} result
     * @param {string} path
     * @param {string} secret
     * @param {AbortSignal} signal
     * @returns {Promise<Result>}
     */
    async function authenticate(result, path, secret, signal) {
      if (result.paymentIntent?.status !== 'requires_action') return result
      const outcome = await askBank(result.paymentIntent, signal)
      const answer = await ask(`${path}/authenticate`, { key: String(key), client_secret: secret, outcome })
      if (!answer.paymentIntent || answer.paymentIntent.status === 'succeeded') return answer
      const error = answer.paymentIntent['last_payment_error']
      return {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
          ...(isRecord(error) ? error : {}),
          payment_intent: answer.paymentIntent,
        },
      }
    }

    /** The loader requires these methods, but the app only uses payment intents. */
    const unsupported = () =>
      Promise.resolve({
        error: {
          type: 'invalid_request_error',
          message: 'The simulated Stripe.js supports payment intents only.',
        },
      })

    return {
      elements: () => new Elements(),
      createToken: unsupported,
      createPaymentMethod: unsupported,

      /**
       * @param {unknown} clientSecret
       * @param {unknown} data `{ payment_method: { card: element } }`
       * @returns {Promise<Result>}
       */
      async confirmCardPayment(clientSecret, data) {
        const { path, secret } = intentOf('stripe.confirmCardPayment', clientSecret)
        const method = isRecord(data) ? data['payment_method'] : undefined
        const element = isRecord(method) ? method['card'] : undefined
        if (!(element instanceof CardElement) || !element.isMounted)
          throw integrationError(
            'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
          )
        const read = element.read()
        if ('error' in read) return { error: read.error }
        /** @type {Record<string, string>} */
        const fields = { key, client_secret: secret, 'payment_method_data[type]': 'card' }
        for (const [name, value] of Object.entries(read.card))
          fields[`payment_method_data[card][${name}]`] = value
        const result = await ask(`${path}/confirm`, fields)
        return await authenticate(result, path, secret, element.destroyed)
      },

      /** @param {unknown} clientSecret @returns {Promise<Result>} */
      async retrievePaymentIntent(clientSecret) {
        const { path, secret } = intentOf('stripe.retrievePaymentIntent', clientSecret)
        return await ask(path, { key, client_secret: secret }, false)
      },
    }
  }

  // The loader compares the version with the one in the address: `https://js.stripe.com/<version>/stripe.js`.
  const tag = document.currentScript ?? document.querySelector('script[src^="https://js.stripe.com/"]')
  Stripe.version = /\.com\/([a-z0-9]+)/.exec(tag?.getAttribute('src') ?? '')?.[1] ?? 'v3'

  Object.assign(window, { Stripe })
})()
