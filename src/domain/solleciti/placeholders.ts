/** Placeholders of the texts of solleciti: `{totale}` in a template becomes an amount in a letter. */

/** Every placeholder, with what it stands for. */
export const SEGNAPOSTI = {
  ragione_sociale: 'Il nome del cliente',
  azienda: 'Il nome della tua azienda',
  data: 'Il giorno della lettera',
  elenco: 'Le partite, una per riga: documento, scadenza, importo da pagare',
  partite: 'Quante sono le partite: «1 partita», «3 partite»',
  totale: 'Quanto resta da pagare in tutto, con la divisa',
  scadenza: 'La scadenza più vecchia',
  ritardo: 'I giorni passati dalla scadenza più vecchia: «45 giorni»',
  coordinate: 'Banca e IBAN su cui pagare',
  telefono: 'Il telefono della tua azienda',
  email: 'L’e-mail della tua azienda',
} as const;
export type Segnaposto = keyof typeof SEGNAPOSTI;
export type ValoriSegnaposto = Readonly<Record<Segnaposto, string>>;

const isPlaceholder = (name: string): name is Segnaposto => Object.hasOwn(SEGNAPOSTI, name);
const BRACES = /\{([^{}\n]{0,60})\}/g;

/** The names in braces that are no placeholder, as they were written; each once. */
export function findUnknownSegnaposti(template: string): string[] {
  const names = [...template.matchAll(BRACES)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** Fills in a template. A value is never searched for placeholders; unknown names stay as they are. */
export const fillModello = (template: string, values: ValoriSegnaposto): string =>
  template.replaceAll(BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
