import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { contentPolicy, devPolicy } from './content-policy.ts'

const sourcesOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')

test('allows no inline scripts and no eval', () => {
  const policy = contentPolicy({ backend: 'https://api.example.com' })
  // A wildcard may only cover subdomains, never a whole host.
  expect(policy).not.toMatch(/unsafe|[\s']\*|\*(?!\.[\w-]+\.\w)/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("form-action 'self'")
  // The policy is in an attribute with double quotes.
  expect(policy).not.toContain('"')
})

test('lets the development server run scripts of the same hosts as a build, and no others', () => {
  const settings = { chatHosts: 'chat.example.com' }
  const scripts = [...(sourcesOf(contentPolicy(settings), 'script-src') ?? []), "'unsafe-inline'"]
  expect(sourcesOf(devPolicy(settings), 'script-src')).toEqual(scripts)
})

test('allows previews of chosen files', () => {
  for (const name of ['img-src', 'media-src']) expect(sourcesOf(contentPolicy({}), name)).toContain('blob:')
})

test.each(['http', 'https'])('allows files from another origin, over %s', (scheme) => {
  const files = `${scheme}://files.example.com:8443`
  const policy = contentPolicy({ backend: 'https://api.example.com/v2/', files: ` ${files}/public/ ` })
  for (const name of ['connect-src', 'img-src', 'media-src']) {
    expect(sourcesOf(policy, name)).toEqual(expect.arrayContaining([files, 'https://api.example.com']))
  }
  expect(sourcesOf(policy, 'script-src')).not.toContain(files)
  expect(() => contentPolicy({ files: '//files.example.com' })).toThrow('VITE_FILES_URL')
})

test('allows what the chat loads, by its host names', () => {
  const policy = contentPolicy({ chatHosts: 'chat.example.com, *.chat-files.example' })
  for (const name of ['script', 'style', 'img', 'media', 'font', 'connect', 'frame']) {
    expect(sourcesOf(policy, `${name}-src`)).toEqual(
      expect.arrayContaining(['https://chat.example.com', 'https://*.chat-files.example']),
    )
  }
  expect(sourcesOf(policy, 'connect-src')).toContain('wss://chat.example.com')
  expect(policy).not.toContain('tidio')
  expect(sourcesOf(contentPolicy({ chatHosts: ' ' }), 'connect-src')).toContain('wss://*.tidio.co')
})

test.each(['*', 'https://chat.example.com', 'chat.example.com;script-src', "'unsafe-inline'", '*.*', 'chat'])(
  'an invalid chat host stops the build: %s',
  (chatHosts) => {
    expect(() => contentPolicy({ chatHosts })).toThrow('VITE_CHAT_HOSTS')
  },
)

test('without a backend every call stays on the same origin', () => {
  expect(contentPolicy()).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com /)
})

test('lets the demo show itself in frames, but not a build for a backend', () => {
  expect(sourcesOf(contentPolicy(), 'frame-src')).toContain("'self'")
  expect(sourcesOf(contentPolicy({ backend: ' ' }), 'frame-src')).toContain("'self'")
  const policy = contentPolicy({ backend: 'https://api.example.com' })
  expect(sourcesOf(policy, 'frame-src')).not.toContain("'self'")
})

test('an invalid API URL stops the build', () => {
  expect(() => contentPolicy({ backend: 'api.example.com' })).toThrow('VITE_API_URL')
})

test('the development server’s page has a policy', async () => {
  const server = await createServer({
    server: { middlewareMode: true, watch: null, ws: false },
    // Its own, because another list of packages would replace those of a running server.
    cacheDir: 'node_modules/.vite-policy',
    logLevel: 'silent',
  })
  const page = await server.transformIndexHtml('/index.html', await readFile('index.html', 'utf8'))
  await server.close()
  expect(page).toContain(`http-equiv="Content-Security-Policy" content="${devPolicy()}"`)
})
