import { describe, expect, it } from 'vitest'
import type { FileStaging } from '../engine/call/operation.ts'
import { mp4File, pngFile } from '../../tests/support/backend.ts'
import { attach, checkCount, fileAt, maxFiles } from './attachments.ts'
import { lookInto } from '../engine/contract/files.ts'

describe('attachments (rules 30)', () => {
  it('are stored in their order, as images and videos', async () => {
    const stored: string[] = []
    const files: FileStaging = {
      keep: ({ name }, purpose) => `/storage/${purpose}-${stored.push(name)}`,
      drop: () => undefined,
    }
    const uploads = await Promise.all([pngFile('a.png'), mp4File('b.mp4')].map(lookInto))
    expect(attach(files, uploads, 'post')).toEqual([
      { type: 'image', path: '/storage/post-1' },
      { type: 'video', path: '/storage/post-2' },
    ])
    expect(stored).toEqual(['a.png', 'b.mp4'])
  })

  it('are ten at most, counting those already present', () => {
    expect(maxFiles).toBe(10)
    expect(() => {
      checkCount(4, 6)
    }).not.toThrow()
    expect(() => {
      checkCount(4, 7)
    }).toThrow('Choose at most 10 files.')
  })

  it('are found by their path', () => {
    const file = { type: 'image' as const, path: '/storage/a.png' }
    expect(fileAt([file], '/storage/a.png')).toBe(file)
    expect(() => fileAt([file], '/storage/b.png')).toThrow('File not found.')
  })
})
