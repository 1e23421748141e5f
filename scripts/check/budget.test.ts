import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { manifest, sortByNeed } from './budget.ts'

const html = `<!doctype html>
<script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2.js">
<link rel="stylesheet" crossorigin href="/assets/index-3.css">
<link rel="icon" href="/favicon.svg">
<script src="https://elsewhere.example/x.js"></script>`

const chunks = v.parse(manifest, {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-3.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/routes/index.tsx?tsr-split=component', 'src/routes/jobs.tsx?tsr-split=component'],
  },
  '_react.js': { file: 'assets/react-2.js' },
  '_list.js': { file: 'assets/list-4.js', imports: ['_react.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep-5.js', imports: ['_list.js'], dynamicImports: ['_lazy.js'] },
  '_lazy.js': { file: 'assets/lazy-9.js' },
  '_form.js': { file: 'assets/form-6.js', css: ['assets/form-6.css'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-8.js',
    imports: ['_list.js', 'index.html'],
  },
  'src/routes/jobs.tsx?tsr-split=component': {
    file: 'assets/jobs-8.js',
    imports: ['_list.js', '_form.js'],
  },
  'src/routes/jobs.index.tsx?tsr-split=component': { file: 'assets/jobs-index-8.js' },
})

describe('what "/" needs', () => {
  const { home, routes } = sortByNeed(chunks, html)

  it('is what the page and its route load, with all imports', () => {
    expect([...home].toSorted()).toEqual([
      'assets/deep-5.js',
      'assets/home-8.js',
      'assets/index-1.js',
      'assets/index-3.css',
      'assets/list-4.js',
      'assets/react-2.js',
      'theme.js',
    ])
  })

  it('is not counted again for another route', () => {
    expect(routes.get('src/routes/jobs.tsx?tsr-split=component')).toEqual(
      new Set(['assets/jobs-8.js', 'assets/form-6.js', 'assets/form-6.css']),
    )
  })

  it('is listed apart from the needs of every other route', () => {
    expect([...routes.keys()].map((key) => key.replace(/^src\/routes\/|\.tsx/g, ''))).toEqual([
      'jobs?tsr-split=component',
      'jobs.index?tsr-split=component',
    ])
  })

  it('is unknown for a build without routes', () => {
    expect(() =>
      sortByNeed({ 'index.html': v.parse(manifest, chunks)['_react.js'] ?? never() }, html),
    ).toThrow('no routes')
    expect(() => sortByNeed({}, html)).toThrow('index.html')
  })
})

function never(): never {
  throw new Error('The example has changed.')
}
