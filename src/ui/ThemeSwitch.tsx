import { useEffect, useId } from 'react'
import { Monitor, Moon, Sun } from './Icon.tsx'
import { type Theme, useTheme } from './useTheme.ts'

/** The storage key of the chosen theme. `public/theme.js` reads the same key before the first paint. */
const themeKey = 'fieldwork.theme'

const choices = [
  { value: 'system', label: 'System', Sign: Monitor },
  { value: 'light', label: 'Light', Sign: Sun },
  { value: 'dark', label: 'Dark', Sign: Moon },
] as const

/** Radio buttons for the theme: system, light or dark. The browser stores the choice. */
export function ThemeSwitch() {
  const name = useId()
  const theme = useTheme()
  useEffect(() => {
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  return (
    <fieldset className="inline-flex rounded-md border border-rule-strong print:hidden">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Sign }) => (
        <label
          key={value}
          className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 border-rule-strong px-2.5 text-fine font-medium text-ink-2 not-first-of-type:border-s hover:text-ink first-of-type:rounded-s-md last-of-type:rounded-e-md has-checked:bg-neutral has-checked:text-ink forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          <Sign />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Applies a theme to the page. Anything but `light` and `dark` follows the computer's setting. */
function applyTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}

function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice applies to this page only.
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === themeKey || key === null) applyTheme(newValue)
}
