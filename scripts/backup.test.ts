import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { pdfFile } from '../tests/support/backend.ts'
import { call, signIn, testServers } from '../tests/support/server.ts'
import { backUp } from './backup.ts'

const { root, newFolder, start, stopped } = testServers()

describe('a backup', { timeout: 30_000 }, () => {
  it.each(['runs', 'is stopped'])('made while the server %s has the world and its files', async (state) => {
    const data = newFolder()
    const server = await start({ data })
    const token = await signIn(server)
    const form = { title: 'In the backup', file: pdfFile('x.pdf', 5_000) }
    const { body } = await call(server, 'cvs/upload', form, token)
    const { path } = v.parse(v.object({ path: v.string() }), body['cv'])
    if (state === 'is stopped') await stopped(server)
    const zip = join(root, `${state}.zip`)
    await backUp(data, zip)
    if (state === 'runs') {
      await call(server, 'cvs/upload', form, token)
      await stopped(server)
    }
    expect(readdirSync(root).filter((name) => name.startsWith(state))).toEqual([`${state}.zip`])

    const restored = newFolder()
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(zip))))) {
      mkdirSync(dirname(join(restored, name)), { recursive: true })
      writeFileSync(join(restored, name), bytes)
    }
    const next = await start({ data: restored })
    expect(next.runtime.store.notice).toBeNull()
    expect((await call(next, 'me', {}, token)).status).toBe(401)
    const { cvs } = (await call(next, 'cvs/fetch', {}, await signIn(next))).body
    expect(JSON.stringify(cvs).match(/In the backup/g)).toHaveLength(1)
    expect((await (await fetch(next.url + path)).text()).length).toBe(5_000)
    await stopped(next)
  })

  it('reports that there is nothing to back up', async () => {
    expect(await backUp(newFolder(), join(root, 'none.zip'))).toBe(false)
  })
})
