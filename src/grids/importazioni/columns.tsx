/** The columns of the import log. */
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  ClockRegular,
  ErrorCircleFilled,
  HourglassHalfRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
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
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  SI_NO,
  defineStato,
  TESTO,
  defineSigned,
  type Sign,
} from '#grids/engine/index.ts';

const STATI: Record<StatoImportazione, Sign> = {
  completato: { testo: 'Completata', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  inizializzato: { testo: 'In corso', tono: 'attenzione', icon: <HourglassHalfRegular /> },
  aperto: { testo: 'Aperta', tono: 'neutro', icon: <ClockRegular /> },
  annullato: { testo: 'Annullata', tono: 'spento', icon: <ArrowUndoRegular /> },
};

const ESITI: Record<Quadratura['esito'], Sign> = {
  quadra: { testo: 'Quadra', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  non_verificabile: { testo: 'Non verificabile', tono: 'attenzione', icon: <QuestionCircleRegular /> },
};

const ORIGINI: Record<OrigineTracciato, string> = {
  nativo: 'Di serie',
  salvato: 'Salvato',
  inferito: 'Riconosciuto dal contenuto',
};

/** `Non quadra: differenza 12,00, dalla riga 34. Causa probabile: …`. */
function explainQuadratura({ quadratura }: Importazione): string | null {
  if (!quadratura) return null;
  const { esito, differenza, riga } = quadratura;
  const parts = [
    ...(differenza === null || differenza === 0 ? [] : [`differenza ${formatImporto(differenza)}`]),
    ...(riga === null ? [] : [`dalla riga ${riga}`]),
  ];
  const verdict = [ESITI[esito].testo, parts.join(', ')].filter(Boolean).join(': ');
  return [verdict, describeTotali(quadratura), formatCause(quadratura.cause)].filter(Boolean).join('. ');
}

const column = defineColonne<Importazione>();

export const COLONNE_IMPORTAZIONI = [
  column('creata_il', 'Quando', ISTANTE, { ordine: 'desc' }),
  column('stato', 'Stato', defineSigned(STATI), {
    larghezza: 124,
    draw: (riga) => <ColumnLabel {...STATI[riga.stato]} />,
  }),
  column('nome_file', 'File', TESTO, { larghezza: 220, flexible: true, telefono: 1 }),
  column('conto', 'Conto', TESTO, { larghezza: 170 }),
  column('righe', 'Righe', NUMERO),
  column('scartate', 'Scartate', NUMERO, { larghezza: 92 }),
  column.computed('quadratura', 'Quadratura', defineSigned(ESITI), (riga) => riga.quadratura?.esito ?? null, {
    larghezza: 150,
    telefono: 3,
    hint: explainQuadratura,
    draw: ({ quadratura }) => (quadratura ? <ColumnLabel {...ESITI[quadratura.esito]} /> : null),
  }),
  column.computed<string>(
    'cause',
    'Perché non quadra',
    TESTO,
    ({ quadratura }) =>
      (quadratura &&
        [describeTotali(quadratura), formatCause(quadratura.cause)].filter(Boolean).join('. ')) ||
      null,
    { larghezza: 260, cede: true },
  ),
  column('dare', 'Dare', IMPORTO, { cede: true }),
  column('avere', 'Avere', IMPORTO, { cede: true }),
  column('saldo_iniziale', 'Saldo iniziale', IMPORTO, { senzaTotale: true, larghezza: 124, cede: true }),
  column('saldo_finale', 'Saldo finale', IMPORTO, {
    senzaTotale: true,
    larghezza: 124,
    cede: true,
    telefono: 2,
  }),
  column('dal', 'Dal', DATA, { cede: true }),
  column('al', 'Al', DATA, { cede: true }),
  column('escluse', 'Escluse', NUMERO, { larghezza: 92, cede: true }),
  column('tracciato', 'Tracciato', TESTO, { larghezza: 170, cede: true }),
  column('versione_tracciato', 'Versione', NUMERO, { larghezza: 92, cede: true }),
  column('origine_tracciato', 'Origine', defineStato(ORIGINI), { larghezza: 130, cede: true }),
  column('autore', 'Autore', TESTO, { larghezza: 120, cede: true }),
  column('completata_il', 'Completata il', ISTANTE, { cede: true }),
  column('annullata_il', 'Annullata il', ISTANTE, { cede: true }),
  column('originale', 'File conservato', SI_NO, { larghezza: 128, cede: true }),
  column.computed('rilettura', 'Riletta', SI_NO, ({ rilettura }) => rilettura !== null, {
    larghezza: 92,
    cede: true,
  }),
  column('sha256', 'Impronta SHA-256', TESTO, { larghezza: 170, cede: true }),
  column('id_imp', 'Numero', NUMERO, { larghezza: 92, cede: true }),
];
