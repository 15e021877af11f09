/** Tracciati as a list, samples, originals and re-readings: what an empty office answers. */
import { LIMITE_ORIGINALI } from '#api/contract/originali.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

const nothing = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};

const listTracciati = (state: MockStato) => ({
  tracciati: state.tracciati.map((tracciato) => ({
    ...tracciato,
    attivo: true,
    autore: state.me.username,
    salvata_il: null,
    numero_campioni: 0,
    usi: 0,
    ultimo_uso: null,
    dello_studio: null,
  })),
  nomi_file: [],
});

export const tracciatiResolvers = (state: MockStato) =>
  ({
    tracciati: () => listTracciati(state),
    tracciatiModifica: ({ body }) => {
      if (body.azione !== 'elimina') return nothing();
      state.tracciati = state.tracciati.filter(({ id }) => !body.ids.includes(id));
      return listTracciati(state);
    },
    tracciatoVersioni: nothing,
    tracciatoCampioni: () => ({ campioni: [] }),
    campioneNuovo: nothing,
    campione: nothing,
    campioniElimina: () => ({ ok: true }),
    importazioniConseguenze: nothing,
    importazioniAnnulla: nothing,
    impostazioniImportazione: () => ({ conserva_originali: false, limite_originali: LIMITE_ORIGINALI }),
    impostazioniImportazioneSalva: ({ body }) => body,
    originaleSalva: nothing,
    originale: nothing,
    importazioneRighe: nothing,
    importazioneRiletta: nothing,
    rilettaAnnulla: nothing,
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
