/** Which groups are open: all but some, or none but some. Pure. */
export interface Aperture {
  tutti: boolean;
  eccezioni: ReadonlySet<string>;
}

export const TUTTI_CHIUSI: Aperture = { tutti: false, eccezioni: new Set() };
export const TUTTI_APERTI: Aperture = { tutti: true, eccezioni: new Set() };

export const isAperto = ({ tutti, eccezioni }: Aperture, id: string): boolean => tutti !== eccezioni.has(id);

export function setOpen(openings: Aperture, id: string, opened: boolean): Aperture {
  if (isAperto(openings, id) === opened) return openings;
  const eccezioni = new Set(openings.eccezioni);
  if (!eccezioni.delete(id)) eccezioni.add(id);
  return { ...openings, eccezioni };
}
