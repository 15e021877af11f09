/** What follows from the record of the fields: their names by what is said of them, their schemas, their lengths. */
import { CAMPI_RIGA, type CampoRiga } from './campi-riga.ts';

type Campi = typeof CAMPI_RIGA;
export type NomeCampo = keyof Campi;

/** The names of the fields of which something is said: `Con<'scritto'>` are those that a person writes. */
type Con<Detto extends keyof CampoRiga> = {
  [C in NomeCampo]: Detto extends keyof Campi[C] ? C : never;
}[NomeCampo];
export type NomeImportato = Con<'importato'>;
export type NomeScritto = Con<'scritto'>;
export type NomeConfrontato = Con<'confronto'>;
export type NomeMassimo = Con<'massimo'>;
export type NomeTracciato = Con<'tracciato'>;

/** The same field for whoever asks what the record may say of it. */
export const getCampoRiga = (nome: NomeCampo): CampoRiga => CAMPI_RIGA[nome];

/** All names, in the order of the record. */
export const NOMI_CAMPI = Object.keys(CAMPI_RIGA) as NomeCampo[];

const con = <Detto extends keyof CampoRiga>(detto: Detto) =>
  NOMI_CAMPI.filter((nome) => detto in CAMPI_RIGA[nome]) as Con<Detto>[];
export const NOMI_IMPORTATI = con('importato');
export const NOMI_SCRITTI = con('scritto');
export const NOMI_CONFRONTATI = con('confronto');
export const NOMI_TRACCIATO = con('tracciato');
export const NOMI_CERCATI = con('cercato');

const schemi = (nomi: readonly NomeCampo[], detto: 'letto' | 'importato' | 'scritto') =>
  Object.fromEntries(nomi.map((nome) => [nome, getCampoRiga(nome)[detto]]));
/** The shape of each schema of a row: as the server answers it, as an import brings it, as a person changes it. */
export const FORMA_LETTA = schemi(NOMI_CAMPI, 'letto') as { [C in NomeCampo]: Campi[C]['letto'] };
export const FORMA_IMPORTATA = schemi(NOMI_IMPORTATI, 'importato') as {
  [C in NomeImportato]: Campi[C]['importato'];
};
export const FORMA_SCRITTA = schemi(NOMI_SCRITTI, 'scritto') as { [C in NomeScritto]: Campi[C]['scritto'] };

/** The longest text of each field that has one. */
export const LUNGHEZZE = Object.fromEntries(
  con('massimo').map((nome) => [nome, CAMPI_RIGA[nome].massimo]),
) as { [C in NomeMassimo]: Campi[C]['massimo'] };
