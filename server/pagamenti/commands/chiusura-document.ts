import type { z } from 'zod';
import type { chiusuraDocumentoQuerySchema, chiusuraDocumentoSchema } from '#api/contract/chiusura.ts';
import { toSlug } from '#domain/text.ts';
import type { Database } from '../../core/db/database.ts';
import { succeed, type Result } from '../../core/problems.ts';
import { writeXlsx } from '../../sheets/xlsx.ts';
import { describeProvenienza, readIntestazione, printDocument } from '../../print/index.ts';
import type { Actor } from '../../core/actor.ts';
import { readChiusura } from './chiusura.ts';
import { makeChiusuraPdf } from './chiusura-pdf.ts';
import { makeChiusuraXlsx } from './chiusura-xlsx.ts';

const TIPI = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The closing pack as a file. */
export async function makeChiusura(
  db: Database,
  actor: Actor,
  { formato, ...query }: z.output<typeof chiusuraDocumentoQuerySchema>,
): Promise<Result<z.input<typeof chiusuraDocumentoSchema>>> {
  const pack = await readChiusura(db, actor, query);
  if (!pack.ok) return pack;
  const { conto, dal, al, generata_da, generata_il } = pack.value;
  const origin = describeProvenienza(generata_da, new Date(generata_il));
  const bytes =
    formato === 'xlsx'
      ? await writeXlsx(makeChiusuraXlsx(pack.value, origin), generata_da)
      : await printDocument(
          makeChiusuraPdf(pack.value, await readIntestazione(db.kysely, actor.id_azienda), origin),
        );
  return succeed({
    nome: `chiusura_${toSlug(conto.nome) || 'conto'}_${dal}_${al}.${formato}`,
    tipo: TIPI[formato],
    dati: bytes.toString('base64'),
  });
}
