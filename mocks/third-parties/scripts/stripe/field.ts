import {
  type Brand,
  brandOf,
  digitsOf,
  grouped,
  incomplete,
  judgeExpiry,
  judgeNumber,
  unknownBrand,
  type Verdict,
  writtenExpiry,
} from './card-data.ts'
import { make } from '../dom.ts'

const fieldWords = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date, MM / YY', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'CVC', placeholder: 'CVC', autocomplete: 'cc-csc' },
}

export type FieldName = keyof typeof fieldWords

/** One of the inputs of a card. */
export class Field {
  readonly name: FieldName
  readonly input: HTMLInputElement
  /** The input with its message. */
  readonly cell: HTMLElement
  /** Whether missing input is an error: after the field lost focus with input, or was submitted. */
  strict = false
  readonly #brand: () => Brand
  readonly #message: HTMLElement

  /** @param brand returns the brand of the card number */
  constructor(name: FieldName, brand: () => Brand) {
    const { label, placeholder, autocomplete } = fieldWords[name]
    this.name = name
    this.#brand = brand
    const messageId = `${name}-message`
    this.#message = make('span', { class: 'unseen', id: messageId })
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
    this.cell = make('div', { class: `cell ${name}` }, this.input, this.#message)
  }

  get digits(): string {
    return digitsOf(this.input.value)
  }

  #written(text: string, deleting: boolean): string {
    if (this.name === 'expiry') return writtenExpiry(text, deleting)
    const digits = digitsOf(text)
    if (this.name === 'cvc') return digits.slice(0, this.#brand().cvc)
    const brand = brandOf(digits)
    return grouped(digits.slice(0, Math.max(...brand.lengths)), brand)
  }

  /** Formats the input, and keeps the caret after the same digit. */
  tidy(deleting = false): void {
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

  judge(): Verdict {
    const { digits } = this
    const verdict: Verdict =
      this.name === 'number'
        ? judgeNumber(digits)
        : this.name === 'expiry'
          ? judgeExpiry(digits)
          : {
              complete:
                this.#brand() === unknownBrand ? digits.length >= 3 : digits.length === this.#brand().cvc,
              empty: digits === '',
              error: undefined,
            }
    if (this.strict && !verdict.complete && !verdict.error)
      return { ...verdict, error: incomplete[this.name] }
    return verdict
  }

  /** Marks the input as valid or invalid, with a message for assistive technology. */
  show(): void {
    const { error } = this.judge()
    this.input.setAttribute('aria-invalid', String(error !== undefined))
    this.#message.textContent = error?.message ?? ''
  }
}
