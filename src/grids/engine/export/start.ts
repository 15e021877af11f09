/** What an export needs in the page, loaded with the first one. */
export { exportFile, saveFile } from './export.ts';
export { toLotti } from './prepare.ts';
export { collectForExport } from './collect.ts';
