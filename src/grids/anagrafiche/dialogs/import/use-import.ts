/** The steps from a file to soggetti: read here, tried on the server, written in one transaction. */
import { useEffect, useMemo, useState } from 'react';
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import { MAX_IMPORTA_SOGGETTI } from '#api/contract/soggetti-importa.ts';
import type { RuoloSoggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
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
interface Prova {
  question: object;
  esiti: readonly EsitoRigaSoggetto[] | null;
  error: string | null;
}

type Stato = 'vuoto' | 'lettura' | 'prova' | 'pronto' | 'scrittura';

/** Empty texts need not travel. */
const dry = (riga: RigaSoggetto): { riga: number; ragione_sociale: string; ruoli: RuoloSoggetto[] } => ({
  ...Object.fromEntries(Object.entries(riga).filter(([, value]) => value !== '')),
  riga: riga.riga,
  ragione_sociale: riga.ragione_sociale,
  ruoli: riga.ruoli,
});

export function useImporta(readTable: ReadTable) {
  const client = useAtomValue(clientAtom);
  const role = useAtomValue(roleAtom);
  const azienda = useAtomValue(aziendaAtom);
  const load = useSetAtom(righeSoggetti.loadAtom);
  const annul = useSetAtom(annulListAtom);
  const close = useSetAtom(closeAtom);
  const toast = useSetAtom(addToastAtom);
  const [parsed, setParsed] = useState<Letto | null>(null);
  const [mapping, changeMapping] = useState<ColumnMapping>(NOTHING);
  const [scelte, cambiaScelte] = useState<SceltaImporta>({
    ruolo: role ?? 'cliente',
    esistenti: 'aggiorna',
    iban_verificati: false,
  });
  const [proof, setProof] = useState<Prova | null>(null);
  const [phase, setPhase] = useState<'lettura' | 'scrittura' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const righe = useMemo(
    () => (parsed ? readRighe(parsed.tabella, parsed.testa, mapping, scelte.ruolo) : []),
    [parsed, mapping, scelte.ruolo],
  );
  const tooMany = righe.length > MAX_IMPORTA_SOGGETTI;
  const { esistenti, iban_verificati } = scelte;
  /** What is asked: another value is another question. */
  const question = useMemo(
    () =>
      parsed && righe.length > 0 && !tooMany
        ? { nome_file: parsed.nome, righe: righe.map(dry), esistenti, iban_verificati }
        : null,
    [parsed, righe, tooMany, esistenti, iban_verificati],
  );

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

  // Every choice is tried again: what a row comes to depends on all of them.
  useEffect(() => {
    if (!question) return undefined;
    const asking = new AbortController();
    client.call('soggettiImporta', { body: { ...question, prova: true }, signal: asking.signal }).then(
      ({ esiti }) => setProof({ question, esiti, error: null }),
      (cause: unknown) => {
        if (!asking.signal.aborted) setProof({ question, esiti: null, error: describeError(cause) });
      },
    );
    return () => asking.abort();
  }, [client, question]);

  const answer = proof !== null && proof.question === question ? proof : null;
  const esiti = answer?.esiti ?? null;
  const error = tooMany
    ? `Il file ha ${righe.length} righe: se ne importano al massimo ${MAX_IMPORTA_SOGGETTI} per volta.`
    : (refusal ?? answer?.error ?? null);
  const stato: Stato =
    phase ?? (question === null ? (parsed ? 'pronto' : 'vuoto') : answer ? 'pronto' : 'prova');

  const counts = (which: EsitoRigaSoggetto['esito']) =>
    esiti?.filter(({ esito }) => esito === which).length ?? 0;
  const conti = {
    nuovi: counts('nuovo'),
    aggiornati: counts('aggiornato'),
    daScrivere: counts('nuovo') + counts('aggiornato'),
  };

  const runImport = async () => {
    if (!question || !esiti || stato !== 'pronto') return;
    setPhase('scrittura');
    setRefusal(null);
    const refused = new Set(esiti.filter(({ esito }) => esito === 'rifiutato').map(({ riga }) => riga));
    const good = question.righe.filter(({ riga }) => !refused.has(riga));
    try {
      const { id_elenco } = await client.call('soggettiImporta', {
        body: { ...question, righe: good, prova: false },
      });
      toast({
        severity: 'success',
        titolo: `Importati ${formatCount(conti.daScrivere, 'soggetto', 'soggetti')}`,
        testo: `${formatCount(conti.nuovi, 'nuovo', 'nuovi')}, ${formatCount(conti.aggiornati, 'aggiornato', 'aggiornati')}${refused.size === 0 ? '' : `, ${formatCount(refused.size, 'riga lasciata fuori', 'righe lasciate fuori')}`}.`,
        ...(id_elenco !== null && { azione: { label: 'Annulla', run: () => void annul(id_elenco) } }),
      });
      close();
      await load();
    } catch (cause) {
      setRefusal(describeError(cause));
      setPhase(null);
    }
  };

  const width = parsed ? Math.max(0, ...parsed.tabella.righe.slice(0, 100).map((riga) => riga.length)) : 0;
  const header = parsed ? (parsed.tabella.righe[parsed.testa] ?? []) : [];
  return {
    file: parsed?.nome ?? null,
    intestazione: parsed ? Array.from({ length: width }, (_, at) => header[at] ?? '') : null,
    mapping,
    changeMapping,
    scelte,
    cambiaScelte,
    righe,
    esiti,
    stato,
    error,
    conti,
    read,
    importa: runImport,
  };
}
export type UsoImporta = ReturnType<typeof useImporta>;
