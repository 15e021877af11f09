/** Tracciati as a list, samples, originals and re-readings: what an empty office answers. */
import { LIMITE_ORIGINALI } from '#api/contract/originali.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

const nulla = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};

const listTracciati = (stato: MockStato) => ({
  tracciati: stato.tracciati.map((tracciato) => ({
    ...tracciato,
    attivo: true,
    autore: stato.me.username,
    salvata_il: null,
    numero_campioni: 0,
    usi: 0,
    ultimo_uso: null,
  })),
  nomi_file: [],
});

export const tracciatiResolvers = (stato: MockStato) =>
  ({
    tracciati: () => listTracciati(stato),
    tracciatiModifica: ({ body }) => {
      if (body.azione !== 'elimina') return nulla();
      stato.tracciati = stato.tracciati.filter(({ id }) => !body.ids.includes(id));
      return listTracciati(stato);
    },
    tracciatoVersioni: nulla,
    tracciatoCampioni: () => ({ campioni: [] }),
    campioneNuovo: nulla,
    campione: nulla,
    campioniElimina: () => ({ ok: true }),
    importazioniConseguenze: nulla,
    importazioniAnnulla: nulla,
    impostazioniImportazione: () => ({ conserva_originali: false, limite_originali: LIMITE_ORIGINALI }),
    impostazioniImportazioneSalva: ({ body }) => body,
    originaleSalva: nulla,
    originale: nulla,
    importazioneRighe: nulla,
    importazioneRiletta: nulla,
    rilettaAnnulla: nulla,
  }) satisfies { [N in NomiTracciati]: MockResolver<N> };

type NomiTracciati =
  | 'tracciati'
  | 'tracciatiModifica'
  | 'tracciatoVersioni'
  | 'tracciatoCampioni'
  | 'campioneNuovo'
  | 'campione'
  | 'campioniElimina'
  | 'importazioniConseguenze'
  | 'importazioniAnnulla'
  | 'impostazioniImportazione'
  | 'impostazioniImportazioneSalva'
  | 'originaleSalva'
  | 'originale'
  | 'importazioneRighe'
  | 'importazioneRiletta'
  | 'rilettaAnnulla';
