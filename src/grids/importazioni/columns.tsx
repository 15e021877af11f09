/** The columns of the import log. */
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  ClockRegular,
  ErrorCircleFilled,
  HourglassHalfRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type {
  Importazione,
  OrigineTracciato,
  Quadratura,
  StatoImportazione,
} from '#api/contract/importazioni.ts';
import { formatImporto } from '#domain/importi.ts';
import { describeTotali, formatCause } from '#domain/quadratura/words.ts';
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  ISTANTE,
  NUMERO,
  SI_NO,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';

type Segno = { testo: string; tono: Tono; icon: ReactElement };

const STATI: Record<StatoImportazione, Segno> = {
  completato: { testo: 'Completata', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  inizializzato: { testo: 'In corso', tono: 'attenzione', icon: <HourglassHalfRegular /> },
  aperto: { testo: 'Aperta', tono: 'neutro', icon: <ClockRegular /> },
  annullato: { testo: 'Annullata', tono: 'spento', icon: <ArrowUndoRegular /> },
};

const ESITI: Record<Quadratura['esito'], Segno> = {
  quadra: { testo: 'Quadra', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  non_verificabile: { testo: 'Non verificabile', tono: 'attenzione', icon: <QuestionCircleRegular /> },
};

const ORIGINI: Record<OrigineTracciato, string> = {
  nativo: 'Di serie',
  salvato: 'Salvato',
  inferito: 'Riconosciuto dal contenuto',
};

const words = <S extends string>(segni: Record<S, Segno>): Record<S, string> =>
  Object.fromEntries(
    (Object.entries(segni) as [S, Segno][]).map(([key, { testo }]) => [key, testo]),
  ) as Record<S, string>;

/** `Non quadra: differenza 12,00, dalla riga 34. Causa probabile: …`. */
function spiegaQuadratura({ quadratura }: Importazione): string | null {
  if (!quadratura) return null;
  const { esito, differenza, riga } = quadratura;
  const parts = [
    ...(differenza === null || differenza === 0 ? [] : [`differenza ${formatImporto(differenza)}`]),
    ...(riga === null ? [] : [`dalla riga ${riga}`]),
  ];
  const verdetto = [ESITI[esito].testo, parts.join(', ')].filter(Boolean).join(': ');
  return [verdetto, describeTotali(quadratura), formatCause(quadratura.cause)].filter(Boolean).join('. ');
}

const colonna = defineColonne<Importazione>();

export const COLONNE_IMPORTAZIONI = [
  colonna('creata_il', 'Quando', ISTANTE, { ordine: 'desc' }),
  colonna('stato', 'Stato', defineStato(words(STATI)), {
    larghezza: 124,
    disegna: (riga) => <Etichetta {...STATI[riga.stato]} />,
  }),
  colonna('nome_file', 'File', TESTO, { larghezza: 220, flessibile: true }),
  colonna('conto', 'Conto', TESTO, { larghezza: 170 }),
  colonna('righe', 'Righe', NUMERO),
  colonna('scartate', 'Scartate', NUMERO, { larghezza: 92 }),
  colonna.calcolata(
    'quadratura',
    'Quadratura',
    defineStato(words(ESITI)),
    (riga) => riga.quadratura?.esito ?? null,
    {
      larghezza: 150,
      suggerimento: spiegaQuadratura,
      disegna: ({ quadratura }) => (quadratura ? <Etichetta {...ESITI[quadratura.esito]} /> : null),
    },
  ),
  colonna.calcolata<string>(
    'cause',
    'Perché non quadra',
    TESTO,
    ({ quadratura }) =>
      (quadratura &&
        [describeTotali(quadratura), formatCause(quadratura.cause)].filter(Boolean).join('. ')) ||
      null,
    { larghezza: 260 },
  ),
  colonna('dare', 'Dare', IMPORTO),
  colonna('avere', 'Avere', IMPORTO),
  colonna('saldo_iniziale', 'Saldo iniziale', IMPORTO, { senzaTotale: true, larghezza: 124 }),
  colonna('saldo_finale', 'Saldo finale', IMPORTO, { senzaTotale: true, larghezza: 124 }),
  colonna('dal', 'Dal', DATA),
  colonna('al', 'Al', DATA),
  colonna('escluse', 'Escluse', NUMERO, { larghezza: 92 }),
  colonna('tracciato', 'Tracciato', TESTO, { larghezza: 170 }),
  colonna('versione_tracciato', 'Versione', NUMERO, { larghezza: 92 }),
  colonna('origine_tracciato', 'Origine', defineStato(ORIGINI), { larghezza: 130 }),
  colonna('autore', 'Autore', TESTO, { larghezza: 120 }),
  colonna('completata_il', 'Completata il', ISTANTE),
  colonna('annullata_il', 'Annullata il', ISTANTE),
  colonna('originale', 'File conservato', SI_NO, { larghezza: 128 }),
  colonna.calcolata('rilettura', 'Riletta', SI_NO, ({ rilettura }) => rilettura !== null, { larghezza: 92 }),
  colonna('sha256', 'Impronta SHA-256', TESTO, { larghezza: 170 }),
  colonna('id_imp', 'Numero', NUMERO, { larghezza: 92 }),
];
