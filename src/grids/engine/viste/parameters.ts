/**
 * The parameters of the address as it is now. The router hands over those of its last drawing: two writers in the
 * same moment, the search and a filter, would each put back what the other has just changed.
 */
export const readParameters = (): URLSearchParams => new URLSearchParams(globalThis.location.search);
