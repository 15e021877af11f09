/** Applies a cause: the statement as it would be without that fault. */
import type { CausaQuadratura } from '#api/contract/quadratura.ts';
import type { EstrattoWithSaldi, RigaWithSaldo } from './stretches.ts';

/** Changes the row of a line. One line of a file may give two rows: an amount and its fee. */
function changeLine(
  estratto: EstrattoWithSaldi,
  isRiga: (riga: RigaWithSaldo) => boolean,
  change: (riga: RigaWithSaldo) => RigaWithSaldo | null,
): EstrattoWithSaldi {
  const at = estratto.righe.findLastIndex(isRiga);
  const riga = estratto.righe[at];
  if (!riga) return estratto;
  const made = change(riga);
  return { ...estratto, righe: estratto.righe.toSpliced(at, 1, ...(made ? [made] : [])) };
}

/** Changes the statement as the cause says. Pure; the result may or may not tie. */
export function applyCausa(estratto: EstrattoWithSaldi, cause: CausaQuadratura): EstrattoWithSaldi {
  const { tipo, importo, letto } = cause;
  const line = cause.riga;
  switch (tipo) {
    case 'riga_mancante':
    case 'riga_scartata': {
      const at = estratto.righe.findLastIndex(({ riga }) => riga <= (line ?? 0)) + 1;
      const absent: RigaWithSaldo = { riga: line ?? 0, data: '', descrizione: '', importo, saldo: null };
      return { ...estratto, righe: estratto.righe.toSpliced(at, 0, absent) };
    }
    case 'riga_doppia':
    case 'riga_in_piu':
      return changeLine(
        estratto,
        (row) => row.riga === line && row.importo === importo,
        () => null,
      );
    case 'segno':
    case 'importo':
    case 'decimale': {
      if (line !== null)
        return changeLine(
          estratto,
          (row) => row.riga === line && row.importo === letto,
          (riga) => ({ ...riga, importo }),
        );
      const factor = importo / (letto ?? importo);
      const righe = estratto.righe.map((row) => ({ ...row, importo: Math.round(row.importo * factor) }));
      return { ...estratto, righe };
    }
    case 'saldo':
      return changeLine(
        estratto,
        (row) => row.riga === line && row.saldo === letto,
        (riga) => ({ ...riga, saldo: importo }),
      );
    case 'saldo_iniziale':
      return { ...estratto, saldo_iniziale: importo };
    case 'saldo_finale':
      return { ...estratto, saldo_finale: importo };
  }
}
