/** Whom a thing of the studio touches: counted, with the names of the aziende that the person may open. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { UsoCondivisa } from '#api/contract/condivise.ts';
import type { DelloStudio } from '#api/contract/dello-studio.ts';
import { formatCount } from '#domain/text.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  own: { color: tokens.colorNeutralForeground3 },
  rest: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Whose it is, as lists of voci and rules say it. */
export const DI_CHI = {
  azienda: 'Dell’azienda',
  studio: 'Dello studio',
  modificata: 'Modificata qui',
} as const;
/** The same of tracciati. */
export const DI_CHI_TRACCIATI = { ...DI_CHI, modificata: 'Modificato qui' } as const;
export const getDiChi = (dello_studio: DelloStudio): keyof typeof DI_CHI =>
  dello_studio === null ? 'azienda' : dello_studio.personalizzata ? 'modificata' : 'studio';

const aziende = (count: number): string => formatCount(count, 'azienda', 'aziende');

/** `in uso in 37 aziende, 2 con una loro versione`. */
export const formatUso = ({ seguono, proprie }: UsoCondivisa): string =>
  proprie === 0
    ? `in uso in ${aziende(seguono)}`
    : `in uso in ${aziende(seguono + proprie)}, ${proprie === 1 ? '1 con una sua versione' : `${proprie} con una loro versione`}`;

export function ListUse({ uso }: { uso: UsoCondivisa }) {
  const styles = useStyles();
  const { elenco, altre_aziende } = uso;
  return (
    <>
      <ul className={styles.list} aria-label="Aziende che tocca">
        {elenco.map(({ id_azienda, azienda, come }) => (
          <li key={id_azienda}>
            {azienda}
            {come === 'propria' ? <span className={styles.own}> · tiene la sua</span> : null}
          </li>
        ))}
      </ul>
      {altre_aziende > 0 ? (
        <p className={styles.rest}>
          {altre_aziende === 1
            ? 'E un’altra azienda, che non apri.'
            : `E altre ${altre_aziende} aziende, che non apri.`}
        </p>
      ) : null}
    </>
  );
}
