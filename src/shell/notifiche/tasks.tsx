/** The tasks that the person was given, in all their aziende; nothing where there are none. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatData } from '#domain/date.ts';
import { describeCompito } from '#domain/studio/compiti.ts';
import { chooseAziendaAtom } from '#state/azienda.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import { paths } from '../paths.ts';
import { useGroupStyles } from './group.tsx';

export function MyCompiti({ onChoice }: { onChoice: () => void }) {
  const styles = useGroupStyles();
  const choose = useSetAtom(chooseAziendaAtom);
  const { state, reload } = useResource(myCompitiResource);
  // Others give tasks too: they are read again whenever the panel is opened.
  useEffect(() => void reload(), [reload]);
  const compiti = getDati(state)?.compiti ?? [];
  if (compiti.length === 0) return null;
  return (
    <section className={styles.group} aria-label="I miei compiti">
      <h3 className={styles.head}>
        I miei compiti <span className={styles.count}>{compiti.length}</span>
      </h3>
      <ul className={styles.list}>
        {compiti.map((compito) => (
          <li key={`${compito.id_azienda}/${compito.id}`}>
            <Link
              to={paths.pagamenti}
              className={styles.item}
              onClick={() => {
                choose(compito.id_azienda);
                onChoice();
              }}
            >
              <span className={styles.name} title={compito.azienda}>
                {compito.azienda}
              </span>
              <span className={styles.amount}>entro il {formatData(compito.entro)}</span>
              <span className={styles.quiet}>{describeCompito(compito)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
