/** What a day brings, in figures: with their sign, so that colour only repeats it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import type { TotaliGiorno } from '#domain/scadenze/totali.ts';
import type { RigaScadenza } from './atoms.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    justifyContent: 'flex-end',
    minWidth: 0,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '14px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  large: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', columnGap: '14px' },
  in: { color: tokens.colorStatusSuccessForeground1 },
  out: { color: tokens.colorStatusDangerForeground1 },
  saldo: { color: tokens.colorNeutralForeground3 },
});

/** `da incassare 1.234,00, da pagare 500,00, saldo atteso 10.000,00`. */
export function raccontaTotali({ divise, saldo }: TotaliGiorno<RigaScadenza>): string {
  const parts = divise.flatMap(({ divisa, incassare, pagare }) => {
    const di = divisa === 'EUR' ? '' : ` ${divisa}`;
    return [
      ...(incassare === 0 ? [] : [`da incassare ${formatImporto(incassare)}${di}`]),
      ...(pagare === 0 ? [] : [`da pagare ${formatImporto(Math.abs(pagare))}${di}`]),
    ];
  });
  return [...parts, ...(saldo === null ? [] : [`saldo atteso ${formatImporto(saldo)}`])].join(', ');
}

export interface Cifra {
  tipo: 'in' | 'out' | 'saldo';
  testo: string;
}

/** The figures as they are written: in a list with the balance's name, in a cell as short as they can be. */
export function cifreDi({ divise, saldo }: TotaliGiorno<unknown>, grande = false): Cifra[] {
  const [first, ...others] = divise;
  const cifre: Cifra[] = [];
  if (first && first.incassare !== 0) cifre.push({ tipo: 'in', testo: `+${formatImporto(first.incassare)}` });
  if (first && first.pagare !== 0) cifre.push({ tipo: 'out', testo: formatImporto(first.pagare) });
  if (others.length > 0)
    cifre.push({ tipo: 'saldo', testo: `e ${others.map(({ divisa }) => divisa).join(', ')}` });
  if (saldo !== null && (first || grande))
    cifre.push({ tipo: 'saldo', testo: `${grande ? 'saldo atteso' : '='} ${formatImporto(saldo)}` });
  return cifre;
}

export interface TotaliDelGiornoProps {
  totali: TotaliGiorno<RigaScadenza>;
  grande?: boolean;
}

export function TotaliDelGiorno({ totali, grande = false }: TotaliDelGiornoProps) {
  const styles = useStyles();
  const cifre = cifreDi(totali, grande);
  if (cifre.length === 0) return null;
  return (
    <span className={mergeClasses(styles.root, grande && styles.large)} title={raccontaTotali(totali)}>
      {cifre.map(({ tipo, testo }) => (
        <span key={testo} className={styles[tipo]}>
          {testo}
        </span>
      ))}
    </span>
  );
}
