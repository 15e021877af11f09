/** The import lifecycle, in memory: all or nothing, a repeated lot applied once. */
import { type Presente, type RigaImport } from '#api/contract/invio-import.ts';
import { type NomeScritto, NOMI_SCRITTI } from '#api/contract/riga.ts';
import { dettagliGiaImportatoSchema } from '#api/contract/importazioni.ts';
import { toCentesimi, sumCentesimi } from '#domain/importi.ts';
import { announce } from './eventi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockImportazione, MockStato } from './stato.ts';

const now = () => new Date().toISOString();

function find(state: MockStato, id: number): MockImportazione {
  const found = state.importazioni.get(id);
  if (!found) throw new MockProblema(404, 'non_trovato', 'Importazione inesistente');
  if (found.voce.stato === 'annullato')
    throw new MockProblema(409, 'importazione_annullata', 'Importazione annullata');
  return found;
}

/** An import of which nothing is known yet. */
export function openImportazione(state: MockStato): MockImportazione {
  const id_imp = state.importazioni.size + 1;
  const zero = toCentesimi(0);
  const voce: MockImportazione['voce'] = {
    id_imp,
    stato: 'aperto',
    natura: null,
    id_conto: null,
    conto: null,
    nome_file: null,
    sha256: null,
    bytes: null,
    formato: null,
    tracciato: null,
    versione_tracciato: null,
    origine_tracciato: null,
    autore: state.me.username,
    creata_il: now(),
    completata_il: null,
    annullata_il: null,
    righe: 0,
    scartate: 0,
    escluse: 0,
    dare: zero,
    avere: zero,
    saldo_iniziale: null,
    saldo_finale: null,
    dal: null,
    al: null,
    quadratura: null,
    id_tracciato: null,
    originale: false,
    rilettura: null,
  };
  const importazione: MockImportazione = { voce, attesi: null, lotti: new Map() };
  state.importazioni.set(id_imp, importazione);
  return importazione;
}

export const logImportAdd =
  (state: MockStato): MockResolver<'logImportAdd'> =>
  () => {
    return { id_imp: openImportazione(state).voce.id_imp };
  };

/** Rows that look the same, counted. */
function countPresent(state: MockStato, id_conto: number | null, dal: string, al: string): Presente[] {
  const found = new Map<string, Presente>();
  for (const riga of state.righe) {
    if (riga.id_conto !== id_conto || riga.data < dal || riga.data > al) continue;
    const { data, importo, divisa, descrizione, numero_documento } = riga;
    const key = JSON.stringify([data, importo, divisa, descrizione, numero_documento]);
    const occorrenze = (found.get(key)?.occorrenze ?? 0) + 1;
    found.set(key, { data, importo, divisa, descrizione, numero_documento, occorrenze });
  }
  return [...found.values()];
}

export const importPresenti =
  (state: MockStato): MockResolver<'importPresenti'> =>
  ({ body }) => ({ presenti: countPresent(state, body.id_conto, body.dal, body.al) });

export const importRighePresenti =
  (state: MockStato): MockResolver<'importRighePresenti'> =>
  ({ body }) => ({
    righe: state.righe
      .filter(({ id_conto, data }) => id_conto === body.id_conto && data >= body.dal && data <= body.al)
      .map((riga) => {
        const voce = state.importazioni.get(riga.id_imp)?.voce;
        return { ...riga, nome_file: voce?.nome_file ?? null, formato: voce?.formato ?? null };
      }),
    cursor: null,
  });

/** Nobody is known here. */
export const importProposte: MockResolver<'importProposte'> = ({ body }) => ({
  proposte: body.controparti.map(() => ({ nota: false, candidati: [] })),
});

export const importAlias =
  (state: MockStato): MockResolver<'importAlias'> =>
  ({ body }) => {
    const found = find(state, body.id_imp);
    const same = [...state.importazioni.values()].find(
      ({ voce }) => voce.stato === 'completato' && voce.sha256 === body.file.sha256,
    );
    if (same && !body.forza)
      throw new MockProblema(
        409,
        'file_gia_importato',
        'File già importato',
        dettagliGiaImportatoSchema.parse({ importazione: same.voce }),
      );
    const { attesi, file } = body;
    const conto = state.conti.find(({ id }) => id === body.id_conto)?.nome ?? null;
    Object.assign(found.voce, {
      stato: 'inizializzato',
      natura: body.natura,
      id_conto: body.id_conto,
      conto,
      nome_file: file.nome,
      sha256: file.sha256,
      bytes: file.bytes,
      formato: file.formato,
      tracciato: body.tracciato.nome,
      versione_tracciato: body.tracciato.versione,
      origine_tracciato: body.tracciato.origine,
      scartate: attesi.scartate,
      escluse: attesi.escluse,
      saldo_iniziale: attesi.saldo_iniziale,
      saldo_finale: attesi.saldo_finale,
      dal: attesi.dal,
      al: attesi.al,
      quadratura: attesi.quadratura,
    });
    found.attesi = attesi;
    const presenti = countPresent(state, body.id_conto, attesi.dal, attesi.al);
    return { id_imp: body.id_imp, stato: 'inizializzato', alias: [], presenti };
  };

/** What a person may write of a row, before anyone has. */
export const NON_SCRITTA = Object.fromEntries(NOMI_SCRITTI.map((name) => [name, null])) as Record<
  NomeScritto,
  null
>;

/** A row of an import as the office keeps it, under an id of its own. */
export function toRiga(
  state: MockStato,
  { voce }: MockImportazione,
  riga: RigaImport,
): MockStato['righe'][number] {
  state.ultimaRiga += 1;
  return {
    ...NON_SCRITTA,
    ...riga,
    id: state.ultimaRiga,
    id_azienda: state.me.id_azienda,
    id_imp: voce.id_imp,
    natura: voce.natura ?? 'movimento',
    id_conto: voce.id_conto,
    id_mandante: null,
    id_agente: null,
    id_tipo_pagamento: null,
    residuo: riga.importo,
    stato: 'aperta',
    versione: 1,
  };
}

/** The import ends with these sums, and everyone hears of it. */
export function close(
  state: MockStato,
  { voce }: MockImportazione,
  received: { righe: number; dare: number; avere: number },
): void {
  Object.assign(voce, { ...received, stato: 'completato', completata_il: now() });
  announce(state, { tipo: 'importazione', id_imp: voce.id_imp, stato: 'completato' });
}

function complete(state: MockStato, found: MockImportazione): void {
  const rows = [...found.lotti.entries()].sort(([a], [b]) => a - b).flatMap(([, lotto]) => lotto.rows);
  const amounts = rows.map(({ importo }) => importo);
  const ricevuti = {
    righe: rows.length,
    dare: sumCentesimi(amounts.filter((importo) => importo < 0)),
    avere: sumCentesimi(amounts.filter((importo) => importo > 0)),
  };
  const { attesi } = found;
  if (attesi?.righe !== ricevuti.righe || attesi.dare !== ricevuti.dare || attesi.avere !== ricevuti.avere)
    throw new MockProblema(409, 'totali_diversi', 'I totali non coincidono', { attesi, ricevuti });
  for (const row of rows) state.righe.push(toRiga(state, found, row));
  close(state, found, ricevuti);
}

export const importRows =
  (state: MockStato): MockResolver<'importRows'> =>
  ({ query, body }) => {
    const found = find(state, query.id_imp);
    const { lotto, lotti } = body;
    const before = found.lotti.get(lotto);
    if (before && JSON.stringify(before) !== JSON.stringify(body))
      throw new MockProblema(409, 'lotto_diverso', 'Lotto già ricevuto con altre righe');
    if (!before && found.voce.stato !== 'inizializzato')
      throw new MockProblema(409, 'importazione_non_aperta', 'Importazione non inizializzata');
    found.lotti.set(lotto, body);
    if (!before && found.lotti.size === lotti) complete(state, found);
    const righe = [...found.lotti.values()].reduce((sum, { rows }) => sum + rows.length, 0);
    return { id_imp: query.id_imp, lotto, lotti, ricevuti: found.lotti.size, righe, stato: found.voce.stato };
  };

export const allDelImport =
  (state: MockStato): MockResolver<'allDelImport'> =>
  ({ params, query }) => {
    const found = find(state, params.id);
    const own = state.righe.filter(({ id_imp }) => id_imp === params.id);
    const annotate = own.filter(({ nota }) => nota !== null).length;
    if (annotate > 0 && query.conferma !== 'true')
      throw new MockProblema(409, 'annullo_con_conseguenze', 'Righe modificate dopo l’import', {
        righe: own.length,
        annotate,
        modificate: 0,
      });
    state.righe = state.righe.filter(({ id_imp }) => id_imp !== params.id);
    found.lotti.clear();
    Object.assign(found.voce, { stato: 'annullato', annullata_il: now() });
    announce(state, { tipo: 'importazione', id_imp: params.id, stato: 'annullato' });
    return { id_imp: params.id, stato: 'annullato', righe: own.length };
  };

export const importazioni =
  (state: MockStato): MockResolver<'importazioni'> =>
  () => ({
    importazioni: [...state.importazioni.values()].map(({ voce }) => voce).toReversed(),
    cursor: null,
  });
