/** The embedded database's files, written so that a committed row survives a power cut. */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  /** Descriptor of the real file; absent for folders. */
  nfd?: number;
}

/** Emscripten's `fd_sync` calls this operation where a file system has it; its own NODEFS has none. */
interface SyncedStreamOps {
  fsync?: (stream: NodeStream) => number;
}

interface Nodefs {
  stream_ops: SyncedStreamOps;
  /** Raises the system's errors as those that PostgreSQL understands. */
  tryFSOperation<T>(work: () => T): T;
}

function install(module: { NODEFS: object }): void {
  const nodefs = module.NODEFS as Nodefs;
  nodefs.stream_ops.fsync = ({ nfd }) =>
    nodefs.tryFSOperation(() => {
      if (nfd !== undefined) fsyncSync(nfd);
      return 0;
    });
}

/**
 * PGlite's NodeFS drops fsync (electric-sql/pglite#1107), so PostgreSQL believes safe what is only in the
 * system's cache. Giving NODEFS the missing operation lets PostgreSQL order its own writes: the log before
 * the answer to COMMIT, the data files before `pg_control` at a checkpoint.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onAbort: (what: string) => void;

  /** `onAbort` is called when PostgreSQL has given up; PGlite itself would go on using it. */
  constructor(folder: string, onAbort: (what: string) => void) {
    super(folder);
    this.#onAbort = onAbort;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [install, ...(emscriptenOpts.preRun ?? [])],
      },
    };
  }
}

/**
 * PGlite starts PostgreSQL with `-F` (fsync off); here it is left out. `fdatasync` is an empty stub in this
 * build of Emscripten, so the log is flushed with `fsync`.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
