import type { z } from 'zod';
import type { contoPrimaNotaSchema, primaNotaSchema } from '#api/contract/voci.ts';
import { makePrimaNota, type ContoPrimaNota } from '#domain/voci/prima-nota.ts';
import { VOCI_USUALI } from '#domain/voci/usual.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { succeed, type Result } from '../../core/problems.ts';
import { listConti } from '../../conti/sql/conti.ts';
import type { PeriodoMovimenti } from '../sql/movimenti.ts';
import { readFatti } from '../sql/prima-nota.ts';
import { listVoci } from '../sql/voci.ts';
import type { Actor } from '../../core/actor.ts';

type ContoWire = z.input<typeof contoPrimaNotaSchema>;

/** The double-entry lines of a period. Writes nothing: the lines follow from what explains the movimenti. */
export async function readPrimaNota(
  db: Database,
  { id_azienda }: Actor,
  period: PeriodoMovimenti,
): Promise<Result<z.input<typeof primaNotaSchema>>> {
  // One transaction, so that all parts are read at the same moment.
  return transact(db, async (tx) => {
    const voci = await listVoci(tx, id_azienda);
    const conti = new Map((await listConti(tx, id_azienda)).map((conto) => [conto.id, conto]));
    const byId = new Map(voci.map((voce) => [voce.id, voce]));
    const byRole = new Map(voci.flatMap((voce) => (voce.ruolo === null ? [] : [[voce.ruolo ?? '', voce]])));
    const usual = new Map(VOCI_USUALI.map((voce) => [voce.ruolo ?? '', voce]));
    const toWire = (conto: ContoPrimaNota): ContoWire => {
      if (conto.tipo === 'banca') {
        const found = conti.get(conto.id);
        const nome = found?.nome ?? `BANCA ${conto.id}`;
        return { tipo: 'banca', id: conto.id, codice: found?.codice_conto ?? null, nome, soggetto: null };
      }
      if (conto.tipo === 'voce') {
        const { codice = null, nome = '' } = byId.get(conto.id) ?? {};
        return { tipo: 'voce', id: conto.id, codice, nome, soggetto: null };
      }
      const voce = byRole.get(conto.ruolo);
      // A role without a voce gets the name that the usual chart has for it, and no code.
      const nome = voce?.nome ?? usual.get(conto.ruolo)?.nome ?? conto.ruolo;
      const { id = null, codice = null } = voce ?? {};
      return { tipo: 'voce', id, codice, nome, soggetto: conto.soggetto };
    };
    let [dare, avere, sospesi] = [0, 0, 0];
    const registrazioni = makePrimaNota(await readFatti(tx, id_azienda, period)).map((registrazione) => ({
      ...registrazione,
      righe: registrazione.righe.map((riga) => {
        dare += riga.dare;
        avere += riga.avere;
        if (riga.conto.tipo === 'ruolo' && riga.conto.ruolo === 'sospesi') sospesi += riga.dare + riga.avere;
        return { ...riga, conto: toWire(riga.conto) };
      }),
    }));
    return succeed({ registrazioni, dare, avere, sospesi });
  });
}
