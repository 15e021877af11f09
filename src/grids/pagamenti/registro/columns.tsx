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
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import type { RigaRegistro } from './righe.ts';
import { NOMI_DIFFERENZE } from '../bench/differenze-names.ts';

const column = defineColonne<RigaRegistro>();

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

const joined = (values: readonly (string | null)[]): string | null =>
  [...new Set(values)].filter(Boolean).join(', ') || null;

export const COLONNE_REGISTRO = [
  column('data', 'Data', DATA, { ordine: 'desc' }),
  column('verso', 'Verso', defineStato(VERSI), { larghezza: 116 }),
  column.computed('soggetti', 'Di chi', TESTO, ({ soggetti }) => joined(soggetti), {
    larghezza: 220,
    flexible: true,
  }),
  column('importo', 'Importo', IMPORTO, {}),
  column.computed(
    'documenti',
    'Documenti',
    TESTO,
    ({ partite }) => joined(partite.map(({ numero_documento }) => numero_documento)),
    { larghezza: 150, folded: true },
  ),
  column.computed(
    'differenze',
    'Differenze',
    IMPORTO,
    ({ differenze }) =>
      differenze.length === 0 ? null : toCentesimi(sumCentesimi(differenze.map(({ importo }) => importo))),
    {
      hint: ({ differenze }) =>
        differenze
          .map(({ tipo, importo }) => `${NOMI_DIFFERENZE[tipo]} ${formatImporto(importo)}`)
          .join(', '),
    },
  ),
  column.computed('stato', 'Stato', defineStato(STATI), getStato, {
    larghezza: 118,
    draw: (riga) => <ColumnLabel {...SEGNI[getStato(riga)]} testo={STATI[getStato(riga)]} />,
  }),
  column('origine', 'Origine', defineStato(ORIGINI), {
    larghezza: 104,
    cede: true,
    draw: ({ origine }) => <ColumnLabel tono="neutro" icon={ICONE[origine]} testo={ORIGINI[origine]} />,
  }),
  column('tipo_pagamento', 'Tipo', TESTO, { larghezza: 130, cede: true }),
  column('conto', 'Conto', TESTO, { larghezza: 150, folded: true, cede: true }),
  column('conferma', 'Deciso', defineStato(CONFERME), { larghezza: 132, cede: true }),
  column.computed(
    'punteggio',
    'Sicurezza %',
    NUMERO,
    ({ punteggio }) => (punteggio === null ? null : Math.floor(punteggio * 100)),
    { senzaTotale: true, larghezza: 104, cede: true },
  ),
  column.computed('motivi', 'Motivi', TESTO, ({ motivi }) => joined(motivi), { larghezza: 240, cede: true }),
  column.computed(
    'movimenti',
    'Movimento',
    TESTO,
    ({ movimenti }) => joined(movimenti.map(({ descrizione }) => descrizione)),
    { larghezza: 240, cede: true },
  ),
  column('riferimento', 'Riferimento', TESTO, { larghezza: 140, cede: true }),
  column('nota', 'Nota', TESTO, { larghezza: 180, cede: true }),
  column('autore', 'Autore', TESTO, { larghezza: 120, cede: true }),
  column('creato_il', 'Registrato il', ISTANTE, { cede: true }),
  column('annullato_da', 'Annullato da', TESTO, { larghezza: 120, hidden: true }),
  column('annullato_il', 'Annullato il', ISTANTE, { hidden: true }),
  column('motivo', 'Perché', TESTO, { larghezza: 160, hidden: true }),
  column('id', 'Numero', NUMERO, { larghezza: 92, senzaTotale: true, cede: true }),
];
