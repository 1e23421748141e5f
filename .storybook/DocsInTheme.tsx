import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { themes } from 'storybook/theming'
import * as v from 'valibot'
import { BothThemes } from './Setting.tsx'

const globalsEvent = v.tuple([v.object({ globals: v.record(v.string(), v.unknown()) })])

/** A docs page in the toolbar's theme. Storybook's own docs pages are always light. */
export function DocsInTheme(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [{ globals }] = v.parse(globalsEvent, channel.last('globalsUpdated') ?? channel.last('setGlobals'))
  const { theme } = globals
  // A page without stories has the app's colours, too.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
  }, [theme])
  if (theme === 'both') {
    const id = new URLSearchParams(location.search).get('id')
    return <BothThemes globals={globals} page={`viewMode=docs&id=${id}`} />
  }
  return <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light} />
}
