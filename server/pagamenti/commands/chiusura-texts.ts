/** The words and the rows of a closing pack, the same on paper and in a workbook. */
import type { z } from 'zod';
import type { chiusuraSchema } from '#api/contract/chiusura.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';

export type Pack = z.input<typeof chiusuraSchema>;
export type MovimentoSpiegato = Pack['movimenti'][number];
export type PagamentoChiusura = Pack['pagamenti'][number];

export const ESITI: Record<MovimentoSpiegato['esito'], string> = {
  abbinati: 'Abbinato',
  voci: 'Voce',
  giroconti: 'Giroconto',
  misti: 'In parte abbinato, in parte voce',
  ignorati: 'Ignorato',
  aperto: 'NON SPIEGATO',
  parziale: 'SPIEGATO IN PARTE',
  ignorato_senza_motivo: 'IGNORATO SENZA MOTIVO',
};

const joined = (values: readonly (string | null | undefined)[], by = ', '): string =>
  [...new Set(values)].filter(Boolean).join(by);

/** The soggetti and documents that a pagamento settles, with the kinds of its differenze, in words. */
export function describeDocumenti({ partite, differenze }: PagamentoChiusura): string {
  const documenti = joined(partite.map(({ numero_documento }) => numero_documento));
  const gaps = differenze.map(
    ({ tipo, importo }) => `${tipo.replaceAll('_', ' ')} ${formatImporto(importo)}`,
  );
  return joined([documenti, ...gaps]);
}

export const CONFERME: Record<PagamentoChiusura['conferma'], string> = {
  automatica: 'Sopra soglia',
  proposta: 'Da una proposta',
  manuale: 'A mano',
};

/** What explains a movimento, in words: its pagamenti by number, voci, reasons. */
export function describeSpiegato({ id_pagamenti, spiegato_da }: MovimentoSpiegato): string {
  const pagamenti = id_pagamenti.map((id) => `pagamento ${id}`);
  const voci = spiegato_da.map(({ tipo, voce, motivo, regola }) => {
    const name = tipo === 'voce' ? voce : tipo === 'ignorata' ? 'ignorato' : tipo;
    return joined([name, motivo && `(${motivo})`, regola && `regola ${regola}`], ' ');
  });
  return joined([...pagamenti, ...voci], '; ');
}

export const formatConto = ({ conto: { nome, iban } }: Pack): string => joined([nome, iban], ' - ');
export const formatPeriodo = ({ dal, al }: Pack): string => `Dal ${formatData(dal)} al ${formatData(al)}`;

/** The first page: balances, the proof, and how the movimenti end. */
export function makeSintesi(
  pack: Pack,
): { nome: string; valore: string | number; tipo: 'importo' | 'testo' | 'numero' }[] {
  const { prova, spiegazioni } = pack;
  const quote = [
    ['Abbinati a documenti', spiegazioni.abbinati],
    ['Dati a una voce', spiegazioni.voci],
    ['Giroconti e storni', spiegazioni.giroconti],
    ['In parte l’uno, in parte l’altro', spiegazioni.misti],
    ['Ignorati con un motivo', spiegazioni.ignorati],
    ['Non ancora spiegati', spiegazioni.non_spiegati],
  ] as const;
  return [
    { nome: 'Saldo iniziale', valore: pack.saldo_iniziale, tipo: 'importo' },
    { nome: 'Entrate', valore: pack.entrate, tipo: 'importo' },
    { nome: 'Uscite', valore: pack.uscite, tipo: 'importo' },
    { nome: 'Saldo finale', valore: pack.saldo_finale, tipo: 'importo' },
    ...(prova
      ? [
          {
            nome: `Saldo della banca al ${formatData(prova.giorno)}`,
            valore: prova.dichiarato,
            tipo: 'importo' as const,
          },
          { nome: 'Differenza', valore: prova.differenza, tipo: 'importo' as const },
        ]
      : []),
    { nome: 'Prova', valore: pack.spiegazione, tipo: 'testo' },
    {
      nome: 'Esito',
      valore: pack.quadra ? 'Il periodo quadra' : 'Il periodo non è ancora chiuso',
      tipo: 'testo',
    },
    ...quote.map(([nome, { movimenti, totale }]) => ({
      nome,
      valore: `${movimenti} ${movimenti === 1 ? 'movimento' : 'movimenti'}, ${formatImporto(totale)}`,
      tipo: 'testo' as const,
    })),
  ];
}
