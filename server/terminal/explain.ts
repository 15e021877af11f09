/** For the commands, which reach the server through this folder alone. */
export { explain } from '../core/explain.ts';
