import { writeFiltri } from '../filters/address.ts';

/**
 * The parameters of the address as it is now. The router hands over those of its last drawing: two writers in the
 * same moment, the search and a filter, would each put back what the other has just changed.
 */
export const readParameters = (): URLSearchParams => new URLSearchParams(globalThis.location.search);

/** The same without the filters of columns: they are of the grid that goes. */
export const clearFilters = (search: URLSearchParams): URLSearchParams => writeFiltri({}, search);
