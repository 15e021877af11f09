/** Whether an import ties, in a word, an icon and a colour. */
import { Badge, Tooltip } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ErrorCircleFilled, QuestionCircleRegular } from '@fluentui/react-icons';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { formatImporto } from '#domain/importi.ts';

const ASPECT = {
  quadra: { color: 'success', icon: <CheckmarkCircleFilled />, label: 'Quadra' },
  non_quadra: { color: 'danger', icon: <ErrorCircleFilled />, label: 'Non quadra' },
  non_verificabile: { color: 'informative', icon: <QuestionCircleRegular />, label: 'Non verificabile' },
} as const;

/** One sentence that explains the badge. */
function explain({ esito, differenza, riga }: Quadratura): string {
  if (esito === 'quadra') return 'Saldo iniziale più righe uguale saldo finale, al centesimo.';
  if (esito === 'non_verificabile')
    return 'Il file non riporta i saldi: non c’è con che confrontare le righe.';
  const missing = differenza === null ? '' : ` Differenza di ${formatImporto(differenza)}.`;
  return `I saldi del file non tornano.${missing}${riga === null ? '' : ` Si rompe alla riga ${riga}.`}`;
}

export function QuadraturaBadge({ quadratura }: { quadratura: Quadratura | null }) {
  const outcome = quadratura ?? { esito: 'non_verificabile', differenza: null, riga: null };
  const { color, icon, label } = ASPECT[outcome.esito];
  return (
    <Tooltip content={explain(outcome)} relationship="description">
      <Badge appearance="tint" color={color} icon={icon} size="large">
        {label}
      </Badge>
    </Tooltip>
  );
}
