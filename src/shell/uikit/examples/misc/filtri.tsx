import { InteractionTag, InteractionTagPrimary, makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { DismissRegular, FilterRegular } from '@fluentui/react-icons';
import { useState } from 'react';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const FILTRI = ['Conto ordinario', 'Da marzo', 'Solo aperte'];

export function Filtri() {
  const styles = useStyles();
  const [filtri, setFiltri] = useState<readonly string[]>(FILTRI);
  return (
    <div className={styles.riga}>
      <TagGroup
        className={styles.riga}
        aria-label="Filtri in uso"
        onDismiss={(_event, { value }) => setFiltri(filtri.filter((filtro) => filtro !== value))}
      >
        {filtri.map((filtro) => (
          <Tag
            key={filtro}
            value={filtro}
            dismissible
            dismissIcon={{ 'aria-label': 'togli', children: <DismissRegular /> }}
          >
            {filtro}
          </Tag>
        ))}
      </TagGroup>
      <InteractionTag appearance="outline" onClick={() => setFiltri(FILTRI)}>
        <InteractionTagPrimary icon={<FilterRegular />}>Rimetti i filtri</InteractionTagPrimary>
      </InteractionTag>
    </div>
  );
}
