/** The upload test: everything the import would ask and find, with nothing written. */
import type { Client } from '#api/client.ts';
import { MAX_PROPOSTE } from '#api/contract/anteprima-import.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { type FormatoFile } from '#api/contract/formati-file.ts';
import { dettagliTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { hasCodice, parseDettagli } from '#api/errors.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import type { PassoLettura, ReadingExplanation } from '../../read-file/explain.ts';
import { collectControparti } from '../../run/controparti.ts';
import { comparePresenti } from '../../run/compare-presenti.ts';
import { readPresenti } from '../../run/presenti.ts';
import { formatCount, formatInteger } from '../words.ts';
import { computeAttesi } from '../../run/plan.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';
import type { FromTrial, VersoProva } from './trial-worker.ts';
import { findPrevious } from '../state/warnings.ts';

/** Reads and explains in a worker of its own; a crash of it is an error. */
function explainInWorker(message: VersoProva, signal: AbortSignal): Promise<ReadingExplanation> {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'prova' });
  const result = new Promise<ReadingExplanation>((resolve, reject) => {
    const fail = () =>
      reject(
        new Error('La lettura si è fermata: il file potrebbe essere stato spostato. Sceglilo di nuovo.'),
      );
    signal.addEventListener('abort', () => reject(new Error('annullata')), { once: true });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<FromTrial>>) => {
      if (data.tipo === 'spiegazione' && data.spiegazione) resolve(data.spiegazione);
    });
    worker.postMessage(message);
  });
  return result.finally(() => worker.terminate());
}

export interface EsitoProva {
  steps: readonly PassoLettura[];
  spiegazione: ReadingExplanation;
  /** Of the first statement, by place: rows the conto already has. */
  gemelli: ReadonlySet<number>;
}

interface Measured<T> {
  valore: T;
  millisecondi: number;
}
async function measure<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const start = performance.now();
  const valore = await work();
  return { valore, millisecondi: performance.now() - start };
}

/** The tracciato that the file's name finds, and how that went. */
async function searchTracciato(
  client: Client,
  name: string,
  signal: AbortSignal,
): Promise<{ tracciato: Tracciato | null; testo: string }> {
  try {
    const tracciato = await client.call('tracciatoPerNome', {
      query: { fileName: name.slice(0, 255) },
      signal,
    });
    return { tracciato, testo: `«${tracciato.nome}» legge i file ${tracciato.modello_nome}` };
  } catch (error) {
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several) {
      const names = several.candidati.map((candidate) => `«${candidate.nome}»`).join(', ');
      return {
        tracciato: null,
        testo: `Più tracciati leggono questo nome: ${names}. L’importazione chiederebbe quale; qui si prova senza.`,
      };
    }
    if (hasCodice(error, 'tracciato_non_trovato'))
      return { tracciato: null, testo: 'Nessun tracciato salvato legge questo nome' };
    throw error;
  }
}

/** Has the same file come in before? */
function alreadyImported(
  importazioni: readonly Importazione[],
  sha256: string,
): Omit<PassoLettura, 'millisecondi'> {
  const before = findPrevious(importazioni, sha256);
  return {
    id: 'gia-importato',
    titolo: 'File già importato',
    esito: before ? 'avviso' : 'bene',
    testo: before
      ? `Sì: importazione ${before.id_imp}, di ${before.autore}`
      : 'No: questo file non è in archivio',
    perche: before
      ? ['L’importazione chiederebbe conferma prima di continuare.']
      : ['Si confronta l’impronta SHA-256.'],
  };
}

async function searchPresent(
  client: Client,
  estratto: EstrattoLetto,
  { id_conto, formato }: { id_conto: number | null; formato: FormatoFile },
  signal: AbortSignal,
): Promise<{ gemelli: Set<number>; testo: string; esito: PassoLettura['esito'] }> {
  const expected = computeAttesi(estratto.righe, { ...estratto, scartate: 0, escluse: 0 });
  if (!expected) return { gemelli: new Set(), testo: 'Non ci sono righe da cercare', esito: 'bene' };
  if (estratto.natura === 'movimento' && id_conto === null)
    return {
      gemelli: new Set(),
      testo: 'Scegli un conto per cercare le righe già presenti',
      esito: 'avviso',
    };
  const { natura, righe } = estratto;
  const archive = await readPresenti(
    client,
    { natura, id_conto, dal: expected.dal, al: expected.al },
    signal,
  );
  const { gemelle, similar } = comparePresenti(righe, archive, { formato, natura });
  const equal =
    gemelle.size === 0
      ? 'Nessuna riga è già presente'
      : gemelle.size === 1
        ? `1 riga su ${formatInteger(righe.length)} è già presente: l’importazione la escluderebbe`
        : `${formatInteger(gemelle.size)} righe su ${formatInteger(righe.length)} sono già presenti: l’importazione le escluderebbe`;
  const maybe =
    similar.size === 0
      ? ''
      : `; ${formatCount(similar.size, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto: l’importazione chiederebbe`;
  return {
    gemelli: new Set(gemelle.keys()),
    testo: `${equal}${maybe}`,
    esito: gemelle.size + similar.size > 0 ? 'avviso' : 'bene',
  };
}

async function searchControparti(client: Client, estratto: EstrattoLetto, signal: AbortSignal) {
  const voci = collectControparti(estratto.righe).slice(0, MAX_PROPOSTE);
  if (voci.length === 0) return { testo: 'Il file non nomina controparti in una colonna sua', perche: [] };
  const controparti = voci.map(({ nome, ibans, codici }) => ({ nome, ibans, codici }));
  const { proposte } = await client.call('importProposte', { body: { controparti }, signal });
  const note = proposte.filter(({ nota }) => nota).length;
  const found = proposte.filter(({ nota, candidati }) => !nota && candidati.length > 0).length;
  return {
    testo: `${note} riconosciute su ${formatCount(voci.length, 'controparte', 'controparti')}, ${formatCount(found, 'proposta', 'proposte')} da confermare`,
    perche: proposte.slice(0, 20).flatMap(({ candidati: [first] }, at) => {
      const name = voci[at]?.nome || voci[at]?.ibans[0];
      return first
        ? [`«${name}» è ${first.ragione_sociale} (${first.punteggio}%): ${first.motivi.join(', ')}`]
        : [];
    }),
  };
}

/** Runs the whole test. Only calls that read are made. */
export async function tryFile(
  client: Client,
  file: File,
  {
    id_conto,
    told,
  }: { id_conto: number | null; told: Pick<ReadingBases, 'risposte' | 'password' | 'azienda'> },
  signal: AbortSignal,
): Promise<EsitoProva> {
  const sought = await measure(() => searchTracciato(client, file.name, signal));
  const { tracciato, testo } = sought.valore;
  const spiegazione = await explainInWorker({ file, bases: { tracciato, lettura: null, ...told } }, signal);
  const steps: PassoLettura[] = [
    {
      id: 'nome',
      titolo: 'Nome del file',
      testo,
      perche: [],
      esito: 'bene',
      millisecondi: sought.millisecondi,
    },
    ...spiegazione.steps,
  ];
  const { importazioni, millisecondi } = await measure(() => client.call('importazioni', { signal })).then(
    ({ valore, ...rest }) => ({ ...valore, ...rest }),
  );
  steps.push({ ...alreadyImported(importazioni, spiegazione.sha256), millisecondi });
  const parsed = spiegazione.esito.tipo === 'letto' ? spiegazione.esito : null;
  const [estratto] = parsed?.estratti ?? [];
  if (!parsed || !estratto) return { steps, spiegazione, gemelli: new Set() };
  const conto = estratto.natura === 'movimento' ? (tracciato?.id_conto ?? id_conto) : null;
  const where = { id_conto: conto, formato: parsed.formato };
  const existing = await measure(() => searchPresent(client, estratto, where, signal));
  const { gemelli } = existing.valore;
  steps.push({
    id: 'presenti',
    titolo: 'Righe già presenti',
    testo: existing.valore.testo,
    perche: [],
    esito: existing.valore.esito,
    millisecondi: existing.millisecondi,
  });
  const controparti = await measure(() => searchControparti(client, estratto, signal));
  steps.push({
    id: 'controparti',
    titolo: 'Controparti',
    ...controparti.valore,
    esito: 'bene',
    millisecondi: controparti.millisecondi,
  });
  return { steps, spiegazione, gemelli };
}
