/** What only rows too many to hold need: loaded once there are so many. */
export { RemoteGroups as GruppiRemoti } from './remote-groups.ts';
export { BlockEngine } from './block-engine.ts';
export { toVoci } from './entries.ts';
