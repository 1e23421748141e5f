/** The style of the report, for light and dark colour schemes and for print. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #454c57); --soft: light-dark(#f3f5f8, #1d2127);
  --good: light-dark(#0b6b35, #6fd69b); --bad: light-dark(#a81420, #ff9a9f); --odd: light-dark(#7a4a00, #f1c069); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, h4 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
a { color: LinkText; } nav a { margin-right: 1rem; white-space: nowrap; }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--soft); border: 1px solid var(--line); padding: .5rem; max-height: 24rem; overflow: auto; }
article { border: 1px solid var(--line); border-left: .25rem solid var(--bad); padding: 0 1rem; margin: 1rem 0; }
.verdict { font-size: 1.25rem; font-weight: 600; } .verdict.failed { color: var(--bad); } .verdict.passed { color: var(--good); }
.counts { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; min-width: 45rem; }
th, td { border: 1px solid var(--line); padding: .375rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th p { font-weight: 400; margin: .25rem 0; } thead th { background: var(--soft); overflow-wrap: normal; } tbody th { min-width: 9rem; }
.badge { white-space: nowrap; font-weight: 600; } .source { color: var(--odd); }
.badge.passed, .badge.assumed { color: var(--good); } .badge.failed, .badge.neither { color: var(--bad); } .badge.otherwise { color: var(--odd); }
@media print { .wide { overflow: visible; } table { min-width: 0; } pre { max-height: none; } details::details-content { content-visibility: visible; block-size: auto; } article, tr { break-inside: avoid; } nav { display: none; } }
`
