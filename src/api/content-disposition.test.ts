import { expect, test } from 'vitest'
import { fileNameOf } from './content-disposition.ts'

test.each([
  ['attachment; filename="cvs.zip"', 'cvs.zip'],
  ['attachment; filename=cvs.zip', 'cvs.zip'],
  ['attachment;filename=cvs.zip;size=3', 'cvs.zip'],
  ['ATTACHMENT; FileName="CVs.zip"', 'CVs.zip'],
  [String.raw`attachment; filename="the \"best\" ones.zip"`, 'the "best" ones.zip'],
  ['attachment; filename="a;b.zip"', 'a;b.zip'],
  [
    'attachment; filename="plain.zip"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9s%20%28two%29.zip',
    'résumés (two).zip',
  ],
  ["attachment; filename*=utf-8'en'%e2%82%ac.zip; filename=euro.zip", '€.zip'],
  ["attachment; filename*=ISO-8859-1''r%E9sum%E9.pdf", 'résumé.pdf'],
  ['attachment; filename=first.zip; filename=second.zip', 'first.zip'],
  ['attachment; filename = spaced.zip ; size=3', 'spaced.zip'],
  // `filename` is the fallback if `filename*` can't be decoded.
  ["attachment; filename*=xUTF-8''a.pdf; filename=b.pdf", 'b.pdf'],
  ["attachment; filename*=UTF-8x''a.pdf; filename=b.pdf", 'b.pdf'],
  ["attachment; filename*=xISO-8859-1''a.pdf; filename=b.pdf", 'b.pdf'],
  ["attachment; filename*=ISO-8859-1x''a.pdf; filename=b.pdf", 'b.pdf'],
  ['attachment; filename*=a.pdf; filename=b.pdf', 'b.pdf'],
  ["attachment; filename*=UTF-8''%E9.pdf; filename=e.pdf", 'e.pdf'],
  ["attachment; filename*=KOI8-R''%C1.pdf; filename=a.pdf", 'a.pdf'],
  // A path is reduced to its last part.
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\\temp\\cv.pdf"`, 'cv.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fcv.pdf", 'cv.pdf'],
  ['attachment; filename=".htaccess"', 'htaccess'],
])('reads the name from %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

test.each([
  null,
  '',
  'attachment',
  'attachment; filename=""',
  'inline; filename=".."',
  'filename=x.zip',
  'a; ; =;',
])('finds no name in %s', (header) => {
  expect(fileNameOf(header)).toBeUndefined()
})
