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
