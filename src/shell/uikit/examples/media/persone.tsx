import { Avatar, AvatarGroup, AvatarGroupItem, makeStyles } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
});

export function Persone() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Avatar name="Anna Brambilla" color="colorful" />
      <Avatar
        name="Anna Brambilla"
        color="colorful"
        size={40}
        badge={{ status: 'available', 'aria-label': 'collegata' }}
      />
      <Avatar
        name="Colombo & Figli S.n.c."
        color="colorful"
        shape="square"
        icon={<BuildingRegular />}
        initials=""
      />
      <AvatarGroup layout="stack" aria-label="Hanno lavorato su queste righe">
        <AvatarGroupItem name="Anna Brambilla" />
        <AvatarGroupItem name="Luca Però" />
        <AvatarGroupItem name="Sara Conti" />
      </AvatarGroup>
    </div>
  );
}
