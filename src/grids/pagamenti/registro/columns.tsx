/** The columns of the register. */
import {
  ArrowUndoRegular,
  BuildingBankRegular,
  CheckmarkCircleFilled,
  DismissCircleRegular,
  MoneyHandRegular,
  DocumentArrowLeftRegular,
} from '@fluentui/react-icons';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { toCentesimi, formatImporto, sumCentesimi } from '#domain/importi.ts';
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import type { RigaRegistro } from './righe.ts';
import { NOMI_DIFFERENZE } from '../bench/differenze-names.ts';

const colonna = defineColonne<RigaRegistro>();

const VERSI = { incasso: 'Incasso', pagamento: 'Pagamento', compensazione: 'Compensazione' } as const;
const ORIGINI = { movimento: 'Banca', manuale: 'A mano', flusso: 'Flusso' } as const;
const ICONE = {
  movimento: <BuildingBankRegular />,
  manuale: <MoneyHandRegular />,
  flusso: <DocumentArrowLeftRegular />,
} as const;
const CONFERME = { automatica: 'Sopra soglia', proposta: 'Da una proposta', manuale: 'A mano' } as const;
const STATI = { attivo: 'Valido', storno: 'Storno', stornato: 'Stornato', annullato: 'Annullato' } as const;

export function getStato({ attivo, id_storno_di, stornato }: Pagamento): keyof typeof STATI {
  if (!attivo) return 'annullato';
  if (id_storno_di !== null) return 'storno';
  return stornato === 0 ? 'attivo' : 'stornato';
}

const SEGNI = {
  attivo: { tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  storno: { tono: 'attenzione', icon: <ArrowUndoRegular /> },
  stornato: { tono: 'attenzione', icon: <ArrowUndoRegular /> },
  annullato: { tono: 'spento', icon: <DismissCircleRegular /> },
} as const;

const uniti = (values: readonly (string | null)[]): string | null =>
  [...new Set(values)].filter(Boolean).join(', ') || null;

export const COLONNE_REGISTRO = [
  colonna('data', 'Data', DATA, { ordine: 'desc' }),
  colonna('verso', 'Verso', defineStato(VERSI), { larghezza: 116 }),
  colonna.calcolata('soggetti', 'Di chi', TESTO, ({ soggetti }) => uniti(soggetti), {
    larghezza: 220,
    flessibile: true,
  }),
  colonna('importo', 'Importo', IMPORTO, {}),
  colonna.calcolata(
    'documenti',
    'Documenti',
    TESTO,
    ({ partite }) => uniti(partite.map(({ numero_documento }) => numero_documento)),
    { larghezza: 180 },
  ),
  colonna.calcolata(
    'differenze',
    'Differenze',
    IMPORTO,
    ({ differenze }) =>
      differenze.length === 0 ? null : toCentesimi(sumCentesimi(differenze.map(({ importo }) => importo))),
    {
      suggerimento: ({ differenze }) =>
        differenze
          .map(({ tipo, importo }) => `${NOMI_DIFFERENZE[tipo]} ${formatImporto(importo)}`)
          .join(', '),
    },
  ),
  colonna.calcolata('stato', 'Stato', defineStato(STATI), getStato, {
    larghezza: 118,
    disegna: (riga) => <Etichetta {...SEGNI[getStato(riga)]} testo={STATI[getStato(riga)]} />,
  }),
  colonna('origine', 'Origine', defineStato(ORIGINI), {
    larghezza: 104,
    disegna: ({ origine }) => <Etichetta tono="neutro" icon={ICONE[origine]} testo={ORIGINI[origine]} />,
  }),
  colonna('tipo_pagamento', 'Tipo', TESTO, { larghezza: 130 }),
  colonna('conto', 'Conto', TESTO, { larghezza: 170 }),
  colonna('conferma', 'Deciso', defineStato(CONFERME), { larghezza: 132 }),
  colonna.calcolata(
    'punteggio',
    'Sicurezza %',
    NUMERO,
    ({ punteggio }) => (punteggio === null ? null : Math.floor(punteggio * 100)),
    { senzaTotale: true, larghezza: 104 },
  ),
  colonna.calcolata('motivi', 'Motivi', TESTO, ({ motivi }) => uniti(motivi), { larghezza: 240 }),
  colonna.calcolata(
    'movimenti',
    'Movimento',
    TESTO,
    ({ movimenti }) => uniti(movimenti.map(({ descrizione }) => descrizione)),
    { larghezza: 240 },
  ),
  colonna('riferimento', 'Riferimento', TESTO, { larghezza: 140 }),
  colonna('nota', 'Nota', TESTO, { larghezza: 180 }),
  colonna('autore', 'Autore', TESTO, { larghezza: 120 }),
  colonna('creato_il', 'Registrato il', ISTANTE),
  colonna('annullato_da', 'Annullato da', TESTO, { larghezza: 120, nascosta: true }),
  colonna('annullato_il', 'Annullato il', ISTANTE, { nascosta: true }),
  colonna('motivo', 'Perché', TESTO, { larghezza: 160, nascosta: true }),
  colonna('id', 'Numero', NUMERO, { larghezza: 92, senzaTotale: true }),
];
