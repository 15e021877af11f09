/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of modules that the same parts share,
 * and a page with a grid is a hundred and thirty of them.
 */

/** What the bundler tells of a module. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** In the order in which people meet them: each holds what it cannot stand without and those before do not hold. */
const PARTS: readonly { name: string; entries: readonly string[] }[] = [
  { name: 'ingresso', entries: ['src/shell/outside/login-page.tsx'] },
  { name: 'telaio', entries: ['src/shell/frame/frame.tsx', 'src/api/frequent-routes.ts'] },
  { name: 'dashboard', entries: ['src/shell/dashboard/dashboard-page.tsx'] },
  { name: 'griglia', entries: ['src/grids/engine/index.ts'] },
];

/** The modules of ours that some entries import, straight or through others; entries stay files of their own. */
function listModules(root: string, entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const queue = entries.flatMap((entry) => importsOf(`${root}/${entry}`));
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    // The index of a library imports all of it. Of libraries the bundler adds what these modules use.
    if (found.has(id) || !id.startsWith(`${root}/src/`)) continue;
    found.add(id);
    queue.push(...importsOf(id));
  }
  return found;
}

/** The groups of the bundler's `codeSplitting`: what every page begins with, then the parts. */
export function createParts(root: string) {
  const parts = PARTS.map(({ name, entries }, at) => {
    let modules: ReadonlySet<string> | null = null;
    return {
      name: (id: string, graph: Graph) =>
        (modules ??= listModules(root, entries, graph)).has(id) ? name : null,
      priority: PARTS.length - at,
    };
  });
  return [{ name: 'avvio', tags: ['$initial' as const], priority: PARTS.length + 1 }, ...parts];
}
