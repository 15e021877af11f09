/** The letters as the person is about to confirm them: which, to whom, with which words. */
import { useState } from 'react';
import { dettagliSollecitiSchema, type Lettera } from '#api/contract/solleciti.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import {
  getLetteraKey,
  contornoAtom,
  fermaSollecitiAtom,
  righeLettere,
  righeSolleciti,
} from '../../atoms.ts';
import { chiudiAtom } from '../open.ts';

export interface BozzaSollecito {
  lettera: Lettera;
  chiave: string;
  /** Goes with the others when they are confirmed. */
  inclusa: boolean;
  destinatario: string;
  /** Partite left out of this letter. */
  fuori: ReadonlySet<number>;
  /** Null where they are those of the level. */
  oggetto: string | null;
  testo: string | null;
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;

/** Why a letter cannot leave as it is, in Italian; null when it can. */
export function explainNotSendable({ destinatario, lettera, fuori }: BozzaSollecito): string | null {
  if (destinatario.trim() === '') return 'Manca l’e-mail';
  if (!EMAIL.test(destinatario.trim())) return 'L’e-mail non è valida';
  return fuori.size === lettera.partite.length ? 'Nessuna partita scelta' : null;
}

/** As the server takes it. */
export const toRichiesta = ({ lettera, destinatario, fuori, oggetto, testo }: BozzaSollecito) => ({
  id_soggetto: lettera.id_soggetto,
  divisa: lettera.divisa,
  destinatario: destinatario.trim(),
  oggetto,
  testo,
  partite: lettera.partite.filter(({ id }) => !fuori.has(id)).map(({ id, residuo }) => ({ id, residuo })),
});

const toBozza = (lettera: Lettera): BozzaSollecito => ({
  lettera,
  chiave: getLetteraKey(lettera),
  inclusa: lettera.email !== null,
  destinatario: lettera.email ?? '',
  fuori: new Set(),
  oggetto: null,
  testo: null,
});

/** `Invia 12 solleciti a 11 soggetti`. */
export function formatSend(bozze: readonly BozzaSollecito[]): string {
  const soggetti = new Set(bozze.map(({ lettera }) => lettera.id_soggetto)).size;
  return `Invia ${formatCount(bozze.length, 'sollecito', 'solleciti')} a ${formatCount(soggetti, 'soggetto', 'soggetti')}`;
}

export function useConferma(lettere: readonly Lettera[]) {
  const client = useAtomValue(clientAtom);
  const contorno = useAtomValue(contornoAtom);
  const close = useSetAtom(chiudiAtom);
  const ferma = useSetAtom(fermaSollecitiAtom);
  const caricaLettere = useSetAtom(righeLettere.caricaAtom);
  const caricaSolleciti = useSetAtom(righeSolleciti.caricaAtom);
  const [bozze, setBozze] = useState<readonly BozzaSollecito[]>(() => lettere.map(toBozza));
  const [scelta, setScelta] = useState(bozze[0]?.chiave ?? '');
  const [stato, setStato] = useState<{ inCorso: boolean; errore: string | null }>({
    inCorso: false,
    errore: null,
  });
  const cambia = (chiave: string, patch: Partial<BozzaSollecito>) =>
    setBozze((now) => now.map((bozza) => (bozza.chiave === chiave ? { ...bozza, ...patch } : bozza)));
  const pronte = bozze.filter((bozza) => bozza.inclusa && explainNotSendable(bozza) === null);
  const bloccate = bozze.filter((bozza) => bozza.inclusa && explainNotSendable(bozza) !== null);
  const motivo = contorno?.dimostrativa
    ? 'I dati di questa azienda sono inventati: da qui non parte nulla'
    : contorno?.mittente === null
      ? 'Prima imposta il server di posta'
      : bloccate.length > 0
        ? 'Completa o togli i solleciti segnati'
        : pronte.length === 0
          ? 'Nessun sollecito da inviare'
          : null;
  const invia = async () => {
    if (motivo !== null || stato.inCorso) return;
    setStato({ inCorso: true, errore: null });
    try {
      const { solleciti, dal } = await client.call('sollecitiConferma', {
        body: { conferma: pronte.length, lettere: pronte.map(toRichiesta) },
      });
      const wait = Math.max(0, Date.parse(dal) - Date.now());
      showToast({
        severity: 'success',
        titolo: formatCount(solleciti.length, 'sollecito in coda', 'solleciti in coda'),
        testo:
          wait < 2_000
            ? 'Partono subito.'
            : `Partono fra ${Math.round(wait / 1_000)} secondi: fino ad allora si possono fermare.`,
        ...(wait < 2_000
          ? {}
          : { durata: wait, azione: { label: 'Ferma', run: () => void ferma(solleciti) } }),
      });
      close();
    } catch (error) {
      const cambiati = parseDettagli(error, 'solleciti_cambiati', dettagliSollecitiSchema)?.cambiati ?? [];
      const which = cambiati
        .map(({ ragione_sociale, perche: why }) => `${ragione_sociale}: ${why}`)
        .join('; ');
      setStato({ inCorso: false, errore: [describeError(error), which].filter(Boolean).join(' ') });
    }
    await Promise.all([caricaLettere(), caricaSolleciti()]);
  };
  return { bozze, scelta, setScelta, cambia, pronte, bloccate, motivo, invia, ...stato };
}
