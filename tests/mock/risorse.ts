/** What is set up once: session, tracciati, conti. */
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

export const login =
  (state: MockStato): MockResolver<'login'> =>
  ({ body }) => {
    if (body.username !== state.me.username)
      throw new MockProblema(401, 'credenziali_errate', 'Credenziali errate');
    state.autenticato = true;
    return state.me;
  };

export const primoUtente =
  (state: MockStato): MockResolver<'primoUtente'> =>
  ({ body }) => {
    if (!state.primoUtente) throw new MockProblema(409, 'primo_utente_esistente', 'Utente già creato');
    const aziende = [{ id: 1, ragione_sociale: body.azienda }];
    Object.assign(state, {
      primoUtente: false,
      autenticato: true,
      me: { username: body.username, id_azienda: 1, aziende },
    });
    return state.me;
  };

export const logout =
  (state: MockStato): MockResolver<'logout'> =>
  () => {
    state.autenticato = false;
    return { ok: true };
  };

/** `*` any run of characters, `?` one; case does not count. */
function matchesModello(template: string, name: string): boolean {
  const escaped = template.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(name);
}

export const tracciatoPerNome =
  (state: MockStato): MockResolver<'tracciatoPerNome'> =>
  ({ query }) => {
    const candidati = state.tracciati.filter(({ modello_nome }) =>
      matchesModello(modello_nome, query.fileName),
    );
    const [first] = candidati;
    if (!first) throw new MockProblema(404, 'tracciato_non_trovato', 'Nessun tracciato');
    if (candidati.length > 1)
      throw new MockProblema(409, 'tracciati_multipli', 'Più tracciati', { candidati });
    return first;
  };

export const tracciatiSalva =
  (state: MockStato): MockResolver<'tracciatiSalva'> =>
  ({ body }) => {
    const before = state.tracciati.find(({ id }) => id === body.id);
    if (before && before.versione !== body.versione)
      throw new MockProblema(409, 'versione_superata', 'Tracciato modificato da altri');
    const saved = {
      ...body,
      id: before?.id ?? state.tracciati.length + 1,
      versione: (before?.versione ?? 0) + 1,
    };
    state.tracciati = [...state.tracciati.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };

export const contoNuovo =
  (state: MockStato): MockResolver<'contoNuovo'> =>
  ({ body }) => {
    if (state.conti.some(({ nome }) => nome === body.nome))
      throw new MockProblema(409, 'gia_esistente', 'Conto già esistente');
    const conto = { ...body, id: state.conti.length + 1, archiviato: false, versione: 1 };
    state.conti.push(conto);
    return conto;
  };
