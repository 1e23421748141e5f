import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

/** The colours of `src/ui/tokens.css` that the frame around the stories takes: paper, ink, rule and action. */
const [paper, ink, rule, action] = isDark
  ? ['#0f1817', '#e7ece9', '#2b3936', '#7fcabd']
  : ['#fbfaf7', '#1b2b2a', '#dedbd1', '#0b5d57']

addons.setConfig({
  // Below a state, only developers look for its assertions and what axe found. They press Alt+A.
  layout: { showPanel: false },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle:
      '<span style="display:flex;gap:8px;align-items:center"><img src="./favicon.svg" alt="" width="24">Fieldwork</span>',
    brandUrl: './',
    appBg: paper,
    textColor: ink,
    appBorderColor: rule,
    colorSecondary: action,
    barSelectedColor: action,
  }),
})

// Storybook puts its own name into the title of each page.
new MutationObserver(() => {
  const title = document.title.replace(/^storybook - /, '').replace('Storybook', 'Fieldwork')
  if (title !== document.title) document.title = title
}).observe(document.head, { childList: true, subtree: true, characterData: true })
