/** Derives from the record of the fields: their names by property, their schemas, their lengths. */
import { CAMPI_RIGA, type CampoRiga } from './campi-riga.ts';

type Campi = typeof CAMPI_RIGA;
export type NomeCampo = keyof Campi;

/** The names of the fields with a property: `Con<'scritto'>` are those that a person writes. */
type Con<Detto extends keyof CampoRiga> = {
  [C in NomeCampo]: Detto extends keyof Campi[C] ? C : never;
}[NomeCampo];
export type NomeImportato = Con<'importato'>;
export type NomeScritto = Con<'scritto'>;
export type NomeConfrontato = Con<'confronto'>;
type NomeMassimo = Con<'massimo'>;

/** The definition of a field with all optional properties. */
export const getCampoRiga = (name: NomeCampo): CampoRiga => CAMPI_RIGA[name];

/** All names, in the order of the record. */
export const NOMI_CAMPI = Object.keys(CAMPI_RIGA) as NomeCampo[];

const having = <Detto extends keyof CampoRiga>(told: Detto) =>
  NOMI_CAMPI.filter((name) => told in CAMPI_RIGA[name]) as Con<Detto>[];
export const NOMI_IMPORTATI = having('importato');
export const NOMI_SCRITTI = having('scritto');
export const NOMI_CONFRONTATI = having('confronto');
export const NOMI_TRACCIATO = having('tracciato');
export const NOMI_CERCATI = having('cercato');

const schemas = (names: readonly NomeCampo[], told: 'letto' | 'importato' | 'scritto') =>
  Object.fromEntries(names.map((name) => [name, getCampoRiga(name)[told]]));
/** The schemas of a row: as the server answers it, as an import brings it, as a person changes it. */
export const FORMA_LETTA = schemas(NOMI_CAMPI, 'letto') as { [C in NomeCampo]: Campi[C]['letto'] };
export const FORMA_IMPORTATA = schemas(NOMI_IMPORTATI, 'importato') as {
  [C in NomeImportato]: Campi[C]['importato'];
};
export const FORMA_SCRITTA = schemas(NOMI_SCRITTI, 'scritto') as { [C in NomeScritto]: Campi[C]['scritto'] };

/** The maximum length of each field that has one. */
export const LUNGHEZZE = Object.fromEntries(
  having('massimo').map((name) => [name, CAMPI_RIGA[name].massimo]),
) as { [C in NomeMassimo]: Campi[C]['massimo'] };
