/** One JSON object per file, on one line: amounts in cents, days as `YYYY-MM-DD`. */
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import type { EsitoFile } from './reader.ts';
import { writeOut, writeLine } from './output.ts';

/** Rows in one piece of text: a file of a million rows is longer than a string can be. */
const RIGHE_PER_PEZZO = 2_000;

async function writeList(items: readonly unknown[]): Promise<void> {
  for (let at = 0; at < items.length; at += RIGHE_PER_PEZZO) {
    const piece = items.slice(at, at + RIGHE_PER_PEZZO).map((item) => JSON.stringify(item));
    await writeOut(`${at > 0 ? ',' : ''}${piece.join(',')}`);
  }
}

async function writeEstratto(estratto: EstrattoLetto): Promise<void> {
  const { righe, scartate, quadratura: _quadratura, ...testa } = estratto;
  const { conto, divisa, natura, saldo_iniziale, saldo_finale, data_estratto, file, esiti } = testa;
  const head = JSON.stringify({
    ...(file === undefined ? {} : { file }),
    conto,
    divisa,
    natura,
    saldo_iniziale,
    saldo_finale,
    data_estratto,
    ...(esiti === undefined ? {} : { esiti }),
  });
  await writeOut(`${head.slice(0, -1)},"righe":[`);
  await writeList(righe);
  await writeOut('],"scartate":[');
  await writeList(scartate);
  await writeOut(`],"quadratura":${JSON.stringify(explainQuadratura(estratto))}}`);
}

export async function writeJson(file: string, outcome: EsitoFile): Promise<void> {
  if (!outcome.ok) {
    await writeLine(JSON.stringify({ file, errore: outcome.error }));
    return;
  }
  const { formato, tracciato, estratti, notices } = outcome.letto;
  const head = JSON.stringify({
    file,
    formato,
    tracciato: { nome: tracciato.nome, origine: tracciato.origine },
  });
  await writeOut(`${head.slice(0, -1)},"estratti":[`);
  for (const [at, estratto] of estratti.entries()) {
    if (at > 0) await writeOut(',');
    await writeEstratto(estratto);
  }
  await writeLine(`],"avvisi":${JSON.stringify(notices)}}`);
}
