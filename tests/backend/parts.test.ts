import { beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../mocks/server.ts'
import { pdfFile } from '../support/backend.ts'
import { call, read, signIn, testServers } from '../support/server.ts'

const { start } = testServers()
let server: RunningServer
beforeAll(async () => {
  server = await start()
})

it('a form may send every field as a Blob, which has a file name in browsers (rules 3)', async () => {
  const lists = {
    education: [{ degree: 'BSc', institute: 'Westbrook College', year: '2019' }],
    experiences: [],
    certificates: [],
  }
  const names = ['about', 'currently_working', 'currently_located', 'summary', 'desired_job_title']
  const more = ['desired_salary', 'desired_cities', 'desired_skills']
  const texts = {
    name: 'Ada',
    ...Object.fromEntries([...names, ...more].map((field) => [field, `Zoë’s “${field}”`])),
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.append(name, new Blob([value]))
  for (const [name, value] of Object.entries(lists))
    form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  const token = await signIn(server)
  expect((await call(server, 'save-profile', form, token)).body.status).toBe('success')
  expect((await call(server, 'me', {}, token)).body['user']).toMatchObject({ ...texts, ...lists })
})

it('a file may have no file name (rules 3)', async () => {
  const text = await pdfFile().text()
  const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n`
  const file = `${head('file')}content-type: application/pdf\r\n\r\n${text}\r\n`
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    authorization: `Bearer ${await signIn(server)}`,
  }
  const upload = async (body: string) =>
    (await read(await fetch(`${server.url}/api/cvs/upload`, { method: 'POST', body, headers }))).body
  expect((await upload(`${head('title')}\r\nNameless\r\n${file}--b--\r\n`)).status).toBe('success')
  const empty = `${head('title')}\r\nNameless\r\n${head('file')}\r\n\r\n--b--\r\n`
  expect((await upload(empty))['errors']).toEqual({ file: ['File is required.'] })
})
