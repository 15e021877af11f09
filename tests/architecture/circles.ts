/** Circles of imports: files, or folders, each of which reaches the others. */
import path from 'node:path';
import { type Aliases, resolve, type Scan } from './scan.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which file names which; types count as much as code, since they make two files one thing to read. */
export function graphOfFiles(scans: readonly Scan[], aliases: Aliases): Graph {
  const known = new Set(scans.map(({ file }) => file));
  return new Map(
    scans.map(({ file, imports }) => [
      file,
      new Set(
        imports.flatMap(({ specifier }) => {
          const target = resolve(file, specifier, aliases);
          return 'file' in target && known.has(target.file) && target.file !== file ? [target.file] : [];
        }),
      ),
    ]),
  );
}

/** True for a folder and one inside it, at any depth. */
const isWithin = (a: string, b: string): boolean =>
  `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

/**
 * The same between folders. What a folder takes from the ones inside it or around it makes no circle, unless
 * `nested` is to count too.
 */
export function graphOfFolders(files: Graph, nested = false): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = path.posix.dirname(file);
    const reached = folders.get(from) ?? new Set();
    folders.set(from, reached);
    for (const target of targets) {
      const to = path.posix.dirname(target);
      if (from !== to && (nested || !isWithin(from, to))) reached.add(to);
    }
  }
  return folders;
}

/** Tarjan's strongly connected components, those of two nodes or more; the largest first. */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    let lowest = index;
    const height = stack.push(node) - 1;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? lowest);
    }
    low.set(node, lowest);
    if (lowest === index) {
      const circle = stack.splice(height);
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.toSorted((a, b) => b.length - a.length);
}
