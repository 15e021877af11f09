/** Loaded before the engine's thread: while the file named by `DISCO_PIENO` is there, no write finds room on the disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env['DISCO_PIENO'] ?? '';
const { writeSync } = fs;

fs.writeSync = ((...parameters: Parameters<typeof writeSync>) => {
  // What goes to the terminal needs no disk.
  if (parameters[0] > 2 && fs.existsSync(flag))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return writeSync(...parameters);
}) as typeof writeSync;
syncBuiltinESMExports();
