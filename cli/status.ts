/** Exit statuses, and the failure that ends a command with a line of its own. */

export const STATO = {
  ok: 0,
  /** Wrong use of `importa` or `demo`, no connection, no sign-in. */
  uso: 1,
  /** Unknown command or option; some file that cannot be read, or is ambiguous. */
  lettura: 2,
  /** Some import was refused or rolled back. */
  import: 3,
  /** Interrupted with Ctrl+C (128 + SIGINT). */
  interrotto: 130,
} as const;

/** Ends the command: one Italian line on stderr and an exit status. */
export class Fine extends Error {
  readonly stato: number;
  /** True if it may succeed later: the server was away. */
  readonly passing: boolean;
  constructor(state: number, message: string, passing = false) {
    super(message);
    this.stato = state;
    this.passing = passing;
  }
}
