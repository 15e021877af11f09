import { Button, Text } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { PanelBox } from '#import/ui/panel.tsx';

export function RiquadroEsito() {
  return (
    <PanelBox
      icon={<CheckmarkCircleFilled />}
      tone="success"
      title="Importate 1.240 righe"
      actions={
        <>
          <Button appearance="primary">Apri le righe</Button>
          <Button>Importa un altro file</Button>
        </>
      }
    >
      <Text>Dal 01/03/2026 al 31/03/2026, sul Conto ordinario. Il saldo finale torna al centesimo.</Text>
    </PanelBox>
  );
}
