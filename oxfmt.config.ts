import { defineConfig } from 'oxfmt'

export const style = {
  semi: false,
  singleQuote: true,
  printWidth: 110,
  trailingComma: 'all',
  sortPackageJson: false,
} as const

export default defineConfig({
  ...style,
  // Served as is: before 2017, browsers knew no comma after the last argument.
  overrides: [{ files: ['public/**'], options: { trailingComma: 'es5' } }],
  // Generated files with a format of their own.
  ignorePatterns: [
    '*.gen.ts',
    '*.gen.js',
    '*.gen.d.ts',
    'package-lock.json',
    'public/mockServiceWorker.js',
    'dist',
    '.cache',
  ],
})
