/** The words that the name of an exported function may begin with: English, one verb an act. */
const VERBS = `accept acquire add announce annul append apply assign authenticate begin bind build can change check choose
  claim classify clear close collect compare compile complete compose compute confirm count create deactivate decide decode
  define delete deliver describe detect draw drop encode end ensure escape exists explain fetch fill filter find fix follow
  forget format generate get give group has hash hide hold infer insert inspect install invert is join judge keep learn link
  list listen load lock log make mark match measure merge migrate modify move name notify open order parse plan postpone
  prepare preview print prove prune put read receive recheck recover refresh refuse register release remove reorder replace
  requeue require reread resolve restore resume return revoke rewrite round run save schedule send set settle show sort split
  start stop suggest sum summarize sync take tell touch transact try undo unescape unlearn unlink unschedule update use verify
  violates watch withdraw write`;

/** And the little words that make a question or a conversion of it. */
const PARTICLES = 'as from in of on to with without';

export const FIRST_WORDS: ReadonlySet<string> = new Set(`${VERBS} ${PARTICLES}`.split(/\s+/));

/** `leggiRighe` -> `leggi`. */
export const firstWord = (name: string): string => /^[a-z0-9]+/.exec(name)?.[0] ?? '';
