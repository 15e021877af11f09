/** Loaded before the engine's thread: while the file named by `DISCO_GUASTO` is there, nothing reaches the disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env['DISCO_GUASTO'] ?? '';
const { fsyncSync } = fs;

fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(flag))
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', errno: -5 });
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
