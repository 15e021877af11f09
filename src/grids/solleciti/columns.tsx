/** The columns of the letters to be confirmed, and of those that were. */
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  ClockRegular,
  ErrorCircleRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { Lettera, Sollecito } from '#api/contract/solleciti.ts';
import {
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  TESTO,
  defineSigned,
  type Sign,
} from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';

const letter = defineColonne<Lettera>();

const countMaybe = ({ partite }: Lettera): number =>
  partite.filter(({ forse_pagata }) => forse_pagata).length;

export const COLONNE_LETTERE = [
  letter('ragione_sociale', 'Cliente', TESTO, { larghezza: 260, flexible: true }),
  letter.computed('livello', 'Livello', TESTO, ({ numero, livello }) => `${numero}. ${livello}`, {
    larghezza: 168,
  }),
  letter.computed('partite', 'Partite', NUMERO, ({ partite }) => partite.length, {
    larghezza: 88,
    hint: (riga) => {
      const maybe = countMaybe(riga);
      const own = riga.partite.map(({ numero_documento }) => numero_documento ?? 'senza numero').join(', ');
      return maybe === 0 ? own : `${own} · ${formatCount(maybe, 'sembra pagata', 'sembrano pagate')}`;
    },
  }),
  letter('totale', 'Da incassare', IMPORTO, {}),
  letter('divisa', 'Divisa', TESTO, { larghezza: 80, hidden: true }),
  letter('giorni', 'Giorni', NUMERO, {
    larghezza: 92,
    ordine: 'desc',
    senzaTotale: true,
    hint: ({ giorni }) => `La più vecchia è scaduta da ${formatCount(giorni, 'giorno', 'giorni')}`,
  }),
  letter.computed('email', 'E-mail', TESTO, ({ email }) => email ?? 'Manca l’e-mail', {
    larghezza: 220,
    draw: ({ email }) =>
      email ?? <ColumnLabel tono="attenzione" icon={<WarningRegular />} testo="Manca l’e-mail" />,
    comeTesto: true,
  }),
  letter.computed('crediti', 'A suo credito', IMPORTO, ({ crediti }) => (crediti === 0 ? null : crediti), {
    larghezza: 118,
    hint: ({ crediti }) =>
      crediti === 0 ? null : 'Ha anche partite a suo favore: valuta una compensazione prima di scrivere',
  }),
  letter('ultimo', 'Ultimo sollecito', DATA, { larghezza: 132 }),
];

const STATI: Record<Sollecito['stato'], Sign> = {
  in_coda: { testo: 'In coda', tono: 'neutro', icon: <ClockRegular /> },
  inviato: { testo: 'Inviato', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  incerto: { testo: 'Da verificare', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  fallito: { testo: 'Non partito', tono: 'negativo', icon: <ErrorCircleRegular /> },
  annullato: { testo: 'Annullato', tono: 'spento', icon: <ArrowUndoRegular /> },
};

export const StatoSollecito = ({ stato: how }: { stato: Sollecito['stato'] }) => (
  <ColumnLabel {...STATI[how]} />
);

const sollecito = defineColonne<Sollecito>();

export const COLONNE_SOLLECITI = [
  sollecito('creato_il', 'Confermato il', ISTANTE, { ordine: 'desc', larghezza: 150 }),
  sollecito('ragione_sociale', 'Cliente', TESTO, { larghezza: 230, flexible: true }),
  sollecito.computed('livello', 'Livello', TESTO, ({ numero, livello }) => `${numero}. ${livello}`, {
    larghezza: 160,
  }),
  sollecito('stato', 'Stato', defineSigned(STATI), {
    larghezza: 130,
    draw: ({ stato: how }) => <StatoSollecito stato={how} />,
  }),
  sollecito('inviato_il', 'Inviato il', ISTANTE, { larghezza: 150 }),
  sollecito('destinatario', 'A', TESTO, { larghezza: 200 }),
  sollecito('partite', 'Partite', NUMERO, { larghezza: 84 }),
  sollecito('totale', 'Totale', IMPORTO, {}),
  sollecito('divisa', 'Divisa', TESTO, { larghezza: 80, hidden: true }),
  sollecito('motivo', 'Perché', TESTO, { larghezza: 240 }),
  sollecito('tentativi', 'Tentativi', NUMERO, { larghezza: 96, senzaTotale: true, hidden: true }),
  sollecito('oggetto', 'Oggetto', TESTO, { larghezza: 240 }),
  sollecito('autore', 'Confermato da', TESTO, { larghezza: 130 }),
];
