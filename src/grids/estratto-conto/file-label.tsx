/** What the rows are narrowed to beside their columns, with the way to take it off. */
import { makeStyles, Tag } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({ file: { maxWidth: '280px' } });

export interface FileLabelProps {
  nome: string;
  /** What the cross does, read aloud. */
  remove: string;
  onRemove: () => void;
}

export function FileLabel({ nome, remove, onRemove }: FileLabelProps) {
  const styles = useStyles();
  return (
    <Tag
      className={styles.file}
      dismissible
      dismissIcon={{ 'aria-label': remove, children: <DismissRegular /> }}
      onClick={onRemove}
    >
      {nome}
    </Tag>
  );
}
