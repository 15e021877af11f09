/** Which groups are open: all but some, or none but some. Pure. */
export interface Aperture {
  tutti: boolean;
  exceptions: ReadonlySet<string>;
}

export const TUTTI_CHIUSI: Aperture = { tutti: false, exceptions: new Set() };
export const TUTTI_APERTI: Aperture = { tutti: true, exceptions: new Set() };

export const isAperto = ({ tutti, exceptions }: Aperture, id: string): boolean =>
  tutti !== exceptions.has(id);

export function setOpen(openings: Aperture, id: string, opened: boolean): Aperture {
  if (isAperto(openings, id) === opened) return openings;
  const exceptions = new Set(openings.exceptions);
  if (!exceptions.delete(id)) exceptions.add(id);
  return { ...openings, exceptions };
}
