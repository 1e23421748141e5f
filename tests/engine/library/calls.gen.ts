// Generated from tests/engine/library/openapi.yaml by npm run generate. Do not edit.
import type { CallContract } from '../../../mocks/engine/contract/types.ts'

/** The metadata of each call. */
export const contract = {
  'log-in': {
    operationId: 'logIn',
    tag: 'session',
    access: 'public',
    auth: 'none',
    produces: 'json',
    fields: {
      name: { kind: 'text', required: true, label: 'Name', maxLength: 80 },
      pin: { kind: 'text', required: true, label: 'PIN', secret: true },
    },
  },
  'books/search': {
    operationId: 'booksSearch',
    tag: 'books',
    access: 'public',
    auth: 'none',
    produces: 'json',
    fields: {
      text: { kind: 'text', required: false, label: 'Text', default: '', maxLength: 80 },
      page: { kind: 'integer', required: false, label: 'Page', default: 1, lenient: true },
      only_in: { kind: 'boolean', required: false, label: 'Only in', default: 0 },
    },
  },
  'books/add': {
    operationId: 'booksAdd',
    tag: 'books',
    access: 'librarian',
    auth: 'required',
    produces: 'json',
    fields: {
      title: { kind: 'text', required: true, label: 'Title', maxLength: 200 },
      author: { kind: 'text', required: true, label: 'Author', maxLength: 80 },
      isbn: { kind: 'text', required: true, label: 'ISBN' },
      cover: {
        kind: 'file',
        required: false,
        label: 'Cover',
        accept: ['image/png', 'image/jpeg'],
        maxBytes: { 'image/*': 1048576 },
      },
    },
  },
  'books/lend': {
    operationId: 'booksLend',
    tag: 'loans',
    access: 'member',
    auth: 'required',
    produces: 'json',
    fields: { id: { kind: 'integer', required: true, label: 'ID' } },
  },
  'books/return': {
    operationId: 'booksReturn',
    tag: 'loans',
    access: 'owner',
    auth: 'required',
    produces: 'json',
    fields: { id: { kind: 'integer', required: true, label: 'ID' } },
  },
  'loans/my': {
    operationId: 'loansMy',
    tag: 'loans',
    access: 'signed-in',
    auth: 'required',
    produces: 'json',
    fields: {},
  },
} as const satisfies Record<string, CallContract>

/** The values of each named enumeration. */
export const enumerations = {} as const
