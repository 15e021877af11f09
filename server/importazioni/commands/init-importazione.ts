import type { z } from 'zod';
import type { aliasRequestSchema, aliasAnswerSchema } from '#api/contract/invio-import.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { readConto } from '../../conti/sql/conti.ts';
import {
  findCompleted,
  readImportazione,
  lockImportazione,
  updateImportazione,
} from '../sql/importazioni.ts';
import { readImpostazioniImportazione, holdOriginale } from '../sql/originals.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { listPresenti } from '../sql/righe.ts';
import { findExistingSoggetti, resolveControparti, type Resolve } from '../../soggetti/sql/soggetti.ts';
import { readTracciato } from '../../tracciati/sql/tracciati.ts';
import type { Actor } from '../../core/actor.ts';
import { toHead } from './head.ts';

type Request = z.output<typeof aliasRequestSchema>;
type Answer = z.input<typeof aliasAnswerSchema>;

/**
 * Declares the file, its tracciato and the totals that the rows must give. Answers the names that are known and the
 * rows that are present already.
 */
export const startImportazione = (db: Database, actor: Actor, request: Request): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const refused = (await checkState(tx, actor, request)) ?? (await checkReferences(tx, actor, request));
    if (refused) return refused;
    await updateImportazione(tx, actor.id_azienda, request.id_imp, declared(request));
    await appendRegistro(tx, actor, 'importazione_inizializzata', 'importazione', {
      id: request.id_imp,
      dopo: {
        file: request.file,
        tracciato: request.tracciato,
        attesi: request.attesi,
        forza: request.forza,
      },
    });
    const { natura, id_conto, attesi } = request;
    const resolve = await resolveControparti(tx, actor.id_azienda, request.controparti);
    const { conserva_originali, limite_originali } = await readImpostazioniImportazione(tx, actor.id_azienda);
    const kept = await holdOriginale(tx, actor.id_azienda, request.file.sha256);
    return succeed({
      conserva: conserva_originali && request.file.bytes <= limite_originali && kept?.completo !== true,
      id_imp: request.id_imp,
      stato: 'inizializzato',
      alias: resolvedNames(request.controparti, resolve),
      presenti: await listPresenti(tx, actor.id_azienda, {
        natura,
        id_conto,
        dal: attesi.dal,
        al: attesi.al,
      }),
    });
  });

async function checkState(tx: Tx, actor: Actor, request: Request): Promise<Failure | null> {
  const importazione = await lockImportazione(tx, actor.id_azienda, request.id_imp);
  if (!importazione) return fail('non_trovato', 'L’importazione non esiste');
  if (importazione.stato === 'annullato') return fail('importazione_annullata');
  // Declaring once more is allowed as long as no row has arrived: a client that lost the answer tries again.
  if (importazione.stato === 'completato' || importazione.righe > 0) return fail('importazione_non_aperta');
  if (request.forza) return null;
  const twin = await findCompleted(tx, actor.id_azienda, request.file.sha256);
  return twin === undefined ? null : refuseImported(tx, actor.id_azienda, twin);
}

/** The refusal that names the import in which the same file arrived. */
export async function refuseImported(tx: Tx, idAzienda: number, idImp: number): Promise<Failure> {
  const importazione = await readImportazione(tx, idAzienda, idImp);
  return fail('file_gia_importato', { dettagli: { importazione } });
}

async function checkReferences(tx: Tx, actor: Actor, request: Request): Promise<Failure | null> {
  const { id_azienda } = actor;
  const { natura, id_conto, id_mandante, tracciato, attesi } = request;
  if (natura === 'movimento' && id_conto === null)
    return refuseField('id_conto', 'Scegli il conto dei movimenti');
  if (natura === 'partita' && id_conto !== null)
    return refuseField('id_conto', 'Le partite non hanno un conto');
  const conto = id_conto === null ? null : await readConto(tx, id_azienda, id_conto);
  if (conto === undefined) return refuseField('id_conto', 'Il conto non esiste');
  if (conto?.archiviato === true)
    return refuseField(
      'id_conto',
      `Il conto ${conto.nome} è archiviato: riaprilo nelle impostazioni, o scegline un altro`,
    );
  const confirmed = [...new Set(request.confermate.map(({ id_soggetto }) => id_soggetto))];
  if ((await findExistingSoggetti(tx, id_azienda, confirmed)).size < confirmed.length)
    return refuseField('confermate', 'Un soggetto confermato nell’anteprima non esiste più');
  if (id_mandante !== null && (await findExistingSoggetti(tx, id_azienda, [id_mandante])).size === 0)
    return refuseField('id_mandante', 'Il mandante non esiste');
  if (tracciato.id !== null && !(await readTracciato(tx, id_azienda, tracciato.id)))
    return refuseField('tracciato.id', 'Il tracciato non esiste');
  return attesi.dal > attesi.al ? refuseField('attesi.dal', 'Il periodo comincia dopo la sua fine') : null;
}

const declared = ({ file, ...request }: Request) => ({
  stato: 'inizializzato' as const,
  natura: request.natura,
  id_conto: request.id_conto,
  id_mandante: request.id_mandante,
  nome_file: file.nome,
  sha256: file.sha256,
  bytes: file.bytes,
  formato: file.formato,
  forzata: request.forza,
  ...toHead(request),
  confermate: JSON.stringify(request.confermate),
});

/** The names that mean one soggetto wherever they stand in the file. */
function resolvedNames(controparti: Request['controparti'], resolve: Resolve): Answer['alias'] {
  const names = new Map<string, ReturnType<Resolve>>();
  for (const controparte of controparti) {
    const found = resolve(controparte);
    const before = names.get(controparte.nome);
    const agrees = before === undefined || before?.id_soggetto === found?.id_soggetto;
    names.set(controparte.nome, agrees ? found : null);
  }
  return [...names].flatMap(([nome, resolved]) => (resolved ? [{ nome, ...resolved }] : []));
}
