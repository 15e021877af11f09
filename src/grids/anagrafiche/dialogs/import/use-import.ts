/** The steps from a file to soggetti: read here, tried on the server, written in one transaction. */
import { useMemo, useState } from 'react';
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import { MAX_IMPORTA_SOGGETTI } from '#api/contract/soggetti-importa.ts';
import type { RuoloSoggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
import { righeSoggetti, roleAtom } from '../../atoms.ts';
import { closeAtom } from '../open.ts';
import { annulListAtom } from './annul.ts';
import { readRighe, type ColumnMapping, proposeMapping, findHeader } from './mapping.ts';
import type { ReadTable, ImportedTable } from './table.ts';

interface SceltaImporta {
  ruolo: RuoloSoggetto;
  esistenti: 'aggiorna' | 'lascia';
  iban_verificati: boolean;
}

interface Letto {
  nome: string;
  tabella: ImportedTable;
  /** Row of the header; -1 where there is none, and columns are known by their place. */
  testa: number;
}

const NOTHING = proposeMapping([]);
type Stato = 'vuoto' | 'lettura' | 'prova' | 'pronto' | 'scrittura';

/** Empty texts need not travel. */
const dry = (riga: RigaSoggetto): { riga: number; ragione_sociale: string; ruoli: RuoloSoggetto[] } => ({
  ...Object.fromEntries(Object.entries(riga).filter(([, value]) => value !== '')),
  riga: riga.riga,
  ragione_sociale: riga.ragione_sociale,
  ruoli: riga.ruoli,
});

/** The rows that the file holds, and what is asked about them: another value is another question. */
function useQuestion(parsed: Letto | null, mapping: ColumnMapping, scelte: SceltaImporta) {
  const { ruolo, esistenti, iban_verificati } = scelte;
  const righe = useMemo(
    () => (parsed ? readRighe(parsed.tabella, parsed.testa, mapping, ruolo) : []),
    [parsed, mapping, ruolo],
  );
  const tooMany = righe.length > MAX_IMPORTA_SOGGETTI;
  const question = useMemo(
    () =>
      parsed && righe.length > 0 && !tooMany
        ? { nome_file: parsed.nome, righe: righe.map(dry), esistenti, iban_verificati }
        : null,
    [parsed, righe, tooMany, esistenti, iban_verificati],
  );
  return { righe, tooMany, question };
}
type Question = ReturnType<typeof useQuestion>['question'];

type Esiti = readonly EsitoRigaSoggetto[] | null;

/** What the server makes of the question. Every choice is asked again: rows depend on all. */
function useProva(question: Question) {
  const client = useAtomValue(clientAtom);
  const read = useMemo(
    () =>
      question &&
      ((signal: AbortSignal) =>
        client.call('soggettiImporta', { body: { ...question, prova: true }, signal })),
    [client, question],
  );
  return useLettura(read);
}

function countEsiti(esiti: Esiti) {
  const counts = (which: EsitoRigaSoggetto['esito']) =>
    esiti?.filter(({ esito }) => esito === which).length ?? 0;
  const nuovi = counts('nuovo');
  const aggiornati = counts('aggiornato');
  return { nuovi, aggiornati, daScrivere: nuovi + aggiornati };
}

function describeImported({ nuovi, aggiornati }: ReturnType<typeof countEsiti>, left: number): string {
  const out = left === 0 ? '' : `, ${formatCount(left, 'riga lasciata fuori', 'righe lasciate fuori')}`;
  return `${formatCount(nuovi, 'nuovo', 'nuovi')}, ${formatCount(aggiornati, 'aggiornato', 'aggiornati')}${out}.`;
}

/** The names of the columns, as many as the first rows have; empty where the file names none. */
function listColumns({ tabella: { righe }, testa }: Letto): readonly string[] {
  const width = Math.max(0, ...righe.slice(0, 100).map((riga) => riga.length));
  return Array.from({ length: width }, (_, at) => righe[testa]?.[at] ?? '');
}

/** Writes the rows that were not refused, and says so with the way back. */
function useWrite() {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeSoggetti.loadAtom);
  const annul = useSetAtom(annulListAtom);
  const close = useSetAtom(closeAtom);
  const toast = useSetAtom(addToastAtom);
  return async (question: NonNullable<Question>, esiti: NonNullable<Esiti>) => {
    const refused = new Set(esiti.filter(({ esito }) => esito === 'rifiutato').map(({ riga }) => riga));
    const righe = question.righe.filter(({ riga }) => !refused.has(riga));
    const conti = countEsiti(esiti);
    const { id_elenco } = await client.call('soggettiImporta', {
      body: { ...question, righe, prova: false },
    });
    toast({
      titolo: `Importati ${formatCount(conti.daScrivere, 'soggetto', 'soggetti')}`,
      testo: describeImported(conti, refused.size),
      ...(id_elenco !== null && { azione: { label: 'Annulla', run: () => void annul(id_elenco) } }),
    });
    close();
    await load();
  };
}

export function useImporta(readTable: ReadTable) {
  const role = useAtomValue(roleAtom);
  const azienda = useAtomValue(aziendaAtom);
  const write = useWrite();
  const [parsed, setParsed] = useState<Letto | null>(null);
  const [mapping, changeMapping] = useState<ColumnMapping>(NOTHING);
  const [scelte, cambiaScelte] = useState<SceltaImporta>({
    ruolo: role ?? 'cliente',
    esistenti: 'aggiorna',
    iban_verificati: false,
  });
  const [phase, setPhase] = useState<'lettura' | 'scrittura' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const { righe, tooMany, question } = useQuestion(parsed, mapping, scelte);
  const answer = useProva(question);

  const read = async (files: readonly File[]) => {
    setRefusal(null);
    setParsed(null);
    setPhase('lettura');
    const outcome = await readTable(files, azienda?.ragione_sociale ?? null);
    setPhase(null);
    if (!outcome.ok) return setRefusal(outcome.motivo);
    const { tabella } = outcome;
    const testa = findHeader(tabella);
    changeMapping(proposeMapping(tabella.righe[testa] ?? []));
    const nome = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} fatture`;
    setParsed({ nome, tabella, testa });
  };

  const esiti = answer.fresh && answer.error === null ? (answer.dati?.esiti ?? null) : null;
  const error = tooMany
    ? `Il file ha ${righe.length} righe: se ne importano al massimo ${MAX_IMPORTA_SOGGETTI} per volta.`
    : (refusal ?? (answer.fresh ? answer.error : null));
  const stato: Stato =
    phase ?? (question === null ? (parsed ? 'pronto' : 'vuoto') : answer.fresh ? 'pronto' : 'prova');

  const runImport = async () => {
    if (!question || !esiti || stato !== 'pronto') return;
    setPhase('scrittura');
    setRefusal(null);
    try {
      await write(question, esiti);
    } catch (cause) {
      setRefusal(describeError(cause));
      setPhase(null);
    }
  };

  return {
    file: parsed?.nome ?? null,
    intestazione: parsed && listColumns(parsed),
    mapping,
    changeMapping,
    scelte,
    cambiaScelte,
    righe,
    esiti,
    stato,
    error,
    conti: countEsiti(esiti),
    read,
    importa: runImport,
  };
}
export type UsoImporta = ReturnType<typeof useImporta>;
