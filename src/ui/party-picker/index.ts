/** A soggetto asked of a person. A door of its own: a page of grids alone does not carry the field. */
export { PartyPicker } from './party-picker.tsx';
