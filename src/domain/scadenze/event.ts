/** A partita as an event of a calendar: the same words in the exported file and in the private calendar. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, toGiorno } from '../date.ts';
import { formatImporto } from '../importi.ts';
import { findLavorativo } from './holidays.ts';
import type { EventoCalendario } from './ics.ts';

export interface PartitaInCalendario {
  id: number;
  ragione_sociale: string;
  numero_documento: string | null;
  descrizione: string;
  residuo: number;
  divisa: string;
  scadenza: string;
  scadenza_originale: string;
  concordata: { motivo: string } | null;
  forse_pagata: { data: string } | null;
}

interface EventOptions {
  id_azienda: number;
  /** True if a scadenza on a weekend or holiday is shown on the next working day. */
  lavorativi: boolean;
  /** The number of times its date has changed. */
  sequence: number;
}

/** The day on which a scadenza is shown. */
export const getShownGiorno = (scadenza: Giorno, workingDays: boolean): Giorno =>
  workingDays ? findLavorativo(scadenza) : scadenza;

export function toEvento(
  partita: PartitaInCalendario,
  { id_azienda, lavorativi, sequence }: EventOptions,
): EventoCalendario {
  const { residuo, divisa, scadenza, scadenza_originale, concordata, forse_pagata } = partita;
  const direction = residuo < 0 ? 'Da pagare' : 'Da incassare';
  const importo = `${formatImporto(Math.abs(residuo))} ${divisa}`;
  const day = getShownGiorno(toGiorno(scadenza), lavorativi);
  const lines = [
    `${direction}: ${importo}`,
    ...(partita.numero_documento === null ? [] : [`Documento: ${partita.numero_documento}`]),
    partita.descrizione,
    ...(concordata
      ? [`Scadenza concordata: ${concordata.motivo} (era il ${formatData(scadenza_originale)})`]
      : []),
    ...(day === scadenza ? [] : [`Scade il ${formatData(scadenza)}, che non è un giorno lavorativo`]),
    ...(forse_pagata
      ? [`Forse pagata: c’è un movimento del ${formatData(forse_pagata.data)} da abbinare`]
      : []),
  ];
  return {
    uid: `partita-${id_azienda}-${partita.id}@quadra`,
    giorno: day,
    titolo: `${direction} ${importo} · ${partita.ragione_sociale}`,
    descrizione: lines.join('\n'),
    sequence,
    categories: [direction],
  };
}
