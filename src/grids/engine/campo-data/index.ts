/** Days asked of a person. A door of its own: a page of grids alone does not carry the field. */
export { CampoData } from './campo-data.tsx';
export { passoGiorno } from './passi.ts';
