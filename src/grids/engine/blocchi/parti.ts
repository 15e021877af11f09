/** What only rows too many to hold need: loaded once there are so many. */
export { GruppiRemoti } from './gruppi-remoti.ts';
export { MotoreBlocchi } from './motore.ts';
export { toVoci } from './voci.ts';
