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
import { righeSoggetti, ruoloAtom } from '../../atoms.ts';
import { chiudiAtom } from '../open.ts';
import { annullaElencoAtom } from './annul.ts';
import { readRighe, type ColumnMapping, proposeMappa, findHeader } from './mapping.ts';
import type { LeggiTabella, ImportedTable } from './table.ts';

export interface SceltaImporta {
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

const NIENTE = proposeMappa([]);
interface Prova {
  domanda: object;
  esiti: readonly EsitoRigaSoggetto[] | null;
  errore: string | null;
}

type Stato = 'vuoto' | 'lettura' | 'prova' | 'pronto' | 'scrittura';

/** Empty texts need not travel. */
const asciutta = (riga: RigaSoggetto): { riga: number; ragione_sociale: string; ruoli: RuoloSoggetto[] } => ({
  ...Object.fromEntries(Object.entries(riga).filter(([, valore]) => valore !== '')),
  riga: riga.riga,
  ragione_sociale: riga.ragione_sociale,
  ruoli: riga.ruoli,
});

export function useImporta(leggiTabella: LeggiTabella) {
  const client = useAtomValue(clientAtom);
  const ruolo = useAtomValue(ruoloAtom);
  const azienda = useAtomValue(aziendaAtom);
  const carica = useSetAtom(righeSoggetti.caricaAtom);
  const annulla = useSetAtom(annullaElencoAtom);
  const close = useSetAtom(chiudiAtom);
  const toast = useSetAtom(addToastAtom);
  const [letto, setLetto] = useState<Letto | null>(null);
  const [mappa, cambiaMappa] = useState<ColumnMapping>(NIENTE);
  const [scelte, cambiaScelte] = useState<SceltaImporta>({
    ruolo: ruolo ?? 'cliente',
    esistenti: 'aggiorna',
    iban_verificati: false,
  });
  const [prova, setProva] = useState<Prova | null>(null);
  const [fase, setFase] = useState<'lettura' | 'scrittura' | null>(null);
  const [rifiuto, setRifiuto] = useState<string | null>(null);

  const righe = useMemo(
    () => (letto ? readRighe(letto.tabella, letto.testa, mappa, scelte.ruolo) : []),
    [letto, mappa, scelte.ruolo],
  );
  const troppe = righe.length > MAX_IMPORTA_SOGGETTI;
  const { esistenti, iban_verificati } = scelte;
  /** What is asked: another value is another question. */
  const domanda = useMemo(
    () =>
      letto && righe.length > 0 && !troppe
        ? { nome_file: letto.nome, righe: righe.map(asciutta), esistenti, iban_verificati }
        : null,
    [letto, righe, troppe, esistenti, iban_verificati],
  );

  const leggi = async (files: readonly File[]) => {
    setRifiuto(null);
    setLetto(null);
    setFase('lettura');
    const esito = await leggiTabella(files, azienda?.ragione_sociale ?? null);
    setFase(null);
    if (!esito.ok) return setRifiuto(esito.motivo);
    const { tabella } = esito;
    const testa = findHeader(tabella);
    cambiaMappa(proposeMappa(tabella.righe[testa] ?? []));
    const nome = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} fatture`;
    setLetto({ nome, tabella, testa });
  };

  // Every choice is tried again: what a row comes to depends on all of them.
  useEffect(() => {
    if (!domanda) return undefined;
    const asking = new AbortController();
    client.call('soggettiImporta', { body: { ...domanda, prova: true }, signal: asking.signal }).then(
      ({ esiti }) => setProva({ domanda, esiti, errore: null }),
      (cause: unknown) => {
        if (!asking.signal.aborted) setProva({ domanda, esiti: null, errore: describeError(cause) });
      },
    );
    return () => asking.abort();
  }, [client, domanda]);

  const risposta = prova !== null && prova.domanda === domanda ? prova : null;
  const esiti = risposta?.esiti ?? null;
  const errore = troppe
    ? `Il file ha ${righe.length} righe: se ne importano al massimo ${MAX_IMPORTA_SOGGETTI} per volta.`
    : (rifiuto ?? risposta?.errore ?? null);
  const stato: Stato =
    fase ?? (domanda === null ? (letto ? 'pronto' : 'vuoto') : risposta ? 'pronto' : 'prova');

  const conta = (quale: EsitoRigaSoggetto['esito']) =>
    esiti?.filter(({ esito }) => esito === quale).length ?? 0;
  const conti = {
    nuovi: conta('nuovo'),
    aggiornati: conta('aggiornato'),
    daScrivere: conta('nuovo') + conta('aggiornato'),
  };

  const importa = async () => {
    if (!domanda || !esiti || stato !== 'pronto') return;
    setFase('scrittura');
    setRifiuto(null);
    const refused = new Set(esiti.filter(({ esito }) => esito === 'rifiutato').map(({ riga }) => riga));
    const good = domanda.righe.filter(({ riga }) => !refused.has(riga));
    try {
      const { id_elenco } = await client.call('soggettiImporta', {
        body: { ...domanda, righe: good, prova: false },
      });
      toast({
        severity: 'success',
        titolo: `Importati ${formatCount(conti.daScrivere, 'soggetto', 'soggetti')}`,
        testo: `${formatCount(conti.nuovi, 'nuovo', 'nuovi')}, ${formatCount(conti.aggiornati, 'aggiornato', 'aggiornati')}${refused.size === 0 ? '' : `, ${formatCount(refused.size, 'riga lasciata fuori', 'righe lasciate fuori')}`}.`,
        ...(id_elenco !== null && { azione: { label: 'Annulla', run: () => void annulla(id_elenco) } }),
      });
      close();
      await carica();
    } catch (cause) {
      setRifiuto(describeError(cause));
      setFase(null);
    }
  };

  const width = letto ? Math.max(0, ...letto.tabella.righe.slice(0, 100).map((riga) => riga.length)) : 0;
  const header = letto ? (letto.tabella.righe[letto.testa] ?? []) : [];
  return {
    file: letto?.nome ?? null,
    intestazione: letto ? Array.from({ length: width }, (_, at) => header[at] ?? '') : null,
    mappa,
    cambiaMappa,
    scelte,
    cambiaScelte,
    righe,
    esiti,
    stato,
    errore,
    conti,
    leggi,
    importa,
  };
}
export type UsoImporta = ReturnType<typeof useImporta>;
