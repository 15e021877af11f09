/** The layers once more, as the linter's overrides: an editor then shows a breach while it is typed. */
import { writeFileSync } from 'node:fs';
import { AREA, LAYERS, VENDORS, type Layer } from './layers.ts';
import { readAliases, type Aliases } from './scan.ts';

type Pattern = { group: string[]; message: string } | { regex: string; message: string };

export type Override = {
  files: string[];
  excludeFiles: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
};

/** `src/grids/engine` -> `#grids/engine`, the way other folders name it. */
const aliasOf = (folder: string): string => `#${folder.replace(/^src\//, '')}`;

function overrideOf(glob: string, layer: Layer, aliases: readonly string[]): Override {
  const allowed = [layer.folder, ...layer.may].flatMap((folder) =>
    folder === '*'
      ? aliases.filter((alias) => !/^#(server|cli|tests)\//.test(alias))
      : [`${aliasOf(folder)}/**`],
  );
  const layers: Pattern = {
    group: [...aliases, ...allowed.map((pattern) => `!${pattern}`)],
    message: `${layer.folder} may not import it: see tests/architecture/layers.ts`,
  };
  const vendors = VENDORS.filter(({ owners }) => !owners.some((owner) => glob.startsWith(owner))).map(
    ({ name, owners }): Pattern => ({
      regex: name.source,
      message: `Only ${owners.join(' and ')} imports it`,
    }),
  );
  return {
    files: [glob],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [layers, ...vendors] }] },
  };
}

/**
 * One override per layer, wide folders before the narrow ones that refine them (the last that fits wins),
 * and one for each vendor's facade that is smaller than its layer.
 */
export function linterOverrides(aliases: Aliases): Override[] {
  const names = Object.keys(aliases).map((alias) => `${alias.slice(0, -2)}/**`);
  const layers = [{ folder: 'src/grids/*', may: AREA }, ...LAYERS].toSorted(
    (a, b) => a.folder.length - b.folder.length,
  );
  const facades = VENDORS.flatMap(({ owners }) => owners).flatMap((owner) => {
    const [area] = /^src\/grids\/[^/]+/.exec(owner) ?? [];
    const layer =
      LAYERS.find(({ folder }) => owner.startsWith(`${folder}/`) && owner !== `${folder}/`) ??
      (area !== undefined && area !== 'src/grids/engine' ? { folder: area, may: AREA } : null);
    return layer ? [overrideOf(owner.endsWith('/') ? `${owner}**` : owner, layer, names)] : [];
  });
  return [...layers.map((layer) => overrideOf(`${layer.folder}/**`, layer, names)), ...facades];
}

/** Where the overrides stand: `.oxlintrc.json` goes on from it. */
export const FILE_STRATI = 'tests/architecture/layers.oxlintrc.json';

/** `node tests/architecture/linter.ts`: writes the table anew. */
function writeConfig(): void {
  writeFileSync(
    FILE_STRATI,
    `${JSON.stringify({ overrides: linterOverrides(readAliases('.')) }, null, 2)}\n`,
  );
}

if (import.meta.main) writeConfig();
