/** The import page, driven by what a person sees. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A folder for the files of one test. */
export async function makeFolder(): Promise<{
  write: (name: string, bytes: Uint8Array | string) => Promise<string>;
  /** A file of zeros that takes no room on the disk. */
  writeSparse: (name: string, bytes: number) => Promise<string>;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quadra-file-'));
  const write = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return file;
  };
  return {
    write,
    writeSparse: async (name, bytes) => {
      const file = await write(name, '');
      await truncate(file, bytes);
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Opens the import page and gives it files, as the file chooser would. */
export async function chooseFile(page: Page, ...files: string[]): Promise<void> {
  if (new URL(page.url()).pathname !== '/app/importestratto') await page.goto('/app/importestratto');
  await page.getByLabel('File da importare').setInputFiles(files);
}
