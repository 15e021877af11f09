/** What is set up once: session, tracciati, conti. */
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

export const login =
  (stato: MockStato): MockResolver<'login'> =>
  ({ body }) => {
    if (body.username !== stato.me.username)
      throw new MockProblema(401, 'credenziali_errate', 'Credenziali errate');
    stato.autenticato = true;
    return stato.me;
  };

export const primoUtente =
  (stato: MockStato): MockResolver<'primoUtente'> =>
  ({ body }) => {
    if (!stato.primoUtente) throw new MockProblema(409, 'primo_utente_esistente', 'Utente già creato');
    const aziende = [{ id: 1, ragione_sociale: body.azienda }];
    Object.assign(stato, {
      primoUtente: false,
      autenticato: true,
      me: { username: body.username, id_azienda: 1, aziende },
    });
    return stato.me;
  };

export const logout =
  (stato: MockStato): MockResolver<'logout'> =>
  () => {
    stato.autenticato = false;
    return { ok: true };
  };

/** `*` any run of characters, `?` one; case does not count. */
function matchesModello(modello: string, nome: string): boolean {
  const escaped = modello.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(nome);
}

export const tracciatoPerNome =
  (stato: MockStato): MockResolver<'tracciatoPerNome'> =>
  ({ query }) => {
    const candidati = stato.tracciati.filter(({ modello_nome }) =>
      matchesModello(modello_nome, query.fileName),
    );
    const [first] = candidati;
    if (!first) throw new MockProblema(404, 'tracciato_non_trovato', 'Nessun tracciato');
    if (candidati.length > 1)
      throw new MockProblema(409, 'tracciati_multipli', 'Più tracciati', { candidati });
    return first;
  };

export const tracciatiSalva =
  (stato: MockStato): MockResolver<'tracciatiSalva'> =>
  ({ body }) => {
    const before = stato.tracciati.find(({ id }) => id === body.id);
    if (before && before.versione !== body.versione)
      throw new MockProblema(409, 'versione_superata', 'Tracciato modificato da altri');
    const saved = {
      ...body,
      id: before?.id ?? stato.tracciati.length + 1,
      versione: (before?.versione ?? 0) + 1,
    };
    stato.tracciati = [...stato.tracciati.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };

export const contoNuovo =
  (stato: MockStato): MockResolver<'contoNuovo'> =>
  ({ body }) => {
    if (stato.conti.some(({ nome }) => nome === body.nome))
      throw new MockProblema(409, 'gia_esistente', 'Conto già esistente');
    const conto = { ...body, id: stato.conti.length + 1, archiviato: false, versione: 1 };
    stato.conti.push(conto);
    return conto;
  };
