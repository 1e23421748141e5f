// A look-alike of Stripe.js, so that card payments can be shown without a card provider. It does what the public loader
// and react-stripe-js ask of the original: card fields, `confirmCardPayment`, `retrievePaymentIntent`, and a bank that
// wants the payer to confirm. It stands in the page itself, where the original has a frame of its own origin, and it has
// no postal code. Run as a plain script, under a policy that allows nothing inline.
;(() => {
  const provider = 'https://api.stripe.com/v1/'

  // The cards of Stripe's documentation that a payment can be tried with.
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
   * @typedef {'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'} ElementType
   */

  // ---------------------------------------------------------------------------------------------- what a card is

  const fours = [4, 8, 12, 16]
  /** @type {Brand[]} */
  const brands = [
    { name: 'visa', word: 'Visa', pattern: /^4/, lengths: [16], gaps: fours, cvc: 3 },
    {
      name: 'mastercard',
      word: 'Mastercard',
      pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
      lengths: [16],
      gaps: fours,
      cvc: 3,
    },
    { name: 'amex', word: 'Amex', pattern: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
    { name: 'discover', word: 'Discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], gaps: fours, cvc: 3 },
    {
      name: 'diners',
      word: 'Diners',
      pattern: /^(30[0-5]|36|38|39)/,
      lengths: [14, 16],
      gaps: [4, 10],
      cvc: 3,
    },
    { name: 'jcb', word: 'JCB', pattern: /^35/, lengths: [16], gaps: fours, cvc: 3 },
    { name: 'unionpay', word: 'UnionPay', pattern: /^62/, lengths: [16, 19], gaps: fours, cvc: 3 },
  ]
  /** @type {Brand} */
  const unknownBrand = { name: 'unknown', word: '', pattern: /^/, lengths: [16], gaps: fours, cvc: 4 }

  /** @param {string} text */
  const digitsOf = (text) => text.replaceAll(/\D/g, '')

  /** @param {string} number */
  const brandOf = (number) => brands.find(({ pattern }) => pattern.test(number)) ?? unknownBrand

  /** The check that card numbers carry in their last digit. @param {string} number */
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
   * @param {string} text four digits, MMYY, when it is whole
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
   * What is typed of an expiry, as `MM / YY`.
   * @param {string} text
   * @param {boolean} deleting leaves the stroke away that would come right back
   */
  function writtenExpiry(text, deleting) {
    // `5` and `1/` can only be months of one digit.
    const padded = text.replace(/^\s*([2-9]|1(?=\D*\/))/, '0$1')
    const digits = digitsOf(padded)
    const month = digits.slice(0, 2)
    // Browsers fill in a year of four digits.
    const year = digits.length > 4 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4)
    if (month.length < 2 || (year === '' && deleting)) return month
    return `${month} / ${year}`
  }

  // ------------------------------------------------------------------------------------------------ little helpers

  /** @param {unknown} value @returns {value is Record<string, unknown>} */
  const isRecord = (value) => typeof value === 'object' && value !== null

  /** A fault of the page that uses this script, thrown as the original throws it. @param {string} message */
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

  /** Nothing of the page but its choice of light or dark. */
  const resetCss = `
    :host { all: initial; display: block; color-scheme: inherit; }
    * { box-sizing: border-box; }
    .unseen {
      position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
  `

  // ------------------------------------------------------------------------------------------------- the card field

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
    .cell:only-child { flex: 1 1 auto; }
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
    svg { display: block; inline-size: 1.5em; block-size: 1.125em; }
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
    /** @param {FieldName} name @param {() => Brand} brand of the number beside it */
    constructor(name, brand) {
      const { label, placeholder, autocomplete } = fieldWords[name]
      this.name = name
      this.brand = brand
      /** Left with something missing, or sent: from then on what is missing is said. */
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

    /** Puts what was typed into its form, and the caret back behind the digit that it stood behind. */
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

    /** Shows what is wrong, to the eye and to assistive technology. */
    show() {
      const { error } = this.judge()
      this.input.setAttribute('aria-invalid', String(error !== undefined))
      this.message.textContent = error?.message ?? ''
    }
  }

  /** @type {Record<ElementType, FieldName[]>} */
  const fieldsOf = {
    card: ['number', 'expiry', 'cvc'],
    cardNumber: ['number'],
    cardExpiry: ['expiry'],
    cardCvc: ['cvc'],
  }

  /** @param {string} type @returns {type is ElementType} */
  const isElementType = (type) => Object.hasOwn(fieldsOf, type)

  /** What `elements.create` answers. */
  class CardElement {
    /** @type {Map<string, Set<(event?: unknown) => void>>} */
    #listeners = new Map()
    /** @type {HTMLElement | undefined} */
    #target
    /** @type {AbortController | undefined} */
    #label
    #said = ''
    #isReady = false

    /**
     * @param {ElementType} type
     * @param {unknown} options
     * @param {Group} group
     */
    constructor(type, options, group) {
      this.type = type
      this.group = group
      this.isDestroyed = false
      /** @type {Field[]} */
      this.fields = fieldsOf[type].map((name) => new Field(name, () => group.brand()))
      this.brand = make('span', { class: 'brand', 'aria-hidden': 'true' })
      this.host = make('div', { class: '__PrivateStripeElement' })
      const root = shadowOf(this.host, fieldCss)
      const row = make('div', { class: 'fields' }, ...this.fields.map(({ cell }) => cell))
      if (type === 'card') {
        row.setAttribute('role', 'group')
        row.setAttribute('aria-label', 'Card, simulated')
      }
      root.append(row)
      const number = this.#field('number')
      if (number) {
        number.cell.append(this.brand)
        root.append(this.#cards())
      }
      for (const [index, field] of this.fields.entries()) this.#listen(field, index)
      this.update(options)
      this.#draw()
    }

    /** @param {FieldName} name */
    #field(name) {
      return this.fields.find((field) => field.name === name)
    }

    /** The test cards, each a button that fills it in: nobody is asked for a real one. */
    #cards() {
      const list = make('ul')
      for (const { number, outcome } of testCards) {
        const button = make(
          'button',
          { type: 'button' },
          make('span', { class: 'digits' }, grouped(number, brandOf(number))),
          outcome,
        )
        button.addEventListener('click', () => this.group.fillIn({ number, expiry: '12 / 34', cvc: '123' }))
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
          this.fields[index + 1]?.input.focus()
      })
      input.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') this.#emit('escape')
        if (event.key === 'Backspace' && input.value === '') this.fields[index - 1]?.input.focus()
        // The form around it does not see a key that is pressed in a frame, and the original sends it all the same.
        if (event.key === 'Enter') this.#target?.closest('form')?.requestSubmit()
      })
      input.addEventListener('focus', () => {
        this.#target?.classList.add('StripeElement--focus')
        this.#emit('focus')
      })
      input.addEventListener('blur', (event) => {
        if (!field.judge().empty) field.strict = true
        this.#changed()
        // From one input to the next is no leaving.
        if (this.fields.some((other) => other.input === event.relatedTarget)) return
        this.#target?.classList.remove('StripeElement--focus')
        this.#emit('blur')
      })
    }

    #draw() {
      const brand = this.group.brand()
      const cardShape = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      cardShape.setAttribute('viewBox', '0 0 24 18')
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      path.setAttribute(
        'd',
        'M3 1.5h18a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 15V3A1.5 1.5 0 0 1 3 1.5zM1.5 6h21M5 12h4',
      )
      for (const [name, value] of Object.entries({
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '1.5',
      }))
        path.setAttribute(name, value)
      cardShape.append(path)
      this.brand.replaceChildren(brand.word || cardShape)
      for (const field of this.fields) {
        field.show()
        if (field.name === 'cvc')
          field.input.placeholder = brand.cvc === 4 && brand !== unknownBrand ? '4 digits' : 'CVC'
      }
      const { complete, empty, error } = this.verdict()
      const classes = this.#target?.classList
      classes?.toggle('StripeElement--complete', complete)
      classes?.toggle('StripeElement--empty', empty)
      classes?.toggle('StripeElement--invalid', error !== undefined)
    }

    /** @returns {Verdict} */
    verdict() {
      const verdicts = this.fields.map((field) => field.judge())
      return {
        complete: verdicts.every(({ complete }) => complete),
        empty: verdicts.every(({ empty }) => empty),
        error: verdicts.find(({ error }) => error)?.error,
      }
    }

    /** Says a change, once for each that is one. */
    #changed() {
      this.#draw()
      if (this.#field('number')) this.group.brandTold(this)
      const event = {
        elementType: this.type,
        ...this.verdict(),
        ...(this.#field('number') && { brand: this.group.brand().name }),
        ...(this.type === 'card' && { value: { postalCode: '' } }),
      }
      const said = JSON.stringify(event)
      if (said === this.#said) return
      this.#said = said
      this.#emit('change', event)
    }

    /** The number, in an element of its own, may be of another brand now. */
    judgeAgain() {
      this.#changed()
    }

    /** Says what is missing too, from now on. */
    insist() {
      for (const field of this.fields) field.strict = true
      this.#changed()
    }

    /** @param {Record<FieldName, string>} card */
    fillIn(card) {
      for (const field of this.fields) {
        field.input.value = card[field.name]
        field.strict = false
        field.tidy()
      }
      this.#changed()
    }

    /** @param {string} name @param {object} event */
    #emit(name, event = { elementType: this.type }) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event)
    }

    /** @param {string} name @param {(event?: unknown) => void} listener */
    on(name, listener) {
      const all = this.#listeners.get(name) ?? new Set()
      this.#listeners.set(name, all.add(listener))
      // Whoever asks late for what has been said already is told as well.
      if (name === 'ready' && this.#isReady) queueMicrotask(() => listener({ elementType: this.type }))
      return this
    }

    /** @param {string} name @param {(event?: unknown) => void} listener */
    once(name, listener) {
      /** @param {unknown} event */
      const first = (event) => {
        this.off(name, first)
        listener(event)
      }
      return this.on(name, first)
    }

    /** @param {string} name @param {(event?: unknown) => void} [listener] all of them when left out */
    off(name, listener) {
      if (listener) this.#listeners.get(name)?.delete(listener)
      else this.#listeners.delete(name)
      return this
    }

    /** @param {string | HTMLElement} place */
    mount(place) {
      if (this.isDestroyed)
        throw integrationError('This Element has already been destroyed. Please create a new one.')
      const target = typeof place === 'string' ? document.querySelector(place) : place
      if (!(target instanceof HTMLElement))
        throw integrationError('Missing or invalid DOM element to mount the Element into.')
      this.unmount()
      this.#target = target
      target.replaceChildren(this.host)
      target.classList.add('StripeElement')
      // A label of the page leads to the first input, as if it were its own.
      this.#label = new AbortController()
      const labels =
        target.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(target.id)}"]`)
      for (const label of labels)
        label.addEventListener('click', () => this.focus(), { signal: this.#label.signal })
      this.#draw()
      setTimeout(() => {
        if (!this.#target) return
        this.#isReady = true
        this.#emit('ready')
      })
    }

    unmount() {
      this.#label?.abort()
      this.host.remove()
      const classes = this.#target?.classList
      classes?.remove(...[...classes].filter((name) => name.startsWith('StripeElement')))
      this.#target = undefined
      this.#isReady = false
    }

    destroy() {
      if (this.isDestroyed) throw integrationError('This Element has already been destroyed.')
      this.unmount()
      this.isDestroyed = true
      this.#listeners.clear()
      this.group.forget(this)
    }

    get isMounted() {
      return this.#target !== undefined
    }

    /** @param {unknown} options `style.base`, `style.invalid` and `disabled` count */
    update(options) {
      if (!isRecord(options)) return
      if (typeof options['disabled'] === 'boolean')
        for (const { input } of this.fields) input.disabled = options['disabled']
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
        if (isNew || this.host.style.getPropertyValue(name) === '')
          this.host.style.setProperty(name, String(isNew ? value : otherwise))
      }
    }

    focus() {
      const wrongOne = this.fields.find((field) => !field.judge().complete) ?? this.fields[0]
      wrongOne?.input.focus()
    }

    blur() {
      for (const { input } of this.fields) input.blur()
    }

    clear() {
      for (const field of this.fields) {
        field.input.value = ''
        field.strict = false
      }
      this.#changed()
    }
  }

  /** What `stripe.elements()` answers: the elements that make one card together. */
  class Group {
    /** @type {CardElement[]} */
    #elements = []
    #leaving = new AbortController()

    /** Aborted once the last element is gone: the payer has left the page. */
    get signal() {
      return this.#leaving.signal
    }

    /** @param {string} type @param {unknown} options */
    create(type, options) {
      if (!isElementType(type))
        throw integrationError(`The simulated Stripe.js has no Element of type "${type}".`)
      if (this.getElement(type))
        throw integrationError(
          `Can only create one Element of type ${type} through the same Elements instance.`,
        )
      const element = new CardElement(type, options, this)
      this.#elements.push(element)
      if (this.signal.aborted) this.#leaving = new AbortController()
      return element
    }

    /** @param {unknown} wanted a type, or a component of react-stripe-js, which carries it along */
    getElement(wanted) {
      const type = typeof wanted === 'function' && '__elementType' in wanted ? wanted.__elementType : wanted
      return this.#elements.find((element) => element.type === type) ?? null
    }

    update() {
      // Locale and appearance, which this has one of.
    }

    /** @param {CardElement} element */
    forget(element) {
      this.#elements = this.#elements.filter((other) => other !== element)
      if (this.#elements.length === 0) this.#leaving.abort()
    }

    /** @returns {Field[]} */
    #fields() {
      return this.#elements.flatMap(({ fields }) => fields)
    }

    /** @returns {Brand} */
    brand() {
      return brandOf(this.#fields().find(({ name }) => name === 'number')?.digits ?? '')
    }

    /** @param {CardElement} teller */
    brandTold(teller) {
      for (const element of this.#elements) if (element !== teller) element.judgeAgain()
    }

    /** @param {Record<FieldName, string>} card */
    fillIn(card) {
      for (const element of this.#elements) element.fillIn(card)
    }

    /** The whole card, or what it lacks. @returns {{ card: Record<string, string> } | { error: Failure }} */
    read() {
      for (const element of this.#elements) element.insist()
      const fields = this.#fields()
      const wrong = fields.find((field) => !field.judge().complete)
      if (wrong) return { error: wrong.judge().error ?? incomplete[wrong.name] }
      /** @param {FieldName} name */
      const digits = (name) => fields.find((field) => field.name === name)?.digits ?? ''
      const expiry = digits('expiry')
      return {
        card: {
          number: digits('number'),
          exp_month: String(Number(expiry.slice(0, 2))),
          exp_year: String(2000 + Number(expiry.slice(2))),
          cvc: digits('cvc'),
        },
      }
    }
  }

  // ------------------------------------------------------------------------------------------ talking to the provider

  const unreachable = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been told the outcome: please check your internet connection and try again.',
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
   * @param {boolean} send them as a form, or only ask with them
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

  // --------------------------------------------------------------------------------- the bank that wants to be asked

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
   * Shows the bank's question, above the page and in front of everything.
   * @param {Intent} intent
   * @param {AbortSignal} [signal] takes the question back
   * @returns {Promise<'succeeded' | 'failed'>} what the payer has chosen; walking away is failing
   */
  function askBank(intent, signal) {
    const holder = document.activeElement
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
          'Your bank asks whether it is you who pays ',
          make('span', { class: 'sum' }, sumOf(intent)),
          '. It is an example: no bank is asked, and nothing is charged.',
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
        if (holder instanceof HTMLElement && holder.isConnected) holder.focus({ preventScroll: true })
        resolve(outcome)
      }
      signal?.addEventListener('abort', () => end('failed'), { once: true })
      complete.addEventListener('click', () => end('succeeded'))
      fail.addEventListener('click', () => end('failed'))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        end('failed')
      })
    })
  }

  // ----------------------------------------------------------------------------------------------------- `Stripe()`

  /** @param {unknown} key */
  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw integrationError('Please call Stripe() with your publishable key. You used an invalid value.')

    /**
     * @param {Result} result
     * @param {string} path
     * @param {string} secret
     * @param {AbortSignal} [signal]
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

    /** What is there for completeness: this product pays by intents only. */
    const unsupported = () =>
      Promise.resolve({
        error: {
          type: 'invalid_request_error',
          message: 'The simulated Stripe.js pays by payment intents only.',
        },
      })

    return {
      elements: () => new Group(),
      createToken: unsupported,
      createPaymentMethod: unsupported,

      /**
       * @param {unknown} clientSecret
       * @param {unknown} data `{ payment_method: { card: element } }`; left out it goes on with a payment that waits for the bank
       * @param {{ handleActions?: boolean }} options
       * @returns {Promise<Result>}
       */
      async confirmCardPayment(clientSecret, data, { handleActions = true } = {}) {
        const { path, secret } = intentOf('stripe.confirmCardPayment', clientSecret)
        const method = isRecord(data) ? data['payment_method'] : undefined
        /** @type {Record<string, string>} */
        const fields = { key, client_secret: secret }
        if (method === undefined) {
          const found = await ask(path, fields, false)
          return handleActions ? await authenticate(found, path, secret) : found
        }
        const element = isRecord(method) ? method['card'] : undefined
        if (!(element instanceof CardElement) || !element.isMounted)
          throw integrationError(
            'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
          )
        const read = element.group.read()
        if ('error' in read) return { error: read.error }
        fields['payment_method_data[type]'] = 'card'
        for (const [name, value] of Object.entries(read.card))
          fields[`payment_method_data[card][${name}]`] = value
        const result = await ask(`${path}/confirm`, fields)
        return handleActions ? await authenticate(result, path, secret, element.group.signal) : result
      },

      /** @param {unknown} clientSecret @returns {Promise<Result>} */
      async retrievePaymentIntent(clientSecret) {
        const { path, secret } = intentOf('stripe.retrievePaymentIntent', clientSecret)
        return await ask(path, { key, client_secret: secret }, false)
      },

      registerAppInfo() {
        // Who uses the library is the original's business.
      },
      _registerWrapper() {
        // As above.
      },
    }
  }

  // The loader compares it with the address that it has asked for, `https://js.stripe.com/<version>/stripe.js`.
  const tag = document.currentScript ?? document.querySelector('script[src^="https://js.stripe.com/"]')
  Stripe.version = /\.com\/([a-z0-9]+)/.exec(tag?.getAttribute('src') ?? '')?.[1] ?? 'v3'

  Object.assign(window, { Stripe })
})()
