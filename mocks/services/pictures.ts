/** first version, replaced below */
export function drawPicture(name: string): string | undefined {
  if (!/^(logo|portrait|cover|photo)-[\w.-]+\.svg$/.test(name)) return undefined
  return '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="#dfe7e2"/></svg>'
}
