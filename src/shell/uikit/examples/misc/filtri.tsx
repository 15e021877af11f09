import { InteractionTag, InteractionTagPrimary, makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { DismissRegular, FilterRegular } from '@fluentui/react-icons';
import { useState } from 'react';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const FILTRI = ['Conto ordinario', 'Da marzo', 'Solo aperte'];

export function Filtri() {
  const styles = useStyles();
  const [filters, setFiltri] = useState<readonly string[]>(FILTRI);
  return (
    <div className={styles.riga}>
      <TagGroup
        className={styles.riga}
        aria-label="Filtri in uso"
        onDismiss={(_event, { value }) => setFiltri(filters.filter((filter) => filter !== value))}
      >
        {filters.map((filter) => (
          <Tag
            key={filter}
            value={filter}
            dismissible
            dismissIcon={{ 'aria-label': 'togli', children: <DismissRegular /> }}
          >
            {filter}
          </Tag>
        ))}
      </TagGroup>
      <InteractionTag appearance="outline" onClick={() => setFiltri(FILTRI)}>
        <InteractionTagPrimary icon={<FilterRegular />}>Rimetti i filtri</InteractionTagPrimary>
      </InteractionTag>
    </div>
  );
}
