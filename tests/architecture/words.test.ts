import { describe, expect, it } from 'vitest'
import { filesIn, linesMatching, projectFiles } from './tree.ts'

// The patterns below use brackets and escapes where they would otherwise match their own lines.
const all = projectFiles()
const texts = all.filter((path) => !/\.(?:png|jpg|gif|webp|avif|ico|woff2|pdf|mp4|webm|zip)$/.test(path))
const code = all.filter((path) => /\.(?:ts|tsx|mjs|cjs|js)$/.test(path) && !/\.gen\./.test(path))
const modules = (folder: string) =>
  filesIn(folder).filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path))

describe('no file', () => {
  it('contains a path from a particular machine', () => {
    const place = /(?:^|[\s"'`(=:,])\/(?:work|tmp|opt|root|home\/\w+|Users\/\w+)(?:[/"'`\s),;]|$)/
    expect(linesMatching(texts, place)).toEqual([])
  })

  it('contains the host of a package registry', () => {
    expect(linesMatching(texts, /\b(?:registry|npm)\.[\w-]+\.(?:org|com|io|net|dev)\b/)).toEqual([])
  })

  it('refers to an issue by its number', () => {
    expect(linesMatching(texts, /\bissues? #?\d+/i)).toEqual([])
  })
})

describe('no code', () => {
  it('skips a test or runs it alone', () => {
    expect(linesMatching(code, /\b(?:describe|it|test|context)\.(?:only|skip|todo|fixme)\b/)).toEqual([])
  })

  it('waits for a fixed time in a test', () => {
    const tests = code.filter((path) => /\.test\.tsx?$|^tests\/e2e\//.test(path))
    expect(linesMatching(tests, /\bwaitForTimeout\(/)).toEqual([])
  })
})

describe('the app', () => {
  it('fetches only in src/api', () => {
    const rest = modules('src').filter((path) => !path.startsWith('src/api/'))
    expect(
      linesMatching(rest, /(?<![.\w])fetch\s*\(|\bwindow\.fetch\b|\bglobalThis\.fetch\b|\bXMLHttpRequest\b/),
    ).toEqual([])
  })

  it('names colours by their role', () => {
    const palette =
      'gr[ae]y|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|pink|rose'
    const raw = new RegExp(
      `\\b(?:bg|text|border|fill|stroke|ring|outline|from|to)-(?:\\[#|(?:white|black)\\b|(?:${palette})-\\d)`,
    )
    expect(linesMatching(modules('src'), raw)).toEqual([])
  })

  it('contains no raw HTML', () => {
    expect(linesMatching(modules('src'), /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=/)).toEqual([])
  })
})

describe('the engine', () => {
  it('contains no term of the job board', () => {
    const words =
      'jobs?|applicants?|recruiters?|seekers?|cvs?|compan(?:y|ies)|employe(?:e|r)s?|bookmarks?|salar(?:y|ies)|featured?|' +
      'featuring|mail(?:s|box)|moderation|stripe|google|tidio|categor(?:y|ies)|profiles?|notifications?|payments?|receipts?'
    expect(linesMatching(filesIn('mocks/engine'), new RegExp(`\\b(?:${words})\\b`, 'i'))).toEqual([])
  })
})

describe('the simulator', () => {
  it('gets time, ids and random numbers from its engine, so that the same calls create the same world', () => {
    const deterministic = ['mocks/api', 'mocks/model', 'mocks/rules', 'mocks/scenarios'].flatMap(modules)
    const pattern =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.(?:randomUUID|getRandomValues)\b|\bperformance\.now\(/
    expect(linesMatching(deterministic, pattern)).toEqual([])
  })
})
