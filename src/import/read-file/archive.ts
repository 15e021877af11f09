/** An archive read as one: each of its files by itself, their statements one after the other. */
import { extractArchive, type FileArchiviato } from '../read/archive.ts';
import { ErroreLettura } from '../read/error.ts';
import type { EsitoLettura, OpzioniLettura } from '../map/outcome.ts';
import type { FileDaLeggere } from '../map/head.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;
type Leggi = (file: FileDaLeggere, opzioni: OpzioniLettura) => Promise<EsitoLettura>;

/** The file's own name, without its folders. */
const soloNome = (nome: string): string => nome.slice(nome.lastIndexOf('/') + 1);

/**
 * One file within is as if it had been given alone; of several, what cannot be read is named among the notices and
 * does not keep back the rest.
 * @throws ErroreLettura for the archive itself, or when none of its files can be read
 */
export async function readArchive(
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
  leggi: Leggi,
): Promise<EsitoLettura> {
  const dentro = [...extractArchive(file.bytes)];
  const [unico] = dentro;
  if (unico && dentro.length === 1) return leggi({ nome: soloNome(unico.nome), bytes: unico.bytes }, opzioni);
  const letti: { nome: string; letto: Letto }[] = [];
  const avvisi: string[] = [];
  let primo: string | null = null;
  for (const [at, uno] of dentro.entries()) {
    const esito = await leggi({ nome: soloNome(uno.nome), bytes: uno.bytes }, senzaAvanzamento(opzioni));
    opzioni.onProgress?.(((at + 1) / dentro.length) * file.bytes.length, file.bytes.length);
    if (opzioni.signal?.aborted === true)
      throw new ErroreLettura('lettura_annullata', 'La lettura è stata annullata.');
    if (esito.tipo === 'letto') letti.push({ nome: uno.nome, letto: esito });
    else {
      const motivo = perche(uno, esito);
      primo ??= motivo;
      avvisi.push(motivo);
    }
  }
  const [prima] = letti;
  if (!prima) {
    throw new ErroreLettura(
      'file_zip',
      `Nessuno dei ${dentro.length} file dell’archivio si può leggere. ${primo ?? ''}`,
    );
  }
  return componi(prima.letto, letti, avvisi);
}

/** The parts of an archive are read with nothing known of their columns: what was saved is for other files. */
const senzaAvanzamento = ({
  onProgress: _muto,
  tracciato: _altro,
  lettura: _nessuna,
  ...resto
}: OpzioniLettura) => resto;

function componi(base: Letto, letti: readonly { nome: string; letto: Letto }[], avvisi: string[]): Letto {
  return {
    ...base,
    tracciato: { ...base.tracciato, id: null, versione: null },
    // No single reading is that of them all.
    lettura: null,
    estratti: letti.flatMap(({ nome, letto }) =>
      letto.estratti.map((estratto) => ({ ...estratto, file: nome })),
    ),
    avvisi: [
      ...avvisi,
      ...letti.flatMap(({ nome, letto }) => letto.avvisi.map((avviso) => `${nome}: ${avviso}`)),
    ],
    righe_file: letti.reduce((somma, { letto }) => somma + letto.righe_file, 0),
  };
}

function perche({ nome }: FileArchiviato, esito: Exclude<EsitoLettura, Letto>): string {
  switch (esito.tipo) {
    case 'errore':
      return `${nome} non è stato letto: ${esito.messaggio}`;
    case 'domanda':
      return `${nome} non è stato letto: si può leggere in più modi, importalo da solo. ${esito.domande[0]?.testo ?? ''}`;
    case 'deriva':
      return `${nome} non è stato letto: ${esito.differenze.join(' ')}`;
  }
}
