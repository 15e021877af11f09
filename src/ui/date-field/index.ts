/** Days asked of a person. A door of its own: a page of grids alone does not carry the field. */
export { DateField } from './date-field.tsx';
export { moveGiorno } from './steps.ts';
export { DayNames, listWeeks } from './weeks.tsx';
