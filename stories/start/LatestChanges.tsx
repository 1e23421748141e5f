import { Markdown } from '@storybook/addon-docs/blocks'

/** The latest changes of screens and components, from the git history when Storybook was built. */
export function LatestChanges() {
  const changes: unknown = import.meta.env['STORYBOOK_CHANGES']
  if (typeof changes !== 'string' || changes === '')
    return <p>This Storybook was built without the history of the repository.</p>
  const lines = changes
    .trim()
    .replaceAll(/[<>_*`]/g, String.raw`\$&`)
    .split('\n')
  return <Markdown>{lines.map((line) => `- ${line}`).join('\n')}</Markdown>
}
