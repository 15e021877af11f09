/** What cannot be done, told to a person: the message is one Italian line, whole. */
export class Told extends Error {}
