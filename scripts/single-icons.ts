/** Loads icons one by one: the library keeps five hundred in a file, and a page would pay for those of every other. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = '@fluentui/react-icons';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g;
const ICON = /^([A-Z]\w*?)(\d+)?(Regular|Filled|Light|Color)$/;
const ONE = /^(\w+)(?:\s+as\s+(\w+))?$/;

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve(LIBRARY))), 'atoms/svg');

const toKebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The file of one icon inside the library, `add`; null when the icon has none of its own. */
function fileOf(icon: string): string | null {
  const [, base] = ICON.exec(icon) ?? [];
  if (base === undefined) return null;
  const name = toKebab(base);
  const file = path.join(folder, `${name}.js`);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`export const ${icon} `) ? name : null;
}

/** The same code with every icon imported from its own file; what is no icon stays where it was. */
export const splitIcons = (code: string): string =>
  code.replaceAll(IMPORT, (whole, list: string) => {
    const names = list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const kept: string[] = [];
    const own: string[] = [];
    for (const name of names) {
      const [, icon = '', alias = icon] = ONE.exec(name) ?? [];
      const file = fileOf(icon);
      if (file === null) kept.push(name);
      else own.push(`import { ${icon} as ${alias} } from '${LIBRARY}/svg/${file}';`);
    }
    if (own.length === 0) return whole;
    const rest = kept.length > 0 ? [`import { ${kept.join(', ')} } from '${LIBRARY}';`] : [];
    // On one line: the lines below stay where a source map says they are.
    return [...rest, ...own].join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });

export const makeSingleIcons = (): Plugin => ({
  name: 'single-icons',
  apply: 'build',
  transform: {
    filter: { code: /@fluentui\/react-icons['"]/ },
    handler: (code) => ({ code: splitIcons(code), map: null }),
  },
});
